"""The benchmarks: `make bench`. A speed stands beside something measured in the same run, since machines differ."""
