// What was billed, line by line. [LOOK3-2] [ACC-03]
import { lastDayBefore } from "@kontor/domain/shop/contract";
import { day as dayIn } from "@kontor/domain/kernel/calendar";
import { type InvoiceLine, serviceText } from "@kontor/domain/shop/invoice";
import { timesText } from "../../../platform/texts/format.ts";
import { TablePart } from "../record.tsx";
import { useKind } from "../use-kind.tsx";
import type { Invoice } from "./queries.ts";

export const Lines = ({ lines }: Pick<Invoice, "lines">) => {
  const { t, locale, day, money } = useKind("invoices");
  return (
    <TablePart
      title={t("part.lines")}
      t={t}
      of="line"
      columns={["title", "period", "contracts", "gross"]}
      figures={["gross"]}
      rows={lines}
      cells={({ period, quantity, contracts, gross }, at) => ({
        title: timesText(quantity, serviceText(lines[at] as InvoiceLine, locale)),
        period:
          period === null
            ? "–"
            : t("line.days", { from: day(period.from), until: day(lastDayBefore(dayIn(period.until))) }),
        contracts: contracts.length === 0 ? "–" : contracts.join(", "),
        gross: money(gross),
      })}
      empty={t("line.none")}
    />
  );
};
