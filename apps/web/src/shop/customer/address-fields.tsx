// The fields of an address, each with its refusal; which are shown depends on the kind of customer alone. [CUS-01…09] [CUS-12] [CUS-13]
import type { AddressDraft, AddressField } from "@kontor/domain/shop/customer";
import { Choice } from "@kontor/ui/choice";
import { TextField, type TextFieldProps } from "@kontor/ui/text-field";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/texts/texts.tsx";

export interface AddressFieldsProps {
  readonly draft: AddressDraft;
  readonly error: (field: AddressField) => string | undefined;
  readonly onChange: (part: Partial<AddressDraft>) => void;
  /** The field was left: it may rewrite what was typed and say what is wrong with it. */
  readonly onLeave: (field: AddressField) => void;
  readonly country: ReactNode;
  /** Whether there is no account yet, so that the email address is typed twice. */
  readonly isNew: boolean;
}

type Plain = Pick<TextFieldProps, "autoComplete" | "span" | "inputMode" | "type" | "hint" | "note" | "autoCapitalize" | "spellCheck">;

export const fieldId = (field: string): string => `field-${field}`;

export const AddressFields = ({ draft, error, onChange, onLeave, country, isNew }: AddressFieldsProps) => {
  const t = useTexts("login");
  const field = (name: Exclude<AddressField, "kind" | "country">, props: Plain) => (
    <TextField
      {...props}
      key={name}
      id={fieldId(name)}
      name={name}
      label={t(`fields.${name}`)}
      aria-required={props.note === undefined || undefined}
      value={draft[name]}
      error={error(name)}
      onChange={(typed) => onChange({ [name]: typed })}
      onBlur={() => onLeave(name)}
    />
  );
  const optional = t("optional");
  const business = draft.kind === "business" || draft.vatId !== "";
  const ofCompany = () => (
    <div className="k-fields">
      {field("company", { autoComplete: "organization", span: "half" })}
      {field("vatId", { note: optional, span: "half", hint: t("hints.vatId"), autoCapitalize: "characters", spellCheck: false })}
    </div>
  );
  return (
    <>
      <Choice
        id={fieldId("kind")}
        name="kind"
        legend={t("kind.legend")}
        value={draft.kind}
        options={[
          { value: "private", label: t("kind.private") },
          { value: "business", label: t("kind.business"), hint: t("kind.businessHint") },
        ]}
        onChange={(kind) => onChange({ kind })}
        error={error("kind")}
      />
      {/* Without scripts the choice of the kind shows nothing: a company finds its fields beside it. */}
      {business ? ofCompany() : <noscript>{import.meta.env.SSR ? ofCompany() : null}</noscript>}
      <div className="k-fields">
        {field("firstName", { autoComplete: "given-name", span: "half" })}
        {field("lastName", { autoComplete: "family-name", span: "half" })}
        {field("street", { autoComplete: "address-line1" })}
        {field("postCode", { autoComplete: "postal-code", span: "third" })}
        {field("city", { autoComplete: "address-level2", span: "two-thirds" })}
        {country}
      </div>
      <div className="k-fields">
        {field("phone", { autoComplete: "tel", type: "tel", inputMode: "tel", span: "half", hint: t("hints.phone") })}
        {field("fax", { type: "tel", inputMode: "tel", span: "half", note: optional })}
        {field("email", {
          autoComplete: "email",
          type: "email",
          inputMode: "email",
          hint: t("hints.email"),
          spellCheck: false,
          ...(isNew ? { span: "half" as const } : {}),
        })}
        {isNew ? field("emailRepeat", { autoComplete: "email", type: "email", inputMode: "email", span: "half", spellCheck: false }) : null}
      </div>
    </>
  );
};
