// Built files: read once when the process starts, so that a build in its folder takes nothing from a shop that runs; sent in the best form that stood beside them, those under /assets/ for ever. [LOC-16] [OPS-01]
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { FastifyPluginAsync } from "fastify";
import { namesTag } from "./names-tag.ts";
import { acceptedPacking, type Packed } from "./packing.ts";

/** Types by the ends of names; the icon under the type that browsers always took, not the registered one. */
const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
  ".yaml": "application/yaml; charset=utf-8",
};

const ends: Readonly<Record<Packed, string>> = { br: ".br", gzip: ".gz" };

interface Form {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

const formOf = (body: Buffer, headers: Readonly<Record<string, string>>): Form => {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { body, etag, headers: { ...headers, etag } };
};

/** All files of a folder by their addresses, but those that only stand beside another or in a hidden folder. */
const read = async (client: string): Promise<ReadonlyMap<string, Buffer>> => {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(client, join(parentPath, name)))
    .filter((name) => !/(^|[\\/])\./.test(name));
  return new Map(
    await Promise.all(
      files.map(async (name) => [`/${name.replaceAll(sep, "/")}`, await readFile(join(client, name))] as const),
    ),
  );
};

/** `headers` go before those that files have by their addresses. */
export const builtFiles =
  (client: string, headers: Readonly<Record<string, string>> = {}): FastifyPluginAsync =>
  async (site) => {
    site.register(servedFiles(await read(client), headers));
  };

/** Files by their addresses; what ends in .br or .gz stands beside another and is its packed form. */
export const servedFiles =
  (files: ReadonlyMap<string, Buffer>, headers: Readonly<Record<string, string>> = {}): FastifyPluginAsync =>
  async (site) => {
    for (const [path, body] of files) {
      const end = extname(path);
      if (Object.values(ends).includes(end) && files.has(path.slice(0, -end.length))) continue;
      const packed = (["br", "gzip"] as const).flatMap((packing) => {
        const bytes = files.get(path + ends[packing]);
        return bytes === undefined ? [] : [[packing, bytes] as const];
      });
      const common = {
        "content-type": types[end] ?? "application/octet-stream",
        "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        ...(packed.length > 0 ? { vary: "accept-encoding" } : {}),
        ...headers,
      };
      const plain = formOf(body, common);
      const forms = new Map(
        packed.map(([packing, bytes]) => [packing, formOf(bytes, { ...common, "content-encoding": packing })]),
      );
      const there = [...forms.keys()];
      site.get(path, (request, reply) => {
        const packing = acceptedPacking(String(request.headers["accept-encoding"] ?? ""), there);
        const form = (packing === null ? undefined : forms.get(packing)) ?? plain;
        void reply.headers(form.headers);
        return namesTag(request.headers["if-none-match"], form.etag) ? reply.code(304).send() : reply.send(form.body);
      });
    }
  };
