// The receipt: what was declared and when it came in, to be printed and to be saved as a file. [LGL-02] [LGL-03]
import { Download } from "lucide-react";
import { buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import type { DeclarationView } from "./views.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { DeclaredRows } from "./declared-rows.tsx";
import * as styles from "./declaration.module.css";

export const Receipt = ({ data }: { readonly data: Extract<DeclarationView, { readonly step: "received" }> }) => {
  const t = useTexts("declaration");
  return (
    <div className={`k-wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{t(`received.title.${data.form}`)}</h1>
      <Notice kind="free" role="status" title={t("received.at", { moment: data.moment })}>
        <p>{t("received.mail", { email: data.email })}</p>
        <p>{t(`received.next.${data.form}`)}</p>
      </Notice>
      <section className="sheet" aria-labelledby="declaration-content">
        <h2 id="declaration-content">{t(`review.title.${data.form}`)}</h2>
        <DeclaredRows rows={data.rows} />
      </section>
      <p className={styles.ways}>
        <a href={data.file.href} download={data.file.name} {...buttonLook("primary")}>
          <span className="k-button-icon" aria-hidden="true">
            <Download size={20} strokeWidth={1.75} />
          </span>
          <span>{t("received.save")}</span>
        </a>
        <PageLink href={data.contract ?? data.links.home} {...buttonLook("secondary")}>
          {t(data.contract === null ? "received.home" : "received.contract")}
        </PageLink>
      </p>
      <p className={`k-small ${styles.quiet}`}>{t("received.print")}</p>
    </div>
  );
};
