// The frame of every page: skip link, parts of the site, search, the pages of the part beside the text.
import { between, escaped } from "./markdown.mjs";
import { mark } from "./mark.mjs";
import { parts } from "./sources.mjs";

const link = (from, to, name, isHere) =>
  `<a href="${between(from, to)}"${isHere ? ' aria-current="page"' : ""}>${escaped(name)}</a>`;

/** The first page of a part. */
const doorOf = (part, pages) =>
  pages.find(({ path }) => path === `${part}/index.html`) ??
  pages.find((page) => page.part === part && page.group === undefined);

/**
 * @param {{ path: string, part: string, title: string, html: string, group?: string, scripts?: readonly string[] }} page
 * @param {readonly { path: string, part: string, name: string }[]} pages
 */
export const framed = ({ path, part, title, html, group, scripts = [] }, pages) => {
  const to = (target) => between(path, target);
  const groupOf = (page) => page.group ?? page.part;
  const beside = pages.filter((page) => groupOf(page) === (group ?? part) && part !== "");
  const nav = parts
    .map(({ key, title: name }) => {
      const door = doorOf(key, pages);
      const here = key === part ? (door.path === path ? ' aria-current="page"' : ' aria-current="true"') : "";
      return `<li><a href="${to(door.path)}"${here}>${name}</a></li>`;
    })
    .join("");
  const own = beside.map((page) => `<li>${link(path, page.path, page.name, page.path === path)}</li>`).join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Kontor documentation</title>
<link rel="icon" href="data:,">
<link rel="preload" href="${to("assets/text-latin.woff2")}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${to("assets/style.css")}">
${["search", ...scripts].map((name) => `<script type="module" src="${to(`assets/${name}.js`)}"></script>`).join("\n")}
<script type="module" src="${to("assets/page-copy.js")}"></script>
</head>
<body data-root="${to("index.html").replace("index.html", "")}">
<a class="skip" href="#text">Skip to the text</a>
<header>
<p class="name"><a href="${to("index.html")}" aria-label="Kontor docs"${path === "index.html" ? ' aria-current="page"' : ""}><span class="mark" aria-hidden="true">${mark}</span><span class="site">Kontor <span class="rest">docs</span></span></a>${path === "index.html" ? "" : `<span class="on">${escaped(title)}</span>`}</p>
<nav aria-label="Parts"><ul>${nav}</ul></nav>
<div class="search" role="search" hidden>
<label class="k-hidden" for="search">Search</label><input id="search" type="search" autocomplete="off" placeholder="Search: voucher, CRT-07" aria-describedby="found"><div class="found"><p id="found" role="status"></p><ol id="hits"></ol></div>
</div>
</header>
<div class="page">
<main id="text" tabindex="-1">
${html}
</main>
${beside.length < 2 ? "" : `<nav class="beside" aria-label="Pages of this part"><ul>${own}</ul></nav>`}
</div>
<p id="copied" class="k-hidden" role="status"></p>
</body>
</html>
`;
};
