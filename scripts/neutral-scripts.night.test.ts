// No script that the shop or its desk loads names the program: ids of ports stand there under a neutral word. [PKG-08]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { built } from "./lib/built.mjs";

const client = fileURLToPath(new URL("../apps/web/dist/client/", import.meta.url));

it("[PKG-08] scripts of a build do not name the program", { timeout: 300_000 }, async () => {
  await built();
  const scripts = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((path) => /\.m?js$/.test(path));
  expect(scripts.length).toBeGreaterThan(20);
  const naming = scripts.flatMap((path) =>
    [...readFileSync(join(client, path), "utf8").matchAll(/.{0,30}kontor.{0,30}/gi)].map(
      ([found]) => `${path}: ${found}`,
    ),
  );
  expect(naming).toEqual([]);
});
