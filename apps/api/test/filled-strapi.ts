// Puts content into a running Strapi through its own API, for tests: what was there of these types is deleted first.
import { contentTypes } from "../src/site/content/schema/types.ts";
import type { Attribute, Attributes } from "../src/site/content/schema/model.ts";
import { attributesOf } from "../src/site/content/schema/components.ts";
import type { UploadSeed } from "../src/site/content/seed/uploads.ts";
import type { Version } from "../src/site/content/seed/versions.ts";
import type { Loose } from "./harness.ts";

interface Strapi {
  readonly url: string;
  /** A token with full access. */
  readonly token: string;
}

type Data = Readonly<Record<string, unknown>>;

const askStrapi = async ({ url, token }: Strapi, method: string, path: string, body?: unknown): Promise<Loose> => {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
  return text === "" ? null : JSON.parse(text);
};

const emptied = async (strapi: Strapi): Promise<void> => {
  for (const { path, single, localized } of contentTypes) {
    if (single)
      for (const locale of ["en", "de"])
        await askStrapi(strapi, "DELETE", `/${path}?locale=${locale}`).catch(() => null);
    else
      for (;;) {
        const { data } = await askStrapi(
          strapi,
          "GET",
          `/${path}?status=draft&pagination[pageSize]=100${localized ? "&locale=*" : ""}`,
        );
        if (data.length === 0) break;
        for (const documentId of new Set<string>(data.map((entry: Loose) => entry.documentId)))
          await askStrapi(strapi, "DELETE", `/${path}/${documentId}${localized ? "?locale=*" : ""}`);
      }
  }
};

/** The ids that a seed gives, and those that the Strapi has given for them. */
interface Known {
  readonly documents: Map<string, string>;
  readonly files: Map<string, number>;
}

const inWords = (attributes: Attributes, data: Data, known: Known): Data =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const attribute = attributes[name];
      if (name === "__component") return [[name, value]];
      if (attribute === undefined || value === null) return [];
      return [[name, valueOf(attribute, value, known)]];
    }),
  );

const valueOf = (attribute: Attribute, value: unknown, known: Known): unknown => {
  const each = (one: (id: unknown) => unknown): unknown => (Array.isArray(value) ? value.map(one) : one(value));
  switch (attribute.kind) {
    case "relation":
      return each((id) => known.documents.get(String(id)));
    case "media":
      return each((id) => known.files.get(String(id)));
    case "component":
      return each((part) => inWords(attributesOf(attribute.component), part as Data, known));
    case "zone":
      return each((part) => inWords(attributesOf(String((part as Data)["__component"])), part as Data, known));
    default:
      return value;
  }
};

const uploaded = async (
  strapi: Strapi,
  uploads: readonly UploadSeed[],
  bytesOf: (upload: UploadSeed) => Promise<Uint8Array>,
) => {
  const files = new Map<string, number>();
  for (const upload of uploads) {
    const form = new FormData();
    form.append("files", new Blob([Buffer.from(await bytesOf(upload))], { type: "image/png" }), `${upload.key}.png`);
    form.append(
      "fileInfo",
      JSON.stringify({ name: `${upload.key}.png`, alternativeText: upload.alternativeText, caption: upload.caption }),
    );
    files.set(upload.documentId, (await askStrapi(strapi, "POST", "/upload", form))[0].id);
  }
  return files;
};

/** First every entry by what it must have, then all of it, since entries refer to each other. */
export const fillStrapi = async (
  strapi: Strapi,
  versions: readonly Version[],
  uploads: readonly UploadSeed[],
  bytesOf: (upload: UploadSeed) => Promise<Uint8Array>,
): Promise<ReadonlyMap<string, string>> => {
  await emptied(strapi);
  const known: Known = { documents: new Map(), files: await uploaded(strapi, uploads, bytesOf) };
  const put = async (
    { type, documentId, locale, owner, fields, parts, published }: Version,
    isWhole: boolean,
  ): Promise<void> => {
    const own = type.owner === null || owner === null ? {} : { [type.owner]: owner };
    const data = inWords(type.attributes, isWhole ? { ...fields, ...parts, ...own } : fields, known);
    const query = new URLSearchParams({
      ...(locale === "" ? {} : { locale }),
      ...(published || !type.drafts ? {} : { status: "draft" }),
    });
    const there = known.documents.get(documentId);
    if (type.single || there !== undefined)
      await askStrapi(strapi, "PUT", `/${type.path}${type.single ? "" : `/${there}`}?${query}`, { data });
    else
      known.documents.set(
        documentId,
        (await askStrapi(strapi, "POST", `/${type.path}?${query}`, { data })).data.documentId,
      );
  };
  for (const isWhole of [false, true]) for (const version of versions) await put(version, isWhole);
  return known.documents;
};
