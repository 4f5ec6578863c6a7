// A choice of one among few, all in sight: a group of radio buttons as cards.
import type { ReactNode } from "react";
import { FieldError } from "./field.tsx";

export interface ChoiceOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

export interface ChoiceProps {
  /** Also the id of the group, so that an error summary can lead to it. */
  readonly id: string;
  readonly name: string;
  readonly legend: ReactNode;
  readonly value: string;
  readonly options: readonly ChoiceOption[];
  readonly onChange: (chosen: string) => void;
  readonly error?: string | undefined;
}

export const Choice = ({ id, name, legend, value, options, onChange, error }: ChoiceProps) => (
  <fieldset className="k-choice" aria-describedby={error ? `${id}-error` : undefined}>
    <legend>{legend}</legend>
    <div className="k-choice-options">
      {options.map((option, index) => (
        <label key={option.value} className="k-choice-option">
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${option.value}`}
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
          />
          <span>
            <span className="k-choice-label">{option.label}</span>
            {option.hint ? (
              <span className="k-choice-hint" id={`${id}-${option.value}-hint`}>
                {option.hint}
              </span>
            ) : null}
          </span>
        </label>
      ))}
    </div>
    <FieldError id={id} error={error} />
  </fieldset>
);
