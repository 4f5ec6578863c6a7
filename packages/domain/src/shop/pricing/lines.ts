// The rows of a quote: what each product, addition and domain adds to the first invoice, and what it costs later. [CRT-03] [PRD-01] [PRD-07] [VAT-11]
import * as Result from "effect/Result";
import { type Cents, centsOf, least, microsAtRate, microsOf, priceAtRate, sum, zero } from "#kernel/money";
import {
  includedNames,
  isProductItem,
  type CartItem,
  type ItemId,
  type ProductItem,
  type SelectedDomain,
} from "#shop/cart";
import {
  bindingMonths,
  type Catalog,
  type HourlyProduct,
  isHourly,
  isStorage,
  type Product,
  type ProductKey,
  ProductUnknown,
} from "#shop/catalog";
import { DomainEndingUnknown, type Ending } from "#shop/domain-name";
import { priced, pricedExactly, summed, type Rates } from "./derivation.ts";
import type { Derivation, QuoteLine } from "./model.ts";

/** A row before the voucher and VAT are shared out. */
export type PricedLine = Omit<QuoteLine, "voucherShare" | "charged" | "net" | "vat" | "vatDecision">;

/** The rates of a period of so many months that begins so many months after the first one. [VAT-14] */
export type RatesOf = (period: { readonly fromMonth?: number; readonly months: number }) => Rates;

export type LineRefusal = ProductUnknown | DomainEndingUnknown;

/** Catalogue, found by key in one step however many rows there are. */
interface Index {
  readonly products: ReadonlyMap<ProductKey, Product>;
  readonly endings: ReadonlyMap<string, Ending>;
}

/** Made once for each catalogue: it takes longer than the rows of most carts. */
const indexes = new WeakMap<Catalog, Index>();

const indexOf = (catalog: Catalog): Index => {
  const known = indexes.get(catalog);
  // Stryker disable next-line ConditionalExpression: an index that is made again is the same, only slower
  if (known !== undefined) return known;
  const made: Index = {
    // What is no longer sold has a price in the carts in which it stands; whether it may be ordered is asked elsewhere.
    products: new Map(
      [...(catalog.retired?.products ?? []), ...catalog.products].map((product) => [product.key, product]),
    ),
    endings: new Map(
      [...(catalog.retired?.endings ?? []), ...catalog.endings].map((ending) => [ending.ending, ending]),
    ),
  };
  indexes.set(catalog, made);
  return made;
};

/** The rows of all items in the order of the cart: a product, its additions, its domains. */
export const linesOf = (
  items: readonly CartItem[],
  catalog: Catalog,
  rates: RatesOf,
): Result.Result<readonly PricedLine[], LineRefusal> => {
  const index = indexOf(catalog);
  const lines: PricedLine[] = [];
  for (const item of items) {
    const refusal = isProductItem(item)
      ? addProduct(lines, item, index, rates)
      : addDomain(lines, item.id, item.domain, false, index, rates);
    if (refusal !== null) return Result.fail(refusal);
  }
  return Result.succeed(lines);
};

/** Adds the rows of a product, or names its parts that the catalogue does not have. */
const addProduct = (lines: PricedLine[], item: ProductItem, index: Index, rates: RatesOf): LineRefusal | null => {
  const product = index.products.get(item.product);
  if (product === undefined) return new ProductUnknown({ product: item.product });
  lines.push(productLine("product", item, product, item.quantity, rates));
  for (const addition of item.additions) {
    const added = index.products.get(addition.product);
    if (added === undefined) return new ProductUnknown({ product: addition.product });
    lines.push(productLine("addition", item, added, item.quantity * addition.quantity, rates));
  }
  const included = includedNames(product, item);
  for (const domain of item.domains) {
    const refusal = addDomain(lines, item.id, domain, included.has(domain.ascii), index, rates);
    if (refusal !== null) return refusal;
  }
  return null;
};

const productLine = (
  kind: "product" | "addition",
  item: ProductItem,
  product: Product,
  quantity: number,
  rates: RatesOf,
): PricedLine =>
  isHourly(product)
    ? hourlyLine(kind, item, product, quantity, rates)
    : monthlyLine(kind, item, product, quantity, rates);

/** The price of a unit; by the hour and by the gigabyte it has four digits more than cents. [VAT-11] */
const priceOfOne = (price: Cents, rates: Rates): Pick<QuoteLine, "unitPrice"> => ({
  unitPrice: priceAtRate(price, rates.home, rates.rate),
});
const exactPriceOfOne = (price: Cents, rates: Rates): Pick<QuoteLine, "unitPrice" | "unitPriceMicros"> => {
  const unitPriceMicros = microsAtRate(microsOf(price), rates.home, rates.rate);
  return { unitPrice: centsOf(unitPriceMicros), unitPriceMicros };
};

/** How the prices of a product are counted: those of storage are by the gigabyte. */
const countedFor = (product: Product): typeof priced => (isStorage(product) ? pricedExactly : priced);

