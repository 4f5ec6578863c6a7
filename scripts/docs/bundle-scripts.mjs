// The scripts of the site from the real packages: one entry for search, machines and playgrounds each, what they share in parts of its own.
import { readdirSync } from "node:fs";
import { rolldown } from "rolldown";
import { at } from "../lib/places.mjs";

const folder = at("scripts/docs/client");

/** @returns {Promise<readonly (readonly [string, string])[]>} */
export const bundleScripts = async () => {
  const entries = readdirSync(folder).filter((name) => /^(search|machine|play-[a-z]+)\.mjs$/.test(name));
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((name) => [name.replace(".mjs", ""), `${folder}/${name}`])),
    platform: "browser",
    logLevel: "warn",
    resolve: { conditionNames: ["@kontor/source", "browser", "production", "import", "module", "default"] },
    transform: { define: { "process.env.NODE_ENV": '"production"', "import.meta.env.DEV": "false" } },
  });
  const { output } = await bundle.generate({
    format: "es",
    minify: true,
    entryFileNames: "[name].js",
    chunkFileNames: "part-[name]-[hash].js",
  });
  await bundle.close();
  return output.flatMap((file) => (file.type === "chunk" ? [[`assets/${file.fileName}`, file.code]] : []));
};
