// A list to choose one from: the platform's own control, so that phones and screen readers show their own list.
import type { ReactNode, SelectHTMLAttributes } from "react";
import { describedBy, Field, type FieldFrame } from "./field.tsx";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps
  extends FieldFrame,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, "id" | "onChange" | "value"> {
  readonly name: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (chosen: string) => void;
  readonly span?: "half" | "third" | "two-thirds" | undefined;
  /** Something under the list, such as a notice with "Try again". */
  readonly below?: ReactNode;
}

export const SelectField = ({
  id,
  label,
  note,
  hint,
  error,
  span,
  below,
  value,
  options,
  onChange,
  ...select
}: SelectFieldProps) => {
  const frame = { id, label, note, hint, error };
  return (
    <Field {...frame} span={span}>
      <select
        {...select}
        id={id}
        className="k-input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(frame)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {below}
    </Field>
  );
};
