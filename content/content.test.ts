// The demo provider's content, held against the domain: it must be a catalogue that the rules can sell from, in both languages.
import { readdirSync, readFileSync } from "node:fs";
import { day, instant } from "@kontor/domain/kernel/calendar";
import { isCountry, vatCountries } from "@kontor/domain/kernel/country";
import { cents, rate } from "@kontor/domain/kernel/money";
import {
  canBeOrdered,
  type Catalog,
  type Category,
  endingOf,
  hasPage,
  hourlyContradictions,
  isHourly,
  type Product,
  productByKey,
  productPath,
  productsOf,
} from "@kontor/domain/shop/catalog";
import { type Ending, parseDomainName, strictToAscii } from "@kontor/domain/shop/domain-name";
import { rateIn, vatMapOn, type VatRate } from "@kontor/domain/shop/vat";
import { isInForce, type Voucher, voucherCode } from "@kontor/domain/shop/voucher";
import { locales, type Localized } from "@kontor/domain/visitor/locale";
import { Result } from "effect";
import { writtenDeals } from "./written.ts";
import { describe, expect, it } from "vitest";

const read = <A>(name: string): A => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8")) as A;

const categories = read<readonly Category[]>("catalog/categories.json");
const endings = read<readonly Ending[]>("catalog/endings.json");
const files = readdirSync(new URL("catalog/products/", import.meta.url));
const products = files.flatMap((file) => read<readonly Product[]>(`catalog/products/${file}`));
const catalog: Catalog = { version: "test", categories, products, endings };
const vatRates = read<readonly VatRate[]>("vat.json");
const vouchers = read<readonly Voucher[]>("vouchers.json");

const toAscii = strictToAscii((host) => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null));

