// A registry of npm on this machine that has our tarballs, in one or more versions, and passes all else on: so tests run the commands of the guide as they stand there.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { basename } from "node:path";

const hash = (name, bytes, encoding) => createHash(name).update(bytes).digest(encoding);

const read = (file) => {
  const bytes = readFileSync(file);
  const manifest = JSON.parse(execFileSync("tar", ["-xOzf", file, "package/package.json"], { encoding: "utf8" }));
  return { file, bytes, manifest };
};

/** What npm asks of a package: its versions, and the newest of those that are published. */
const packument = (address, name, versions) => ({
  name,
  "dist-tags": { latest: versions.at(-1).manifest.version },
  versions: Object.fromEntries(
    versions.map(({ file, bytes, manifest }) => [
      manifest.version,
      {
        ...manifest,
        _id: `${name}@${manifest.version}`,
        dist: {
          tarball: `${address}/-/own/${basename(file)}`,
          integrity: `sha512-${hash("sha512", bytes, "base64")}`,
          shasum: hash("sha1", bytes, "hex"),
        },
      },
    ]),
  ),
});

/**
 * Opens the registry on a port of its own.
 * @param {string} upstream the registry that has everything else
 * @returns {Promise<{ address: string, publish: (file: string) => void, close: () => void }>}
 */
export const openRegistry = async (upstream) => {
  /** @type {ReturnType<typeof read>[]} */
  const published = [];
  let address = "";
  const answer = async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, address).pathname);
    const own = published.filter(({ manifest }) => path === `/${manifest.name}`);
    if (own.length > 0) {
      response.setHeader("content-type", "application/json");
      return response.end(JSON.stringify(packument(address, own[0].manifest.name, own)));
    }
    const tarball = published.find(({ file }) => path === `/-/own/${basename(file)}`);
    if (tarball !== undefined) return response.end(tarball.bytes);
    const passed = await fetch(`${upstream.replace(/\/$/, "")}${request.url}`, {
      headers: { accept: request.headers.accept ?? "*/*" },
    });
    response.statusCode = passed.status;
    response.setHeader("content-type", passed.headers.get("content-type") ?? "application/octet-stream");
    return response.end(Buffer.from(await passed.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      response.statusCode = 502;
      response.end();
    });
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === "object" && bound !== null ? bound.port : 0}`;
  return {
    address,
    publish: (file) => void published.push(read(file)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
