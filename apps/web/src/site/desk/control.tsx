// A field of a dialog of the desk, and what is said where its call was refused. What is typed stays.
import { useState } from "react";
import { CheckBox } from "@kontor/ui/check-box";
import { describedBy, Field, FieldError } from "@kontor/ui/field";
import { Notice } from "@kontor/ui/notice";
import "@kontor/ui/text-area.css";
import { isLoginOver, isLost, problemOf } from "./calls.ts";
import { LoginAgain } from "./login-again.tsx";
import { useDeskTexts } from "./texts.ts";
import * as styles from "./control.module.css";

type TypedKind = "text" | "email" | "date" | "time" | "code" | "password" | "decimal";
/** What stands in a field of a dialog, by its name. */
export type Typed = (field: string) => string;

/** `lines` is a list, one entry a line. */
type FieldKind = TypedKind | "area" | "reason" | "lines" | "file" | "select" | "check" | "checks" | "hidden";

export interface ActField {
  readonly name: string;
  /** What is hidden has none, and a reason has that of every reason. */
  readonly label?: string;
  /** `reason` is why it is done, which the journal has, `decimal` is an amount or a rate as it is typed, `check` one box that is "1" where it is ticked, `checks` a box for each option, which is a field `name.value` of its own, `hidden` goes along unseen. */
  readonly kind: FieldKind;
  /** What is usual, or how it is found when the dialog opens. */
  readonly value?: string | (() => string);
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly isOptional?: boolean;
}

/** A call without an answer may have arrived: that is said, and the press can be made again. What is wrong in a list is said line by line. */
export const Problem = ({ error }: { readonly error: unknown }) => {
  const t = useDeskTexts();
  const { detail } = problemOf(error);
  return (
    <Notice
      kind="stop"
      role="alert"
      title={isLost(error) ? t("failed.lost") : detail}
      actions={isLoginOver(error) ? <LoginAgain /> : undefined}
    >
      <RefusedLines error={error} />
    </Notice>
  );
};

export const RefusedLines = ({ error }: { readonly error: unknown }) => {
  const { errors = [] } = problemOf(error);
  const lines = [...new Set(errors.filter(({ field }) => field.startsWith("line ")).map(({ detail }) => detail))];
  if (lines.length === 0) return null;
  return (
    <ul className="k-notice-list">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};

/** Their length is the browser's or the API's. */
const unbound: readonly FieldKind[] = ["date", "time", "email", "file"];
const types = { code: "text", decimal: "text" } as const;
const modes = { code: "numeric", decimal: "decimal" } as const;

export const Control = ({
  field: { label: own = "", ...field },
  error,
}: {
  readonly field: ActField;
  readonly error?: string | undefined;
}) => {
  const t = useDeskTexts();
  const { name, kind, value, options = [], isOptional = false } = field;
  const isReason = kind === "reason";
  const label = isReason && own === "" ? t("reason.label") : own;
  const hint = isReason ? (field.hint ?? t("reason.hint")) : field.hint;
  const id = `act-${name}`;
  const [typed, type] = useState<string>(value ?? "");
  if (kind === "hidden") return <input type="hidden" name={name} value={typed} />;
  if (kind === "check")
    return (
      <CheckBox
        id={id}
        name={name}
        value="1"
        checked={typed === "1"}
        error={error}
        onChange={(isTicked) => type(isTicked ? "1" : "")}
      >
        {label}
      </CheckBox>
    );
  if (kind === "checks") return <Boxes field={{ ...field, label }} ticked={typed.split(" ")} error={error} />;
  const isText = kind === "area" || kind === "lines" || isReason;
  const shared = {
    id,
    name,
    // The file that was chosen is the browser's own.
    value: kind === "file" ? undefined : typed,
    required: !isOptional,
    "aria-describedby": describedBy({ id, label, hint, error }),
    "aria-invalid": error === undefined ? undefined : true,
    className: isText ? "k-input k-text-area" : "k-input",
    onChange: ({ target }: { readonly target: { readonly value: string } }) => type(target.value),
  } as const;
  return (
    <Field id={id} label={label} hint={hint} error={error} note={isOptional ? t("optional") : undefined}>
      {isText ? (
        <textarea
          {...shared}
          rows={kind === "lines" ? 6 : 3}
          maxLength={kind === "lines" ? undefined : 500}
          spellCheck={kind === "lines" ? false : undefined}
        />
      ) : kind === "select" ? (
        <select {...shared}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={kind === "code" || kind === "decimal" ? types[kind] : kind}
          inputMode={kind === "code" || kind === "decimal" ? modes[kind] : undefined}
          maxLength={unbound.includes(kind) ? undefined : 200}
          autoComplete={kind === "code" ? "one-time-code" : kind === "password" ? "current-password" : "off"}
        />
      )}
    </Field>
  );
};

/** Boxes of one question: none, one or several are ticked. */
const Boxes = ({
  field: { name, label = "", hint, options = [] },
  ticked,
  error,
}: {
  readonly field: ActField;
  readonly ticked: readonly string[];
  readonly error: string | undefined;
}) => {
  const id = `act-${name}`;
  return (
    <fieldset className={styles.checks} aria-describedby={describedBy({ id, label, hint, error })}>
      <legend className="k-field-label">{label}</legend>
      {hint === undefined ? null : (
        <p className="k-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      {options.map((option) => (
        <Box
          key={option.value}
          name={`${name}.${option.value}`}
          label={option.label}
          isTicked={ticked.includes(option.value)}
        />
      ))}
    </fieldset>
  );
};

const Box = ({
  name,
  label,
  isTicked,
}: {
  readonly name: string;
  readonly label: string;
  readonly isTicked: boolean;
}) => {
  const [checked, check] = useState(isTicked);
  return (
    <CheckBox id={`act-${name}`} name={name} value="1" checked={checked} onChange={check}>
      {label}
    </CheckBox>
  );
};
