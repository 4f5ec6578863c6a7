// One of two, and what the second one asks for beside: shown by style sheet alone, so that no script is needed. [FRM-02]
import type { ReactNode } from "react";
import { useTexts } from "../../platform/texts/texts.tsx";
import { fieldId } from "./text-input.tsx";
import type { MessageHandle } from "./use-message.ts";
import * as styles from "./declaration.module.css";

export interface RadioChoiceProps {
  readonly handle: MessageHandle;
  readonly name: string;
  /** Where its texts stand. */
  readonly place: string;
  readonly options: readonly [string, string];
  /** The further field of the second option. */
  readonly children: ReactNode;
}

export const RadioChoice = ({ handle, name, place, options, children }: RadioChoiceProps) => {
  const t = useTexts("declaration");
  const chosen = handle.typed[name] === options[1] ? options[1] : options[0];
  const shown = options.map((value) => ({ value, label: t(`${place}.${value}`), hint: t(`${place}.${value}Hint`) }));
  return (
    <fieldset className={styles.part}>
      <legend>{t(`${place}.title`)}</legend>
      <div className="k-choice">
        <div className="k-choice-options">
          {shown.map((option, index) => (
            <label key={option.value} className="k-choice-option">
              <input
                type="radio"
                id={index === 0 ? fieldId(name) : `${fieldId(name)}-${option.value}`}
                name={name}
                value={option.value}
                checked={option.value === chosen}
                onChange={() => handle.change(name, option.value)}
                data-more={index === 1 || undefined}
                aria-describedby={`${fieldId(name)}-${option.value}-hint`}
              />
              <span className={styles.option}>
                {option.label}
                <span className="k-choice-hint" id={`${fieldId(name)}-${option.value}-hint`}>
                  {option.hint}
                </span>
              </span>
            </label>
          ))}
        </div>
      </div>
      <div className={styles.more}>{children}</div>
    </fieldset>
  );
};
