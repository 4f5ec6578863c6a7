// Facts of an invoice, and where what is left is transferred to, with a code that bank apps read. [ACC-03]
import { DefinitionList } from "@kontor/ui/definition-list";
import { moneyText } from "../../platform/texts/format.ts";
import { CopyButton } from "../../shell/copy-button.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import type { DrawnTransfer } from "./drawn-transfer.ts";
import * as styles from "./invoice.module.css";

export interface InvoiceFact {
  readonly label: string;
  readonly value: string;
  readonly href?: string;
  /** What is copied of it, where one types it elsewhere. */
  readonly copied?: string;
  readonly strong?: boolean;
}

export const Facts = ({ facts }: { readonly facts: readonly InvoiceFact[] }) => (
  <DefinitionList
    rows={facts.map(({ label, value, href, copied, strong = false }) => ({
      term: label,
      value:
        href !== undefined ? (
          <PageLink href={href}>{value}</PageLink>
        ) : copied === undefined ? (
          value
        ) : (
          <span className={styles.copied}>
            <span>{value}</span>
            <CopyButton what={label} value={copied} />
          </span>
        ),
      isStrong: strong,
    }))}
  />
);

export const Transfer = ({ transfer, left }: { readonly transfer: DrawnTransfer; readonly left: number }) => {
  const t = useTexts("invoices");
  const locale = useLocale();
  const { name, iban, bic, reference, code } = transfer;
  return (
    <>
      <div className={styles.transfer}>
        <svg
          className={styles.code}
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={t("transfer.code")}
          shapeRendering="crispEdges"
        >
          <rect width={code.size} height={code.size} fill="#ffffff" />
          <path d={code.path} fill="#000000" />
        </svg>
        <Facts
          facts={[
            { label: t("transfer.payee"), value: name },
            { label: "IBAN", value: iban.replaceAll(/(.{4})(?=.)/g, "$1 "), copied: iban },
            ...(bic === null || bic === "" ? [] : [{ label: "BIC", value: bic }]),
            { label: t("transfer.amount"), value: moneyText(locale, left) },
            { label: t("transfer.reference"), value: reference, copied: reference },
          ]}
        />
      </div>
      <p className="small quiet">{t("transfer.scan")}</p>
    </>
  );
};
