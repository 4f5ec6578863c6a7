// The form that asks for the bank account that money is paid back to; it needs no scripts. [BAL-03]
import type { ComponentProps } from "react";
import { Button } from "@kontor/ui/button";
import { describedBy, Field } from "@kontor/ui/field";
import { Notice } from "@kontor/ui/notice";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { AccountInput } from "../account/account-form.tsx";
import type { RefundView } from "./views.ts";

interface TypedProps
  extends Pick<ComponentProps<"input">, "autoComplete" | "autoCapitalize" | "spellCheck" | "maxLength"> {
  readonly name: "iban" | "holder";
  readonly label: string;
  readonly hint?: string;
  readonly refund: RefundView;
}

/** What is typed of the account. */
const Typed = ({ name, label, hint, refund: { errors, typed }, ...input }: TypedProps) => {
  const error = errors[name] ?? undefined;
  const field = { id: `refund-${name}`, label, hint, error };
  return (
    <Field {...field}>
      <input
        {...input}
        className="k-input"
        id={field.id}
        name={name}
        defaultValue={typed[name]}
        aria-required
        aria-invalid={error === undefined ? undefined : true}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a refused form goes on at what is wrong
        autoFocus={error !== undefined}
        aria-describedby={describedBy(field)}
      />
    </Field>
  );
};

export const RefundForm = ({ refund }: { readonly refund: RefundView }) => {
  const t = useTexts("invoices");
  return (
    <form className="k-form" method="post" action={refund.action} noValidate aria-labelledby="refund">
      <input type="hidden" name="locale" value={useLocale()} />
      <input type="hidden" name="back" value={refund.back} />
      {refund.errors.form === null ? null : (
        <Notice kind="stop" role="alert">
          <p>{refund.errors.form}</p>
        </Notice>
      )}
      {refund.known === null ? null : <p>{refund.known}</p>}
      <Typed
        name="iban"
        label="IBAN"
        hint={t("refundTo.hint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        refund={refund}
      />
      <Typed name="holder" label={t("refundTo.holder")} autoComplete="name" maxLength={200} refund={refund} />
      {refund.forgot === null ? null : (
        <AccountInput
          id="refund-password"
          name="password"
          type="password"
          label={t("refundTo.password")}
          hint={t("refundTo.passwordHint")}
          autoComplete="current-password"
          error={refund.errors.password ?? undefined}
        />
      )}
      <p>
        <Button type="submit" kind="secondary">
          {t(refund.known === null ? "refundTo.save" : "refundTo.change")}
        </Button>
      </p>
      {refund.forgot === null ? null : (
        <p>
          <PageLink href={refund.forgot}>{t("refundTo.noPassword")}</PageLink>
        </p>
      )}
    </form>
  );
};

/** The same as a part of a page. */
export const RefundSection = ({ refund }: { readonly refund: RefundView }) => {
  const t = useTexts("invoices");
  return (
    <section className="sheet" aria-labelledby="refund">
      <h2 id="refund">{t("refundTo.ask")}</h2>
      <p>{t("refundTo.text")}</p>
      <RefundForm refund={refund} />
    </section>
  );
};
