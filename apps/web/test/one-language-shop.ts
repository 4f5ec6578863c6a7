// What holds of a shop of one language, whichever it is: pages, files, letters, answers of the API; a trace of the other is named with its place.
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  type AccountPage,
  accountPath,
  accountPaths,
  fixedPaths,
  homePath,
  pagesOfLetters,
  stepPath,
} from "@kontor/domain/site/routing";
import type { Locale } from "@kontor/domain/visitor/locale";
import PostalMime from "postal-mime";
import { afterAll, expect, it } from "vitest";
import { feedPath } from "../src/site/routing/feed-path.ts";
import { customerAt, ownAddress } from "./customer-fixture.ts";
import { plainPages } from "./drawn-page.ts";
import { contentIn } from "./one-language-content.ts";
import { tracesOf } from "./one-language-traces.ts";
import { follow, type OpenedSite, postForm, siteOfFile } from "./site-fixture.ts";

const steps = ["cart", "login", "summary", "thank-you"] as const;

interface OneLanguageShop {
  readonly site: () => OpenedSite;
  /** None of the addresses shows a trace of the other language to who sends these headers, besides wanting it. */
  readonly noTrace: (paths: readonly string[], headers?: Readonly<Record<string, string>>) => Promise<void>;
}

export const shopOfOneLanguage = (only: Locale, other: Locale): OneLanguageShop => {
  const content = contentIn([only]);
  afterAll(() => rmSync(content, { recursive: true, force: true }));
  const site = siteOfFile(() => ({ AUTH_RATE_LIMIT: "10000", CONTENT_DIR: content }), plainPages, { content });
  /** A browser that wants the other language and has chosen it before. */
  const wanting = { "accept-language": other, cookie: `locale=${other}; i18n_redirect=${other}` };
  const read = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(site().url + path, { redirect: "manual", headers: { ...wanting, ...headers } });
    return { status: answer.status, text: `${[...answer.headers].join("\n")}\n\n${await answer.text()}` };
  };
  const noTrace = async (paths: readonly string[], headers: Readonly<Record<string, string>> = {}): Promise<void> => {
    const found: Record<string, unknown> = {};
    for (const path of paths) {
      const { status, text } = await read(path, headers);
      if (status >= 500) found[path] = status;
      else if (tracesOf(other, text).length > 0) found[path] = tracesOf(other, text);
    }
    expect(found).toEqual({});
  };

  it("[PKG-08] [LOC-16] [CNT-08] [LOC-21] pages, sitemaps, feeds and files have no switch, no alternate, no address of the other language", async () => {
    const index = (await read("/sitemap.xml")).text;
    const sitemaps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
    expect(sitemaps.map((path) => /sitemap-(\w+)-/.exec(path)?.[1])).toEqual(["pages", "products"]);
    const listed = (await Promise.all(sitemaps.map((path) => read(path)))).flatMap(({ text }) =>
      [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname),
    );
    expect(listed.length).toBeGreaterThan(50);
    const own = [
      homePath(only),
      `/${only}/no-such-page`,
      feedPath(only),
      ...steps.map((step) => stepPath(step, only)),
      accountPath("panel", only),
      ...Object.entries(fixedPaths).flatMap(([page, paths]) =>
        pagesOfLetters.has(page as never) ? [] : [paths[only]],
      ),
      ...listed.filter((path) => /\/(hosting|server|blog|jobs|helpcenter)/.test(path)).filter((_, at) => at % 25 === 0),
    ];
    await noTrace([
      ...own,
      "/sitemap.xml",
      ...sitemaps,
      "/robots.txt",
      "/speculation-rules.json",
      "/.well-known/security.txt",
    ]);
    for (const path of [homePath(only), fixedPaths.terms[only]])
      expect((await read(path)).text, path).toMatch(new RegExp(`<html lang="${only}`));
    expect(
      (await read(sitemaps[0]?.replace(/[a-z]{2}-[A-Z]{2}/, other === "en" ? "en-GB" : "de-DE") ?? "")).status,
    ).toBe(404);
  });

  it("[PKG-08] [LOC-02] [LOC-06] whatever a browser wants, a path without a language leads to the shop's, and an address of the other to the same page", async () => {
    for (const [path, to] of [
      ["/", homePath(only)],
      ["/blog?page=2", `/${only}/blog?page=2`],
      [homePath(other), homePath(only)],
      [fixedPaths.terms[other], fixedPaths.terms[only]],
      [`${stepPath("summary", other)}?return=1`, `${stepPath("summary", only)}?return=1`],
      ...(Object.keys(accountPaths) as AccountPage[]).map((page) => [
        accountPath(page, other),
        accountPath(page, only),
      ]),
    ] as const)
      expect(await follow(site().url + path, wanting), path).toMatchObject({ status: 302, to });
    const sent = await postForm(site(), stepPath("login", other), "email=a", wanting);
    expect([sent.status, sent.to]).toEqual([307, stepPath("login", only)]);
    expect((await read(`/${only}/nothing-of-${other}`)).status).toBe(404);
  });

  it("[PKG-08] [API-02] the API answers in the shop's language whatever a call names, and its texts of both languages say the same", async () => {
    const call = async (path: string) =>
      (await (await fetch(site().url + path, { headers: { ...wanting, "shop-locale": other } })).json()) as {
        readonly data?: readonly { readonly locale: string; readonly localizations?: readonly unknown[] }[];
        readonly detail?: string;
        readonly result?: unknown;
      };
    for (const query of [`locale=${other}`, "locale=*", ""]) {
      const { data = [] } = await call(`/api/pages?${query}&populate[localizations]=true`);
      expect(data.length).toBeGreaterThan(10);
      expect(new Set(data.map(({ locale }) => locale))).toEqual(new Set([only]));
      expect(data.flatMap(({ localizations = [] }) => localizations)).toEqual([]);
    }
    const texts = JSON.stringify((await call("/api/shop/catalog")).result).matchAll(/"en":("[^"]*"),"de":("[^"]*")/g);
    const pairs = [...texts].map(([, english, german]) => [english, german]);
    expect(pairs.length).toBeGreaterThan(50);
    expect(pairs.filter(([english, german]) => english !== german)).toEqual([]);
    const refused = await call("/api/shop/order/cart/no-cart");
    expect(refused.detail).toMatch(only === "de" ? /Warenkorb/ : /cart/);
  });

  it("[PKG-08] [CHK-05] [ACC-03] [SES-06] letters, documents and pages of a customer who was stored with the other language", async () => {
    const person = await customerAt(site(), (email) => ({ ...ownAddress(), locale: other, email }), {
      "shop-locale": other,
    });
    const { call } = person;
    const cart = await call("POST", "/shop/order/cart");
    const item = { kind: "product", product: "web-m", quantity: 1, billingMonths: 1, location: null, additions: [] };
    const filled = await call("POST", `/shop/order/cart/${cart["id"]}/items`, { version: cart["version"], item });
    const quote = await call("GET", `/shop/order/cart/${cart["id"]}/quote`);
    const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: true };
    const wanted = {
      cartId: cart["id"],
      cartVersion: filled["version"],
      quoteHash: quote["hash"],
      agreements,
      locale: other,
    };
    const order = await call("POST", "/shop/order", wanted, { "idempotency-key": randomUUID() });
    expect(order["locale"]).toBe(only);
    await postForm(site(), "/forms/forgot-password", `locale=${other}&email=${encodeURIComponent(person.email)}`);
    const invoices = async () => (await call("GET", "/shop/invoices"))["invoices"] as readonly unknown[];
    await expect.poll(async () => (await invoices()).length, { timeout: 30_000 }).toBeGreaterThan(0);
    await site().api.mailDelivery.run();
    const folder = join(site().folder, "mail");
    const letters = readdirSync(folder).filter((name) => name.endsWith(".eml"));
    expect(letters.length).toBeGreaterThan(2);
    for (const name of letters) {
      const { attachments, headers, ...letter } = await PostalMime.parse(readFileSync(join(folder, name)));
      expect(tracesOf(other, JSON.stringify(letter).replaceAll("\\", "")), letter.subject).toEqual([]);
      expect(headers.find(({ key }) => key === "content-language")?.value, letter.subject).toBe(only);
      expect(letter.text, letter.subject).toMatch(only === "de" ? /Mit freundlichen|Viele Grüße|grüße/i : /regards/i);
      for (const { filename } of attachments)
        expect(filename).not.toMatch(only === "de" ? /invoice|terms/ : /Rechnung|AGB/);
    }
    const cookie = `${wanting.cookie}; token=${person.token}; signed-in=1`;
    await noTrace(
      (["panel", "orders", "contracts", "invoices", "own-data", "sessions", "address"] as const).map((page) =>
        accountPath(page, only),
      ),
      { cookie },
    );
  });
  return { site, noTrace };
};
