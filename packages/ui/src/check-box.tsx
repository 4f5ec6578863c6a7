// A box to tick, with its sentence; it starts as it is given, and nothing here ticks it.
import type { ReactNode } from "react";
import { FieldError } from "./field.tsx";

export interface CheckBoxProps {
  readonly id: string;
  readonly name: string;
  /** What a form sends for a ticked box; `on` by default. */
  readonly value?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

export const CheckBox = ({ id, name, value, checked, onChange, children, error, required }: CheckBoxProps) => (
  <div className="k-check" data-wrong={error ? true : undefined}>
    <label className="k-check-label" htmlFor={id}>
      <input
        type="checkbox"
        id={id}
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <span>{children}</span>
    </label>
    <FieldError id={id} error={error} />
  </div>
);
