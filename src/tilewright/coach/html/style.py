"""The style of the report, in the colours of the page."""

STYLE = """
:root{--bg:#f5f1e8;--surface:#fdfbf6;--well:#ebe4d5;--line:#ded5c4;--ink:#2b2620;--ink2:#655b4f;--accent:#1e6a58;
--warn:#a23a2c;--gold:#b4740e;--goldsoft:#f6e6c4;--c0:#1e6a58;--c1:#a2521e;--c2:#1456b8;--c3:#7a3a8e;
--sans:Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;
--serif:Vollkorn,"Iowan Old Style",Charter,Georgia,serif}
@media (prefers-color-scheme:dark){:root{--bg:#1a1815;--surface:#242119;--well:#2f2b22;--line:#3d382d;--ink:#eee7d9;
--ink2:#b3a997;--accent:#76c7ad;--warn:#f0988b;--gold:#e3b04f;--goldsoft:#40331a;--c0:#76c7ad;--c1:#e8a06a;--c2:#8db6ff;
--c3:#d5a6e6}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:400 15px/22px var(--sans)}
main{max-width:1120px;margin:auto;padding:24px}
h1,h2{font-family:var(--serif);font-variant-numeric:lining-nums;font-weight:600;margin:0}
h1{font-size:36px;line-height:42px}h2{font-size:22px;line-height:28px;margin-bottom:8px}
.lead{font-size:18px;line-height:26px;color:var(--ink2);margin:8px 0 24px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:18px 20px;margin:0 0 16px}
article{margin-bottom:48px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th{text-align:left;font-size:12px;color:var(--ink2);font-weight:600}
th,td{padding:6px 10px 6px 0;border-bottom:1px solid var(--line);vertical-align:top}
td.n,th.n{text-align:right}
.word{font-weight:600;letter-spacing:.03em;white-space:nowrap}
.mut{color:var(--ink2)}
.large{color:var(--warn);font-weight:650}.medium{color:var(--gold);font-weight:650}
.key{display:flex;flex-wrap:wrap;gap:4px 20px;margin-top:8px;font-size:13px;color:var(--ink2)}
.dot{display:inline-block;width:10px;height:10px;border-radius:5px;margin-right:6px}
.graph{display:block;width:100%;height:auto}
.graph text{font:12px var(--sans);fill:var(--ink2)}
.boards{display:grid;grid-template-columns:repeat(auto-fill,minmax(280px,1fr));gap:16px;margin-bottom:16px}
.boards .card{margin:0;break-inside:avoid}
.boards p{margin:0}.boards svg{width:100%;height:auto;display:block;margin-bottom:10px}
@media (max-width:599px){main{padding:12px}h1{font-size:28px;line-height:34px}.card{padding:14px}}
@media print{:root{--bg:#fff;--surface:#fff;--ink:#000;--ink2:#444;--line:#bbb;--c0:#1e6a58;--c1:#a2521e;--c2:#1456b8;
--c3:#7a3a8e;--warn:#a23a2c;--gold:#8a5a0a}main{padding:0;max-width:none}article{break-after:page}
tr,.card.graph-card{break-inside:avoid}*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
"""
