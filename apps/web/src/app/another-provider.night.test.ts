// A shop of another provider, in another zone of time, starts from other content alone: no page, letter, PDF, header, manifest, feed or sitemap names the demo's. [LOC-16] [CNT-01] [OPS-11]
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixedPaths, pagesOfLetters, accountPath, stepPath } from "@kontor/domain/site/routing";
import { locales } from "@kontor/domain/visitor/locale";
import PostalMime from "postal-mime";
import { afterAll, expect, it } from "vitest";
import { facts as another, nordwindFolder } from "../../../api/test/nordwind/nordwind.ts";
import { ofTheDemo } from "../../../api/test/nordwind/of-the-demo.ts";
import { customerAt, ownAddress, type TestedCustomer } from "../../test/customer-fixture.ts";
import { plainPages } from "../../test/drawn-page.ts";
import { postForm, siteOfFile } from "../../test/site-fixture.ts";
import { cookiesOf } from "../../test/staff-fixture.ts";
import { checkFiles } from "../site/ticket/paths.ts";
import { feedPath } from "../site/routing/feed-path.ts";
import { ticketingFile } from "./document/ticketing-document.tsx";

/** Eleven hours behind: most of a day of Berlin is another one there. */
const timeZone = "Pacific/Midway";

const folder = nordwindFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const site = siteOfFile(() => ({ AUTH_RATE_LIMIT: "10000", TIME_ZONE: timeZone }), plainPages, {
  content: folder,
});

/** What of the demo a text has, or a slot that nothing filled, with what is around it. */
const ours = (text: string): readonly string[] => [
  ...ofTheDemo(text),
  ...[...text.matchAll(/.{0,60}\{provider:.{0,40}/g)].map(([found]) => found),
];

const read = async (path: string, cookie = "") => {
  const answer = await fetch(site().url + path, { redirect: "manual", headers: { cookie, "accept-language": "en" } });
  return { status: answer.status, text: `${[...answer.headers].join("\n")}\n\n${await answer.text()}` };
};

const pages = locales.flatMap((locale) => [
  `/${locale}`,
  `/${locale}/no-such-page`,
  `/${locale}/webspace`,
  `/${locale}/webspace/breeze`,
  `/${locale}/blog`,
  feedPath(locale),
  stepPath("cart", locale),
  stepPath("login", locale),
  accountPath("panel", locale),
  ...Object.entries(fixedPaths)
    .filter(([page]) => !pagesOfLetters.has(page as never))
    .map(([, path]) => path[locale]),
]);

const files = ["/sitemap.xml", "/robots.txt", "/.well-known/security.txt"];

it("[LOC-16] [CNT-01] [CNT-02] [LOC-21] its pages, their headers, feeds and sitemaps name it, and no other", async () => {
  const sitemaps = [...(await read("/sitemap.xml")).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = ""]) => new URL(loc).pathname,
  );
  const found: string[] = [];
  const links = new Set<string>();
  for (const path of new Set([...pages, ...files, ...sitemaps])) {
    const { status, text } = await read(path);
    if (status >= 500) found.push(`${path}: ${status}`);
    found.push(...ours(text).map((each) => `${path}: ${each}`));
    for (const [, link = ""] of text.matchAll(/<a\b[^>]* href="(\/(?!\/|api\/)[^"#?]*)/g)) links.add(link);
  }
  // No link leads to a page that this company does not have.
  for (const link of links)
    if (!sitemaps.includes(link) && (await read(link)).status === 404) found.push(`a link to ${link}`);
  expect(sitemaps.length).toBeGreaterThan(1);
  expect(found).toEqual([]);
  for (const path of ["/en", "/de/speicherplatz", "/en/webspace/breeze", stepPath("cart", "de"), "/en/jobs"])
    expect((await read(path)).text, path).toMatch(/<title>[^<]*Nordwind/);
  const home = (await read("/en")).text;
  expect(home).toContain(`<meta property="og:site_name" content="${another.name}"/>`);
  expect(home).toContain(`aria-label="${another.name}, home"`);
});

it("[LOC-16] [TKT-02] what can be installed is named by its texts, in the provider's colours", () => {
  for (const locale of locales) {
    const manifest = ticketingFile(checkFiles(locale).manifest, "UTC", () => null);
    expect(ours(String(manifest?.body))).toEqual([]);
    expect(JSON.parse(String(manifest?.body))).toMatchObject({ theme_color: "#2b0a3d", background_color: "#f7f3ff" });
  }
});

/** Orders, and answers what of the demo the summary and the page that says thank you have. */
const ordered = async (person: TestedCustomer, locale: "de" | "en"): Promise<readonly string[]> => {
  const { call } = person;
  const cart = await call("POST", "/shop/order/cart");
  const item = { kind: "product", product: "breeze", quantity: 1, billingMonths: 1, location: null, additions: [] };
  const filled = await call("POST", `/shop/order/cart/${cart["id"]}/items`, { version: cart["version"], item });
  const quote = await call("GET", `/shop/order/cart/${cart["id"]}/quote`);
  const wanted = {
    cartId: cart["id"],
    cartVersion: filled["version"],
    quoteHash: quote["hash"],
    agreements: { terms: true, cancellationPolicy: true, adult: true, earlyStart: true },
    locale,
  };
  const cookie = `token=${person.token}; signed-in=1; cartId=${cart["id"]}`;
  const summary = await read(stepPath("summary", locale), cookie);
  const order = await call("POST", "/shop/order", wanted, { "idempotency-key": randomUUID() });
  const thanks = await read(`${stepPath("thank-you", locale)}?order=${order["id"]}`, cookie);
  expect([summary.status, summary.text.includes("Breeze")], summary.text.slice(0, 900)).toEqual([200, true]);
  expect([thanks.status, thanks.text.includes(String(order["number"]))]).toEqual([200, true]);
  return [summary, thanks].flatMap(({ text }) => ours(text));
};

/** The day of a moment at the seller's place, as pages and letters write it. */
const dayThere = (at: number, locale: "de" | "en"): string =>
  new Intl.DateTimeFormat(locale === "de" ? "de-DE" : "en-GB", { dateStyle: "long", timeZone }).format(at);

const pdfText = (content: Uint8Array): string => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-pdf-"));
  writeFileSync(join(folder, "a.pdf"), content);
  const text = ["pdftotext", "pdfinfo"].map((program) =>
    execFileSync(program, program === "pdftotext" ? [join(folder, "a.pdf"), "-"] : [join(folder, "a.pdf")], {
      encoding: "utf8",
    }),
  );
  rmSync(folder, { recursive: true });
  return text.join("\n");
};

