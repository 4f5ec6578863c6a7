// Where the contract is read: as YAML, as JSON, and as a page at /api/docs. Made at the first request of a process. [PKG-03]
import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { dump } from "js-yaml";
import { contracts } from "./contracts.ts";
import type { ContractName } from "./documents.ts";
import { contractPage } from "./page.ts";
import { pageStyle } from "./page-style.ts";
import { readOperationRefusals, servedDocument } from "./served.ts";

interface Served {
  readonly type: string;
  readonly text: string;
  readonly etag: string;
}

/** Nothing runs on these pages, and nothing is loaded from elsewhere. */
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const page = { shop: "/docs", content: "/docs/content" } as const;
const file = { shop: "/openapi", content: "/openapi-content" } as const;

const made = (type: string, text: string): Served => ({
  type,
  text,
  etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`,
});

const documentOf = (name: ContractName) => servedDocument(name, contracts().documents[name], readOperationRefusals());

const titles = { shop: "the calls of the shop", content: "pages, blog and accounts" } as const;

const pageOf = (name: ContractName, base: string): string => {
  const other = name === "shop" ? "content" : "shop";
  return contractPage(documentOf(name), {
    base,
    yaml: `${base}${file[name]}.yaml`,
    json: `${base}${file[name]}.json`,
    style: `${base}/docs/style.css`,
    other: { page: base + page[other], title: titles[other] },
  });
};

/** Each file by its path below the base. */
const makers = (base: string): Readonly<Record<string, () => Served>> => ({
  ...Object.fromEntries(
    (["shop", "content"] as const).flatMap((name) => [
      [`${file[name]}.yaml`, () => made("application/yaml; charset=utf-8", dump(documentOf(name), { noRefs: true }))],
      [`${file[name]}.json`, () => made("application/json; charset=utf-8", JSON.stringify(documentOf(name)))],
      [page[name], () => made("text/html; charset=utf-8", pageOf(name, base))],
    ]),
  ),
  "/docs/style.css": () => made("text/css; charset=utf-8", pageStyle),
});

/** Frontends of other origins read the contract, too: it is everybody's. */
export const mountContract = (app: FastifyInstance, base: string): void => {
  const known = new Map<string, Served>();
  for (const [path, make] of Object.entries(makers(base)))
    app.get(base + path, async (request: FastifyRequest, reply: FastifyReply) => {
      const served = known.get(path) ?? make();
      known.set(path, served);
      reply.headers({
        etag: served.etag,
        "cache-control": "public, max-age=300",
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
      });
      return request.headers["if-none-match"]?.includes(served.etag) === true
        ? reply.code(304).send()
        : reply.type(served.type).send(served.text);
    });
};
