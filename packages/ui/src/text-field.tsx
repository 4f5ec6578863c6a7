// A one-line text field with label, hint and error. It shows what it is given and decides nothing.
import type { InputHTMLAttributes, ReactNode } from "react";
import { describedBy, Field, type FieldFrame } from "./field.tsx";

export interface TextFieldProps
  extends FieldFrame,
    Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "onChange" | "value"> {
  readonly name: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly span?: "half" | "third" | "two-thirds" | undefined;
  /** Something beside the input, such as the button that belongs to it. */
  readonly beside?: ReactNode;
}

export const TextField = ({
  id,
  label,
  note,
  hint,
  error,
  span,
  beside,
  value,
  onChange,
  ...input
}: TextFieldProps) => {
  const frame = { id, label, note, hint, error };
  const control = (
    <input
      {...input}
      id={id}
      className="k-input"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(frame)}
    />
  );
  return (
    <Field {...frame} span={span}>
      {beside ? (
        <div className="k-input-row">
          {control}
          {beside}
        </div>
      ) : (
        control
      )}
    </Field>
  );
};
