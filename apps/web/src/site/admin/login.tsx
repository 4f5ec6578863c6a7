// The login of staff: two fields and nothing else. HTML that needs no scripts. [SES-07]
import { Button } from "@kontor/ui/button";
import { Field } from "@kontor/ui/field";
import { Notice } from "@kontor/ui/notice";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { Revealed } from "../../shell/reveal.tsx";
import type { AdminView } from "./views.ts";
import * as styles from "./admin.module.css";

type LoginView = Extract<AdminView, { readonly tool: "login" }>;

export const Login = ({ data: { problem, isLeft, returnTo, forgot } }: { readonly data: LoginView }) => {
  const t = useTexts("admin");
  const locale = useLocale();
  return (
    <form className={`k-form sheet ${styles.login}`} method="post" action="/forms/login">
      {problem === null ? null : <Notice kind="stop" role="alert" title={problem} />}
      {isLeft ? <Notice kind="free" role="status" title={t("login.left")} /> : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="area" value="admin" />
      <input type="hidden" name="return" value={returnTo} />
      <Field id="login-email" label={t("login.email")}>
        <input
          className="k-input"
          id="login-email"
          name="email"
          type="email"
          autoComplete="username"
          spellCheck={false}
          required
        />
      </Field>
      <Field id="login-password" label={t("login.password")}>
        <Revealed>
          {(type) => (
            <input
              className="k-input"
              id="login-password"
              name="password"
              type={type}
              autoComplete="current-password"
              required
            />
          )}
        </Revealed>
      </Field>
      <p>
        <Button type="submit">{t("login.button")}</Button>
      </p>
      <p>
        <a href={forgot}>{t("login.forgot")}</a>
      </p>
    </form>
  );
};