/** Every text of a value, with the way to it. */
const textsOf = (value: unknown, way = ""): readonly { way: string; text: Localized<string> }[] => {
  if (typeof value !== "object" || value === null) return [];
  if ("en" in value && "de" in value) return [{ way, text: value as Localized<string> }];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${way}/${key}`));
};

describe("the catalogue", () => {
  it("[PRD-01] has the size that a hosting shop needs", () => {
    const sold = (key: Category["key"]) => productsOf(catalog, key).filter(hasPage).length;
    expect(sold("hosting")).toBeGreaterThanOrEqual(6);
    expect(sold("vps") + sold("root-server")).toBeGreaterThanOrEqual(10);
    expect(sold("managed-cloud")).toBeGreaterThanOrEqual(3);
    expect(sold("groupware")).toBeGreaterThanOrEqual(4);
    expect(sold("certificates")).toBeGreaterThanOrEqual(4);
    expect(endings.length).toBeGreaterThanOrEqual(60);
  });

  it("[PRD-01] says everything in both languages", () => {
    const texts = textsOf([categories, products, read("site.json")]);
    expect(texts.length).toBeGreaterThan(500);
    for (const { way, text } of texts)
      for (const locale of locales) expect(text[locale].trim(), `${way}/${locale}`).not.toBe("");
    const same = texts.filter(({ way, text }) => /\/(summary|description)$/.test(way) && text.en === text.de);
    expect(same).toEqual([]);
  });

  it("[PRD-01] writes umlauts as umlauts and addresses as Sie", () => {
    for (const { way, text } of textsOf([categories, products])) {
      if (way.endsWith("/slug") || way.endsWith("/path")) continue;
      expect(text.de, way).not.toMatch(/\b(fuer|ueber|koennen|groess|moech)/i);
      expect(text.de, way).not.toMatch(/\b(du|dein|deine|dir|dich)\b/i);
    }
  });

  it("[PRD-01] keeps every key and every address once, without empty pieces", () => {
    expect(new Set(products.map(({ key }) => key)).size).toBe(products.length);
    expect(new Set(endings.map(({ ending }) => ending)).size).toBe(endings.length);
    for (const locale of locales) {
      const paths = products.filter(hasPage).map((product) => productPath(catalog, product)?.[locale] ?? "");
      expect(new Set(paths).size).toBe(paths.length);
      for (const path of [...paths, ...categories.map((category) => category.path[locale])])
        expect(path).toMatch(/^\/?[a-z0-9-]+(\/[a-z0-9-]+)*$/);
    }
  });

  it.each(products.map((product) => [product.key, product] as const))(
    "[PRD-01] sells %s on terms that hold together",
    (_, product) => {
      expect(cents(product.monthly)).toBeGreaterThan(0);
      expect(cents(product.setup)).toBeGreaterThanOrEqual(0);
      expect(cents(product.firstMonthDiscount)).toBeLessThanOrEqual(product.monthly);
      expect(product.billingMonths.length).toBeGreaterThan(0);
      expect([...product.billingMonths].sort((a, b) => a - b)).toEqual(product.billingMonths);
      if (isHourly(product)) expect(hourlyContradictions(product)).toEqual([]);
      else expect(product.minimumMonths).toBeGreaterThan(0);
      expect(product.freeMonths).toBeGreaterThanOrEqual(0);
      expect(files).toContain(`${product.category}.json`);
      expect(categories.map(({ key }) => key)).toContain(product.category);
      for (const ending of product.includedDomains.endings) expect(endingOf(catalog, ending), ending).not.toBeNull();
      for (const { product: addition, maximum } of product.additions) {
        expect(productByKey(catalog, addition), addition).not.toBeNull();
        expect(maximum).toBeGreaterThan(0);
      }
    },
  );

  it("[PRD-03] [PRD-01] shows each peculiarity at least once", () => {
    const some = (is: (product: Product) => boolean) => expect(products.filter(hasPage).some(is)).toBe(true);
    some((product) => product.soldOut && Result.isFailure(canBeOrdered(product)));
    some((product) => product.freeMonths > 0);
    expect(writtenDeals.some(({ firstMonthDiscount }) => firstMonthDiscount !== undefined)).toBe(true);
    some((product) => product.setup > 0);
    some((product) => product.includedDomains.count > 0);
    some((product) => product.locations.includes("any"));
    some((product) => product.additions.length > 0);
  });
});

describe("the endings", () => {
  it.each(endings.map((ending) => [ending.ending, ending] as const))(
    "[PRD-01] sells .%s on its registry's terms",
    (_, ending) => {
      for (const price of [ending.register, ending.renew, ending.restore]) expect(cents(price)).toBeGreaterThan(0);
      expect(ending.minimumLength).toBeGreaterThan(0);
      expect(ending.maximumLength).toBeLessThanOrEqual(63);
      if (ending.authcode !== null) expect(ending.authcode.minimum).toBeLessThanOrEqual(ending.authcode.maximum);
      const reading = parseDomainName(`beispiel-42.${ending.ending}`, { toAscii, endings });
      expect(Result.getOrThrow(reading).name).toMatchObject({ label: "beispiel-42", ending: ending.ending });
    },
  );
});

describe("the VAT map", () => {
  it("[VAT-01] knows the 30 European countries, US, CH, LI and OTHER on every day since 2021", () => {
    for (const on of ["2021-01-01", "2023-06-15", "2026-11-21", "2040-01-01"]) {
      const map = Result.getOrThrow(vatMapOn(vatRates, day(on)));
      expect(Object.keys(map).sort()).toEqual([...vatCountries].sort());
    }
  });

  it("[VAT-01] charges the standard rates of 21 November 2026, nothing in the United States and elsewhere", () => {
    const map = Result.getOrThrow(vatMapOn(vatRates, day("2026-11-21")));
    const { cases } = read<{ cases: readonly { country: string; standard: number | null }[] }>(
      "../packages/domain/fixtures/vat-rates.json",
    );
    const inMap = cases.filter(({ country }) => vatCountries.includes(country));
    expect(inMap.length).toBe(vatCountries.length - 1);
    for (const { country, standard } of inMap)
      expect(rateIn(map, country), country).toBe(Math.round((standard ?? 0) * 100));
    expect(map.OTHER).toBe(0);
  });

  it("[VAT-01] follows the dated changes of the rates", () => {
    const { cases } = read<{ cases: readonly { country: string; date: string; standard: number }[] }>(
      "../packages/domain/fixtures/vat-rate-changes.json",
    );
    for (const { country, date, standard } of cases) {
      const inForce = vatRates.filter(
        (entry) => entry.country === country && entry.from <= date && (entry.until === null || date <= entry.until),
      );
      expect(
        inForce.map((entry) => entry.rate),
        `${country} ${date}`,
      ).toEqual([standard * 100]);
    }
  });

  it("[VAT-01] has one rate a country and day", () => {
    for (const { country, rate: percent, from, until } of vatRates) {
      rate(percent);
      if (until !== null) expect(until >= from).toBe(true);
      const others = vatRates.filter((other) => other.country === country && other.from !== from);
      expect(others.filter((other) => other.from <= from && (other.until === null || other.until >= from))).toEqual([]);
    }
  });
});

describe("countries and vouchers", () => {
  it("[CUS-08] offers assigned countries only, DE among them", () => {
    const countries = read<readonly string[]>("countries.json");
    expect(countries).toContain("DE");
    expect(countries.filter((country) => !isCountry(country))).toEqual([]);
    expect(new Set(countries).size).toBe(countries.length);
  });

  it("[CRT-04] keeps vouchers that hold, one that is over and one that is yet to come", () => {
    const now = instant(Date.UTC(2026, 10, 21));
    for (const { code, worth } of vouchers) {
      expect(voucherCode(code)).toEqual(Result.succeed(code));
      expect(worth.amount).toBeGreaterThan(0);
    }
    expect(vouchers.filter((voucher) => isInForce(voucher, now)).length).toBeGreaterThan(5);
    expect(vouchers.filter((voucher) => !isInForce(voucher, now)).map(({ code }) => code)).toEqual([
      "ABGELAUFEN-5",
      "FUTURE-5",
    ]);
  });
});
