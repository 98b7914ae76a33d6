"""An analysis as a page that stands alone: no scripts, no other files, and it prints well."""

from tilewright.coach.html.page import game_html, page_end, page_start

__all__ = ["game_html", "page_end", "page_start"]
