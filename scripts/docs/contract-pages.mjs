// The contract: the pages and files that a running shop has at /api/docs, from the same writer.
import { dump } from "js-yaml";
import { contracts } from "../../apps/api/src/platform/contract/contracts.ts";
import { contractPage } from "../../apps/api/src/platform/contract/page.ts";
import { pageStyle } from "../../apps/api/src/platform/contract/page-style.ts";
import { readOperationRefusals, servedDocument } from "../../apps/api/src/platform/contract/served.ts";

const names = {
  shop: { title: "The calls of the shop", also: "the calls of the shop" },
  content: { title: "Pages, blog and accounts", also: "pages, blog and accounts" },
};

/** The page of the site that leads to them. */
export const contractPart = [
  {
    path: "contract/index.html",
    part: "contract",
    name: "Contract",
    title: "The contract",
    sections: [{ id: "", title: "The contract", text: "OpenAPI YAML JSON calls of the API refusals schemas" }],
    html: `<h1>The contract</h1>
<p>Every call of the API with its parameters, its answers and what it may refuse, in OpenAPI 3.1. A running shop has the same at <code>/api/docs</code>; both pages are plain HTML and large.</p>
<ul class="cards">
${Object.entries(names)
  .map(
    ([name, { title }]) =>
      `<li><a href="${name}.html">${title}</a><p>As files: <a href="${name}.yaml" download>YAML</a>, <a href="${name}.json" download>JSON</a></p></li>`,
  )
  .join("\n")}
</ul>`,
  },
];

/** @returns {readonly (readonly [string, string])[]} */
export const contractFiles = () => {
  const { documents } = contracts();
  const refusals = readOperationRefusals();
  return Object.keys(names).flatMap((name) => {
    const document = servedDocument(name, documents[name], refusals);
    const other = name === "shop" ? "content" : "shop";
    const page = contractPage(document, {
      base: "/api",
      yaml: `${name}.yaml`,
      json: `${name}.json`,
      style: "style.css",
      other: { page: `${other}.html`, title: names[other].also },
    });
    return [
      [`contract/${name}.html`, page],
      [`contract/${name}.yaml`, dump(document, { noRefs: true })],
      [`contract/${name}.json`, JSON.stringify(document)],
      ...(name === "shop" ? [["contract/style.css", pageStyle]] : []),
    ];
  });
};
