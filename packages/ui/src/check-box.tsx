// A box to tick, with its sentence; it starts as it is given, and nothing here ticks it. What was ticked, or unticked, before its script came is said then.
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
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
  /** The id of a text that belongs to it and stands elsewhere. */
  readonly describedBy?: string | undefined;
}

export const CheckBox = ({
  id,
  name,
  value,
  checked,
  onChange,
  children,
  error,
  required,
  describedBy,
}: CheckBoxProps) => {
  const box = useRef<HTMLInputElement>(null);
  const taken = useEffectEvent(onChange);
  useEffect(() => {
    const { current } = box;
    if (current !== null && current.checked !== current.defaultChecked) taken(current.checked);
  }, []);
  return (
    <div className="k-check" data-wrong={error ? true : undefined}>
      <label className="k-check-label" htmlFor={id}>
        <input
          ref={box}
          type="checkbox"
          id={id}
          name={name}
          value={value}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={[error ? `${id}-error` : null, describedBy].filter(Boolean).join(" ") || undefined}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
};
