// A field of several lines with label, hint and error. Its sheet is `@kontor/ui/text-area.css`.
import type { TextareaHTMLAttributes } from "react";
import { describedBy, Field, type FieldFrame } from "./field.tsx";

export interface TextAreaProps
  extends FieldFrame,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "onChange" | "value"> {
  readonly name: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

export const TextArea = ({ id, label, note, hint, error, value, onChange, rows = 5, ...area }: TextAreaProps) => {
  const frame = { id, label, note, hint, error };
  return (
    <Field {...frame}>
      <textarea
        {...area}
        id={id}
        className="k-input k-text-area"
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(frame)}
      />
    </Field>
  );
};
