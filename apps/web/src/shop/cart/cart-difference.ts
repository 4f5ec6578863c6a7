// What has become different between the cart on screen and the cart as it stands now, in words. [CRT-01]
import type { Cart, CartDifference, CartItem } from "@kontor/domain/shop/cart";
import type { Translate } from "../../platform/texts/texts.tsx";
import type { CartChange } from "./cart-calls.ts";

export interface DifferenceWords {
  readonly t: Translate;
  readonly title: (item: CartItem) => string;
  readonly months: (count: number) => string;
}

/** Every change between two versions of one cart, one sentence each. */
export const differenceTexts = (before: Cart | null, after: Cart | null, { t, title, months }: DifferenceWords): readonly string[] => {
  const [old, now] = [before?.items ?? [], after?.items ?? []];
  const changed = now.flatMap((item) => {
    const was = old.find(({ id }) => id === item.id);
    if (was === undefined) return [t("difference.added", { title: title(item) })];
    if (JSON.stringify(was) === JSON.stringify(item)) return [];
    if (was.kind !== "product" || item.kind !== "product") return [t("difference.domains", { title: title(item) })];
    return [
      ...(was.quantity === item.quantity ? [] : [t("difference.quantity", { title: title(item), from: was.quantity, to: item.quantity })]),
      ...(was.billingMonths === item.billingMonths
        ? []
        : [t("difference.billing", { title: title(item), from: months(was.billingMonths), to: months(item.billingMonths) })]),
      ...(JSON.stringify(was.domains) === JSON.stringify(item.domains) ? [] : [t("difference.domains", { title: title(item) })]),
    ];
  });
  const gone = old.filter(({ id }) => !now.some((item) => item.id === id)).map((item) => t("difference.gone", { title: title(item) }));
  const [was, is] = [before?.voucher ?? null, after?.voucher ?? null];
  const voucher =
    was === is
      ? []
      : [
          ...(was === null ? [] : [t("difference.voucherOut", { code: was })]),
          ...(is === null ? [] : [t("difference.voucherIn", { code: is })]),
        ];
  const told = [...changed, ...gone, ...voucher];
  return told.length === 0 ? [t("difference.other")] : told;
};

/** The visitor's own change that was not made yet. */
export const changeText = (change: CartChange, before: Cart | null, { t, title, months }: DifferenceWords): string => {
  const item = "item" in change ? before?.items.find(({ id }) => id === change.item) : undefined;
  const name = item === undefined ? "" : title(item);
  switch (change.kind) {
    case "quantity":
      return t("difference.change.quantity", { title: name, to: change.quantity });
    case "billing":
      return t("difference.change.billing", { title: name, to: months(change.months) });
    case "remove":
      return t("difference.change.remove", { title: name });
    case "authcode":
      return t("difference.change.authcode", { name: change.name });
    case "place":
      return change.plan === null
        ? t("difference.change.placeOut", { name: change.name })
        : t("difference.change.place", { name: change.name, plan: change.plan.title });
    case "voucher":
      return t("difference.change.voucher", { code: change.code });
    case "voucher-remove":
      return t("difference.change.voucherRemove");
    case "clear":
      return t("difference.change.clear");
  }
};

/** Whether what a change is about is still in the cart. */
export const canStillBeMade = (change: CartChange, after: Cart | null): boolean => {
  const isThere = (id: string): boolean => after?.items.some((item) => item.id === id) ?? false;
  return !("item" in change) || (isThere(change.item) && (change.kind !== "place" || change.plan === null || isThere(change.plan.item)));
};

/** What came in when the guest's cart and the customer's became one. */
export const mergeTexts = (
  { added, raised, dropped, droppedVoucher }: CartDifference,
  { t, title }: DifferenceWords,
): readonly string[] => [
  ...added.map((item) => t("merged.added", { title: title(item) })),
  ...raised.map(({ item, from, to }) => t("merged.raised", { title: title(item), from, to })),
  ...dropped.map((item) => t("merged.dropped", { title: title(item) })),
  ...(droppedVoucher === null ? [] : [t("merged.droppedVoucher", { code: droppedVoucher })]),
];
