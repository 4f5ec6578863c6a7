// A letter of an order is shown whole by every mail program, however much was ordered. [REP2-1] [CHK-05]
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as Result from "effect/Result";
import fc from "fast-check";
import { expect, it } from "vitest";
import { day, instant } from "@kontor/domain/kernel/calendar";
import { rateOfPercent } from "@kontor/domain/kernel/money";
import { type CartItem, configured, maximumCartSize, maximumPieces } from "@kontor/domain/shop/cart";
import { anyChoiceOf } from "@kontor/domain/shop/cart/arbitraries";
import type { Catalog, Product } from "@kontor/domain/shop/catalog";
import { confirmation, orderedContracts, type Order } from "@kontor/domain/shop/checkout";
import { exampleAddress } from "@kontor/domain/shop/customer/examples";
import { quote } from "@kontor/domain/shop/pricing";
import type { Locale } from "@kontor/domain/visitor/locale";
import writtenSite from "../../../../../content/site.json" with { type: "json" };
import categories from "../../../../../content/catalog/categories.json" with { type: "json" };
import endings from "../../../../../content/catalog/endings.json" with { type: "json" };
import { letterBytes } from "../../platform/mail/fitted.ts";
import type { Site } from "../../platform/provider/provider.ts";
import { writtenConfirmation } from "./confirmation-mail.ts";

const folder = fileURLToPath(new URL("../../../../../content/catalog/products/", import.meta.url));
const products = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(`${folder}${file}`, "utf8")) as readonly Product[],
);
const catalog = { version: "test", categories, products, endings, deals: [] } as unknown as Catalog;

const anyItem: fc.Arbitrary<(at: number) => CartItem | null> = fc.oneof(
  anyChoiceOf(catalog).map((choice) => (at: number) => {
    const made = configured(catalog, `item-${at}`, choice);
    return Result.isSuccess(made) ? { ...made.success, domains: [], quantity: 1 } : null;
  }),
  fc.stringMatching(/^[a-z]{20,55}$/).chain((label) =>
    fc.constantFrom(...catalog.endings.map(({ ending }) => ending)).map((ending) => (at: number): CartItem => {
      const name = `${label}${at}.${ending}`;
      return {
        kind: "domain",
        id: name,
        domain: { ascii: name, unicode: name, ending, acquisition: "register", authcodeGiven: false },
      };
    }),
  ),
);

const ordered = (items: readonly CartItem[], locale: Locale, earlyStart: boolean): Order | null => {
  const cart = { id: "cart", version: 1, items, voucher: null, referral: null };
  const made = quote({
    cart,
    catalog,
    vat: { country: "DE", rate: rateOfPercent(19), treatment: "domestic" },
    homeRate: rateOfPercent(19),
    now: instant(0),
    voucher: null,
  });
  if (Result.isFailure(made)) return null;
  return {
    id: "o1",
    number: "K-2026-000001",
    customerNumber: "100001",
    locale,
    address: exampleAddress("erika@shop.example"),
    cart,
    quote: made.success,
    agreements: { terms: true, cancellationPolicy: true, adult: true, earlyStart, reseller: false },
    placedAt: instant(1_795_000_000_000),
    contract: { policy: "specified", day: day("2026-11-21"), start: day("2026-11-21") },
  } as Order;
};

const letterOf = (order: Order) =>
  writtenConfirmation(
    confirmation(order, catalog),
    { contracts: orderedContracts(order, catalog), earlier: [] },
    writtenSite as unknown as Site,
    {
      timeZone: "Europe/Berlin",
      publicUrl: "https://shop.example.test",
      payment: { stripe: null, mollie: null, refunds: "shop" },
      areAttached: true,
    },
  );

it("[REP2-1] [CHK-05] the letter of any order of 1 to 100 items has at most 90 kB in either part and language, with its sums and the first items whole", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(1, 17, maximumCartSize).chain((size) => fc.array(anyItem, { minLength: size, maxLength: size })),
      fc.constantFrom("de" as const, "en" as const),
      fc.boolean(),
      (makers, locale, earlyStart) => {
        const items = makers.flatMap((make, at) => make(at) ?? []).slice(0, maximumPieces);
        const order = ordered(items, locale, earlyStart);
        if (order === null) return;
        const { html, text } = letterOf(order);
        expect(Buffer.byteLength(html)).toBeLessThanOrEqual(letterBytes);
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(letterBytes);
        expect(html).toContain(locale === "de" ? "Gesamtbetrag der ersten Rechnung" : "Total of the first invoice");
      },
    ),
    { numRuns: 12 },
  );
});
