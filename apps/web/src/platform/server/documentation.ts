// The site of the documentation under /docs, where the settings name its folder: under the policy of the pages of the contract, which is narrower than that of the shop. [PKG-04] [OPS-07]
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pagePolicy } from "@kontor/api/page-policy";
import type { FastifyPluginAsync } from "fastify";
import { builtFiles } from "./built-files.ts";
import { SettingsWrong } from "./settings.ts";

export const documentation =
  (folder: string): FastifyPluginAsync =>
  async (site) => {
    const start = await stat(join(folder, "index.html")).catch(() => null);
    if (start === null)
      throw new SettingsWrong([
        `DOCS_DIR names ${folder}, which has no index.html: write the documentation there with "npm run docs".`,
      ]);
    site.register(
      builtFiles(folder, { "content-security-policy": pagePolicy, "cache-control": "public, max-age=300" }),
    );
    for (const path of ["/", ""])
      site.get(path, { prefixTrailingSlash: path === "" ? "no-slash" : "slash" }, (_, reply) =>
        reply.redirect("/docs/index.html", 302),
      );
  };
