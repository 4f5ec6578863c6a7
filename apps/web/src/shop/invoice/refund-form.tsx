// The form that asks for the bank account that money is paid back to; it needs no scripts. [BAL-03]
import { Button } from "@kontor/ui/button";
import { describedBy, Field } from "@kontor/ui/field";
import { Notice } from "@kontor/ui/notice";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import type { RefundView } from "./views.ts";

const field = (name: "iban" | "holder", label: string, { errors }: RefundView, hint?: string) => ({
  id: `refund-${name}`,
  label,
  ...(hint === undefined ? {} : { hint }),
  ...(errors[name] === null ? {} : { error: errors[name] }),
});

export const RefundForm = ({ refund }: { readonly refund: RefundView }) => {
  const t = useTexts("invoices");
  const [iban, holder] = [
    field("iban", "IBAN", refund, t("refundTo.hint")),
    field("holder", t("refundTo.holder"), refund),
  ];
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
      <Field {...iban}>
        <input
          className="k-input"
          id={iban.id}
          name="iban"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          defaultValue={refund.typed.iban}
          aria-required
          aria-invalid={refund.errors.iban === null ? undefined : true}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that comes back with a refused form goes on at what is wrong
          autoFocus={refund.errors.iban !== null}
          aria-describedby={describedBy(iban)}
        />
      </Field>
      <Field {...holder}>
        <input
          className="k-input"
          id={holder.id}
          name="holder"
          autoComplete="name"
          maxLength={200}
          defaultValue={refund.typed.holder}
          aria-required
          aria-invalid={refund.errors.holder === null ? undefined : true}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
          autoFocus={refund.errors.holder !== null}
          aria-describedby={describedBy(holder)}
        />
      </Field>
      <p>
        <Button type="submit" kind="secondary">
          {t(refund.known === null ? "refundTo.save" : "refundTo.change")}
        </Button>
      </p>
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
