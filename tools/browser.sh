#!/bin/sh
# The browser that the tests of the page drive: Debian's Chromium, installed where that may be done. Without its windows
# and menus it needs a third less CPU.
set -e
for name in chromium-headless-shell chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then exit 0; fi
done
install() { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$1" >/dev/null; }
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Chromium for the browser tests ..."
    apt-get update -qq && { install chromium-headless-shell 2>/dev/null || install chromium; } && exit 0
fi
echo "There is no Chromium, so the browser tests are skipped. On Debian and Ubuntu: sudo apt-get install chromium" >&2
if [ "$CI" = true ]; then exit 1; fi
