"""`python -m tilewright`, where the command itself is not on the path."""

from tilewright.cli.main import main

if __name__ == "__main__":
    main(prog_name="tilewright")
