// npm run data -- seed under two processes that run: prices, products, deals and rates of the files are theirs at once, and no cart is lost. [PKG-09] [CHK-07] [PRD-03]
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { instant } from "@kontor/domain/kernel/calendar";
import { metadataOf } from "../../platform/database/metadata.ts";
import { revisionKey } from "../../platform/database/revision.ts";
import { setSoldOut } from "../../shop/catalog/store.ts";
import { type Loose, noon } from "../../../test/harness.ts";
import { customer, order, quoteOf } from "../../../test/customers.ts";
import { twoProcesses } from "../../../test/two-processes.ts";
import { seedCommand } from "./content.ts";

const { content, shop, other } = await twoProcesses();
const { ask, api } = shop;

const edit = (file: string, change: (entries: Loose[]) => Loose[]): void => {
  const path = join(content, file);
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, "utf8")))));
};
const hosting = "catalog/products/hosting.json";
const editProduct = (key: string, change: Loose): void =>
  edit(hosting, (all) => all.map((product) => (product.key === key ? { ...product, ...change } : product)));

const place = shop.settings.databaseUrl ?? shop.directory;
const output: string[] = [];
/** What the command says. */
const seeded = async (): Promise<string> => {
  output.length = 0;
  await seedCommand(
    place,
    false,
    { timeZone: "Europe/Berlin", contentDir: content, cmsUrl: null },
    (line) => output.push(line),
    instant(noon),
  );
  return output.join("\n");
};

/** The catalogue as each of the two processes answers it. */
const catalogs = async (): Promise<readonly Loose[]> => {
  const [one, two] = [
    (await ask("GET", "/shop/catalog")).body.result,
    JSON.parse((await other.inject({ method: "GET", url: "/api/shop/catalog" })).payload).result,
  ];
  expect(two).toEqual(one);
  return [one, two];
};
const productIn = async (key: string): Promise<Loose> =>
  (await catalogs())[1].products.find((product: Loose) => product.key === key);
const revision = async () => metadataOf(api.database.reads, revisionKey);

const cartWith = async (product: string, person: Loose): Promise<Loose> => {
  const { id, version } = (await ask("POST", "/shop/order/cart", undefined, person.auth)).body.result;
  return (
    await ask("POST", `/shop/order/cart/${id}/items`, { version, item: { kind: "product", product } }, person.auth)
  ).body.result;
};

it("[PKG-09] [CHK-07] a changed price is in both processes, in a cart, and an order at the one before is refused with the new one", async () => {
  const person = await customer(ask);
  const cart = await cartWith("web-m", person);
  const shown = await quoteOf(ask, cart.id, person.auth);
  const before = await productIn("web-m");
  editProduct("web-m", { monthly: before.monthly + 100 });
  expect(await seeded()).toContain(
    `Changed products: web-m (monthly ${(before.monthly / 100).toFixed(2)} → ${(before.monthly / 100 + 1).toFixed(2)}).`,
  );
  expect((await productIn("web-m")).monthly).toBe(before.monthly + 100);
  const refused = await order(ask, person, cart, undefined, { quoteHash: shown.hash });
  expect(refused.body).toMatchObject({ status: 409, refusal: "QuoteChanged" });
  expect(refused.body.quote.total).toBeGreaterThan(shown.total);
  const placed = await order(ask, person, cart, undefined, { quoteHash: refused.body.quote.hash });
  expect([placed.status, placed.body.result.quote.total]).toEqual([201, refused.body.quote.total]);
});

it("[PKG-09] the same files again change nothing, and no process reads anew", async () => {
  const before = await revision();
  expect(await seeded()).toMatch(/^Catalogue, deals, VAT rates and facts of the provider are as they were\.\nPut 0/);
  expect(await revision()).toBe(before);
});

it("[PKG-09] a file with a fault changes nothing, and is named with the place", async () => {
  const before = [await revision(), await productIn("web-m")];
  editProduct("web-m", { monthly: 1 });
  for (const [file, broken, sentence] of [
    ["vat.json", "[{", /vat\.json cannot be read: /],
    [
      hosting,
      JSON.stringify([{ key: "web-m" }]),
      /catalog\/products\/hosting\.json does not fit: Missing key at \[0\]\["category"\]/,
    ],
    [
      "catalog/categories.json",
      JSON.stringify([...JSON.parse(readFileSync(join(content, "catalog/categories.json"), "utf8"))].slice(1)),
      /catalog\/products\/hosting\.json: web-s: category-unknown hosting \(PRD-01\)/,
    ],
    ["en/deals.yaml", "- key: [", /en\/deals\.yaml/],
  ] as const) {
    const whole = readFileSync(join(content, file));
    writeFileSync(join(content, file), broken);
    const answer = await seeded().catch((error: unknown) => String(error));
    writeFileSync(join(content, file), whole);
    expect(answer).toMatch(sentence);
    expect([await revision(), await productIn("web-m")]).toEqual(before);
  }
  edit(hosting, (all) => [...all, all[0]]);
  await expect(seeded()).rejects.toThrow(/hosting\.json: web-s: key-twice \(PRD-01\)/);
  edit(hosting, (all) => all.slice(0, -1));
  editProduct("web-m", { monthly: before[1].monthly });
});

