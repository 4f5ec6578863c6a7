// How the page of the contract looks: the colours of the shop, one column on a phone, light and dark by the system. [PKG-03]

export const pageStyle = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fbf9f4, #0e161f);
  --card: light-dark(#ffffff, #16212d);
  --ink: light-dark(#14202e, #eef2f5);
  --muted: light-dark(#51606f, #a5b4c2);
  --line: light-dark(#d9d4c7, #2c3b4a);
  --sea: light-dark(#0a5c7a, #5cc1e4);
  --focus: light-dark(#0b57d0, #8ab4ff);
}
* { box-sizing: border-box; }
html { scroll-padding-block-start: 1rem; }
body {
  margin: 0;
  padding: 1.5rem clamp(1rem, 4vw, 2.5rem) 4rem;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
a { color: var(--sea); }
h1, h2, h3, h4 { line-height: 1.15; margin-block: 2rem 0.5rem; }
h1 { font-size: 2.125rem; margin-block-start: 0; }
h2 { font-size: 1.625rem; border-block-end: 1px solid var(--line); padding-block-end: 0.25rem; }
h3 { font-size: 1.3125rem; }
h4 { font-size: 1rem; margin-block-start: 1rem; }
h4 span { font-weight: 400; }
p { max-inline-size: 72ch; margin-block: 0.5rem; }
small { color: var(--muted); }
code, pre { font: 0.9em/1.45 ui-monospace, monospace; }
pre { background: var(--card); border: 1px solid var(--line); border-radius: 6px; padding: 0.75rem; overflow: auto; max-block-size: 24rem; white-space: pre-wrap; }
article, section { background: var(--card); border: 1px solid var(--line); border-radius: 6px; padding: 1rem; margin-block: 1rem; content-visibility: auto; contain-intrinsic-block-size: auto 20rem; }
article > h3, section > h3 { margin-block-start: 0; }
summary { cursor: pointer; padding-block: 0.375rem; }
table { border-collapse: collapse; inline-size: 100%; margin-block: 0.5rem; }
th, td { text-align: start; vertical-align: top; padding: 0.375rem 0.75rem 0.375rem 0; border-block-end: 1px solid var(--line); }
nav ul { margin: 0; padding-inline-start: 1.25rem; }
nav li a { display: inline-block; padding-block: 0.25rem; min-block-size: 1.5rem; }
.skip { position: absolute; inset-block-start: -4rem; }
.skip:focus { inset-block-start: 0.5rem; background: var(--card); padding: 0.5rem; }
@media (min-width: 64rem) {
  body { display: grid; grid-template-columns: 18rem minmax(0, 1fr); column-gap: 2.5rem; }
  header { grid-column: 1 / -1; }
  nav { position: sticky; inset-block-start: 1rem; align-self: start; max-block-size: calc(100vh - 2rem); overflow: auto; padding: 4px; }
}
@media (max-width: 40rem) {
  thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { display: block; padding-block: 0.375rem; border-block-end: 1px solid var(--line); }
  td { display: block; border: 0; padding: 0.125rem 0; }
  td::before { content: attr(data-column) ": "; color: var(--muted); }
  td:empty { display: none; }
}
@media (forced-colors: active) { article, section, pre { border-color: CanvasText; } }
`;
