// The two calls of a content system that stand beside `/api`: its files, and its health. [API-02] [OPS-03]
import type { FastifyInstance } from "fastify";
import { notFound } from "../../platform/http/strapi-error.ts";
import type { UploadFiles } from "./images/files.ts";

/** A name contains the hash of the file, so it never changes. */
const forever = "public, max-age=31536000, immutable";

/** Pictures and PDF are shown; a script that the other system calls one would run under this shop's address. [SEC2-13] */
const isShown = (mime: string): boolean => /^(image\/[a-z0-9.+-]+|application\/pdf)\s*(;|$)/i.test(mime);

export const mountUploads = (app: FastifyInstance, files: UploadFiles, patienceMs: number): void => {
  const options = { config: { operation: "readUpload" }, handlerTimeout: patienceMs };
  app.get<{ Params: { readonly name: string } }>("/uploads/:name", options, async (request, reply) => {
    const { name } = request.params;
    if (!/^[\w-][\w.-]{0,199}$/.test(name)) throw notFound();
    const file = await files.file(name);
    if (file === null) throw notFound();
    const etag = `"${name}"`;
    reply.headers({
      etag,
      "cache-control": forever,
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return isShown(file.mime)
      ? reply.type(file.mime).send(Buffer.from(file.bytes))
      : reply
          .type("application/octet-stream")
          .header("content-disposition", "attachment")
          .send(Buffer.from(file.bytes));
  });
  app.get("/_health", { config: { operation: "contentHealth" } }, async (_, reply) =>
    reply.code(204).header("cache-control", "no-store").send(),
  );
};
