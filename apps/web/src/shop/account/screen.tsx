// The pages of an account: forms that work without scripts, one task a page. [SES-03] [SES-06] [SES-10] [SES-12]
import { durationInWords, withinInWords } from "@kontor/domain/visitor/locale";
import { resetLinkTime } from "@kontor/domain/visitor/session";
import { Notice } from "@kontor/ui/notice";
import type { AccountView } from "./views.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageColumn } from "../../shell/page-column.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { AccountLogin } from "./account-login.tsx";
import { AccountSheet } from "./account-sheet.tsx";
import { Change } from "./change.tsx";
import { Confirm } from "./confirm.tsx";
import { Closed } from "./closed-account.tsx";
import { LetterForm } from "./letter-form.tsx";
import { Problem } from "./problem.tsx";
import { Reset } from "./reset.tsx";
import type { PageOf } from "../../platform/page/model.ts";
import * as styles from "./account.module.css";

export default function Account({ page: { data } }: { readonly page: PageOf<"account", AccountView> }) {
  switch (data.page) {
    case "panel":
      if (data.closed !== null) return <Closed why={data.closed} work={data.work} />;
      return data.customer === null ? (
        <AccountLogin data={data} />
      ) : (
        <AccountSheet data={data} customer={data.customer} />
      );
    case "forgot-password":
      return <Forgotten data={data} />;
    case "reset-password":
      return <Reset data={data} />;
    case "confirm-email":
      return <Confirm data={data} />;
    case "change-password":
      return <Change data={data} />;
  }
}

const Forgotten = ({ data }: { readonly data: Extract<AccountView, { page: "forgot-password" }> }) => {
  const t = useTexts("account");
  const locale = useLocale();
  return (
    <PageColumn className={styles.account} narrow>
      <h1 tabIndex={-1}>{t("forgot.title")}</h1>
      <Problem problem={data.problem} />
      {data.sent ? (
        <Notice kind="free" role="status" title={t("forgot.sent")}>
          <p>{t("forgot.sentText", { time: durationInWords(locale, resetLinkTime / 1000, "for") })}</p>
        </Notice>
      ) : (
        <p className="k-lead">{t("forgot.lead", { within: withinInWords(locale, resetLinkTime / 1000) })}</p>
      )}
      <LetterForm action="/forms/forgot-password" isSent={data.sent} />
      <p>
        <PageLink href={data.paths.panel}>{t("forgot.back")}</PageLink>
      </p>
    </PageColumn>
  );
};
