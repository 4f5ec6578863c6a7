// What was refused of the cart, at the place that it is shown at: an item, the voucher, or by itself. [CRT-01] [FRM-05]
import type { CartIntent } from "@kontor/domain/shop/cart";
import type { CartShown } from "./shown.ts";
import type { CartPage, ItemRefusal } from "./views.ts";

const quantityOf = (intent: CartIntent): string | null =>
  intent.kind === "addition" ? intent.product : intent.kind === "quantity" ? "" : null;

export interface ShownRefusals {
  readonly ofItem: (id: string) => ItemRefusal | null;
  /** A code that was not taken, or null. */
  readonly voucher: CartPage["refusedVoucher"];
  /** Why the voucher stays. */
  readonly removal: string | undefined;
  /** What was refused of something that is not in the list. */
  readonly alone: string | null;
  /** What is announced of it. */
  readonly announced: string | null;
}

export const shownRefusals = ({ page, refused }: CartShown, notReached: string): ShownRefusals => {
  const text = refused === null ? null : refused.problem.detail || notReached;
  const intent = refused?.intent ?? null;
  const item = intent !== null && "item" in intent ? intent.item : null;
  const ofItem = (id: string): ItemRefusal | null => {
    if (intent !== null && text !== null && item === id)
      return { text, domain: intent.kind === "authcode" ? intent.ascii : null, quantityOf: quantityOf(intent) };
    const problem = page.problems.find((one) => one.item === id);
    return problem === undefined ? null : { text: problem.detail, domain: null, quantityOf: null };
  };
  const isOfVoucher = intent?.kind === "voucher" || intent?.kind === "remove-voucher";
  const isListed = page.cart?.items.some(({ id }) => id === item) ?? false;
  const alone = isOfVoucher || isListed ? null : text;
  return {
    ofItem,
    voucher: intent?.kind === "voucher" && text !== null ? { code: intent.code, text } : page.refusedVoucher,
    removal: intent?.kind === "remove-voucher" && text !== null ? text : page.voucherRefused?.detail,
    alone,
    announced: alone === null ? text : null,
  };
};
