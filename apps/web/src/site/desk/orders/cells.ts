// How orders are written: the first items and how many more there are, and whose they are. [LOOK3-14]
import { inLocale } from "@kontor/domain/visitor/locale";
import { timesText } from "../../../platform/texts/format.ts";
import { useKind } from "../use-kind.tsx";
import type { OrderRow } from "./queries.ts";

const looks = { papers: "deal", refused: "plain", failed: "stop", overdue: "stop" } as const;

export const useOrderCells = () => {
  const { t, locale, href } = useKind("orders");
  const items = (row: OrderRow): string =>
    [
      ...row.items.map(({ title, quantity }) => timesText(quantity, inLocale(title, locale))),
      ...(row.more > 0 ? [t("more", { count: row.more })] : []),
    ].join(", ");
  const customer = (row: OrderRow): string => row.customer.name ?? t("deleted");
  return {
    looks,
    cells: { items, customer, summary: (row: OrderRow) => `${row.number} · ${customer(row)}` },
    nameOf: ({ number }: OrderRow) => number,
    hrefOf: ({ id }: OrderRow) => href(`orders/${id}`),
  };
};
