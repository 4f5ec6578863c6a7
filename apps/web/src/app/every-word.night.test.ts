// Every page, letter and PDF in a pseudo-language: what stands outside of its brackets was written past the texts, and a bracket that does not end is a text that is cut off. [LOC-01] [CODE2-6]
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { accountPath, fixedPaths, stepPath, stepSlugs } from "@kontor/domain/site/routing";
import { sellerFilledIn, sellerWords } from "@kontor/domain/shop/seller";
import { adminRoutes } from "@kontor/domain/site/admin";
import { describe, expect, it } from "vitest";
import { customerAt, ownAddress } from "../../test/customer-fixture.ts";
import { plainPages } from "../../test/drawn-page.ts";
import { outsideOfPage, outsideOfText, type Outside } from "../../test/pseudo/outside.ts";
import { readPdf } from "../../test/read-pdf.ts";
import { follow, postForm, siteOfFile } from "../../test/site-fixture.ts";
import { cookiesOf } from "../../test/staff-fixture.ts";

const site = siteOfFile(() => ({ AUTH_RATE_LIMIT: "10000" }), {
  ...plainPages,
  badges: () => ({ head: "", sheet: () => "", tail: "" }),
});

const content = fileURLToPath(new URL("../../../../content", import.meta.url));
const plainWords = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ");

const provider = sellerWords(
  JSON.parse(readFileSync(join(content, "site.json"), "utf8")) as Parameters<typeof sellerWords>[0],
  "en",
  "Germany",
);

/** What the content says is written once, in its own language: pages, articles, with the facts of the provider in their slots. */
const written = plainWords(
  readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(json|md|ya?ml)$/.test(file))
    .map((file) => sellerFilledIn(readFileSync(join(content, file), "utf8"), provider))
    .join("\n"),
);

const pairs = (words: readonly string[]): readonly string[] => words.slice(1).map((word, at) => `${words[at]} ${word}`);

const writtenPairs = new Set(pairs(written.trim().split(" ")));

/** What is filled into content stands between its words: of a sentence most of them in their order are enough. */
const isContent = (words: readonly string[]): boolean => {
  const own = pairs(words);
  return words.length < 6
    ? ` ${written} `.includes(` ${words.join(" ")} `)
    : own.filter((pair) => writtenPairs.has(pair)).length >= 0.6 * own.length;
};

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const codes = letters.flatMap((first) => letters.map((second) => first + second));
const countries = new Intl.DisplayNames("en-GB", { type: "region" });
const days =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g;

/** Names that the test gives, facts of the provider, and what the platform calls countries and languages. */
const names = new Set(
  [
    ...Object.values(ownAddress()).map(String),
    ...Object.values(provider).map(String),
    ...codes.map((code) => countries.of(code) ?? ""),
    "Deutsch",
    "English",
    "IBAN",
    "BIC",
    "BYLADEM1001",
  ].flatMap((name) => plainWords(name).trim().split(" ")),
);

/** The proofs of the law book are sentences of the code, in its language. */
const proof = /^\[[A-Z]{2,4}\d?-\w+\]/;

/** Addresses, days, ids of rules and documents, and a label that is ordered in both languages. [SHL-05] */
const marks = /\S*[@/_]\S*|\S*\.[a-z]{2,}\S*|\b[A-Z]{1,4}(?:-\w+)+|\b[A-Z]{2}\d{2}\b|\w+-Deals\b/g;

/** Names, numbers, and what content says. */
const isNamedOrWritten = (text: string): boolean => {
  const rest = plainWords(text.replaceAll(days, "").replaceAll(marks, " ")).trim();
  const own = rest.split(" ").filter((word) => !names.has(word) && !/^\d+$/.test(word));
  return (
    !/\p{L}{3}/u.test(own.join(" ")) || isContent(rest.split(" ")) || isContent(plainWords(text).trim().split(" "))
  );
};

const isNamed = (words: string): boolean =>
  proof.test(words) ||
  isNamedOrWritten(words) ||
  words.split(/[\n·,|–:;]|\.\s|€[\d.,]+|\s{2,}/).every(isNamedOrWritten);

const hardCoded = ({ words }: Outside): readonly string[] => [...new Set(words.filter((each) => !isNamed(each)))];

const order = async (call: Awaited<ReturnType<typeof customerAt>>["call"]) => {
  const cart = await call("POST", "/shop/order/cart");
  const put = (version: unknown, item: unknown) =>
    call("POST", `/shop/order/cart/${cart["id"]}/items`, { version, item });
  const item = { kind: "product", product: "vps-m", quantity: 1, billingMonths: 1, location: "AT", additions: [] };
  const filled = await put(cart["version"], item);
  const name = { name: `every-${randomUUID().slice(0, 8)}.de`, acquisition: "register" };
  const both = await put(filled["version"], { kind: "domain", domain: name });
  const quote = await call("GET", `/shop/order/cart/${cart["id"]}/quote`);
  const wanted = {
    cartId: cart["id"],
    cartVersion: both["version"],
    quoteHash: quote["hash"],
    agreements: { terms: true, cancellationPolicy: true, adult: true, earlyStart: true },
    locale: "en",
  };
  const placed = await call("POST", "/shop/order", wanted, { "idempotency-key": randomUUID() });
  const next = await call("POST", "/shop/order/cart");
  await call("POST", `/shop/order/cart/${next["id"]}/items`, { version: next["version"], item });
  return { placed, cart: next };
};

