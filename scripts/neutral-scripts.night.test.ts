// No script that the shop or its desk loads names the program: ids of ports stand there under a neutral word, and what a browser calls them is nothing of another company's. [PKG-08]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { neutral } from "../apps/web/src/platform/build/neutral-ids.ts";
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

it("[PKG-08] an id has the length that it had, and nothing but ids is another", () => {
  const code = 'x("kontor/shop/invoice/Book"); y("urn:kontor:refusal"); z("@kontor/domain")';
  expect(neutral(code)).toBe('x("domain/shop/invoice/Book"); y("urn:kontor:refusal"); z("@kontor/domain")');
});
