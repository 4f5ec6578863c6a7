// The list of invoices and credit notes: who, how much, what is left of it and until when; letters and payments of many at once. [DSK-05] [ACC-03] [BAL-02]
import { KindList } from "../kind-list.tsx";
import { useKind } from "../use-kind.tsx";
import { OnManyInvoices } from "./on-many.tsx";
import type { InvoiceRow } from "./queries.ts";

const looks = { overdue: "stop", "to-pay-back": "stop" } as const;

export const InvoiceList = () => {
  const { t, money, day, to, href } = useKind("invoices");
  const who = ({ customer: { name } }: InvoiceRow): string => name ?? t("deleted");
  /** What is to be paid back stands with its sign. */
  const left = ({ left: open, toPayBack }: InvoiceRow): string =>
    open > 0 ? money(open) : toPayBack > 0 ? `−${money(toPayBack)}` : "–";
  const dueOn = ({ dueOn: due, payBackBy }: InvoiceRow): string => day(payBackBy ?? due);
  return (
    <KindList
      kind="invoices"
      cells={{
        customer: (row) => to(`customers/${row.customer.number}`, who(row)),
        left,
        dueOn,
        summary: (row) => `${row.number} · ${who(row)}`,
        until: (row) => `${t("column.dueOn")} ${dueOn(row)}`,
      }}
      card={[
        ["summary", "left"],
        ["until", "deviations"],
      ]}
      looks={looks}
      nameOf={({ number }) => number}
      hrefOf={({ id }) => href(`invoices/${id}`)}
      acts={(chosen, clear) => <OnManyInvoices rows={chosen} clear={clear} />}
    />
  );
};
