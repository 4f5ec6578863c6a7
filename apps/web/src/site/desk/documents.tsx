// Documents and letters as every record shows them.
import type { ReactNode } from "react";
import { Badge } from "@kontor/ui/badge";
import type { Cents } from "@kontor/domain/kernel/money";
import { openOf } from "@kontor/domain/shop/balance";
import type { ShopComponents } from "@kontor/adapters/contract";
import { Part, TablePart } from "./record.tsx";
import { useKind } from "./use-kind.tsx";
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
  const { t, to, day, money } = useKind();
  return (
    <TablePart
      title={title ?? t("documents.title")}
      t={t}
      of="documents"
      columns={["number", "standing", "issuedOn", "dueOn", "total"]}
      figures={["total"]}
      rows={invoices}
      keyOf={({ id }) => id}
      cells={(invoice) => ({
        number: to(`invoices/${invoice.id}`, invoice.number),
        standing: <Balance invoice={invoice} />,
        issuedOn: day(invoice.issuedOn),
        dueOn: day(invoice.payBackBy ?? invoice.dueOn),
        total: money(invoice.total),
      })}
      empty={t("documents.none")}
      below={more}
    />
  );
};

/** How it stands, with what is left to pay or to pay back where that is less than its amount. */
const Balance = ({ invoice }: { readonly invoice: Invoice }) => {
  const { t, money } = useKind();
  const isLate = invoice.overdueSince !== null && invoice.kind === "invoice";
  const rest = openOf(invoice);
  const amount = rest > 0 && rest !== Math.abs(invoice.total) ? `, ${money(rest as Cents)}` : "";
  const text = `${t(`documents.state.${isLate ? "overdue" : invoice.state}`)}${amount}`;
  return isLate || invoice.state === "to-pay-back" ? <Badge kind="stop">{text}</Badge> : text;
};

export const Letters = ({ letters }: { readonly letters: readonly Letter[] }) => {
  const { t, moment } = useKind();
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
