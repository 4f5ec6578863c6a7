// The fields of an address as HTML has them: what was typed stands in them from the start, and no script is needed. [ACC-04] [CUS-01…09] [CUS-12]
import { describedBy, Field, FieldError } from "@kontor/ui/field";
import { useTexts } from "../../platform/texts/texts.tsx";
import { AddressLayout, fieldId } from "./address-layout.tsx";
import type { CountryView } from "./views.ts";
import * as styles from "./plain-address.module.css";

export interface PlainAddress {
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: readonly { readonly field: string; readonly text: string }[];
  readonly countries: readonly CountryView[];
}

/** Name and business fields of an address, without its email address. Those of a business are shown by style sheet alone. */
export const PlainAddressFields = ({ data }: { readonly data: PlainAddress }) => {
  const t = useTexts("login");
  const errorOf = (name: string): string | undefined => data.errors.find(({ field }) => field === name)?.text;
  const country = { id: fieldId("country"), label: t("fields.country"), error: errorOf("country") };
  return (
    <div className={styles.fields}>
      <AddressLayout
        field={(name, label, { span, hint, note, ...input }) => {
          const frame = { id: fieldId(name), label, note, hint, error: errorOf(name) };
          return (
            <Field key={name} {...frame} span={span}>
              <input
                type="text"
                {...input}
                id={frame.id}
                name={name}
                className="k-input"
                defaultValue={data.typed[name] ?? ""}
                aria-required={note === undefined || undefined}
                aria-invalid={frame.error === undefined ? undefined : true}
                aria-describedby={describedBy(frame)}
              />
            </Field>
          );
        }}
        kind={<PlainKind typed={data.typed["kind"]} error={errorOf("kind")} />}
        ofCompany={(fields) => <div className={`k-fields ${styles.business}`}>{fields}</div>}
        iso={data.typed["country"] ?? ""}
        country={
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
        }
        emails={0}
      />
    </div>
  );
};

const PlainKind = ({ typed, error }: { readonly typed: string | undefined; readonly error: string | undefined }) => {
  const t = useTexts("login");
  return (
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
              defaultChecked={typed === kind}
            />
            <span className="k-choice-label">{t(`kind.${kind}`)}</span>
          </label>
        ))}
      </div>
      <FieldError id={fieldId("kind")} error={error} />
    </fieldset>
  );
};
