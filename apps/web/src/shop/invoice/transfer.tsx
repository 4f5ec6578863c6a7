// Facts of an invoice, and where what is left is transferred to, with its code. [ACC-03]
import { DefinitionList } from "@kontor/ui/definition-list";
import { useTexts } from "../../platform/texts/texts.tsx";
import { CopyButton } from "../../shell/copy-button.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import type { InvoiceFact, TransferView } from "./views.ts";
import * as styles from "./invoice.module.css";

export const Facts = ({ facts }: { readonly facts: readonly (InvoiceFact & { readonly strong?: boolean })[] }) => (
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

export const Transfer = ({ transfer: { facts, size, path } }: { readonly transfer: TransferView }) => {
  const t = useTexts("invoices");
  return (
    <>
      <div className={styles.transfer}>
        <svg
          className={styles.code}
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={t("transfer.code")}
          shapeRendering="crispEdges"
        >
          <rect width={size} height={size} fill="#ffffff" />
          <path d={path} fill="#000000" />
        </svg>
        <Facts facts={facts} />
      </div>
      <p className="small quiet">{t("transfer.scan")}</p>
    </>
  );
};
