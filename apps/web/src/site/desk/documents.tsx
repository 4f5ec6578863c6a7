// Documents and letters as every record shows them.
import type { ReactNode } from "react";
import { Link } from "react-aria-components";
import { Badge } from "@kontor/ui/badge";
import { openOf } from "@kontor/domain/shop/balance";
import type { ShopComponents } from "@kontor/adapters/contract";
import { moneyText, shortDayText, shortMomentText } from "../../platform/texts/format.ts";
import { columnsOf, Entries, Part } from "./record.tsx";
import { useDesk } from "./use-desk.ts";
import { useDeskTexts } from "./texts.ts";
import * as styles from "./desk.module.css";

type Invoice = Pick<
  ShopComponents["schemas"]["InvoiceRecordSummary"],
  | "id"
  | "number"
  | "kind"
  | "issuedOn"
  | "dueOn"
  | "payBackBy"
  | "overdueSince"
  | "total"
  | "left"
  | "toPayBack"
  | "state"
>;
type Letter = ShopComponents["schemas"]["LetterRecord"];

interface DocumentsPart {
  readonly invoices: readonly Invoice[];
  readonly title?: string;
  /** What stands below them, such as the way to all of them. */
  readonly more?: ReactNode;
}

export const Documents = ({ invoices, title, more }: DocumentsPart) => {
  const t = useDeskTexts();
  const { locale } = useDesk().given;
  const caption = title ?? t("documents.title");
  return (
    <Part title={caption}>
      <Entries
        caption={caption}
        empty={t("documents.none")}
        columns={columnsOf(["number", "standing", "issuedOn", "dueOn", "total"], t, "documents", "total")}
        rows={invoices.map((invoice) => ({
          key: invoice.id,
          cells: {
            number: <Link href={`/admin/invoices/${invoice.id}?locale=${locale}`}>{invoice.number}</Link>,
            standing: <Balance invoice={invoice} />,
            issuedOn: shortDayText(locale, invoice.issuedOn),
            dueOn: shortDayText(locale, invoice.payBackBy ?? invoice.dueOn ?? "–"),
            total: moneyText(locale, invoice.total),
          },
        }))}
      />
      {more}
    </Part>
  );
};

/** How it stands, with what is left to pay or to pay back where that is less than its amount. */
const Balance = ({ invoice }: { readonly invoice: Invoice }) => {
  const t = useDeskTexts();
  const { locale } = useDesk().given;
  const isLate = invoice.overdueSince !== null && invoice.kind === "invoice";
  const rest = openOf(invoice);
  const amount = rest > 0 && rest !== Math.abs(invoice.total) ? `, ${moneyText(locale, rest)}` : "";
  const text = `${t(`documents.state.${isLate ? "overdue" : invoice.state}`)}${amount}`;
  return isLate || invoice.state === "to-pay-back" ? <Badge kind="stop">{text}</Badge> : text;
};

export const Letters = ({ letters }: { readonly letters: readonly Letter[] }) => {
  const t = useDeskTexts();
  const { locale, zone } = useDesk().given;
  const moment = (at: number): string => shortMomentText(locale, at, zone);
  return (
    <Part title={t("letters.title")}>
      <ul className={styles.plain}>
        {letters.map(({ id, queuedAt, sentAt, failed }) => (
          <li key={id}>
            {moment(queuedAt)} ·{" "}
            {failed ? (
              <Badge kind="stop">{t("letters.failed")}</Badge>
            ) : sentAt === null ? (
              t("letters.queued")
            ) : (
              t("letters.sent", { moment: moment(sentAt) })
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
};
