// Laws of prices by the hour and by the gigabyte: four digits more than cents, rounded once, where they are counted. [VAT-11] [PRD-08] [PRD-09] [SHOP2-7]
import * as Result from "effect/Result";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import {
  type Cents,
  cents,
  halfUp,
  least,
  microsAtRate,
  microsOf,
  netOf,
  priceAtRate,
  type Rate,
  timesMicros,
} from "#kernel/money";
import { anyRate } from "#kernel/money/arbitraries";
import { emptyCart } from "#shop/cart";
import { isHourly, isStorage, type Product, productByKey } from "#shop/catalog";
import { exampleCatalog, exampleProduct } from "#shop/catalog/examples";
import { anyQuoteInputWithoutVoucher } from "./arbitraries.ts";
import { countedAtRate, exactPrice, instalments } from "./costs.ts";
import { homePrices } from "./home-price.ts";
import type { Quote, QuoteLine } from "./model.ts";
import type { QuoteInput } from "./prices.ts";
import { quote } from "./rules.ts";

const over = (holds: (made: Quote, input: QuoteInput) => boolean) =>
  fc.property(anyQuoteInputWithoutVoucher, (input) => holds(Result.getOrThrow(quote(input)), input));

const productOf = (line: QuoteLine, { catalog }: QuoteInput): Product | null =>
  line.kind === "domain" ? null : productByKey(catalog, line.subject);

/** Of storage each row is rounded once: setup, months, free months, discount. */
export const slowStorage = (
  { homeRate, vat }: QuoteInput,
  { quantity, billingMonths }: QuoteLine,
  product: Product,
): number => {
  const row = (price: Cents, count: number): number => {
    const net = halfUp(BigInt(price) * 100_000_000n, 10_000 + homeRate);
    const gross = vat.rate === homeRate ? price * 10_000 : net + halfUp(BigInt(net) * BigInt(vat.rate), 10_000);
    return halfUp(BigInt(gross) * BigInt(count), 10_000);
  };
  const free = Math.min(product.freeMonths, billingMonths);
  const discount = free > 0 ? 0 : row(least(product.firstMonthDiscount, product.monthly), quantity);
  return (
    row(product.setup, quantity) +
    row(product.monthly, quantity * billingMonths) -
    row(product.monthly, quantity * free) -
    discount
  );
};

/** The first invoice of so many gigabytes for a month, at a price of one. */
const gigabytes = (price: Cents, count: number, homeRate: Rate, rate: Rate): Quote =>
  Result.getOrThrow(
    quote({
      cart: {
        ...emptyCart("cart"),
        items: [
          {
            kind: "product",
            id: "a",
            product: "storage",
            quantity: count,
            billingMonths: 1,
            location: null,
            additions: [],
            domains: [],
          },
        ],
      },
      catalog: {
        ...exampleCatalog,
        products: [
          {
            ...exampleProduct,
            key: "storage",
            monthly: price,
            billingMonths: [1],
            storage: { minimum: 1, maximum: 100_000, step: 1 },
          },
        ],
      },
      vat: { country: "CH", rate, treatment: "view" },
      homeRate,
      voucher: null,
      now: 0 as QuoteInput["now"],
    }),
  );

const anySmallPrice = fc.integer({ min: 0, max: 99 }).map(cents);

