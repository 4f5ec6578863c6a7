// The receipt: what was declared and when it came in, to be printed and to be saved as a file. [LGL-02] [LGL-03]
import { useRouter } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { useEffect } from "react";
import { Button, buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import type { DeclarationReceipt } from "@kontor/domain/site/request";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { useDoneTitle } from "../../shell/form-errors.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { DeclaredRows } from "./declared-rows.tsx";
import { receiptFile, receiptRows, receivedText } from "./rows-declared.ts";
import type { DeclarationView } from "./views.ts";
import * as styles from "./declaration.module.css";

interface ReceiptProps {
  readonly data: DeclarationView;
  readonly receipt: DeclarationReceipt;
  /** Empties the form where scripts run; else the page is loaded again. */
  readonly renew: (() => void) | null;
}

export const Receipt = ({ data, receipt, renew }: ReceiptProps) => {
  const t = useTexts("declaration");
  const router = useRouter();
  // What was looked at before may have changed by it, the contract first of all. [ACC-05]
  useEffect(() => router.clearCache(), [router]);
  useDoneTitle(t(`received.title.${data.form}`));
  const words = { t, locale: useLocale(), zone: data.zone };
  const rows = receiptRows(words, receipt, data.categories);
  const file = receiptFile(words, receipt, data.recipient, rows);
  const again = t(`received.again.${data.form}`);
  return (
    <>
      <h1 tabIndex={-1}>{t(`received.title.${data.form}`)}</h1>
      <Notice kind="free" role="status" title={t("received.at", { moment: receivedText(words, receipt.receivedAt) })}>
        <p>{t("received.mail", { email: receipt.email })}</p>
        <p>{t(`received.next.${data.form}`)}</p>
      </Notice>
      <section className="sheet" aria-labelledby="declaration-content">
        <h2 id="declaration-content">{t(`review.title.${data.form}`)}</h2>
        <DeclaredRows rows={rows} />
      </section>
      <p className={styles.ways}>
        <a href={file.href} download={file.name} {...buttonLook("primary")}>
          <span className="k-button-icon" aria-hidden="true">
            <Download size={20} strokeWidth={1.75} />
          </span>
          <span>{t("received.save")}</span>
        </a>
        {renew === null ? (
          <a href={data.links.again} {...buttonLook("secondary")}>
            {again}
          </a>
        ) : (
          <Button kind="secondary" onClick={renew}>
            {again}
          </Button>
        )}
        <PageLink href={data.contract ?? data.links.home} {...buttonLook("secondary")}>
          {t(data.contract === null ? "received.home" : "received.contract")}
        </PageLink>
      </p>
      <p className={`k-small ${styles.quiet}`}>{t("received.print")}</p>
    </>
  );
};
