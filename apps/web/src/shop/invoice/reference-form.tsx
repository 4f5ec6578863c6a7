// The form for the customer's own reference, and where it is found; it needs no scripts. [ACC-08]
import { Button, buttonLook } from "@kontor/ui/button";
import { describedBy, Field } from "@kontor/ui/field";
import { accountPath, invoiceFilePath } from "@kontor/domain/site/routing";
import { PageLink } from "../../shell/page-link.tsx";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import type { Reference } from "./reference-page.ts";

export const ReferenceForm = ({ reference }: { readonly reference: Reference }) => {
  const t = useTexts("invoices");
  const locale = useLocale();
  const { order } = reference;
  return (
    <form
      className="k-form"
      method="post"
      action={accountPath("buyer-reference", locale)}
      noValidate
      aria-labelledby="reference"
    >
      <input type="hidden" name="locale" value={locale} />
      <Line name="reference" of={reference} label={t("reference.label")} hint={t("reference.hint")} />
      {order === null ? null : (
        <Line name="orderReference" of={order} label={t("reference.orderLabel")} hint={t("reference.orderHint")} />
      )}
      <p>
        <Button type="submit" kind="secondary">
          {t("reference.save")}
        </Button>
      </p>
    </form>
  );
};

interface LineOf {
  readonly name: "reference" | "orderReference";
  readonly of: { readonly typed: string; readonly error: string | null };
  readonly label: string;
  readonly hint: string;
}

const ids = { reference: "reference-value", orderReference: "order-reference-value" } as const;

const Line = ({ name, of: { typed, error }, label, hint }: LineOf) => {
  const t = useTexts("invoices");
  const field = { id: ids[name], label, note: t("reference.optional"), hint, ...(error === null ? {} : { error }) };
  return (
    <Field {...field}>
      <input
        className="k-input"
        id={field.id}
        name={name}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        defaultValue={typed}
        aria-invalid={error === null ? undefined : true}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that comes back with a refused form goes on at what is wrong
        autoFocus={error !== null}
        aria-describedby={describedBy(field)}
      />
    </Field>
  );
};

/** For businesses and authorities: the file, and where its reference comes from. */
export const Xrechnung = ({ invoice }: { readonly invoice: string }) => {
  const t = useTexts("invoices");
  const locale = useLocale();
  return (
    <section className="sheet" aria-labelledby="invoice-xrechnung">
      <h2 id="invoice-xrechnung">{t("xrechnung.title")}</h2>
      <p>
        <a href={invoiceFilePath("xrechnung", invoice, locale)} download {...buttonLook("secondary")}>
          <span>{t("xrechnung.download")}</span>
        </a>
      </p>
      <p className="small quiet">{t("xrechnung.fixed")}</p>
      <p>
        <PageLink href={accountPath("buyer-reference", locale)}>{t("reference.title")}</PageLink>
      </p>
    </section>
  );
};
