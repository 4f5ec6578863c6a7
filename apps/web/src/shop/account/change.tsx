// Another password, by the one in use: who is logged in stays so here, and is logged out everywhere else. [SES-06] [SES-12]
import { buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { AccountFrame } from "./account-list.tsx";
import { completeEntry } from "./complete-entry.ts";
import { EntryForm } from "./entry-form.tsx";
import { useEntry } from "../../visitor/session/use-entry.ts";
import type { AccountView } from "./views.ts";

interface ChangeProps {
  readonly data: Extract<AccountView, { page: "change-password" }>;
}

export const Change = ({ data }: ChangeProps) => {
  const t = useTexts("account");
  return (
    <AccountFrame ways={data.ways}>
      {data.ways.length > 0 ? null : (
        <p>
          {data.isOfStaff ? (
            <a href={data.back}>{t("change.backStaff")}</a>
          ) : (
            <PageLink href={data.back}>{t("change.back")}</PageLink>
          )}
        </p>
      )}
      <h1 tabIndex={-1}>{t("change.title")}</h1>
      {data.loginPath === null ? (
        <ChangeForm data={data} />
      ) : (
        <Notice
          kind="brass"
          actions={
            <PageLink href={data.loginPath} {...buttonLook("primary")}>
              {t("change.logIn")}
            </PageLink>
          }
        >
          <p>{t("change.anonymous")}</p>
        </Notice>
      )}
    </AccountFrame>
  );
};

const ChangeForm = ({ data }: ChangeProps) => {
  const t = useTexts("account");
  // The machine enters anew: a login in another tab is no new password.
  const entry = useEntry({
    locale: useLocale(),
    hasToken: false,
    complete: completeEntry,
    followsTabs: false,
    pathAfter: () => data.after,
  });
  return (
    <>
      <p className="k-lead">{t("change.lead")}</p>
      <EntryForm
        entry={entry}
        problem={data.problem}
        action="/forms/change-password"
        returnPath={data.isOfStaff ? data.after : null}
        button={t("reset.save")}
        working={t("reset.working")}
        inputs={[
          { name: "current", type: "password", label: t("change.current"), autoComplete: "current-password" },
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
          by: "change",
          current: typed("current"),
          password: typed("password"),
          passwordRepeat: typed("passwordRepeat"),
        })}
      >
        {/* Whose password it is, for the program that stores it. */}
        {data.username === null ? null : (
          <input type="text" name="username" autoComplete="username" value={data.username} readOnly hidden />
        )}
      </EntryForm>
      <p>
        <PageLink href={data.paths.forgot}>{t("forgotten")}</PageLink>
      </p>
    </>
  );
};
