// What has become different between the cart on screen and the cart as it stands now, in words. [CRT-01]
import type { Cart, CartItem } from "@kontor/domain/shop/cart";
import type { Translate } from "../../platform/texts/texts.tsx";

export interface DifferenceWords {
  readonly t: Translate;
  readonly title: (item: CartItem) => string;
  readonly months: (count: number) => string;
}

/** Every change between two versions of one cart, one sentence each. */
export const differenceTexts = (
  before: Cart | null,
  after: Cart | null,
  { t, title, months }: DifferenceWords,
): readonly string[] => {
  const [old, now] = [before?.items ?? [], after?.items ?? []];
  const changed = now.flatMap((item) => {
    const was = old.find(({ id }) => id === item.id);
    if (was === undefined) return [t("difference.added", { title: title(item) })];
    if (JSON.stringify(was) === JSON.stringify(item)) return [];
    if (was.kind !== "product" || item.kind !== "product") return [t("difference.domains", { title: title(item) })];
    return [
      ...(was.quantity === item.quantity
        ? []
        : [t("difference.quantity", { title: title(item), from: was.quantity, to: item.quantity })]),
      ...(was.billingMonths === item.billingMonths
        ? []
        : [
            t("difference.billing", {
              title: title(item),
              from: months(was.billingMonths),
              to: months(item.billingMonths),
            }),
          ]),
      ...(was.location === item.location || item.location === null
        ? []
        : [t("difference.location", { title: title(item), to: t(`locations.${item.location}`) })]),
      ...(JSON.stringify(was.additions) === JSON.stringify(item.additions)
        ? []
        : [t("difference.additions", { title: title(item) })]),
      ...(JSON.stringify(was.domains) === JSON.stringify(item.domains)
        ? []
        : [t("difference.domains", { title: title(item) })]),
    ];
  });
  const gone = old
    .filter(({ id }) => !now.some((item) => item.id === id))
    .map((item) => t("difference.gone", { title: title(item) }));
  const [was, is] = [before?.voucher ?? null, after?.voucher ?? null];
  const voucher =
    was === is
      ? []
      : [
          ...(was === null ? [] : [t("difference.voucherOut", { code: was })]),
          ...(is === null ? [] : [t("difference.voucherIn", { code: is })]),
        ];
  const all = [...changed, ...gone, ...voucher];
  return all.length === 0 ? [t("difference.other")] : all;
};
