// The form that asks for the bank account that money is paid back to; it needs no scripts. [BAL-03]
import type { ComponentProps } from "react";
import { Button } from "@kontor/ui/button";
import { describedBy, Field } from "@kontor/ui/field";
import { Notice } from "@kontor/ui/notice";
import { accountPath } from "@kontor/domain/site/routing";
import { PageLink } from "../../shell/page-link.tsx";
import { AccountInput } from "../account/account-form.tsx";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import type { Refund, Refused } from "./refund-page.ts";

interface TypedProps
  extends Pick<ComponentProps<"input">, "autoComplete" | "autoCapitalize" | "spellCheck" | "maxLength"> {
  readonly name: "iban" | "holder";
  readonly label: string;
  readonly hint?: string;
  readonly refund: Refund;
}

const errorAt = ({ refused }: Refund, field: Refused["field"]): string | undefined =>
  refused?.field === field ? refused.text : undefined;

/** What is typed of the account. */
const Typed = ({ name, label, hint, refund, ...input }: TypedProps) => {
  const error = errorAt(refund, name);
  const field = { id: `refund-${name}`, label, hint, error };
  return (
    <Field {...field}>
      <input
        {...input}
        className="k-input"
        id={field.id}
        name={name}
        defaultValue={refund.typed[name]}
        aria-required
        aria-invalid={error === undefined ? undefined : true}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a refused form goes on at what is wrong
        autoFocus={error !== undefined}
        aria-describedby={describedBy(field)}
      />
    </Field>
  );
};

export const RefundForm = ({ refund }: { readonly refund: Refund }) => {
  const t = useTexts("invoices");
  const locale = useLocale();
  const { account, asksPassword } = refund;
  const error = errorAt(refund, "form");
  return (
    <form className="k-form" method="post" action={accountPath("refund", locale)} noValidate aria-labelledby="refund">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="back" value={refund.back} />
      {error === undefined ? null : (
        <Notice kind="stop" role="alert">
          <p>{error}</p>
        </Notice>
      )}
      {account === null ? null : <p>{t("refundTo.known", { ...account })}</p>}
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
      {asksPassword ? (
        <AccountInput
          id="refund-password"
          name="password"
          type="password"
          label={t("refundTo.password")}
          hint={t("refundTo.passwordHint")}
          autoComplete="current-password"
          error={errorAt(refund, "password")}
        />
      ) : null}
      <p>
        <Button type="submit" kind="secondary">
          {t(account === null ? "refundTo.save" : "refundTo.change")}
        </Button>
      </p>
      {asksPassword ? (
        <p>
          <PageLink href={accountPath("forgot-password", locale)}>{t("refundTo.noPassword")}</PageLink>
        </p>
      ) : null}
    </form>
  );
};

/** The same as a part of a page. */
export const RefundSection = ({ refund }: { readonly refund: Refund }) => {
  const t = useTexts("invoices");
  return (
    <section className="sheet" aria-labelledby="refund">
      <h2 id="refund">{t("refundTo.ask")}</h2>
      <p>{t("refundTo.text")}</p>
      <RefundForm refund={refund} />
    </section>
  );
};
