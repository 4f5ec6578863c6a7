// The frame of every page of the contract: head, mark, other pages and the calls of this one beside the text. [PKG-03]
import { escaped } from "../markup/escaped.ts";
import { methodSlip } from "./page-call.ts";
import type { Call, Tag } from "./page-calls.ts";

export interface PageAddresses {
  /** Of the calls, such as `/api`. */
  readonly base: string;
  readonly yaml: string;
  readonly json: string;
  /** Where the files of all pages are: `page.css`, `page-copy.js`, `page-search.js`. */
  readonly file: (name: string) => string;
  /** Of a page of this contract by its name; the first one is the empty name. */
  readonly page: (name: string) => string;
  readonly other: { readonly page: string; readonly title: string };
  /** The documentation around it, where there is one. */
  readonly home?: string;
  /** Where a shop is whose calls these are, such as `http://127.0.0.1:3000`. */
  readonly shop: string;
  /** The provider's mark, as SVG. */
  readonly mark: string;
}

export interface Page {
  readonly name: string;
  readonly title: string;
  /** Those that stand on it. */
  readonly calls: readonly Call[];
  readonly html: string;
}

const links = (calls: readonly Call[], page: string): string =>
  `<ul>${calls.map(({ id, title, method }) => `<li><a href="${page}#${escaped(id)}">${methodSlip(method)} ${escaped(title)}</a></li>`).join("")}</ul>`;

const navigation = (here: Page, tags: readonly Tag[], { page, other }: PageAddresses): string => {
  const entry = (name: string, title: string): string =>
    `<li><a href="${page(name)}"${name === here.name ? ' aria-current="page"' : ""}>${escaped(title)}</a>${name === here.name && here.calls.length > 0 ? links(here.calls, "") : ""}</li>`;
  return `<nav aria-label="Pages"><ul>
${entry("", "Start")}
${tags.map(({ name, title }) => entry(name, title)).join("\n")}
${entry("schemas", "Shared schemas")}
<li><a href="${other.page}">${escaped(other.title)}</a></li>
</ul></nav>`;
};

export const framed = (
  here: Page,
  document: { title: string; version: string },
  tags: readonly Tag[],
  addresses: PageAddresses,
): string => {
  const { file, page, yaml, json, home, mark } = addresses;
  const name = escaped(document.title);
  const title = here.name === "" ? `${name} ${escaped(document.version)}` : `${escaped(here.title)} · ${name}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="preload" href="${file("text-latin.woff2")}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${file("page.css")}">
<script type="module" src="${file("page-search.js")}"></script>
<script type="module" src="${file("page-copy.js")}"></script>
</head>
<body>
<a class="skip" href="#text">Skip to the text</a>
<header>
<p class="name"><a href="${page("")}" aria-label="${name}"><span class="mark" aria-hidden="true">${mark}</span><span class="site">${name}</span></a>${here.name === "" ? "" : `<span class="on">${escaped(here.title)}</span>`}</p>
<div class="search" role="search" hidden>
<label class="k-hidden" for="search">Search the calls</label><input id="search" type="search" autocomplete="off" placeholder="Search: voucher, CartEmpty" aria-describedby="found"><div class="found"><p id="found" role="status"></p><ol id="hits"></ol></div>
</div>
<p class="files">Version ${escaped(document.version)} <a href="${yaml}">YAML</a> <a href="${json}">JSON</a>${home === undefined ? "" : ` <a href="${home}">Documentation</a>`}</p>
</header>
<div class="page">
${navigation(here, tags, addresses)}
<main id="text" tabindex="-1">
${here.html}
</main>
</div>
<p id="copied" class="k-hidden" role="status"></p>
</body>
</html>
`;
};
