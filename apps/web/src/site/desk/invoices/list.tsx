// The list of invoices and credit notes: who, how much, what is left of it and until when; letters and payments of many at once. [DSK-05] [ACC-03] [BAL-02]
import { Link } from "react-aria-components";
import { moneyText, shortDayText } from "../../../platform/texts/format.ts";
import { KindList } from "../kind-list.tsx";
import { useDesk } from "../use-desk.ts";
import { useDeskTexts } from "../texts.ts";
import { OnManyInvoices } from "./on-many.tsx";
import type { InvoiceRow } from "./queries.ts";

const looks = { overdue: "stop", "to-pay-back": "stop" } as const;

export const InvoiceList = () => {
  const t = useDeskTexts("desk-invoices");
  const { locale } = useDesk().given;
  const customer = ({ customer: { number, name } }: InvoiceRow) => (
    <Link href={`/admin/customers/${number}?locale=${locale}`}>{name ?? t("deleted")}</Link>
  );
  /** What is to be paid back stands with its sign. */
  const left = ({ left: open, toPayBack }: InvoiceRow): string =>
    open > 0 ? moneyText(locale, open) : toPayBack > 0 ? `−${moneyText(locale, toPayBack)}` : "–";
  const dueOn = ({ dueOn: due, payBackBy }: InvoiceRow): string => {
    const day = payBackBy ?? due;
    return day === null ? "–" : shortDayText(locale, day);
  };
  return (
    <KindList
      kind="invoices"
      cells={{
        customer,
        left,
        dueOn,
        summary: (row) => `${row.number} · ${row.customer.name ?? t("deleted")}`,
        until: (row) => `${t("column.dueOn")} ${dueOn(row)}`,
      }}
      card={[
        ["summary", "left"],
        ["until", "deviations"],
      ]}
      looks={looks}
      nameOf={({ number }) => number}
      hrefOf={({ id }) => `/admin/invoices/${id}?locale=${locale}`}
      acts={(chosen, clear) => <OnManyInvoices rows={chosen} clear={clear} />}
    />
  );
};