export const exactPriceLaws: readonly Law[] = [
  law(
    "[BAL-08] [VAT-11] the price of the seller's own country behind a line is the catalogue's, at whatever rate the line was quoted",
    () =>
      over((made, input) =>
        made.lines.every((line) => {
          const product = productOf(line, input);
          if (product === null) return true;
          const { homeRate, one, most } = homePrices(made, line);
          return (
            homeRate === input.homeRate &&
            one.unitPrice === (line.unit === "hour" ? product.hourly : product.monthly) &&
            (most === null || most.unitPrice === product.monthly)
          );
        }),
      ),
  ),
  law(
    "[VAT-11] [SHOP2-7] prices by the hour and by the gigabyte have more digits than cents, and no other price has",
    () =>
      over((made, input) =>
        made.lines.every((line) => {
          const product = productOf(line, input);
          const isExact = product !== null && (isHourly(product) || isStorage(product));
          return (
            (line.unitPriceMicros !== undefined) === isExact &&
            line.unitPrice === halfUp(exactPrice(line), 10_000) &&
            (product === null ||
              isExact ||
              line.unitPrice === priceAtRate(product.monthly, input.homeRate, input.vat.rate))
          );
        }),
      ),
  ),
  law("[VAT-11] [SHOP2-7] so many units cost the price of one times their number, rounded once, at the line", () =>
    over(({ lines }) =>
      lines.every(
        (line) =>
          line.unit !== "month" ||
          (line.period === timesMicros(exactPrice(line), line.quantity * line.billingMonths) &&
            line.recurring === line.period &&
            instalments(line, 60).every(
              ({ gross, month }) => month < line.recurringFromMonth || gross === line.period,
            )),
      ),
    ),
  ),
  law(
    "[VAT-11] [SHOP2-7] of a line at any rate the net is that of the list price, and its VAT that of the rate, to the cent",
    () =>
      fc.property(anySmallPrice, fc.integer({ min: 1, max: 2000 }), anyRate, anyRate, (price, count, home, rate) => {
        const { total, net, vatAmount } = gigabytes(price, count, home, rate);
        const exactNet = (price * count * 10_000) / (10_000 + home);
        const off = Math.abs(total - (exactNet * (10_000 + rate)) / 10_000);
        // Half a cent of the line, and half a millionth of each price on the way.
        return (
          off <= 0.5 + count * 0.000_15 &&
          net + vatAmount === total &&
          net === netOf(total, rate) &&
          Math.abs(net - exactNet) <= 1 + count * 0.000_15
        );
      }),
  ),
  law("[VAT-11] [SHOP2-7] the list price of the seller's country is what it was: whole cents times the number", () =>
    fc.property(anySmallPrice, fc.integer({ min: 1, max: 5000 }), anyRate, (price, count, home) => {
      const { total, lines } = gigabytes(price, count, home, home);
      return total === price * count && lines[0]?.unitPrice === price;
    }),
  ),
  law(
    "[VAT-11] [SHOP2-7] a hundred-fold quantity is never off by more than half a cent from a hundred times the price of one",
    () =>
      fc.property(anySmallPrice, fc.integer({ min: 1, max: 50 }), anyRate, anyRate, (price, count, home, rate) => {
        const made = gigabytes(price, count * 100, home, rate).total;
        // In millionths, which are whole numbers.
        const carried = microsAtRate(microsOf(price), home, rate) * count * 100;
        const one = (price * count * (10_000 + rate)) / (10_000 + home);
        return Math.abs(made * 10_000 - carried) <= 5_000 && Math.abs(made - 100 * one) <= 0.500001 + count * 0.015;
      }),
  ),
  law("[VAT-11] [SHOP2-7] more units never cost less, and two lines differ from one of both by a cent at most", () =>
    fc.property(anySmallPrice, fc.nat(5000), fc.nat(5000), anyRate, anyRate, (price, a, b, home, rate) => {
      const of = (count: number): number =>
        countedAtRate({ unitPrice: price, unitPriceMicros: microsOf(price) }, count, home, rate);
      return of(a) <= of(a + b) && Math.abs(of(a) + of(b) - of(a + b)) <= 1;
    }),
  ),
  law("[VAT-11] a quote from before is counted in the cents that were agreed on", () =>
    fc.property(
      anySmallPrice,
      fc.nat(5000),
      anyRate,
      anyRate,
      (unitPrice, count, home, rate) =>
        countedAtRate({ unitPrice }, count, home, rate) === priceAtRate(unitPrice, home, rate) * count,
    ),
  ),
  law(
    "[PRD-08] what is billed by the hour adds nothing to the first invoice, binds for no month and later costs at most its month's price",
    () =>
      over((made, input) =>
        made.lines.every((line) => {
          const product = productOf(line, input);
          if (product === null || !isHourly(product)) return line.unit !== "hour";
          const { homeRate, vat } = input;
          const most = isStorage(product)
            ? timesMicros(microsAtRate(microsOf(product.monthly), homeRate, vat.rate), line.quantity)
            : priceAtRate(product.monthly, homeRate, vat.rate) * line.quantity;
          return (
            line.unit === "hour" &&
            [line.first, line.charged, line.setup, line.discount, line.minimumMonths].every((amount) => amount === 0) &&
            line.recurring === most
          );
        }),
      ),
  ),
];
