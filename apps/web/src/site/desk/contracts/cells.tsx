// How contracts are written: what, whose, and what they cost how often.
import { inLocale } from "@kontor/domain/visitor/locale";
import { useKind } from "../use-kind.tsx";
import type { ContractRow } from "./queries.ts";

const looks = { cancelled: "plain", withdrawn: "plain", ended: "plain", failed: "stop" } as const;

export const useContractCells = () => {
  const { t, locale, money, to, href } = useKind("contracts");
  const who = ({ customer: { name } }: ContractRow): string => name ?? t("deleted");
  return {
    looks,
    cells: {
      who,
      title: ({ title }: ContractRow) => inLocale(title, locale),
      customer: (row: ContractRow) => to(`customers/${row.customer.number}`, who(row)),
      recurring: ({ recurring, everyMonths }: ContractRow) =>
        recurring === 0 ? "–" : t("every", { price: money(recurring), count: everyMonths }),
      summary: ({ number, title }: ContractRow) => `${number} · ${inLocale(title, locale)}`,
    },
    nameOf: ({ number }: ContractRow) => number,
    hrefOf: ({ id }: ContractRow) => href(`contracts/${id}`),
  };
};
