"""What `make docs` changes on the way from docs/*.md to the site.

The pages are written to be read in the repository as well, so their links lead to its files. On the site, the pages of
the root (CHANGELOG.md and others) are pages too, and links to any other file lead to the repository.
"""

import re
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # installed by `make docs` alone
    from mkdocs.config.defaults import MkDocsConfig  # type: ignore[import-not-found,unused-ignore]
    from mkdocs.structure.files import File, Files  # type: ignore[import-not-found,unused-ignore]
    from mkdocs.structure.pages import Page  # type: ignore[import-not-found,unused-ignore]

ROOT = Path(__file__).resolve().parent.parent
FROM_THE_ROOT = ("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "RULEBOOKS.md", "SECURITY.md")
LINK = re.compile(r"(?<=\]\()(?!https?:|mailto:|#)([^)#\s]+)(#[^)\s]*)?(?=\))")
EXAMPLE = re.compile(r"^```python(?=\n>>> )", re.MULTILINE)


def on_files(files: "Files", config: "MkDocsConfig") -> "Files":
    from mkdocs.structure.files import File  # noqa: PLC0415

    for name in FROM_THE_ROOT:
        files.append(File.generated(config, name.lower(), abs_src_path=str(ROOT / name)))
    return files


def on_page_markdown(markdown: str, page: "Page", config: "MkDocsConfig", files: "Files") -> str:  # noqa: ARG001
    file: File = page.file
    source = file.src_uri.upper().replace(".MD", ".md")
    place = source if source in FROM_THE_ROOT else f"docs/{file.src_uri}"
    return EXAMPLE.sub("```pycon", linked(markdown, place, config.extra["repository"]))


def linked(text: str, place: str, repository: str) -> str:
    """The text with links that work on the site.

    >>> linked("[a](docs/bots.md#x) [b](LICENSE) [c](#y)", "CONTRIBUTING.md", "https://example.org")
    '[a](bots.md#x) [b](https://example.org/blob/main/LICENSE) [c](#y)'
    >>> linked("[a](../RULEBOOKS.md#x) [b](words.md)", "docs/junior.md", "https://example.org")
    '[a](rulebooks.md#x) [b](words.md)'
    """

    def link(found: re.Match[str]) -> str:
        target = normpath(f"{PurePosixPath(place).parent}/{found[1]}")
        up = "../" * (place.count("/") - place.startswith("docs/"))
        fragment = found[2] or ""
        if target in FROM_THE_ROOT:
            return f"{up}{target.lower()}{fragment}"
        if target.startswith("docs/") and (ROOT / target).is_file():
            return f"{up}{target.removeprefix('docs/')}{fragment}"
        return f"{repository}/blob/main/{target}{fragment}"

    return LINK.sub(link, text)
