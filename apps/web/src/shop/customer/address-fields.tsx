// The fields of an address, each with its refusal; which are shown depends on the kind of customer alone. [CUS-01…09] [CUS-12] [CUS-13]
import type { AddressDraft, AddressField } from "@kontor/domain/shop/customer";
import { Choice } from "@kontor/ui/choice";
import { TextField } from "@kontor/ui/text-field";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/texts/texts.tsx";
import { AddressLayout, fieldId } from "./address-layout.tsx";

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

export const AddressFields = ({ draft, error, onChange, onLeave, country, isNew }: AddressFieldsProps) => {
  const t = useTexts("login");
  const business = draft.kind === "business" || draft.vatId !== "";
  return (
    <AddressLayout
      field={(name, label, input) => (
        <TextField
          {...input}
          key={name}
          id={fieldId(name)}
          name={name}
          label={label}
          aria-required={input.note === undefined || undefined}
          value={draft[name]}
          error={error(name)}
          onChange={(typed) => onChange({ [name]: typed })}
          onBlur={() => onLeave(name)}
        />
      )}
      kind={
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
      }
      // Without scripts the choice of the kind shows nothing: a company finds its fields beside it.
      ofCompany={(fields) =>
        business ? (
          <div className="k-fields">{fields}</div>
        ) : (
          <noscript>{import.meta.env.SSR ? <div className="k-fields">{fields}</div> : null}</noscript>
        )
      }
      country={country}
      iso={draft.country}
      emails={isNew ? 2 : 1}
    />
  );
};
