// A shop of another company, started from its folder alone: nothing of the demo's stands in what its API answers, in its contract with its pages, in its letters of every purpose. [PKG-08] [OPS-12]
import { rmSync } from "node:fs";
import { locales } from "@kontor/domain/visitor/locale";
import { afterAll, describe, expect, it } from "vitest";
import { customer } from "../../test/customers.ts";
import { running } from "../../test/harness.ts";
import { facts, nordwindFolder } from "../../test/nordwind/nordwind.ts";
import { everyLetter } from "../../test/nordwind/letters.ts";
import { ofTheDemo } from "../../test/nordwind/of-the-demo.ts";
import { orderWalk } from "../platform/contract/order-walk.ts";
import { exampleProduct } from "./seed/provider-content.ts";

const folder = nordwindFolder();
const shop = await running({}, { content: folder });
const { ask, api } = shop;
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What of the demo stands where. */
const foundIn = (texts: Iterable<readonly [where: string, text: string]>): readonly string[] =>
  [...texts].flatMap(([where, text]) => ofTheDemo(text).map((found) => `${where}: ${found}`));

describe("what is found of the demo", () => {
  it.each([
    "Kontor Hosting GmbH",
    "Beispielweg 1, 20457 Hamburg",
    "DE02 1203 0000 0000 2020 51",
    "tel:+494066969100",
    "support@kontor-hosting.example",
    '"product":"web-m"',
    'href="/en/about-us"',
    "kontor:cart",
    "#0A5C7A",
    "Redaktion Kontor",
  ])("[PKG-08] %s", (text) => expect(ofTheDemo(text)).not.toEqual([]));

  it("[PKG-08] nothing in what the law, the two languages and the program have", () =>
    expect(
      foundIn([
        ["page", '<a href="/en/contact/terms">Terms</a> <a href="/de/kontakt/impressum">Impressum</a>'],
        ["refusal", '"type":"urn:kontor:refusal:CartNotFound"'],
        ["Nordwind", JSON.stringify(facts)],
      ]),
    ).toEqual([]));
});

it("[PKG-08] [PKG-03] the contract and its pages order what this shop sells, and the order in five calls is answered", async () => {
  const first = (await ask("GET", "/docs")).text;
  // Their sheet is the kit's.
  const pages = new Set(["/docs", "/docs/content", "/openapi.yaml", "/openapi.json", "/openapi-content.json"]);
  for (const [, path = ""] of first.matchAll(/href="\/api(\/docs(?!\/files\/)[^"#]*)"/g)) pages.add(path);
  const texts: (readonly [string, string])[] = [];
  for (const path of pages) texts.push([path, (await ask("GET", path)).text]);
  expect(texts.length).toBeGreaterThan(10);
  expect(foundIn(texts)).toEqual([]);
  expect(exampleProduct(folder)).toEqual({ key: "breeze", title: "Breeze" });
  expect(first).toContain("breeze");
  const person = await customer(ask);
  const cart = (await ask("POST", "/shop/order/cart", undefined, person.auth)).body.result;
  const put = orderWalk("").find(({ method }) => method === "PUT");
  const body = JSON.parse(JSON.stringify(put?.body).replaceAll("web-m", "breeze"));
  const filled = await ask("PUT", `/shop/order/cart/${cart.id}/items/web`, body, { ...person.auth, "if-match": "0" });
  expect(filled.status, filled.text).toBe(200);
});

it("[PKG-08] the catalogue, the texts and the law book are its own", async () => {
  const lists = ["pages", "blog-posts", "jobs", "helpcenter-articles", "deals", "small-banners", "route-rules"];
  const paths = ["/shop/catalog", "/shop/law-book", "/site?populate=*", ...lists.map((list) => `/${list}?populate=*`)];
  const texts: (readonly [string, string])[] = [];
  for (const path of paths)
    for (const locale of locales) {
      const { status, text } = await ask("GET", path.includes("?") ? `${path}&locale=${locale}` : path);
      if (status === 200) texts.push([path, text]);
    }
  expect(texts.length).toBeGreaterThan(lists.length);
  expect(foundIn(texts)).toEqual([]);
});

it("[PKG-08] [CHK-05] letters of every purpose name it, and no other", async () => {
  await everyLetter(shop);
  const letters = await api.database.reads.selectFrom("outbox").select(["subject", "text", "html"]).execute();
  expect(letters.length).toBeGreaterThan(14);
  expect(foundIn(letters.map(({ subject, text, html }) => [subject, `${subject}\n${text}\n${html}`]))).toEqual([]);
  expect(letters.some(({ text }) => text.includes(facts.legalName))).toBe(true);
});
