// A field of a declaration: what was typed stands in it from the start, and no script is needed to keep it. [FRM-01]
import type { InputHTMLAttributes } from "react";
import { describedBy, Field } from "@kontor/ui/field";
import { useTexts } from "../../platform/texts/texts.tsx";
import type { MessageHandle } from "./use-message.ts";

export const fieldId = (field: string): string => `declaration-${field}`;

export interface TextInputProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "autoComplete" | "spellCheck"> {
  readonly handle: MessageHandle;
  readonly name: string;
  readonly hint?: string;
  /** Whether the form is taken without it. */
  readonly optional?: boolean;
  readonly needed?: boolean;
  readonly span?: "half";
  /** Several lines. */
  readonly long?: boolean;
}

export const TextInput = ({
  handle,
  name,
  hint,
  optional = false,
  needed = false,
  span,
  long = false,
  ...input
}: TextInputProps) => {
  const t = useTexts("declaration");
  const error = handle.errorAt(name);
  const frame = {
    id: fieldId(name),
    label: t(`fields.${name}`),
    note: optional ? t("optional") : undefined,
    hint,
    error,
  };
  const control = {
    id: frame.id,
    name,
    className: "k-input",
    value: handle.typed[name] ?? "",
    onChange: ({ target }: { readonly target: { readonly value: string } }) => handle.change(name, target.value),
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
