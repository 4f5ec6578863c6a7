// What the entries of the packages weigh, from their sources; the night weighs the tarballs. [HDL-06] [PKG-01]
import { mkdirSync, rmSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { browserBundle } from "./lib/bundles.mjs";
import { at } from "./lib/places.mjs";
import { weights } from "./lib/weights.mjs";

// Outside of the sources, which other tests read at the same time.
const folder = at(".kontor/weighed");
mkdirSync(folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const weighed = (text: string) => browserBundle(folder, text, ["@kontor/source"]);

it.each(weights)("[HDL-06] [PKG-01] %s stays within its budget in brotli", async (_, text, budget) => {
  const { bytes } = await weighed(text);
  expect(bytes).toBeLessThanOrEqual(budget);
  expect(bytes).toBeGreaterThan(500);
});

it("[HDL-06] [PKG-01] a context that is imported and not used weighs nothing", async () => {
  const { code } = await weighed(
    'import "@kontor/domain/shop/pricing"; import { mergeCarts } from "@kontor/domain/shop/cart";',
  );
  expect(code.trim()).toBe("");
});
