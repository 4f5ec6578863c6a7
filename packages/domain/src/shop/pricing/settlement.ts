// From gross lines to an invoice: the voucher comes off, the net is rounded once per rate and VAT is the rest, lines get their shares. [CRT-04] [CRT-07] [VAT-11]
import * as Result from "effect/Result";
import { add, netOf, shares, subtract, sum, vatOf, zero, type Cents, type Rate } from "#kernel/money";
import { voucherDiscount, type QuotedVoucher, type VoucherTooHigh } from "#shop/voucher";
import type { VatGroup } from "./model.ts";

/** What a line adds to the invoice, gross, and the rate that is in it. */
export interface GrossLine {
  readonly gross: Cents;
  readonly rate: Rate;
}

/** The shares of one line. charged = gross + voucherShare = net + vat. */
export interface SettlementLine {
  readonly voucherShare: Cents;
  readonly charged: Cents;
  readonly net: Cents;
  readonly vat: Cents;
}

export interface Settlement {
  readonly subtotal: Cents;
  /** Zero or negative. */
  readonly voucher: Cents;
  readonly total: Cents;
  readonly net: Cents;
  readonly vatAmount: Cents;
  /** By rate, ascending. */
  readonly groups: readonly VatGroup[];
  readonly lines: readonly SettlementLine[];
}

/** The invoice over gross lines with a voucher; it may cover the whole invoice and never more. [CRT-04] */
export const settle = (
  lines: readonly GrossLine[],
  voucher: QuotedVoucher | null,
): Result.Result<Settlement, VoucherTooHigh> =>
  Result.map(voucherDiscount(voucher, sum(lines.map(({ gross }) => gross))), (discount) =>
    settlementOf(lines, discount),
  );

/**
 * The invoice over gross lines less a discount of at most their sum, which lowers all lines in proportion. Each group's
 * VAT is gross less half-up net, computed once; its lines share it by largest remainder. No line is below zero. O(n log n).
 */
export const settlementOf = (lines: readonly GrossLine[], discount: Cents): Settlement => {
  const voucherShares = shares(
    discount,
    lines.map(({ gross }) => gross),
  );
  const charged =
    discount === 0
      ? lines
      : lines.map(({ gross, rate }, index) => ({ rate, gross: add(gross, voucherShares[index] ?? zero) }));
  const groups = groupsOf(charged);
  const vats = vatShares(charged, groups);
  const subtotal = sum(lines.map(({ gross }) => gross));
  const total = add(subtotal, discount);
  const vatAmount = sum(groups.map(({ vat }) => vat));
  return {
    subtotal,
    voucher: discount,
    total,
    net: subtract(total, vatAmount),
    vatAmount,
    groups,
    lines: charged.map(({ gross }, index) => {
      const vat = vats[index] ?? zero;
      return { voucherShare: voucherShares[index] ?? zero, charged: gross, net: subtract(gross, vat), vat };
    }),
  };
};

/** One group a rate; net and VAT of what is charged at it. */
const groupsOf = (lines: readonly GrossLine[]): readonly VatGroup[] =>
  [...new Set(lines.map(({ rate }) => rate))]
    .sort((a, b) => a - b)
    .map((rate) => {
      const gross = sum(lines.filter((line) => line.rate === rate).map((line) => line.gross));
      return { rate, gross, net: netOf(gross, rate), vat: vatOf(gross, rate) };
    });

/** VAT by the position of the line. */
const vatShares = (lines: readonly GrossLine[], groups: readonly VatGroup[]): readonly Cents[] => {
  const parts = new Map(groups.map(({ rate, vat }) => [rate, sharedBy(vat, lines, rate)]));
  return lines.map(({ rate }) => parts.get(rate)?.next().value ?? zero);
};

/** The shares of the lines at one rate, in their order. */
const sharedBy = (vat: Cents, lines: readonly GrossLine[], rate: Rate): Iterator<Cents, undefined> =>
  shares(
    vat,
    lines.filter((line) => line.rate === rate).map(({ gross }) => gross),
  ).values();
