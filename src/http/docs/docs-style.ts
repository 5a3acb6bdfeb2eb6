/** The style of the documentation page: no fonts or images from elsewhere, light and dark by the reader's own setting. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --ink: #1c1e26; --soft: #5b6072; --paper: #fdfcfa; --card: #fff; --line: #e5e1d8;
  --accent: #b4491f; --code: #f5f2ec; --mark: #fbeee6; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --soft: #a2a3ad; --paper: #16171c; --card: #1d1f26;
  --line: #33353f; --accent: #f0946a; --code: #23252d; --mark: #3a2a22; } }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1.5rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, -apple-system, "Segoe UI", sans-serif; }
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 3px; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.page { display: grid; grid-template-columns: 15rem minmax(0, 50rem); gap: 3.5rem; max-width: 74rem; margin: 0 auto; padding: 0 1.5rem; }
nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 3rem 0; font-size: .92rem; }
nav strong { display: block; margin-bottom: 1rem; font-size: 1.05rem; }
nav ul { list-style: none; margin: 0 0 1.2rem; padding: 0; }
nav li { margin: .15rem 0; }
nav a { color: var(--soft); text-decoration: none; }
nav a:hover { color: var(--accent); }
main { padding: 3rem 0 6rem; }
h1 { margin: 0 0 .5rem; font-size: 2.3rem; line-height: 1.15; letter-spacing: -.02em; }
h2 { margin: 3.5rem 0 1rem; padding-top: 1.2rem; border-top: 1px solid var(--line); font-size: 1.5rem; letter-spacing: -.01em; }
h3 { margin: 2.2rem 0 .5rem; font-size: 1.12rem; }
h4 { margin: 1.4rem 0 .3rem; font-size: .8rem; letter-spacing: .06em; text-transform: uppercase; color: var(--soft); }
.lead { margin: 0 0 1.5rem; font-size: 1.15rem; color: var(--soft); }
code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .88em; }
code { padding: .1em .35em; border-radius: 4px; background: var(--code); overflow-wrap: anywhere; }
pre { margin: .8rem 0; padding: 1rem 1.1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--code); overflow-x: auto; line-height: 1.5; }
pre code { padding: 0; background: none; overflow-wrap: normal; }
.verb { margin-right: .5rem; padding: .15em .5em; border-radius: 5px; background: var(--accent); color: var(--paper); font-size: .72em; font-weight: 700; vertical-align: .15em; }
.tag { display: inline-block; padding: 0 .5em; border-radius: 1em; background: var(--mark); color: var(--accent); font-size: .75rem; }
.scroll { overflow-x: auto; margin: .8rem 0; border: 1px solid var(--line); border-radius: 8px; background: var(--card); }
table { width: 100%; border-collapse: collapse; font-size: .92rem; }
th, td { padding: .55rem .8rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { font-size: .76rem; letter-spacing: .05em; text-transform: uppercase; color: var(--soft); white-space: nowrap; }
tr:last-child td { border-bottom: 0; }
td:first-child { white-space: nowrap; }
td p { margin: 0 0 .3rem; }
@media (max-width: 60rem) { .page { display: block; } nav { position: static; max-height: none; padding: 2rem 0 0; }
  nav ul { columns: 2; } main { padding-top: 1.5rem; } }
@media print { nav { display: none; } .page { display: block; } }
`;
