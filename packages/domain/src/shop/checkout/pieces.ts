// What each piece of an ordered item has of its lines: three servers are three contracts, which together are the item to the cent. [ACC-02] [PRD-07]
import { type Cents, shares } from "#kernel/money";
import { type CartItem, includedNames, isProductItem } from "#shop/cart";
import { type Catalog, namedProduct } from "#shop/catalog";
import type { QuoteLine } from "#shop/pricing";

/** What one piece has of a line of the quote. */
export interface PieceLine {
  readonly line: QuoteLine;
  readonly quantity: number;
  readonly setup: Cents;
  readonly first: Cents;
  readonly charged: Cents;
  readonly recurring: Cents;
  /** The first billing period before discounts, at the rates of it. [VAT-14] */
  readonly period: Cents;
}

/** A piece by its place among all of its item, counted from 1. */
export interface Piece {
  readonly number: number;
  readonly of: number;
  readonly lines: readonly PieceLine[];
}

/**
 * The pieces of an item by the lines of its quote, in the order of their numbers. A product and its additions are shared out evenly, cents by largest
 * remainder. A name belongs to the first piece that has a free place for an included one, and to the first piece where it is not included.
 */
export const piecesOf = (
  lines: readonly QuoteLine[],
  item: CartItem | undefined,
  catalog: Catalog,
): readonly Piece[] => {
  const count = pieceCount(lines, item);
  const shared = lines.map((line) => (line.kind === "domain" ? [whole(line)] : sharedOut(line, count)));
  const owners = item === undefined ? {} : ownersOfNames(item, catalog);
  return Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    of: count,
    lines: lines.flatMap((line, index) => {
      const parts = shared[index] ?? [];
      const part =
        line.kind === "domain"
          ? Math.min(owners[line.subject] ?? 0, count - 1) === at
            ? parts[0]
            : undefined
          : parts[at];
      return part === undefined ? [] : [part];
    }),
  }));
};

/** All of an item as one, as its calendar before the order tells it. */
export const wholeItem = (lines: readonly QuoteLine[]): readonly Piece[] => [
  { number: 1, of: 1, lines: lines.map(whole) },
];

/** The places of the pieces are taken in their order. */
const ownersOfNames = (item: CartItem, catalog: Catalog): Readonly<Record<string, number>> => {
  const product = isProductItem(item) ? namedProduct(catalog, item.product) : null;
  if (!isProductItem(item) || product === null) return {};
  const { count } = product.includedDomains;
  return Object.fromEntries([...includedNames(product, item)].map((name, at) => [name, Math.floor(at / count)]));
};

/** A line that does not divide evenly is of an order that this item is not of. */
const pieceCount = (lines: readonly QuoteLine[], item: CartItem | undefined): number => {
  const count = item !== undefined && isProductItem(item) ? item.quantity : 1;
  return lines.every(({ kind, quantity }) => kind === "domain" || quantity % count === 0) ? count : 1;
};

const whole = (line: QuoteLine): PieceLine => {
  const { quantity, setup, first, charged, recurring, period } = line;
  return { line, quantity, setup, first, charged, recurring, period };
};

const sharedOut = (line: QuoteLine, count: number): readonly PieceLine[] => {
  const alike = Array.from({ length: count }, () => 1);
  const [setups, firsts, charges, recurrings, periods] = [
    line.setup,
    line.first,
    line.charged,
    line.recurring,
    line.period,
  ].map((amount) => shares(amount, alike));
  return alike.map((_, at) => ({
    line,
    quantity: line.quantity / count,
    setup: setups?.[at] ?? line.setup,
    first: firsts?.[at] ?? line.first,
    charged: charges?.[at] ?? line.charged,
    recurring: recurrings?.[at] ?? line.recurring,
    period: periods?.[at] ?? line.period,
  }));
};
