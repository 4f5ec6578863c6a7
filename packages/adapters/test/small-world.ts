// A small shop for the tests: one plan, one ending, a fixed clock.
import { instant } from "@kontor/domain/kernel/calendar";
import { cents, rate } from "@kontor/domain/kernel/money";
import type { Catalog } from "@kontor/domain/shop/catalog";
import { strictToAscii } from "@kontor/domain/shop/domain-name";
import { world } from "../src/layers/memory/index.ts";

const sameText = (text: string) => ({ en: text, de: text });

export const catalog: Catalog = {
  version: "v1",
  categories: [],
  products: [
    {
      key: "web-m",
      category: "hosting",
      title: sameText("Web M"),
      slug: sameText("web-m"),
      summary: sameText(""),
      description: sameText(""),
      monthly: cents(799),
      setup: cents(990),
      billingMonths: [1, 12],
      minimumMonths: 12,
      freeMonths: 0,
      firstMonthDiscount: cents(0),
      includedDomains: { count: 1, endings: ["de"] },
      additions: [],
      onlyAsAddition: false,
      soldOut: false,
      locations: [],
      features: [],
    },
  ],
  endings: [
    {
      ending: "de",
      register: cents(1188),
      renew: cents(1188),
      restore: cents(4990),
      transferable: true,
      minimumLength: 1,
      maximumLength: 63,
      letters: "any",
      authcode: { minimum: 8, maximum: 16 },
      group: "popular",
    },
  ],
};

export const smallWorld = () =>
  world({
    catalog,
    countries: ["AT", "DE"],
    seller: "DE",
    rates: { DE: rate(1900), AT: rate(2000), OTHER: rate(0) },
    vouchers: [{ code: "SUMMER", value: cents(500), validFrom: null, validUntil: null, redeemedAt: null }],
    now: () => instant(1_795_000_000_000),
    toAscii: strictToAscii((host) => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null)),
  });

/** Something new at each call, and different from run to run. */
export const freshNames = () => {
  const run = Math.random().toString(36).slice(2, 8);
  const counter = { at: 0 };
  return () => {
    counter.at += 1;
    return `neu-${run}-${counter.at}`;
  };
};