it.each(locales)(
  "[LOC-16] [CHK-05] [ACC-03] [OPS-11] its letters and PDFs name it, and no other: %s",
  async (locale) => {
    const person = await customerAt(site(), (email) => ({ ...ownAddress(), locale, email }), { "shop-locale": locale });
    const before = dayThere(Date.now(), locale);
    expect(await ordered(person, locale)).toEqual([]);
    const days = [before, dayThere(Date.now(), locale)];
    await postForm(site(), "/forms/forgot-password", `locale=${locale}&email=${encodeURIComponent(person.email)}`);
    const invoices = async () =>
      (await person.call("GET", "/shop/invoices"))["invoices"] as readonly { readonly id: string }[];
    await expect.poll(async () => (await invoices()).length, { timeout: 30_000 }).toBeGreaterThan(0);
    await site().api.mailDelivery.run();
    const found: Record<string, readonly string[]> = {};
    const dated: string[] = [];
    const folder = join(site().folder, "mail");
    const letters = readdirSync(folder).filter((name) => name.endsWith(".eml"));
    expect(letters.length).toBeGreaterThan(2);
    const pdfs: string[] = [];
    for (const name of letters) {
      const { attachments, ...letter } = await PostalMime.parse(readFileSync(join(folder, name)));
      const inLetter = ours(JSON.stringify(letter));
      if (days.some((day) => letter.text?.includes(day) === true)) dated.push(String(letter.subject));
      if (inLetter.length > 0) found[`${letter.subject}`] = inLetter;
      for (const { filename, mimeType, content } of attachments) {
        const bytes = typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
        const text = mimeType === "application/pdf" ? pdfText(bytes) : Buffer.from(bytes).toString("utf8");
        if (mimeType === "application/pdf") pdfs.push(text);
        if (ours(text).length > 0) found[`${filename}`] = ours(text);
      }
    }
    expect(found).toEqual({});
    expect(pdfs.some((text) => text.includes(another.name))).toBe(true);
    // One day in letter, invoice and page: that of the seller's place. [OPS-11]
    expect(dated.length).toBeGreaterThan(0);
    expect(pdfs.some((text) => days.some((day) => text.includes(day)))).toBe(true);
    const cookie = `token=${person.token}; signed-in=1`;
    const own = ["panel", "orders", "contracts", "invoices", "own-data"] as const;
    const orders = (await read(accountPath("orders", locale), cookie)).text;
    // The page has blanks that do not break within a day.
    const shown = orders.replaceAll(/\s+/g, " ");
    expect(days.some((day) => shown.includes(day))).toBe(true);
    for (const page of own) expect(ours((await read(accountPath(page, locale), cookie)).text), page).toEqual([]);
  },
);

it("[LOC-16] [ADM-01] [PKG-08] the pages of its staff, before and after the login", async () => {
  const cookie = await cookiesOf(site(), "admin");
  const home = (await read("/admin?locale=en", cookie)).text;
  const linked = [...home.matchAll(/href="(\/admin[^"?#]*)/g)].map(([, path = ""]) => path);
  const found: string[] = [];
  for (const path of new Set(["/admin", "/admin/login", "/admin/invoices", "/admin/faulty-products", ...linked]))
    for (const locale of locales)
      for (const sent of ["", cookie])
        found.push(...ours((await read(`${path}?locale=${locale}`, sent)).text).map((each) => `${path}: ${each}`));
  expect(linked.length).toBeGreaterThan(4);
  expect(found).toEqual([]);
});
