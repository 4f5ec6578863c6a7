// The contract: the pages and files that a running shop has at /api/docs, from the same writer.
import { dump } from "js-yaml";
import { contracts } from "../../apps/api/src/platform/contract/contracts.ts";
import { contractPages } from "../../apps/api/src/platform/contract/page.ts";
import { pageFiles } from "../../apps/api/src/platform/contract/page-files.ts";
import { indexFile, searchIndex } from "../../apps/api/src/platform/contract/page-index.ts";
import { readOperationRefusals, servedDocument } from "../../apps/api/src/platform/contract/served.ts";
import { mark } from "./mark.mjs";

const names = {
  shop: {
    title: "Shop API",
    text: "Accounts, catalogue, cart, domains, orders, contracts, invoices, forms, tickets and the desk.",
  },
  content: { title: "Content API", text: "Pages, blog, jobs, help center and deals, in the conventions of Strapi 5." },
};

/** The page of the site that leads to them. */
export const contractPart = [
  {
    path: "contract/index.html",
    part: "contract",
    name: "Contract",
    title: "The contract",
    sections: [
      {
        id: "",
        title: "The contract",
        text: "OpenAPI YAML JSON calls of the API refusals schemas order in five calls curl",
      },
    ],
    html: `<h1>The contract</h1>
<p>Every call of the API with its parameters, its answers and what it may refuse, in OpenAPI 3.1. A running shop has the same at <code>/api/docs</code>.</p>
<p><a class="first" href="shop.html#order">Order in five calls</a></p>
<ul class="cards">
${Object.entries(names)
  .map(
    ([name, { title, text }]) =>
      `<li><a href="${name}.html">${title}</a><p>${text}</p><p>As files: <a href="${name}.yaml" download>YAML</a>, <a href="${name}.json" download>JSON</a></p></li>`,
  )
  .join("\n")}
</ul>`,
  },
];

/** @returns {readonly (readonly [string, string | Buffer])[]} */
export const contractFiles = () => {
  const { documents } = contracts();
  const refusals = readOperationRefusals();
  const searched = [];
  const pages = Object.keys(names).flatMap((name) => {
    const document = servedDocument(name, documents[name], refusals);
    const other = name === "shop" ? "content" : "shop";
    const fileOf = (page) => (page === "" ? `${name}.html` : `${name}-${page}.html`);
    const addresses = {
      base: "/api",
      yaml: `${name}.yaml`,
      json: `${name}.json`,
      file: (of) => of,
      page: fileOf,
      other: { page: `${other}.html`, title: names[other].title },
      home: "../index.html",
      shop: "http://127.0.0.1:3000",
      mark,
    };
    searched.push({ document, addresses });
    return [
      ...[...contractPages(document, addresses, name === "shop")].map(([page, html]) => [
        `contract/${fileOf(page)}`,
        html,
      ]),
      [`contract/${name}.yaml`, dump(document, { noRefs: true })],
      [`contract/${name}.json`, JSON.stringify(document)],
    ];
  });
  return [
    ...pages,
    [`contract/${indexFile}`, searchIndex(searched)],
    ...pageFiles().map(({ name, content }) => [`contract/${name}`, content]),
  ];
};
