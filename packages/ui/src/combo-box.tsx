// A field that finds one of many by typing. At rest it is an input of HTML; its list is fetched when it is first touched. Its sheet is `@kontor/ui/combo-box.css`.
// Without scripts it cannot choose: a form that has to work without them uses `select-field`.
import { useRef, useState } from "react";
import { ChevronDown } from "lucide-react";
import type { ComboBoxProps } from "./combo-box-running.tsx";
import { describedBy, Field } from "./field.tsx";
import { useFirstUse } from "./use-first-use.ts";

export type { ComboBoxProps, ComboOption } from "./combo-box-running.tsx";

const load = () => import("./combo-box-running.tsx").then(({ ComboBoxRunning }) => ComboBoxRunning);

export const ComboBox = (props: ComboBoxProps) => {
  const { id, label, note, hint, error, name, value, options, required, disabled } = props;
  const [Running, fetchRunning] = useFirstUse(load);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = options.find((option) => option.value === value)?.label ?? "";
  if (Running !== null) {
    const before = input.current;
    return (
      <Running
        {...props}
        typed={typed ?? chosen}
        caret={before !== null && before === document.activeElement ? before.selectionStart : null}
      />
    );
  }
  const frame = { id, label, note, hint, error };
  return (
    <Field {...frame}>
      <div className="k-combo">
        <input
          ref={input}
          id={id}
          className="k-input"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- ARIA 1.2: what is collapsed may have no list yet
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          autoComplete="off"
          value={typed ?? chosen}
          onChange={(event) => setTyped(event.target.value)}
          onPointerEnter={() => void fetchRunning()}
          onFocus={() => void fetchRunning()}
          required={required}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(frame)}
        />
        <ChevronDown aria-hidden="true" className="k-combo-sign" size={20} strokeWidth={1.75} />
      </div>
      <input type="hidden" name={name} value={value} />
    </Field>
  );
};
