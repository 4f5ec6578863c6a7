// The login of a customer who has an account. [SES-02] [CRT-01]
import { type FormEvent, useState } from "react";
import { type EntryField, loginOf } from "@kontor/domain/visitor/session";
import { Button } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { TextField } from "@kontor/ui/text-field";
import { useTexts } from "../../../platform/texts/texts.tsx";
import { FormErrors } from "../../../shell/form-errors.tsx";
import { PageLink } from "../../../shell/page-link.tsx";
import { PasswordField } from "./password-field.tsx";
import { useEntryWords } from "../../../visitor/session/entry-words.ts";
import { ProviderLinks } from "../../account/provider-links.tsx";
import type { ProviderWay } from "../../account/views.ts";
import type { EntryHandle } from "../../../visitor/session/use-entry.ts";

export interface ReturningFormProps {
  readonly entry: EntryHandle;
  /** Where a login leads that is sent before scripts run. */
  readonly returnPath: string;
  /** The way to a new password. */
  readonly forgotten: string;
  readonly providers: readonly ProviderWay[];
}

export const ReturningForm = ({ entry, returnPath, forgotten, providers }: ReturningFormProps) => {
  const t = useTexts("login");
  const words = useEntryWords(entry);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const errors = (["email", "password"] as const).flatMap((field) => {
    const text = words.at(field);
    return text === undefined
      ? []
      : [{ field: `login-${field}`, text: t("errorIn", { field: t(`returning.${field}`), text }) }];
  });
  const logIn = (event: FormEvent): void => {
    event.preventDefault();
    entry.send({ type: "session.enter", entry: loginOf(email, password), completion: { address: null } });
  };
  const type = (field: EntryField, take: (typed: string) => void) => (typed: string) => {
    take(typed);
    if (entry.refusal !== null || entry.gaps.length > 0) entry.send({ type: "refusal.dismiss", field });
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
      {words.over === null ? null : <Notice kind="stop" role="alert" title={words.over} />}
      <FormErrors title={t("summaryTitle")} errors={errors} attempt={entry.attempts} />
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
        error={words.at("email")}
        onChange={type("email", setEmail)}
      />
      <PasswordField
        id="login-password"
        label={t("returning.password")}
        autoComplete="current-password"
        value={password}
        error={words.at("password")}
        onChange={type("password", setPassword)}
      />
      <Button type="submit" size="large" busy={entry.busy}>
        {words.button(t("returning.login"), t("returning.working"))}
      </Button>
      <ProviderLinks providers={providers} />
      <p>
        <PageLink href={forgotten}>{t("returning.forgotten")}</PageLink>
      </p>
    </form>
  );
};
