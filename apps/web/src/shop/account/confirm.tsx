// The address of an account is confirmed by the link of a mail and a press, and the mail is sent again. [SES-06] [SES-12]
import { buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageColumn } from "../../shell/page-column.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { AccountForm } from "./account-form.tsx";
import { LetterForm } from "./letter-form.tsx";
import { Problem } from "./problem.tsx";
import type { AccountView } from "./views.ts";
import * as styles from "./account.module.css";

export const Confirm = ({ data }: { readonly data: Extract<AccountView, { page: "confirm-email" }> }) => {
  const t = useTexts("account");
  const { code, outcome, problem, paths } = data;
  const isOffered = code !== null && outcome === null && problem === null;
  return (
    <PageColumn className={styles.account} narrow>
      <h1 tabIndex={-1}>{t("confirm.title")}</h1>
      <Problem problem={problem} />
      {outcome === "done" ? (
        <Notice
          kind="free"
          role="status"
          title={t("confirm.done")}
          actions={
            <PageLink href={paths.panel} {...buttonLook("primary")}>
              {t("confirm.onward")}
            </PageLink>
          }
        >
          <p>{t("confirm.doneText")}</p>
        </Notice>
      ) : null}
      {isOffered ? (
        <>
          <p className="k-lead">{t("confirm.lead")}</p>
          <AccountForm action="/forms/confirm-email" button={t("confirm.confirm")}>
            <input type="hidden" name="confirmation" value={code} />
          </AccountForm>
        </>
      ) : null}
      {outcome === "done" || isOffered ? null : <SendAgain outcome={outcome} />}
    </PageColumn>
  );
};

const SendAgain = ({ outcome }: { readonly outcome: "sent" | null }) => {
  const t = useTexts("account");
  return (
    <>
      {outcome === "sent" ? (
        <Notice kind="free" role="status" title={t("forgot.sent")}>
          <p>{t("confirm.sentText")}</p>
        </Notice>
      ) : (
        <p className="k-lead">{t("confirm.sendLead")}</p>
      )}
      <LetterForm action="/forms/send-confirmation" isSent={outcome === "sent"} />
    </>
  );
};
