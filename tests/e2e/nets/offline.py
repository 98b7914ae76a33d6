"""No network: requests fail, and sockets too, which Chromium would leave open."""

from playwright.sync_api import BrowserContext

_NOWHERE = "ws://127.0.0.1:9"
_SOCKETS_TOO = f"""{{
    const open = new Set()
    const Real = WebSocket
    window.WebSocket = class extends Real {{
        constructor(url, ...rest) {{
            super(navigator.onLine ? url : '{_NOWHERE}', ...rest)
            open.add(this)
            this.addEventListener('close', () => open.delete(this))
        }}
    }}
    addEventListener('offline', () => open.forEach((one) => one.close()))
}}"""


def prepare(context: BrowserContext) -> None:
    """Before its pages are opened; then `context.set_offline` takes sockets away as well."""
    context.add_init_script(_SOCKETS_TOO)
