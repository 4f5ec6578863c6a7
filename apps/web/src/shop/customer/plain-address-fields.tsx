// The fields of an address as HTML has them: what was typed stands in them from the start, and no script is needed. [ACC-04] [CUS-01…09] [CUS-12]
import type { InputHTMLAttributes, ReactNode } from "react";
import { describedBy, Field, FieldError } from "@kontor/ui/field";
import type { AddressField } from "@kontor/domain/shop/customer";
import { useTexts } from "../../platform/texts/texts.tsx";
import { fieldId } from "./address-fields.tsx";
import type { CountryView } from "./views.ts";
import * as styles from "./plain-address.module.css";

export interface PlainAddress {
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: readonly { readonly field: string; readonly text: string }[];
  readonly countries: readonly CountryView[];
}

type Changed = Exclude<AddressField, "email" | "emailRepeat">;
type Plain = Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "autoComplete" | "spellCheck" | "autoCapitalize">;

/** Name and business fields of an address, without its email address. Those of a business are shown by style sheet alone. */
export const PlainAddressFields = ({ data }: { readonly data: PlainAddress }) => {
  const t = useTexts("login");
  const errorOf = (name: Changed): string | undefined => data.errors.find(({ field }) => field === name)?.text;
  const field = (
    name: Changed,
    { span, hint, optional = false, ...input }: Plain & { span?: "half" | "third" | "two-thirds"; hint?: ReactNode; optional?: boolean },
  ) => {
    const frame = { id: fieldId(name), label: t(`fields.${name}`), note: optional ? t("optional") : undefined, hint, error: errorOf(name) };
    return (
      <Field {...frame} span={span}>
        <input
          type="text"
          {...input}
          id={frame.id}
          name={name}
          className="k-input"
          defaultValue={data.typed[name] ?? ""}
          aria-required={!optional || undefined}
          aria-invalid={frame.error === undefined ? undefined : true}
          aria-describedby={describedBy(frame)}
        />
      </Field>
    );
  };
  const country = { id: fieldId("country"), label: t("fields.country"), error: errorOf("country") };
  return (
    <div className={styles.fields}>
      <fieldset className="k-choice">
        <legend>{t("fields.kind")}</legend>
        <div className="k-choice-options">
          {(["private", "business"] as const).map((kind, index) => (
            <label key={kind} className="k-choice-option">
              <input
                type="radio"
                id={index === 0 ? fieldId("kind") : `${fieldId("kind")}-${kind}`}
                name="kind"
                value={kind}
                defaultChecked={data.typed["kind"] === kind}
              />
              <span className="k-choice-label">{t(`kind.${kind}`)}</span>
            </label>
          ))}
        </div>
        <FieldError id={fieldId("kind")} error={errorOf("kind")} />
      </fieldset>
      <div className={`k-fields ${styles.business}`}>
        {field("company", { autoComplete: "organization", span: "half" })}
        {field("vatId", { span: "half", hint: t("hints.vatId"), optional: true, autoCapitalize: "characters", spellCheck: false })}
      </div>
      <div className="k-fields">
        {field("firstName", { autoComplete: "given-name", span: "half" })}
        {field("lastName", { autoComplete: "family-name", span: "half" })}
        {field("street", { autoComplete: "address-line1" })}
        {field("postCode", { autoComplete: "postal-code", span: "third" })}
        {field("city", { autoComplete: "address-level2", span: "two-thirds" })}
        <Field {...country}>
          <select
            id={country.id}
            name="country"
            className="k-input"
            autoComplete="country"
            defaultValue={data.typed["country"] ?? ""}
            aria-invalid={country.error === undefined ? undefined : true}
            aria-describedby={describedBy(country)}
          >
            <option value="">{t("choosePlease")}</option>
            {data.countries.map(({ iso, name }) => (
              <option key={iso} value={iso}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <div className="k-fields">
        {field("phone", { autoComplete: "tel", type: "tel", inputMode: "tel", span: "half", hint: t("hints.phone") })}
        {field("fax", { type: "tel", inputMode: "tel", span: "half", optional: true })}
      </div>
    </div>
  );
};
