// Where the fields of an address are, and what HTML has to know of each; with scripts and without, the same. [CUS-01…09] [CUS-12] [CUS-13]
import { type AddressField, hasDigitsAlone, optionalFields } from "@kontor/domain/shop/customer";
import type { TextFieldProps } from "@kontor/ui/text-field";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/texts/texts.tsx";

export type AddressInputName = Exclude<AddressField, "kind" | "country">;

type Input = Pick<TextFieldProps, "autoComplete" | "span" | "inputMode" | "type" | "autoCapitalize" | "spellCheck">;

/** Hint and note are texts of the form; a note says that the field may stay empty. */
export type AddressInput = Input & Pick<TextFieldProps, "hint" | "note">;

const mail: Input = { autoComplete: "email", type: "email", inputMode: "email", spellCheck: false };

const inputs: Readonly<Record<AddressInputName, Input>> = {
  company: { autoComplete: "organization", span: "half" },
  vatId: { span: "half", autoCapitalize: "characters", spellCheck: false },
  firstName: { autoComplete: "given-name", span: "half" },
  lastName: { autoComplete: "family-name", span: "half" },
  street: { autoComplete: "address-line1" },
  postCode: { autoComplete: "postal-code", span: "third" },
  city: { autoComplete: "address-level2", span: "two-thirds" },
  phone: { autoComplete: "tel", type: "tel", inputMode: "tel", span: "half" },
  fax: { type: "tel", inputMode: "tel", span: "half" },
  email: mail,
  emailRepeat: { ...mail, span: "half" },
};

const hinted: ReadonlySet<AddressInputName> = new Set(["vatId", "phone", "email"]);

export const fieldId = (field: string): string => `field-${field}`;

export interface AddressLayoutProps {
  readonly field: (name: AddressInputName, label: string, input: AddressInput) => ReactNode;
  readonly kind: ReactNode;
  /** Around the fields of a company: shown, or not. */
  readonly ofCompany: (fields: readonly ReactNode[]) => ReactNode;
  readonly country: ReactNode;
  /** The chosen country: where post codes have digits alone, a phone shows a keyboard of digits. */
  readonly iso: string;
  /** Whether the email address is asked for: not at all, once, or twice. */
  readonly emails: 0 | 1 | 2;
}

export const AddressLayout = ({ field, kind, ofCompany, country, iso, emails }: AddressLayoutProps) => {
  const t = useTexts("login");
  // The fields of a company are shown to businesses.
  const optional: readonly AddressField[] = optionalFields("business", iso === "" ? undefined : iso);
  const one = (name: AddressInputName, more: Input = {}): ReactNode =>
    field(name, t(`fields.${name}`), {
      ...inputs[name],
      ...more,
      ...(hinted.has(name) ? { hint: t(`hints.${name}`) } : {}),
      ...(optional.includes(name) ? { note: t("optional") } : {}),
    });
  return (
    <>
      {kind}
      {ofCompany([one("company"), one("vatId")])}
      <div className="k-fields">
        {one("firstName")}
        {one("lastName")}
        {one("street")}
        {one("postCode", hasDigitsAlone(iso) ? { inputMode: "numeric" } : {})}
        {one("city")}
        {country}
      </div>
      <div className="k-fields">
        {one("phone")}
        {one("fax")}
        {emails === 0 ? null : one("email", emails === 2 ? { span: "half" } : {})}
        {emails === 2 ? one("emailRepeat") : null}
      </div>
    </>
  );
};
