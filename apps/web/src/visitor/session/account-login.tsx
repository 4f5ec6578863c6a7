// The login outside of the checkout. Where scripts run, the carts become one and what came in is shown; before that the form does it. [SES-02] [CRT-01]
import { type FormEvent, useState } from "react";
import { Notice } from "@kontor/ui/notice";
import type { EntryOutcome } from "./after-entry.ts";
import type { AccountView } from "./views.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { useEntry } from "./use-entry.ts";
import { AccountForm, AccountInput } from "./account-form.tsx";
import { Problem } from "./problem.tsx";
import * as styles from "./account.module.css";

export const AccountLogin = ({ data }: { readonly data: Extract<AccountView, { page: "panel" }> }) => {
  const t = useTexts("account");
  const login = useTexts("login");
  const locale = useLocale();
  const [attempted, setAttempted] = useState(false);
  const entry = useEntry(locale, (outcome: EntryOutcome) =>
    window.location.assign(outcome.kind === "entered" && outcome.merged ? data.paths.cart : (data.returnPath ?? data.paths.panel)),
  );
  const enter = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setAttempted(true);
    const typed = new FormData(event.currentTarget);
    entry.enter({ by: "login", identifier: String(typed.get("email")).trim(), password: String(typed.get("password")) }, null);
  };
  return (
    <div className={`k-wrap ${styles.account}`}>
      <h1 tabIndex={-1}>{t("title")}</h1>
      {data.said === null || attempted ? (
        <p className="k-lead">{t("lead")}</p>
      ) : (
        <Notice kind="free" role="status" title={t(`said.${data.said}`)} />
      )}
      {entry.problem !== null && !entry.busy ? (
        <Notice kind="stop" role="alert" title={entry.problem.detail || login("notReached")} />
      ) : (
        <Problem problem={entry.busy ? null : attempted ? entry.refusal : data.problem} />
      )}
      <AccountForm
        action="/forms/login"
        button={login(entry.busy ? "returning.working" : "returning.login")}
        busy={entry.busy}
        returnPath={data.returnPath}
        onSubmit={enter}
        onFocus={entry.warm}
      >
        <AccountInput name="email" type="email" label={t("email")} autoComplete="username" />
        <AccountInput name="password" type="password" label={login("returning.password")} autoComplete="current-password" />
      </AccountForm>
      <p>
        <PageLink href={data.paths.forgot}>{t("forgotten")}</PageLink>
      </p>
      <p className="k-small">{t("new")}</p>
    </div>
  );
};
