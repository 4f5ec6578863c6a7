// The site of the documentation under /docs, where the settings name its folder: under a policy of its own that is narrower than that of pages. [PKG-04] [OPS-07]
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyPluginAsync } from "fastify";
import { builtFiles } from "./built-files.ts";
import { SettingsWrong } from "./settings.ts";

/** Its own scripts, styles and files; nothing inline, nothing from elsewhere, no form is sent. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export const documentation =
  (folder: string): FastifyPluginAsync =>
  async (site) => {
    const start = await stat(join(folder, "index.html")).catch(() => null);
    if (start === null)
      throw new SettingsWrong([
        `DOCS_DIR names ${folder}, which has no index.html: write the documentation there with "npm run docs".`,
      ]);
    site.register(builtFiles(folder, { "content-security-policy": policy, "cache-control": "public, max-age=300" }));
    for (const path of ["/", ""])
      site.get(path, { prefixTrailingSlash: path === "" ? "no-slash" : "slash" }, (_, reply) =>
        reply.redirect("/docs/index.html", 302),
      );
  };
