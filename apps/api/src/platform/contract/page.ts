// The contract as pages to read, from the served document alone: first an order in five calls, then one page a tag, then the schemas that tags share. [PKG-03]
import { escaped } from "../markup/escaped.ts";
import { orderWalk, shopLine, typedWalk } from "./order-walk.ts";
import { callArticle, methodSlip, refusalsTable } from "./page-call.ts";
import { schemaPages, schemasOf, sharedPage, type Tag, tagsOf } from "./page-calls.ts";
import { framed, type Page, type PageAddresses } from "./page-frame.ts";
import {
  code,
  codeBlock,
  inline,
  type Json,
  members,
  paragraphs,
  type ToSchema,
  typeOf,
  unfolded,
} from "./page-parts.ts";
import type { ServedRefusal } from "./served.ts";

const schemaSection = ([name, schema]: readonly [string, unknown], to: ToSchema): string => {
  const it = schema as Json;
  const inside = members(name, it, to);
  return `<section id="schema-${escaped(name)}" class="schema" aria-labelledby="schema-${escaped(name)}-name">
<h3 id="schema-${escaped(name)}-name">${escaped(name)}</h3>${paragraphs(it["description"])}${inside === "" ? `<p>${typeOf(it, to)}</p>` : inside}</section>`;
};

const walkPart = ({ base, shop }: PageAddresses): string => {
  const typed = typedWalk(base, shop);
  return `<h2 id="order">Order in five calls</h2>
<p>In a terminal, against a shop that runs: with curl and jq, one after another. ${code(shopLine(shop))} is the address of the shop.</p>
<ol class="walk">
${orderWalk(base)
  .map(
    ({ title, text, method, path }, at) => `<li>
<div class="says"><h3>${escaped(title)}</h3><p class="call">${methodSlip(method)} ${code(path.split("?")[0] ?? path)}</p><p>${inline(text)}</p></div>
<div class="shown">${codeBlock(`Call ${at + 1}`, `Call ${at + 1}: ${title}`, typed[at] ?? "")}</div>
</li>`,
  )
  .join("\n")}
</ol>
<p>The last one answers the order and shows its number. Its confirmation is in the shop's mails: without a mail server those are files in ${code("data/mail")}.</p>`;
};

const tagCard = ({ name, title, description, calls }: Tag, { page }: PageAddresses): string =>
  `<li><h4><a href="${page(name)}">${escaped(title)}</a> <small>${calls.length}</small></h4><p>${inline(description)}</p></li>`;

/** Tags that belong together, as the contract groups them. */
const groupsOf = (document: Json): readonly { readonly name: string; readonly tags: readonly string[] }[] =>
  document["x-tagGroups"] as readonly { readonly name: string; readonly tags: readonly string[] }[];

const firstPage = (document: Json, tags: readonly Tag[], addresses: PageAddresses, hasWalk: boolean): Page => {
  const info = document["info"] as Json;
  const general = (document["x-refusals-of-all-calls"] ?? []) as readonly ServedRefusal[];
  return {
    name: "",
    title: String(info["title"]),
    calls: [],
    html: `<h1>${escaped(String(info["title"]))}</h1>
<p class="lead">${inline(String(info["summary"] ?? ""))}</p>
${hasWalk ? walkPart(addresses) : ""}
<h2 id="calls">All calls</h2>
${groupsOf(document)
  .map(
    ({ name, tags: own }) => `<h3>${escaped(name)}</h3>
<ul class="cards">
${tags
  .filter((tag) => own.includes(tag.name))
  .map((tag) => tagCard(tag, addresses))
  .join("\n")}
</ul>`,
  )
  .join("\n")}
<h2 id="conventions">Conventions</h2>
${paragraphs(info["description"])}
${general.length === 0 ? "" : `<h2 id="refusals-of-all-calls">Refusals of all calls</h2>${unfolded(`Refusals (${general.length})`, refusalsTable("Refusals of all calls", general))}`}`,
  };
};

/** Every page of a contract by its name; the first one has none. */
export const contractPages = (
  document: Json,
  addresses: PageAddresses,
  hasWalk: boolean,
): ReadonlyMap<string, string> => {
  const { title, version } = document["info"] as { title: string; version: string };
  const tags = tagsOf(document, addresses.base);
  const places = schemaPages(document, tags);
  const schemasOn = (name: string): readonly (readonly [string, unknown])[] =>
    Object.entries(schemasOf(document)).filter(([schema]) => places.get(schema) === name);
  /** From a page to a schema, on it or on another. */
  const from =
    (name: string): ToSchema =>
    (schema) => {
      const place = places.get(schema) ?? sharedPage;
      return `${place === name ? "" : addresses.page(place)}#schema-${schema}`;
    };
  const pages: readonly Page[] = [
    firstPage(document, tags, addresses, hasWalk),
    ...tags.map(({ name, title: heading, description, calls }) => {
      const schemas = schemasOn(name);
      return {
        name,
        title: heading,
        calls,
        html: `<h1>${escaped(heading)}</h1>
<p class="lead">${inline(description)}</p>
${calls.map((call) => callArticle(document, call, from(name))).join("\n")}
${schemas.length === 0 ? "" : `<h2 id="schemas">Schemas</h2>${schemas.map((each) => schemaSection(each, from(name))).join("\n")}`}`,
      };
    }),
    {
      name: sharedPage,
      title: "Shared schemas",
      calls: [],
      html: `<h1>Shared schemas</h1>
<p class="lead">What calls of several pages send or answer. Other schemas stand below the calls that use them.</p>
<h2 id="schemas">Schemas</h2>
${schemasOn(sharedPage)
  .map((each) => schemaSection(each, from(sharedPage)))
  .join("\n")}`,
    },
  ];
  return new Map(pages.map((page) => [page.name, framed(page, { title, version }, tags, addresses)]));
};
