// The documents of a customer as a table, which reads as a list where it has no room for columns; roles are written out, since a browser may drop those of a table whose parts are laid out otherwise. [ACC-09] [LGL-06]
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a browser drops the roles of a table whose rows are grids */
import { Badge } from "@kontor/ui/badge";
import "@kontor/ui/table.css";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import type { InvoiceRow } from "./views.ts";
import * as styles from "./invoice-list.module.css";

const columns = ["number", "day", "subject", "state", "total", "open", "files"] as const;

const isFigure = (column: (typeof columns)[number]): true | undefined =>
  column === "total" || column === "open" ? true : undefined;

export const InvoiceTable = ({ rows }: { readonly rows: readonly InvoiceRow[] }) => {
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
          {rows.map((row) => (
            <Row key={row.href} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Row = ({ row }: { readonly row: InvoiceRow }) => {
  const t = useTexts("invoices");
  const { href, number, kind, day, subject, order, state, total, open, isOpen, pdf, xrechnung } = row;
  return (
    <tr role="row">
      <th scope="row" role="rowheader" className={styles.number}>
        <PageLink href={href}>{number}</PageLink>
        {kind === "credit-note" ? <span className="small quiet">{t("badge.credit-note")}</span> : null}
      </th>
      <td role="cell" className={styles.day}>
        {day}
      </td>
      <td role="cell" className={styles.subject}>
        <span>{subject}</span>
        <span className="small quiet">{order}</span>
      </td>
      <td role="cell" className={styles.state}>
        <Badge kind={state.kind}>{state.text}</Badge>
      </td>
      <td role="cell" className={styles.total} data-figure>
        {total}
      </td>
      <td
        role="cell"
        className={styles.open}
        data-figure
        data-column={t("table.open")}
        data-none={!isOpen || undefined}
      >
        {open}
      </td>
      <td role="cell" className={styles.files}>
        <a href={pdf} download aria-label={t("files.pdf", { number })}>
          PDF
        </a>
        {xrechnung === null ? null : (
          <a href={xrechnung} download aria-label={t("files.xrechnung", { number })}>
            XRechnung
          </a>
        )}
      </td>
    </tr>
  );
};
