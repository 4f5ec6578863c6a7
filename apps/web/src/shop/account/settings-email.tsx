// Another email address: asked for with the password, and the page of the letters on which each address agrees or objects. [ACC-04]
import { Button, buttonLook } from "@kontor/ui/button";
import { DefinitionList } from "@kontor/ui/definition-list";
import { describedBy, Field } from "@kontor/ui/field";
import { Notice } from "@kontor/ui/notice";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { AccountInput } from "./account-form.tsx";
import type { SettingsView } from "./settings-views.ts";
import * as styles from "./settings.module.css";

type EmailView = Extract<SettingsView, { page: "change-email" }>;

const Pending = ({ pending }: { readonly pending: NonNullable<EmailView["pending"]> }) => {
  const t = useTexts("settings");
  return (
    <Notice kind="brass" role="status" title={t("change-email.pending", { email: pending.email })}>
      <p>{t("change-email.waits", { until: pending.until })}</p>
      <ul>
        <li>{t(pending.old ? "change-email.oldAgreed" : "change-email.oldWaits")}</li>
        <li>{t(pending.new ? "change-email.newAgreed" : "change-email.newWaits")}</li>
      </ul>
    </Notice>
  );
};

export const EmailForm = ({ data }: { readonly data: EmailView }) => {
  const t = useTexts("settings");
  const frame = { id: "settings-email", label: t("change-email.new"), error: data.error ?? undefined };
  return (
    <>
      {data.pending === null ? null : <Pending pending={data.pending} />}
      <p className="k-lead">{t("change-email.lead")}</p>
      <div className={styles.own}>
        <DefinitionList rows={[{ term: t("change-email.own"), value: data.email }]} />
      </div>
      <form className="k-form" method="post" action={data.path} noValidate>
        <Field {...frame}>
          <input
            className="k-input"
            id={frame.id}
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={data.typed}
            aria-required
            aria-invalid={data.error === null ? undefined : true}
            aria-describedby={describedBy(frame)}
          />
        </Field>
        <AccountInput
          name="password"
          type="password"
          label={t("password")}
          hint={t("change-email.passwordHint")}
          autoComplete="current-password"
        />
        <p>
          <Button type="submit">{t("change-email.send")}</Button>
        </p>
      </form>
      <p>
        <PageLink href={data.links.forgot}>{t("noPassword")}</PageLink>
      </p>
    </>
  );
};

export const EmailQuestion = ({ data }: { readonly data: Extract<SettingsView, { page: "email-question" }> }) => {
  const t = useTexts("settings");
  if (data.outcome !== null)
    return (
      <Notice
        kind={data.outcome === "objected" ? "brass" : "free"}
        role="status"
        title={t(`email-question.${data.outcome}`)}
        actions={
          data.outcome === "objected" ? (
            <PageLink href={data.links.forgot} {...buttonLook("primary")}>
              {t("email-question.newPassword")}
            </PageLink>
          ) : data.outcome === "changed" ? (
            <PageLink href={data.links.panel} {...buttonLook("primary")}>
              {t("email-question.toAccount")}
            </PageLink>
          ) : null
        }
      >
        <p>{t(`email-question.${data.outcome}Text`)}</p>
      </Notice>
    );
  return (
    <>
      <p className="k-lead">{t("email-question.lead")}</p>
      <form className={styles.ways} method="post" action={data.path}>
        <input type="hidden" name="code" value={data.code} />
        <Button type="submit" name="act" value="agree">
          {t("email-question.agree")}
        </Button>
        <Button type="submit" name="act" value="object" kind="secondary">
          {t("email-question.object")}
        </Button>
      </form>
    </>
  );
};
