// Where the contract is read: as YAML, as JSON, and as pages at /api/docs. Each is made at its first request of a process. [PKG-03]
import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { dump } from "js-yaml";
import { contracts } from "./contracts.ts";
import type { ContractName } from "./documents.ts";
import { contractPages } from "./page.ts";
import { sharedPage, tagsOf } from "./page-calls.ts";
import type { PageAddresses } from "./page-frame.ts";
import { pageFiles } from "./page-files.ts";
import { pagePolicy } from "./page-policy.ts";
import { indexFile, searchIndex } from "./page-index.ts";
import { readOperationRefusals, servedDocument } from "./served.ts";

interface Served {
  readonly type: string;
  readonly content: string | Buffer;
  readonly etag: string;
}

const first = { shop: "/docs", content: "/docs/content" } as const;
const folder = { shop: "/docs/shop", content: "/docs/content" } as const;
const file = { shop: "/openapi", content: "/openapi-content" } as const;
const names = ["shop", "content"] as const;

const made = (type: string, content: string | Buffer): Served => ({
  type,
  content,
  etag: `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`,
});

const documentOf = (name: ContractName) => servedDocument(name, contracts().documents[name], readOperationRefusals());

const titles = { shop: "Shop API", content: "Content API" } as const;

/** A page's address below the base. */
const pathOf = (name: ContractName, page: string): string => (page === "" ? first[name] : `${folder[name]}/${page}`);

/** Where the pages are, and what they show of the shop. */
interface Place {
  readonly base: string;
  readonly mark: string;
  /** The shop's own address. */
  readonly shop: string;
  /** What examples order: a product that this shop has; null where they stay as they are written. */
  readonly product: () => ExampleProduct | null;
}

export interface ExampleProduct {
  readonly key: string;
  readonly title: string;
}

/** The product of the examples as openapi/ has them. */
export const writtenProduct = "web-m";

/** A served text whose examples order what the shop sells. [PKG-08] */
const inThisShop = (text: string, product: ExampleProduct | null): string =>
  product === null || product.key === writtenProduct
    ? text
    : text
        .replaceAll(new RegExp(`\\b${writtenProduct}\\b`, "g"), product.key)
        .replaceAll(/\bWeb M\b/g, JSON.stringify(product.title).slice(1, -1));

const addressesOf = (name: ContractName, { base, mark, shop }: Place): PageAddresses => {
  const other = name === "shop" ? "content" : "shop";
  return {
    base,
    yaml: `${base}${file[name]}.yaml`,
    json: `${base}${file[name]}.json`,
    file: (of: string) => `${base}/docs/files/${of}`,
    page: (page: string) => base + pathOf(name, page),
    other: { page: base + first[other], title: titles[other] },
    mark,
    shop,
  };
};

/** Each file by its path below the base. */
const makers = (place: Place): Readonly<Record<string, () => Served>> => {
  const { base } = place;
  const drawn = new Map<ContractName, ReadonlyMap<string, string>>();
  const pages = (name: ContractName): ReadonlyMap<string, string> => {
    const known = drawn.get(name) ?? contractPages(documentOf(name), addressesOf(name, place), name === "shop");
    drawn.set(name, known);
    return known;
  };
  return Object.fromEntries([
    ...names.flatMap((name) => [
      [`${file[name]}.yaml`, () => made("application/yaml; charset=utf-8", dump(documentOf(name), { noRefs: true }))],
      [`${file[name]}.json`, () => made("application/json; charset=utf-8", JSON.stringify(documentOf(name)))],
      ...["", ...tagsOf(contracts().documents[name], base).map((tag) => tag.name), sharedPage].map((page) => [
        pathOf(name, page),
        () => made("text/html; charset=utf-8", pages(name).get(page) ?? ""),
      ]),
    ]),
    [
      `/docs/files/${indexFile}`,
      () =>
        made(
          "text/javascript; charset=utf-8",
          searchIndex(names.map((name) => ({ document: documentOf(name), addresses: addressesOf(name, place) }))),
        ),
    ],
    ...pageFiles().map(({ name, type, content }) => [`/docs/files/${name}`, () => made(type, content)]),
  ]) as Readonly<Record<string, () => Served>>;
};

const ofThisShop = ({ type, content }: Served, { product }: Place): Served =>
  made(type, typeof content === "string" ? inThisShop(content, product()) : content);

/** Frontends of other origins read the contract, too: it is everybody's. */
export const mountContract = (app: FastifyInstance, place: Place): void => {
  const known = new Map<string, Served>();
  for (const [path, make] of Object.entries(makers(place)))
    app.get(place.base + path, async (request: FastifyRequest, reply: FastifyReply) => {
      const served = known.get(path) ?? ofThisShop(make(), place);
      known.set(path, served);
      reply.headers({
        etag: served.etag,
        "cache-control": "public, max-age=300",
        "content-security-policy": pagePolicy,
        "x-content-type-options": "nosniff",
      });
      return request.headers["if-none-match"]?.includes(served.etag) === true
        ? reply.code(304).send()
        : reply.type(served.type).send(served.content);
    });
};
