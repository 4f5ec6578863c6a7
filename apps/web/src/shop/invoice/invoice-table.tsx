// The documents of a customer as a table, which reads as a list where it has no room for columns; roles are written out, since a browser may drop those of a table whose parts are laid out otherwise. [ACC-09] [LGL-06]
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a browser drops the roles of a table whose rows are grids */
import { Badge } from "@kontor/ui/badge";
import "@kontor/ui/table.css";
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Cents } from "@kontor/domain/kernel/money";
import { openInList } from "@kontor/domain/shop/invoice";
import { accountEntryPath, invoiceFilePath } from "@kontor/domain/site/routing";
import { inLocale } from "@kontor/domain/visitor/locale";
import { moneyText, shortDayText } from "../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { listedStateOf } from "./listed-state.ts";
import * as styles from "./invoice-list.module.css";

type Listed = ShopComponents["schemas"]["InvoiceSummary"];

const columns = ["number", "day", "subject", "state", "total", "open", "files"] as const;

const isFigure = (column: (typeof columns)[number]): true | undefined =>
  column === "total" || column === "open" ? true : undefined;

export const InvoiceTable = ({ invoices }: { readonly invoices: readonly Listed[] }) => {
  const t = useTexts("invoices");
  return (
    <div className={styles.region}>
      <table className={`k-table k-captions-hidden ${styles.table}`} role="table">
        <caption>{t("table.caption")}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader" data-figure={isFigure(column)}>
                {t(`table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {invoices.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Row = ({ invoice }: { readonly invoice: Listed }) => {
  const t = useTexts("invoices");
  const locale = useLocale();
  const { id, number, kind, issuedOn, subject, orderNumber, total, balance, electronic } = invoice;
  const state = listedStateOf({ t, locale }, invoice);
  const open = openInList({ left: balance.left as Cents, toPayBack: balance.toPayBack as Cents });
  return (
    <tr role="row">
      <th scope="row" role="rowheader" className={styles.number}>
        <PageLink href={accountEntryPath("invoices", id, locale)}>{number}</PageLink>
        {kind === "credit-note" ? <span className="small quiet">{t("badge.credit-note")}</span> : null}
      </th>
      <td role="cell" className={styles.day}>
        {shortDayText(locale, issuedOn)}
      </td>
      <td role="cell" className={styles.subject}>
        <span>{inLocale(subject, locale)}</span>
        <span className="small quiet">{t("ofOrder", { number: orderNumber })}</span>
      </td>
      <td role="cell" className={styles.state}>
        <Badge kind={state.kind}>{state.text}</Badge>
      </td>
      <td role="cell" className={styles.total} data-figure>
        {moneyText(locale, total)}
      </td>
      <td
        role="cell"
        className={styles.open}
        data-figure
        data-column={t("table.open")}
        data-none={open === 0 || undefined}
      >
        {moneyText(locale, open)}
      </td>
      <td role="cell" className={styles.files}>
        <a href={invoiceFilePath("pdf", id, locale)} download aria-label={t("files.pdf", { number })}>
          PDF
        </a>
        {electronic ? (
          <a href={invoiceFilePath("xrechnung", id, locale)} download aria-label={t("files.xrechnung", { number })}>
            XRechnung
          </a>
        ) : null}
      </td>
    </tr>
  );
};
