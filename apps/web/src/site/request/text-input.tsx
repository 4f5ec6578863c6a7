// A field as HTML has it: what was typed stands in it from the start, and no script is needed to keep it. [FRM-01]
import type { InputHTMLAttributes } from "react";
import { describedBy, Field } from "@kontor/ui/field";
import { useTexts } from "../../platform/texts/texts.tsx";
import type { DeclarationInput } from "./views.ts";

export const fieldId = (field: string): string => `declaration-${field}`;

/** The refusal of a field, in words. */
export const errorOf = ({ errors }: DeclarationInput, field: string): string | undefined =>
  errors.find((error) => error.field === field)?.text;

export interface TextInputProps extends Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "autoComplete" | "spellCheck"> {
  readonly data: DeclarationInput;
  readonly name: string;
  readonly hint?: string;
  /** Whether the form is taken without it. */
  readonly optional?: boolean;
  readonly needed?: boolean;
  readonly span?: "half";
  /** Several lines. */
  readonly long?: boolean;
}

export const TextInput = ({ data, name, hint, optional = false, needed = false, span, long = false, ...input }: TextInputProps) => {
  const t = useTexts("declaration");
  const error = errorOf(data, name);
  const frame = { id: fieldId(name), label: t(`fields.${name}`), note: optional ? t("optional") : undefined, hint, error };
  const control = {
    id: frame.id,
    name,
    className: "k-input",
    defaultValue: data.typed[name] ?? "",
    "aria-required": needed || undefined,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": describedBy(frame),
  } as const;
  return (
    <Field {...frame} span={span}>
      {long ? <textarea {...control} rows={5} /> : <input {...control} type="text" {...input} />}
    </Field>
  );
};
