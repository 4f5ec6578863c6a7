// A whole number with a button on either side: the control alone, label and messages belong to its row. Without scripts it is the plain field. Its sheet is `@kontor/ui/number-input.css`.
import type { InputHTMLAttributes } from "react";

export interface NumberInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value" | "onChange"> {
  readonly min: number;
  readonly max: number;
  /** What stands in the field, which may be no number. */
  readonly value: string;
  /** `isStep`: by a press, of a button or of an arrow key, rather than typed: it is a number that is meant as it stands. */
  readonly onChange: (typed: string, isStep: boolean) => void;
  /** Names of the two buttons. */
  readonly less: string;
  readonly more: string;
}

/** The field itself steps, within its bounds and from whatever was typed, and says so as if it had been typed. */
const step = (button: HTMLElement, method: "stepUp" | "stepDown"): void => {
  const input = button.parentElement?.querySelector("input");
  const before = input?.value;
  input?.[method]();
  if (input?.value !== before) input?.dispatchEvent(new Event("input", { bubbles: true }));
};

/** What is typed comes with the kind of its input; a step is an event without one, or replaces the whole number. */
const isStepped = (event: Event): boolean => {
  const { inputType } = event as Partial<InputEvent>;
  return inputType === undefined || inputType === "insertReplacementText";
};

/** The buttons are no stops of the tab key: in the field the arrow keys do the same. At a bound they keep the focus. */
export const NumberInput = ({ value, onChange, less, more, ...input }: NumberInputProps) => {
  const button = (sign: string, name: string, method: "stepUp" | "stepDown", isAtBound: boolean) => (
    <button
      type="button"
      tabIndex={-1}
      data-scripted
      aria-label={name}
      aria-controls={input.id}
      aria-disabled={isAtBound || undefined}
      disabled={input.disabled}
      onClick={({ currentTarget }) => step(currentTarget, method)}
    >
      {sign}
    </button>
  );
  return (
    <div className="k-number">
      {button("−", less, "stepDown", Number(value) <= input.min)}
      <input
        inputMode="numeric"
        step={1}
        {...input}
        type="number"
        className="k-input"
        value={value}
        onChange={(event) => onChange(event.target.value, isStepped(event.nativeEvent))}
      />
      {button("+", more, "stepUp", Number(value) >= input.max)}
    </div>
  );
};