it("[PKG-09] [PRD-03] what the desk said of the stock stays until the file says something else of it", async () => {
  await api.database.inTransaction((handle) => setSoldOut(handle, "web-l", true));
  editProduct("web-l", { setup: 700 });
  expect(await seeded()).toMatch(/Stock left as the desk said, .*products: web-l\./);
  expect(await productIn("web-l")).toMatchObject({ setup: 700, soldOut: true });
  editProduct("web-l", { soldOut: true });
  expect(await seeded()).not.toContain("as the desk said");
  editProduct("web-l", { soldOut: false });
  expect(await seeded()).toContain("Changed products: web-l (soldOut yes → no).");
  expect(output.at(-1)).toMatch(/nothing waits for a start\.$/);
  writeFileSync(join(content, "public/robots-extra.txt"), "x");
  await seeded();
  expect(output.at(-1)).toMatch(/What pages show of public waits for a start\.$/);
  expect((await productIn("web-l")).soldOut).toBe(false);
});

it("[PKG-09] [ACC-02] what left the files is no longer sold, keeps name and price in carts and contracts, and comes back with the file", async () => {
  const person = await customer(ask);
  const bought = await customer(ask);
  const cart = await cartWith("web-m", person);
  const { total } = await quoteOf(ask, cart.id, person.auth);
  const placed = await order(ask, bought, await cartWith("web-business", bought));
  expect(placed.status, placed.text).toBe(201);
  const away = ["web-m", "web-business", "web-agency"];
  const whole = readFileSync(join(content, hosting), "utf8");
  edit(hosting, (all) => all.filter(({ key }) => !away.includes(key)));
  edit("catalog/deals.json", (all) => all.filter(({ product }) => !away.includes(product)));
  const answer = await seeded();
  expect(answer).toMatch(/Retired products, .*: web-m, web-business\./);
  expect(answer).toContain("Removed products, in no cart and no contract: web-agency.");
  const [one] = await catalogs();
  expect(one.products.filter(({ key }: Loose) => away.includes(key))).toEqual([]);
  expect(one.retired.products.map(({ key }: Loose) => key)).toEqual(["web-business", "web-m"]);
  // The cart has it still, at its price, and says why it can't be ordered.
  const { body } = await ask("GET", `/shop/order/cart/${cart.id}/quote`, undefined, person.auth);
  expect(body.problems).toMatchObject([{ refusal: "ProductUnknown" }]);
  expect(body.result.total).toBe(total);
  const item = (await ask("GET", `/shop/order/cart/${cart.id}`, undefined, person.auth)).body.result.items[0];
  expect(item.facts.title.en).toBe("Web M");
  expect((await order(ask, person, cart, undefined, { quoteHash: body.result.hash })).body.refusal).toBe(
    "ProductUnknown",
  );
  const { id, version } = (await ask("POST", "/shop/order/cart")).body.result;
  const added = await ask("POST", `/shop/order/cart/${id}/items`, {
    version,
    item: { kind: "product", product: "web-m" },
  });
  expect(added.body.refusal).toBe("ProductUnknown");
  const contracts = (await ask("GET", "/shop/contracts", undefined, bought.auth)).body.result;
  expect(JSON.stringify(contracts)).toContain("Web Business");
  writeFileSync(join(content, hosting), whole);
  expect(await seeded()).toContain("Sold again, products: web-m, web-business.");
  expect((await catalogs())[0].retired).toBeUndefined();
  expect((await quoteOf(ask, cart.id, person.auth)).total).toBe(total);
  expect((await order(ask, person, cart)).status).toBe(201);
});

it("[PKG-09] [VAT-03] rates and countries are others at once; of two commands at the same time the second finds what the first has put in", async () => {
  edit("vat.json", (all) => [
    ...all.map((rate) => (rate.country === "DE" && rate.until === null ? { ...rate, until: "2026-12-31" } : rate)),
    { country: "DE", rate: 2000, from: "2027-01-01", until: null },
  ]);
  edit("countries.json", (all) => all.filter((iso: unknown) => iso !== "AT"));
  const answer = await Promise.all(
    ["one", "two"].map(async () => {
      const lines: string[] = [];
      await seedCommand(
        place,
        false,
        { timeZone: "Europe/Berlin", contentDir: content, cmsUrl: null },
        (line) => lines.push(line),
        instant(noon),
      );
      return lines.join("\n");
    }),
  );
  expect(answer.filter((text) => text.includes("New VAT rates: ")).length).toBe(1);
  expect(answer.filter((text) => text.includes("Catalogue, deals, VAT rates")).length).toBe(1);
  expect(answer.join("\n")).toContain("DE 20% from 2027-01-01");
  expect(answer.join("\n")).toContain("Countries that are gone: AT.");
  const countries = JSON.parse((await other.inject({ method: "GET", url: "/api/shop/country" })).payload).result;
  expect(JSON.stringify(countries)).not.toContain('"AT"');
});
