// A combo box at work, by React Aria: the list under the field, arrow keys, what was typed as a filter. It takes the place of the plain input, with its focus and its text.
import type { Locale } from "@kontor/domain/visitor/locale";
import { useLayoutEffect, useRef } from "react";
import { Button, ComboBox, I18nProvider, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { ChevronDown } from "lucide-react";
import { describedBy, FieldError, type FieldFrame } from "./field.tsx";

export interface ComboOption {
  readonly value: string;
  readonly label: string;
}

export interface ComboBoxProps extends FieldFrame {
  readonly name: string;
  readonly locale: Locale;
  /** One of the options, or nothing. */
  readonly value: string;
  readonly options: readonly ComboOption[];
  readonly onChange: (chosen: string) => void;
  /** Stands in the list where no option has what was typed. */
  readonly empty: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

export interface ComboBoxRunningProps extends ComboBoxProps {
  /** What stands in the field. */
  readonly typed: string;
  /** Where the caret is; `null` where the field has no focus. */
  readonly caret: number | null;
}

const Listed = ({
  id,
  label,
  note,
  hint,
  error,
  name,
  value,
  options,
  onChange,
  empty,
  required,
  disabled,
  typed,
  caret,
}: ComboBoxRunningProps) => {
  const description = describedBy({ id, label, hint, error });
  const input = useRef<HTMLInputElement>(null);
  const first = useRef(caret);
  useLayoutEffect(() => {
    if (first.current === null) return;
    input.current?.focus();
    input.current?.setSelectionRange(first.current, first.current);
    first.current = null;
  }, []);
  return (
    <ComboBox
      id={id}
      className="k-field"
      defaultItems={options}
      defaultInputValue={typed}
      selectedKey={value === "" ? null : value}
      onSelectionChange={(key) => onChange(key === null ? "" : String(key))}
      allowsEmptyCollection
      isDisabled={disabled ?? false}
      isRequired={required ?? false}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      {...(description === undefined ? {} : { "aria-describedby": description })}
    >
      <Label className="k-field-label">
        {label}
        {note ? <span className="k-field-note"> ({note})</span> : null}
      </Label>
      <div className="k-combo">
        <Input ref={input} className="k-input" />
        <Button className="k-combo-open">
          <ChevronDown aria-hidden="true" size={20} strokeWidth={1.75} />
        </Button>
      </div>
      <FieldError id={id} error={error} />
      {hint ? (
        <p className="k-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <input type="hidden" name={name} value={value} />
      <Popover className="k-combo-popover" offset={4}>
        <ListBox className="k-combo-list" renderEmptyState={() => <p className="k-combo-empty">{empty}</p>}>
          {(option: (typeof options)[number]) => (
            <ListBoxItem id={option.value} textValue={option.label} className="k-combo-item">
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
};

export const ComboBoxRunning = (props: ComboBoxRunningProps) => (
  <I18nProvider locale={props.locale === "de" ? "de-DE" : "en-GB"}>
    <Listed {...props} />
  </I18nProvider>
);
