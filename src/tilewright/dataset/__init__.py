"""Games as tables: one row per move, written as Parquet, from games of bots or from GCG files."""