/** What a browser reaches from some pages by links. */
const crawled = async (begin: readonly string[], cookie: string, most: number) => {
  const [open, seen] = [[...begin], new Set(begin)];
  const found = new Map<string, readonly string[]>();
  for (let path = open.shift(); path !== undefined && seen.size < most; path = open.shift()) {
    const answer = await fetch(site().url + path, { redirect: "manual", headers: { cookie, "accept-language": "en" } });
    const html = await answer.text();
    expect(answer.status, path).toBeLessThan(500);
    if (!(answer.headers.get("content-type") ?? "").includes("html")) continue;
    const outside = outsideOfPage(html);
    for (const words of hardCoded(outside)) found.set(words, [...(found.get(words) ?? []), path]);
    for (const text of outside.cut) found.set(`cut off: ${text}`, [...(found.get(`cut off: ${text}`) ?? []), path]);
    for (const [, href = ""] of html.matchAll(/href="(\/(?:en|admin|ticketing|account)[^"#]*)"/g)) {
      const next = href.replaceAll("&amp;", "&");
      if (seen.has(next) || /logout|locale=de/.test(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return {
    found: Object.fromEntries([...found].map(([words, paths]) => [words, paths.slice(0, 2)])),
    pages: seen.size,
  };
};

const note = (name: string, what: unknown): void => {
  const folder = process.env["KONTOR_PSEUDO_REPORT"];
  if (folder !== undefined) writeFileSync(join(folder, `${name}.json`), JSON.stringify(what, null, 1));
};

describe("in the pseudo-language", () => {
  it("[LOC-01] [CODE2-6] a word past the texts is found, and one that is cut off", () => {
    const outside = outsideOfPage(
      "<main><p>⟦Óóñéé⟧ Purchase basket</p><p>⟦Óóñ</p><img alt='' title=\"Unread words\"></main>",
    );
    expect([hardCoded(outside), outside.cut]).toEqual([["Purchase basket", "Unread words"], ["⟦Óóñ"]]);
  });

  it("[LOC-01] [CODE2-6] no page that a visitor reaches says a word past the texts", async () => {
    const begin = ["/en", "/en/no-such-page", ...Object.values(fixedPaths).map(({ en }) => en)];
    const { found, pages } = await crawled(begin, "", 600);
    note("visitor", found);
    expect(pages).toBeGreaterThan(100);
    expect(found).toEqual({});
  });

  it("[LOC-01] [CODE2-6] no page of a customer, of the order and of the account", async () => {
    const person = await customerAt(site(), (email) => ({ ...ownAddress(), locale: "en", email }));
    const { cart } = await order(person.call);
    const cookie = `token=${person.token}; signed-in=1; cart=${cart["id"]}`;
    const steps = Object.keys(stepSlugs).map((step) => stepPath(step as never, "en"));
    const { found } = await crawled([accountPath("panel", "en"), ...steps], cookie, 300);
    note("customer", found);
    expect(found).toEqual({});
  });

  it("[LOC-01] [CODE2-6] no page of the staff", async () => {
    const cookie = await cookiesOf(site(), "admin");
    const begin = adminRoutes.filter(({ path }) => !path.includes("{")).map(({ path }) => `${path}?locale=en`);
    const { found } = await crawled(begin, cookie, 200);
    note("staff", found);
    expect(found).toEqual({});
  });

  it("[LOC-01] [CODE2-6] no letter, and no PDF", async () => {
    const person = await customerAt(site(), (email) => ({ ...ownAddress(), locale: "en", email }), {
      "shop-locale": "en",
    });
    const { placed } = await order(person.call);
    await postForm(site(), "/forms/forgot-password", `locale=en&email=${encodeURIComponent(person.email)}`);
    await follow(`${site().url}/en`);
    const invoices = async () =>
      (await person.call("GET", "/shop/invoices"))["invoices"] as readonly { readonly id: string }[];
    await expect.poll(async () => (await invoices()).length, { timeout: 30_000 }).toBeGreaterThan(0);
    const found: Record<string, unknown> = {};
    const judge = (name: string, outside: Outside): void => {
      const words = hardCoded(outside);
      if (words.length > 0 || outside.cut.length > 0) found[name] = { words, cut: outside.cut };
    };
    for (const { id } of await invoices()) {
      const answer = await fetch(`${site().url}/api/shop/invoices/${id}/pdf`, {
        headers: { authorization: `Bearer ${person.token}` },
      });
      judge(`PDF of ${placed["number"]}`, outsideOfText(readPdf(new Uint8Array(await answer.arrayBuffer())).text));
    }
    const letters = await site()
      .api.database.reads.selectFrom("outbox")
      .selectAll()
      .where("locale", "=", "en")
      .execute();
    expect(letters.length).toBeGreaterThan(2);
    for (const { subject, text, id } of letters) judge(id, outsideOfText(`${subject}\n\n${text}`));
    note("letters", found);
    expect(found).toEqual({});
  });
});