/** By the hour: nothing in advance, each month at most the month's price, no term. [PRD-08] */
const hourlyLine = (
  kind: "product" | "addition",
  item: ProductItem,
  product: HourlyProduct,
  quantity: number,
  ratesOf: RatesOf,
): PricedLine => {
  // Hours are billed by the month in which they are used.
  const rates = ratesOf({ months: 1 });
  return row(
    {
      item: item.id,
      kind,
      subject: product.key,
      quantity,
      unit: "hour",
      ...exactPriceOfOne(product.hourly, rates),
      billingMonths: 1,
      minimumMonths: bindingMonths(product),
      freeMonths: 0,
      recurringFromMonth: 1,
    },
    null,
    pricedExactly("period", product.hourly, 0, rates, { quantity, months: 0 }),
    [],
    countedFor(product)("recurring", product.monthly, quantity, rates, { quantity, months: 1 }),
  );
};

/** Free months come off first; the first month's discount only off a month that costs something. */
const monthlyLine = (
  kind: "product" | "addition",
  item: ProductItem,
  product: Product,
  quantity: number,
  ratesOf: RatesOf,
): PricedLine => {
  const months = item.billingMonths;
  const rates = ratesOf({ months });
  const free = Math.min(product.freeMonths, months);
  const discounted = least(product.firstMonthDiscount, product.monthly);
  const facts = { quantity, months };
  const at = countedFor(product);
  const setup = product.setup === 0 ? null : at("setup", product.setup, quantity, rates, { quantity });
  const period = at("period", product.monthly, quantity * months, rates, facts);
  const discounts = [
    ...(free > 0 ? [at("free-months", product.monthly, -quantity * free, rates, { quantity, months: free })] : []),
    ...(free === 0 && discounted > 0 ? [at("first-month-discount", discounted, -quantity, rates, { quantity })] : []),
  ];
  const head: Head = {
    item: item.id,
    kind,
    subject: product.key,
    quantity,
    unit: "month",
    ...(isStorage(product) ? exactPriceOfOne : priceOfOne)(product.monthly, rates),
    billingMonths: months,
    minimumMonths: product.minimumMonths,
    freeMonths: product.freeMonths,
    recurringFromMonth: Math.max(1, Math.ceil(product.freeMonths / months)) * months,
  };
  const regular = ratesOf({ fromMonth: head.recurringFromMonth, months });
  return row(head, setup, period, discounts, at("recurring", product.monthly, quantity * months, regular, facts));
};

/** Months of a name: it is paid and bound by the year. */
export const domainYear = 12;

/** Adds a year of a name. A transfer is free in its first year; an included name is free while its product's contract runs. */
const addDomain = (
  lines: PricedLine[],
  item: ItemId,
  domain: SelectedDomain,
  isIncluded: boolean,
  index: Index,
  ratesOf: RatesOf,
): DomainEndingUnknown | null => {
  const ending = index.endings.get(domain.ending);
  if (ending === undefined) return new DomainEndingUnknown({ ending: domain.ending });
  const isTransfer = domain.acquisition === "transfer";
  const rates = ratesOf({ months: domainYear });
  const later = ratesOf({ fromMonth: domainYear, months: domainYear });
  const firstYear = isTransfer ? ending.renew : ending.register;
  const facts = { quantity: 1, months: domainYear };
  const head: Head = {
    item,
    kind: "domain",
    subject: domain.ascii,
    quantity: 1,
    unit: "year",
    ...priceOfOne(firstYear, rates),
    billingMonths: domainYear,
    minimumMonths: domainYear,
    freeMonths: 0,
    recurringFromMonth: domainYear,
  };
  const discounts =
    isIncluded || isTransfer
      ? [priced(isIncluded ? "included-domain" : "free-transfer", firstYear, -1, rates, facts)]
      : [];
  const recurring = isIncluded
    ? summed(
        "recurring",
        [
          priced("unit-price", ending.renew, 1, later, facts),
          priced("included-domain", ending.renew, -1, later, facts),
        ],
        facts,
      )
    : priced("recurring", ending.renew, 1, later, facts);
  lines.push(row(head, null, priced("period", firstYear, 1, rates, facts), discounts, recurring));
  return null;
};

/** The contents of a row besides its amounts. */
type Head = Pick<
  PricedLine,
  | "item"
  | "kind"
  | "subject"
  | "quantity"
  | "unit"
  | "unitPrice"
  | "unitPriceMicros"
  | "billingMonths"
  | "minimumMonths"
  | "freeMonths"
  | "recurringFromMonth"
>;

const row = (
  head: Head,
  setup: Derivation | null,
  period: Derivation,
  discounts: readonly Derivation[],
  recurring: Derivation,
): PricedLine => {
  const derivation = summed("line", [...(setup === null || setup.amount === 0 ? [] : [setup]), period, ...discounts], {
    kind: head.kind,
    subject: head.subject,
    quantity: head.quantity,
  });
  return {
    ...head,
    setup: setup?.amount ?? zero,
    period: period.amount,
    discount: sum(discounts.map(({ amount }) => amount)),
    first: derivation.amount,
    recurring: recurring.amount,
    derivation,
    recurringDerivation: recurring,
  };
};
