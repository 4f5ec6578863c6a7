// Built files, served from memory of their names with the best encoding that exists beside them.
import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { acceptedPacking, type Packed } from "./packing.ts";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

interface Found {
  readonly file: string;
  readonly size: number;
  readonly type: string;
  readonly encodings: ReadonlyMap<Packed, { readonly file: string; readonly size: number }>;
}

/** A file that was there when this process began: another build has taken its place. */
const gone = (response: ServerResponse): void => {
  for (const name of ["content-type", "content-encoding", "content-length"]) response.removeHeader(name);
  response.setHeader("cache-control", "no-store");
  response.statusCode = 404;
  response.end();
};

/** Lists the built files once; a request looks up a name and never touches the disk for what does not exist. */
export const staticFiles = async (directory: string) => {
  const names = await readdir(directory, { recursive: true, withFileTypes: true });
  const sizes = new Map<string, number>();
  for (const entry of names) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    sizes.set(`/${relative(directory, file).split(sep).join("/")}`, (await stat(file)).size);
  }
  const known = new Map<string, Found>();
  for (const [path, size] of sizes) {
    const type = types[extname(path)];
    if (type === undefined || path.startsWith("/.")) continue;
    const encodings = new Map<Packed, { file: string; size: number }>();
    for (const [encoding, ending] of [
      ["br", ".br"],
      ["gzip", ".gz"],
    ] as const) {
      const packed = sizes.get(path + ending);
      if (packed !== undefined && packed < size) encodings.set(encoding, { file: join(directory, path + ending), size: packed });
    }
    known.set(path, { file: join(directory, path), size, type, encodings });
  }

  /** Answers when the path is a built file; tells whether it did. */
  return (path: string, request: IncomingMessage, response: ServerResponse): boolean => {
    const found = known.get(path);
    if (found === undefined || (request.method !== "GET" && request.method !== "HEAD")) return false;
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const encoding = acceptedPacking(accepted, [...found.encodings.keys()]);
    const chosen = encoding === null ? found : (found.encodings.get(encoding) ?? found);
    response.setHeader("content-type", found.type);
    response.setHeader("cache-control", path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    response.setHeader("vary", "accept-encoding");
    if (encoding !== null) response.setHeader("content-encoding", encoding);
    response.setHeader("content-length", chosen.size);
    response.statusCode = 200;
    if (request.method === "HEAD") response.end();
    else
      createReadStream(chosen.file)
        .on("error", () => (response.headersSent ? response.destroy() : gone(response)))
        .pipe(response);
    return true;
  };
};
