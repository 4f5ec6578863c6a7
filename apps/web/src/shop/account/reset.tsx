// A new password by the code of a mail: an entry like a login, which ends all others. [SES-02] [SES-06] [SES-12]
import { buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageColumn } from "../../shell/page-column.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { completeEntry } from "./complete-entry.ts";
import { EntryForm } from "./entry-form.tsx";
import { useEntry } from "../../visitor/session/use-entry.ts";
import type { AccountView } from "./views.ts";
import * as styles from "./account.module.css";

export const Reset = ({ data }: { readonly data: Extract<AccountView, { page: "reset-password" }> }) => {
  const t = useTexts("account");
  return (
    <PageColumn className={styles.account} narrow>
      <h1 tabIndex={-1}>{t("reset.title")}</h1>
      {data.code === null ? (
        <Notice
          kind="brass"
          actions={
            <PageLink href={data.paths.forgot} {...buttonLook("primary")}>
              {t("reset.ask")}
            </PageLink>
          }
        >
          <p>{t("reset.noCode")}</p>
        </Notice>
      ) : (
        <ResetForm data={data} code={data.code} />
      )}
    </PageColumn>
  );
};

const ResetForm = ({ data, code }: { readonly data: AccountView; readonly code: string }) => {
  const t = useTexts("account");
  const locale = useLocale();
  // A login in another tab does not replace the new password.
  const entry = useEntry({
    locale,
    hasToken: false,
    complete: completeEntry,
    followsTabs: false,
    pathAfter: () => `${data.paths.panel}?changed=1`,
  });
  const refusal = entry.refusal ?? (entry.attempts === 0 ? data.problem : null);
  return (
    <>
      <p className="k-lead">{t("reset.lead")}</p>
      <EntryForm
        entry={entry}
        problem={data.problem}
        action="/forms/reset-password"
        button={t("reset.save")}
        working={t("reset.working")}
        inputs={[
          {
            name: "password",
            type: "password",
            label: t("reset.password"),
            hint: t("reset.hint"),
            autoComplete: "new-password",
          },
          { name: "passwordRepeat", type: "password", label: t("reset.repeat"), autoComplete: "new-password" },
        ]}
        entryOf={(typed) => ({
          by: "reset",
          code,
          password: typed("password"),
          passwordRepeat: typed("passwordRepeat"),
        })}
      >
        <input type="hidden" name="code" value={code} />
      </EntryForm>
      {refusal?._tag === "CodeNotValid" ? (
        <p>
          <PageLink href={data.paths.forgot}>{t("reset.ask")}</PageLink>
        </p>
      ) : null}
    </>
  );
};
