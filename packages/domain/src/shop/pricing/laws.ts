// Laws of the quote. [CRT-03] [CRT-04] [CRT-07] [PRD-07] [VAT-10] [VAT-11] [HDL-02] [HDL-03]
import * as Result from "effect/Result";
import fc from "fast-check";
import { law, lawsAbout, type Law } from "#kernel/law";
import { cents, netOf, priceAtRate, sum, type Cents } from "#kernel/money";
import { anyRate } from "#kernel/money/arbitraries";
import { isProductItem, mergeCarts, type CartItem } from "#shop/cart";
import { anyCartOf } from "#shop/cart/arbitraries";
import { productByKey, type Product } from "#shop/catalog";
import { voucherDiscount } from "#shop/voucher";
import { anyGrossLines, anyQuoteInput, anyQuoteInputWithoutVoucher } from "./arbitraries.ts";
import { chargeLaws } from "./charge-laws.ts";
import { canonicalHash, canonicalJson } from "./canonical-json.ts";
import { costLaws } from "./cost-laws.ts";
import { costOver, instalments } from "./costs.ts";
import { dealLaws } from "./deal-laws.ts";
import { derivationWordLaws } from "./derivation-word-laws.ts";
import { exactPriceLaws, slowStorage } from "./exact-price-laws.ts";
import { addsUp, leavesOf } from "./derivation.ts";
import { foretoldLaws } from "./foretold-laws.ts";
import { explained, lineAmounts, quoteAmounts } from "./explain.ts";
import type { Derivation, DerivationReason, Quote, QuoteLine } from "./model.ts";

import { periodVatLaws } from "./period-vat-laws.ts";
import { pricesOfProduct, type QuoteInput } from "./prices.ts";
import { quoteLaws } from "./quote-laws.ts";
import { quoteHash, withoutDerivations } from "./rules.ts";
import * as quotes from "./rules.ts";
import * as settlements from "./settlement.ts";

const adds = (tree: Derivation, amount: Cents): boolean =>
  tree.amount === amount && addsUp(tree) && sum(leavesOf(tree).map((leaf) => leaf.amount)) === amount;
const total = (
  lines: readonly QuoteLine[],
  field: "setup" | "first" | "charged" | "net" | "vat" | "voucherShare",
): number => sum(lines.map((line) => line[field]));
const withItems = (input: QuoteInput, items: readonly CartItem[]): QuoteInput => ({
  ...input,
  cart: { ...input.cart, items },
});

const chargeable: readonly DerivationReason[] = [
  "setup",
  "period",
  "free-months",
  "first-month-discount",
  "included-domain",
  "free-transfer",
];

const unitPriceOf = (product: Product | null): number | undefined => product?.hourly ?? product?.monthly;

/** The first period of a product as one would add it up on paper: month by month, unit by unit. */
const slowFirst = (input: QuoteInput, line: QuoteLine): number => {
  const product = productByKey(input.catalog, line.subject);
  if (product === null) return Number.NaN;
  if (product.hourly !== undefined) return 0;
  // A gigabyte costs parts of a cent, so that its months are added up before they are rounded.
  if (product.storage !== undefined) return slowStorage(input, line, product);
  const at = (amount: Cents): number => priceAtRate(amount, input.homeRate, input.vat.rate);
  const month = (index: number): number => {
    if (index < product.freeMonths) return 0;
    return index === 0
      ? at(product.monthly) - Math.min(at(product.firstMonthDiscount), at(product.monthly))
      : at(product.monthly);
  };
  const unit = Array.from({ length: line.billingMonths }, (_, index) => month(index)).reduce(
    (sofar, price) => sofar + price,
    at(product.setup),
  );
  return Array.from({ length: line.quantity }, () => unit).reduce((sofar, price) => sofar + price, 0);
};

/** The functions that these laws are about, as we have them. [PKG-05] */
export const functions = {
  quote: quotes.quote,
  forgivingQuote: quotes.forgivingQuote,
  settlementOf: settlements.settlementOf,
} as const;

export type PricingFunctions = typeof functions;

/** The same laws of a stranger's functions: each that is given takes the place of ours. [PKG-05] */
export const lawsOf = (given: Partial<PricingFunctions> = {}): readonly Law[] =>
  lawsAbout<PricingFunctions>(functions, given, (of) => [...quoteLaws(of), ...pricingLaws(of)]);

