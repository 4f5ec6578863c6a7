// The login of a customer who has an account. [SES-02] [CRT-01]
import { type FormEvent, useState } from "react";
import { Button } from "@kontor/ui/button";
import { ErrorSummary } from "@kontor/ui/error-summary";
import { TextField } from "@kontor/ui/text-field";
import { useTimedRefusals } from "../../../platform/texts/timed-refusals.ts";
import { useTexts } from "../../../platform/texts/texts.tsx";
import { PageLink } from "../../../shell/page-link.tsx";
import { PasswordField } from "./password-field.tsx";
import type { EntryHandle } from "../../../visitor/session/use-entry.ts";

export interface ReturningFormProps {
  readonly entry: EntryHandle;
  /** Where a login leads that is sent before scripts run. */
  readonly returnPath: string;
  /** The way to a new password. */
  readonly forgotten: string;
}

export const ReturningForm = ({ entry, returnPath, forgotten }: ReturningFormProps) => {
  const t = useTexts("login");
  const refusalText = useTimedRefusals();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [attempt, setAttempt] = useState(0);
  const missing = (typed: string) => (attempt > 0 && typed === "" ? refusalText({ _tag: "FieldRequired" }) : undefined);
  const errors = [
    ...(missing(email.trim()) ? [{ field: "login-email", text: `${t("returning.email")}: ${missing("")}` }] : []),
    ...(missing(password) ? [{ field: "login-password", text: `${t("returning.password")}: ${missing("")}` }] : []),
    ...(entry.problem === null ? [] : [{ field: "login-email", text: entry.problem.detail || t("notReached") }]),
    ...(entry.refusal === null || entry.busy ? [] : [{ field: "login-email", text: refusalText(entry.refusal) }]),
  ];
  const logIn = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (email.trim() !== "" && password !== "") entry.enter({ by: "login", identifier: email.trim(), password }, null);
  };
  return (
    <form
      className="k-form sheet"
      method="post"
      action="/forms/login"
      onSubmit={logIn}
      onFocus={entry.warm}
      noValidate
      aria-labelledby="returning-title"
    >
      <input type="hidden" name="return" value={returnPath} />
      <h2 id="returning-title">{t("returning.title")}</h2>
      <ErrorSummary title={t("summaryTitle")} errors={errors} attempt={entry.busy ? 0 : attempt} />
      <TextField
        id="login-email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
        aria-required
        label={t("returning.email")}
        value={email}
        error={missing(email.trim())}
        onChange={setEmail}
      />
      <PasswordField
        id="login-password"
        label={t("returning.password")}
        autoComplete="current-password"
        value={password}
        error={missing(password)}
        onChange={setPassword}
      />
      <Button type="submit" size="large" busy={entry.busy}>
        {t(entry.busy ? "returning.working" : "returning.login")}
      </Button>
      <p>
        <PageLink href={forgotten}>{t("returning.forgotten")}</PageLink>
      </p>
    </form>
  );
};
