// What was billed, line by line. [LOOK3-2] [ACC-03]
import { lastDayBefore } from "@kontor/domain/shop/contract";
import { day } from "@kontor/domain/kernel/calendar";
import { type InvoiceLine, serviceText } from "@kontor/domain/shop/invoice";
import { moneyText, shortDayText, timesText } from "../../../platform/texts/format.ts";
import { columnsOf, Entries, Part } from "../record.tsx";
import { useDeskTexts } from "../texts.ts";
import { useDesk } from "../use-desk.ts";
import type { Invoice } from "./queries.ts";

export const Lines = ({ lines }: Pick<Invoice, "lines">) => {
  const t = useDeskTexts("desk-invoices");
  const { locale } = useDesk().given;
  return (
    <Part title={t("part.lines")}>
      <Entries
        caption={t("part.lines")}
        empty={t("line.none")}
        columns={columnsOf(["title", "period", "contracts", "gross"], t, "line", "gross")}
        rows={lines.map((line, at) => {
          const service = serviceText(line as InvoiceLine, locale);
          const { period, quantity, contracts, gross } = line;
          return {
            key: String(at),
            cells: {
              title: timesText(quantity, service),
              period:
                period === null
                  ? "–"
                  : t("line.days", {
                      from: shortDayText(locale, period.from),
                      until: shortDayText(locale, lastDayBefore(day(period.until))),
                    }),
              contracts: contracts.length === 0 ? "–" : contracts.join(", "),
              gross: moneyText(locale, gross),
            },
          };
        })}
      />
    </Part>
  );
};