const pricingLaws = ({ quote, forgivingQuote, settlementOf }: PricingFunctions): readonly Law[] => {
  const quoted = (input: QuoteInput): Quote => Result.getOrThrow(quote(input));
  const over = (holds: (made: Quote, input: QuoteInput) => boolean): fc.IPropertyWithHooks<[QuoteInput]> =>
    fc.property(anyQuoteInput, (input) =>
      Result.match(quote(input), { onFailure: () => true, onSuccess: (made) => holds(made, input) }),
    );
  return [
    law("[CRT-03] the first invoice is setup fees and first periods less the voucher", () =>
      over(
        (made) =>
          made.setup + made.firstPeriod === made.subtotal &&
          made.subtotal + made.voucher === made.total &&
          total(made.lines, "first") === made.subtotal,
      ),
    ),
    law("[CRT-07] [VAT-10] what is shown for the lines adds up to what is shown below them", () =>
      over(
        (made) =>
          total(made.lines, "charged") === made.total &&
          total(made.lines, "net") === made.net &&
          total(made.lines, "vat") === made.vatAmount &&
          total(made.lines, "setup") === made.setup &&
          total(made.lines, "voucherShare") === made.voucher,
      ),
    ),
    law("[CRT-07] net and VAT add up to the gross, in total, in each group and in each line", () =>
      over(
        (made) =>
          made.net + made.vatAmount === made.total &&
          made.vatGroups.every(({ gross, net, vat }) => net + vat === gross) &&
          made.lines.every(({ charged, net, vat }) => net + vat === charged),
      ),
    ),
    law("[CRT-07] the net of the total is rounded once, half up, and VAT is the rest", () =>
      over((made) => made.net === netOf(made.total, made.vat.rate) && made.vatAmount === made.total - made.net),
    ),
    law("[CRT-03] [CRT-04] nothing is ever below zero", () =>
      over(
        (made) =>
          [made.total, made.net, made.vatAmount].every((amount) => amount >= 0) &&
          made.lines.every(
            (line) =>
              line.first >= 0 &&
              line.charged >= 0 &&
              line.vat >= 0 &&
              line.net >= 0 &&
              line.discount <= 0 &&
              line.recurring >= 0,
          ),
      ),
    ),
    law("[HDL-02] every amount unfolds into leaves that add up to it", () =>
      over((made) => {
        const { amounts, lines, recurring } = explained(made);
        return (
          quoteAmounts.every((name) => adds(amounts[name], made[name])) &&
          lines.every((line, index) =>
            lineAmounts.every((name) => adds(line[name], (made.lines[index] as QuoteLine)[name])),
          ) &&
          recurring.every((tree, index) => adds(tree, made.recurring[index]?.gross ?? cents(0)))
        );
      }),
    ),
    law("[CRT-03] each product costs what adding it up month by month and unit by unit gives", () =>
      over((made, input) =>
        made.lines.every((line) => line.kind === "domain" || line.first === slowFirst(input, line)),
      ),
    ),
    law("[VAT-11] at the seller's own rate the prices are the catalogue's", () =>
      fc.property(anyQuoteInputWithoutVoucher, (input) =>
        quoted({ ...input, vat: { ...input.vat, rate: input.homeRate } }).lines.every(
          (line) => line.kind === "domain" || line.unitPrice === unitPriceOf(productByKey(input.catalog, line.subject)),
        ),
      ),
    ),
    law("[VAT-11] of two rates that are not the seller's, the higher one never makes a cart cheaper", () =>
      fc.property(anyQuoteInputWithoutVoucher, anyRate, anyRate, (input, a, b) => {
        const at = (rate: typeof a): number => quoted({ ...input, vat: { ...input.vat, rate } }).total;
        return a <= b ? at(a) <= at(b) || a === input.homeRate || b === input.homeRate : true;
      }),
    ),
    law(
      "[CRT-04] a voucher lowers the first invoice by its value, the same cents at every rate, or blocks the order",
      () =>
        fc.property(anyQuoteInput, (input) => {
          const plain = quoted({ ...input, cart: { ...input.cart, voucher: null } });
          const discount = voucherDiscount(input.voucher, plain.total);
          return Result.match(quote(input), {
            onFailure: ({ _tag }) => _tag === "VoucherTooHigh" && Result.isFailure(discount),
            onSuccess: (made) => Result.isSuccess(discount) && made.total === plain.total + discount.success,
          });
        }),
    ),
    law("[CRT-04] a voucher that blocks the order hides no prices", () =>
      fc.property(anyQuoteInput, (input) => {
        const shown = Result.getOrThrow(forgivingQuote(input));
        return (
          (shown.voucherRefusal === null) === Result.isSuccess(quote(input)) &&
          shown.quote.subtotal === quoted({ ...input, cart: { ...input.cart, voucher: null } }).subtotal
        );
      }),
    ),
    law("[CRT-07] a cart costs what its items cost alone, before vouchers", () =>
      fc.property(
        anyQuoteInputWithoutVoucher,
        (input) => quoted(input).total === sum(input.cart.items.map((item) => quoted(withItems(input, [item])).total)),
      ),
    ),
    law("[CRT-07] the order of the items changes no total", () =>
      over((made, input) => {
        const turned = quoted(withItems(input, [...input.cart.items].reverse()));
        return turned.total === made.total && turned.net === made.net && turned.setup === made.setup;
      }),
    ),
    law("[PRD-07] a product includes at most its number of domains, and those cost nothing, now and later", () =>
      over((made, input) =>
        input.cart.items.filter(isProductItem).every((item) => {
          const product = productByKey(input.catalog, item.product);
          const free = made.lines.filter(
            (line) =>
              line.item === item.id &&
              line.kind === "domain" &&
              line.derivation.parts.some(({ reason }) => reason === "included-domain"),
          );
          return (
            product !== null &&
            free.length <= product.includedDomains.count * item.quantity &&
            free.every(({ first, recurring }) => first === 0 && recurring === 0)
          );
        }),
      ),
    ),
    law("[DOM-01] a transfer costs nothing in its first year", () =>
      over((made, input) =>
        input.cart.items
          .flatMap((item) => (isProductItem(item) ? item.domains : [item.domain]))
          .every(
            (domain) =>
              domain.acquisition !== "transfer" ||
              made.lines.some((line) => line.subject === domain.ascii && line.first === 0),
          ),
      ),
    ),
    law("[VAT-10] a product's page and a cart with nothing but it show the same amounts", () =>
      fc.property(anyQuoteInputWithoutVoucher, (input) =>
        input.cart.items.filter(isProductItem).every((item) => {
          const onPage = Result.getOrThrow(pricesOfProduct({ ...input, choice: item }));
          const inCart = quoted(withItems(input, [item]));
          return (
            onPage.total === inCart.total && onPage.net === inCart.net && costOver(onPage, 36) === costOver(inCart, 36)
          );
        }),
      ),
    ),
    law("[VAT-10] merged carts cost the same in either direction", () =>
      fc.property(
        anyQuoteInputWithoutVoucher.chain((input) =>
          fc.tuple(fc.constant(input), anyCartOf(input.catalog), anyCartOf(input.catalog)),
        ),
        ([input, a, b]) =>
          quoted(withItems(input, mergeCarts(a, b).cart.items)).total ===
          quoted(withItems(input, mergeCarts(b, a).cart.items)).total,
      ),
    ),
    law("[CRT-03] over time costs never shrink, and begin with the first invoice", () =>
      over(
        (made) =>
          costOver(made, 1) === made.total &&
          [1, 12, 36].every((months) => costOver(made, months) <= costOver(made, months + 24)),
      ),
    ),
    law(
      "[CRT-03] every billing period costs what it costs or less for free months, and from the stated month on all of it",
      () =>
        over((made) =>
          made.lines.every((line) =>
            instalments(line, 60).every(({ month, gross }) =>
              month < line.recurringFromMonth
                ? gross <= Math.max(line.recurring, line.first)
                : gross === line.recurring,
            ),
          ),
        ),
    ),
    law(
      "[HDL-03] equal input gives an equal quote to the byte, and the hash holds for it with or without its derivations",
      () =>
        over(
          (made, input) =>
            canonicalJson(quoted(input)) === canonicalJson(made) &&
            quoteHash(made) === made.hash &&
            quoteHash(withoutDerivations(made)) === made.hash,
        ),
    ),
    law("[HDL-03] another amount is another hash", () =>
      over((made) => quoteHash({ ...made, total: cents(made.total + 1) }) !== made.hash),
    ),
    law("[HDL-03] canonical JSON is JSON of the same value and does not depend on the order of keys", () =>
      fc.property(
        fc.jsonValue({ stringUnit: "grapheme", maxDepth: 3 }).map(wholeNumbers),
        (value) =>
          canonicalJson(JSON.parse(canonicalJson(value))) === canonicalJson(value) &&
          canonicalJson(turned(value)) === canonicalJson(value),
      ),
    ),
    law("[HDL-03] [LAW2-S06] texts that differ in a code point have different hashes, even where they look alike", () =>
      fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom("NFC", "NFD", "NFKC", "NFKD"), (text, form) => {
        const [one, other] = [`${text}e\u0301`, `${text}e\u0301`.normalize(form)];
        return (canonicalHash({ title: one }) === canonicalHash({ title: other })) === (one === other);
      }),
    ),
    law("[CRT-07] at several rates the net is rounded once for each, and the lines' shares add up", () =>
      fc.property(anyGrossLines, fc.integer({ min: 0, max: 100 }), (lines, percent) => {
        const gross = sum(lines.map((line) => line.gross));
        const made = settlementOf(lines, cents(0 - Math.floor((gross * percent) / 100)));
        return (
          made.groups.every((group) => group.net === netOf(group.gross, group.rate)) &&
          sum(made.groups.map((group) => group.gross)) === made.total &&
          sum(made.lines.map(({ vat }) => vat)) === made.vatAmount &&
          made.lines.every(({ charged, vat }) => charged >= vat && vat >= 0)
        );
      }),
    ),
    law(
      "[SHL-10] nothing but setup fees, periods and what comes off them is charged: no shipping, no fee for anything else",
      () =>
        over((made) =>
          made.lines.every(
            ({ derivation, setup, period, discount, first }) =>
              setup + period + discount === first &&
              derivation.parts.every(({ reason }) => chargeable.includes(reason)),
          ),
        ),
    ),
  ];
};

export const laws: readonly Law[] = [
  ...lawsOf(),
  ...foretoldLaws,
  ...dealLaws,
  ...derivationWordLaws,
  ...periodVatLaws,
  ...chargeLaws,
  ...exactPriceLaws,
  ...costLaws,
];

const wholeNumbers = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, field: unknown) =>
    typeof field === "number" ? Math.trunc(field % 1e9) + 0 : field,
  );

const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  return typeof value === "object" && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, field]) => [key, turned(field)]),
      )
    : value;
};
