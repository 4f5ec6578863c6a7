// What differs between two choices of a product: what the ledger names when it has changed. [PRD-01] [PRD-07]
import type { Location } from "@kontor/domain/shop/catalog";
import type { Translate } from "../../platform/texts/texts.tsx";
import type { Choice, ProductPage } from "./views.ts";

export type ChoiceChange =
  | { readonly kind: "months"; readonly months: number }
  | { readonly kind: "location"; readonly location: Location }
  | { readonly kind: "addition"; readonly product: string; readonly quantity: number }
  | { readonly kind: "added" | "removed"; readonly name: string };

const quantityIn = ({ additions }: Choice, key: string): number =>
  additions.find(({ product }) => product === key)?.quantity ?? 0;

/** Names that one choice has and the other has not. */
const namesBeyond = (one: Choice, other: Choice): readonly string[] =>
  one.domains.filter(({ ascii }) => !other.domains.some((each) => each.ascii === ascii)).map(({ unicode }) => unicode);

export const choiceChanges = (before: Choice, after: Choice): readonly ChoiceChange[] => [
  ...(after.billingMonths === before.billingMonths ? [] : [{ kind: "months", months: after.billingMonths } as const]),
  ...(after.location === null || after.location === before.location
    ? []
    : [{ kind: "location", location: after.location } as const]),
  ...[...new Set([...before.additions, ...after.additions].map(({ product }) => product))]
    .filter((product) => quantityIn(before, product) !== quantityIn(after, product))
    .map((product) => ({ kind: "addition", product, quantity: quantityIn(after, product) }) as const),
  ...namesBeyond(after, before).map((name) => ({ kind: "added", name }) as const),
  ...namesBeyond(before, after).map((name) => ({ kind: "removed", name }) as const),
];

export const changeText = (change: ChoiceChange, additions: ProductPage["additions"], t: Translate): string => {
  switch (change.kind) {
    case "months":
      return `${t("billing")}: ${t("months", { count: change.months })}`;
    case "location":
      return `${t("location")}: ${t(`locations.${change.location}`)}`;
    case "addition":
      return `${additions.find(({ key }) => key === change.product)?.title ?? change.product}: ${change.quantity}`;
    default:
      return t(`ledger.${change.kind}`, { name: change.name });
  }
};
