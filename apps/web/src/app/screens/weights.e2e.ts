// What a screen of the order path brings along before anything is pressed: its scripts in brotli, against budgets that only fall. [LOC-16]
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { screenFilesOf } from "../../platform/server/screen-files.ts";

const client = fileURLToPath(new URL("../../../dist/client", import.meta.url));

/**
 * Bytes, beside what every page loads: neither effect nor the calls of the API, which come with the first press. The words of a quote's reasons are chosen
 * by the rule that terminals and letters share, and each field of the cart knows the one form of browsers without scripts: that is 400 bytes. A quantity
 * is stepped by two buttons as well as typed, and what is typed goes along with the page that is left: 900 bytes of the cart, 200 of a product. The cart is bound
 * to its machine by `@xstate/react`, which is 10,900 bytes; the line that travels from a product to its cart is 300.
 */
const budgets = {
  product: { file: "src/shop/catalog/product-screen.tsx", atMost: 21_300 },
  cart: { file: "src/shop/cart/screen.tsx", atMost: 37_700 },
};

for (const [screen, { file, atMost }] of Object.entries(budgets))
  test(`[LOC-16] the scripts of a ${screen} at rest are at most ${atMost} bytes`, async () => {
    const filesOf = await screenFilesOf(client, { [screen]: file });
    const { scripts } = filesOf(screen);
    const bytes = scripts.map((script) => brotliCompressSync(readFileSync(`${client}${script}`)).length);
    expect(
      bytes.reduce((sum, size) => sum + size, 0),
      scripts.join(", "),
    ).toBeLessThanOrEqual(atMost);
  });

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

test("[DSK-07] the app of the desk with its first list is at most 300 kB, and no page of the shop loads a byte of it", () => {
  const manifestOf = (name: string): Readonly<Record<string, Chunk>> =>
    JSON.parse(readFileSync(`${client}/.vite/${name}.json`, "utf8"));
  const desk = manifestOf("desk");
  const withImports = (key: string): readonly string[] => [key, ...(desk[key]?.imports ?? []).flatMap(withImports)];
  const needed = new Set(["src/site/desk/main.tsx", "src/site/desk/orders/list.tsx"].flatMap(withImports));
  const files = [...needed].map((key) => desk[key]?.file ?? "");
  const bytes = files.map((file) => brotliCompressSync(readFileSync(`${client}/${file}`)).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(300_000);
  const ofShop = new Set(Object.values(manifestOf("manifest")).map(({ file }) => file));
  expect(files.filter((file) => ofShop.has(file))).toEqual([]);
});
