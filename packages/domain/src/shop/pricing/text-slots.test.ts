// What texts say of prices: the amounts of the price table beside them, by examples. [CNT-05] [VAT-10]
import { describe, expect, it } from "vitest";
import { instant } from "#kernel/calendar";
import { cents, rateOfPercent } from "#kernel/money";
import type { Catalog, PricedDeal } from "#shop/catalog";
import { exampleCatalog, exampleProduct } from "#shop/catalog/examples";
import type { Locale } from "#visitor/locale";
import { hasPriceSlots, pricesFilledIn, type PriceView } from "./index.ts";

const deal = (more: Partial<PricedDeal>): PricedDeal => ({
  key: "autumn",
  product: "web-m",
  opens: instant(1000),
  closes: instant(2000),
  soldOut: false,
  ...more,
});
const catalog: Catalog = {
  ...exampleCatalog,
  products: [
    { ...exampleProduct, monthly: cents(199), billingMonths: [12] },
    { ...exampleProduct, key: "cloud-s", monthly: cents(499), hourly: cents(1), billingMonths: [1] },
    {
      ...exampleProduct,
      key: "disk",
      monthly: cents(4),
      billingMonths: [1],
      storage: { minimum: 10, maximum: 2000, step: 10 },
    },
    { ...exampleProduct, key: "web-l", monthly: cents(899), setup: cents(500), billingMonths: [1, 12], freeMonths: 3 },
  ],
  deals: [
    deal({ freeMonths: 2 }),
    deal({ key: "five", product: "web-l", freeMonths: 5 }),
    deal({ key: "cheaper", firstMonthDiscount: cents(119) }),
    deal({ key: "both", product: "web-l", freeMonths: 4, setup: cents(100) }),
    deal({ key: "free-setup", product: "web-l", setup: cents(0) }),
    deal({ key: "nothing" }),
  ],
};
const home = rateOfPercent(19);
const view = (percent: number, now = 0, country: "DE" | "AT" | "OTHER" = "DE"): PriceView => ({
  catalog,
  now: instant(now),
  homeRate: home,
  vat: { country, rate: rateOfPercent(percent), treatment: "view" },
  vatWords: (locale) => `${locale} ${percent}`,
});
const filled = (text: string, of = view(19), locale: Locale = "en") => pricesFilledIn(text, of, locale);

describe("slots of prices", () => {
  it("[VAT-10] are amounts at the rate of the view, as the quote has them", () => {
    const text = "{price:web-m} a month {vat:view}; the first invoice is {first-invoice:web-m}.";
    expect(filled(text)).toBe("€1.99 a month en 19; the first invoice is €23.88.");
    expect(filled(text, view(20, 0, "AT"))).toBe("€2.00 a month en 20; the first invoice is €24.00.");
    expect(filled(text, view(0, 0, "OTHER"))).toBe("€1.67 a month en 0; the first invoice is €20.04.");
    expect(filled("{price:web-m}, {vat:view}", view(19), "de").replaceAll("\u00a0", " ")).toBe("1,99 €, de 19");
  });
  it("[VAT-11] [SHOP2-7] write a price by the hour and by the gigabyte with the digits that it has", () => {
    const text = "{hour:cloud-s} {price:cloud-s} {price:disk} {year:disk} {cost:disk}";
    expect(filled(text)).toBe("€0.01 €4.99 €0.04 €0.48 €0.48");
    expect(filled(text, view(0, 0, "OTHER"))).toBe("€0.0084 €4.19 €0.033613 €0.40 €0.36");
    expect(filled(text, view(20, 0, "AT"), "de").replaceAll("\u00a0", " ")).toBe(
      "0,0101 € 5,03 € 0,040336 € 0,48 € 0,48 €",
    );
    expect(filled("{hour:web-m} {hour:no}")).toBe("{hour:web-m} {hour:no}");
  });
  it("[CNT-05] follow a deal while it runs; those of the list and of a deal stay as they are", () => {
    const text =
      "{first-invoice:web-m} {cost:web-l} {list-cost:web-l} {deal-cost:five@5} {deal-cost:five} {year:web-l} {free:web-l}, {list-free:web-l}";
    expect(filled(text)).toBe("€23.88 €85.91 €85.91 €5.00 €67.93 €107.88 first 3 months free, first 3 months free");
    expect(filled(text, view(19, 1500))).toBe(
      "€19.90 €67.93 €85.91 €5.00 €67.93 €107.88 first 5 months free, first 3 months free",
    );
    expect(filled("{first-invoice:web-l@12} {first-invoice:web-l@1} {setup:web-l}")).toBe("€85.91 €5.00 €5.00");
  });
  it("[CNT-05] say of a deal what it makes better, at the rate of the view", () => {
    const text = "{deal:autumn} | {deal:cheaper} | {deal:both} | {deal:free-setup}";
    expect(filled(text)).toBe(
      "first 2 months free | €1.19 off the first month | setup fee €1.00, first 4 months free | no setup fee",
    );
    expect(filled("{deal:cheaper} {free:web-m}", view(0))).toBe("€1.00 off the first month no free months");
    expect(
      filled("{deal:autumn} | {deal:cheaper} | {deal:both} | {deal:free-setup}", view(19), "de").replaceAll(
        "\u00a0",
        " ",
      ),
    ).toBe(
      "erste 2 Monate frei | im ersten Monat 1,19 € günstiger | Einrichtung 1,00 €, erste 4 Monate frei | ohne Einrichtungsgebühr",
    );
  });
  it("[VAT-10] [PRD-07] know an ending's prices, each rounded by itself before it is added", () => {
    expect(
      filled("{ending:de.register} {ending:de.renew} {ending:de.restore} {ending:de.four-more} {ending:de.five}"),
    ).toBe("€5.04 €6.04 €29.90 €24.16 €29.20");
    expect(filled("{ending:de.register} {ending:de.five}", view(20, 0, "AT"))).toBe("€5.09 €29.49");
  });
  it("[SHL-10] [VAT-10] say of all prices that they include VAT only where they do", () => {
    expect(filled("{vat:all}")).toBe("All prices include VAT.");
    expect(filled("{vat:all}", view(0, 0, "OTHER"))).toBe("Prices are shown without VAT.");
    expect(filled("{vat:all}", view(0, 0, "OTHER"), "de")).toBe("Die Preise sind ohne Mehrwertsteuer angegeben.");
  });
  it("[CNT-05] stay as they are where they name nothing that is sold", () => {
    const text =
      "{price:no} {deal:no} {deal:nothing} {deal-cost:no} {ending:de} {ending:no.renew} {ending:de.no} {vat:other} {first-invoice:web-m@7} {sum:web-m} {price web-m}";
    expect(filled(text)).toBe(text);
    expect([
      hasPriceSlots("{price:web-m}"),
      hasPriceSlots("a {vat:view} b"),
      hasPriceSlots("{contract:renewal}"),
    ]).toEqual([true, true, false]);
  });
});
