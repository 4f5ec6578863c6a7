// A form of staff: fields of each kind, what is hidden in it, its button. HTML that needs no scripts. [ADM-01]
import { Button } from "@kontor/ui/button";
import { describedBy, Field, FieldError } from "@kontor/ui/field";
import "@kontor/ui/text-area.css";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import type { DeskField, DeskForm as FormView } from "./desk-views.ts";
import * as styles from "./admin.module.css";

export const Hidden = ({ values }: { readonly values: Readonly<Record<string, string>> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

const Control = ({ field, id }: { readonly field: DeskField; readonly id: string }) => {
  const { name, kind, value, options = [], isOptional, mode } = field;
  const shared = {
    id,
    name,
    defaultValue: value,
    required: isOptional !== true,
    "aria-describedby": describedBy({ id, label: "", hint: field.hint, error: field.error }),
    "aria-invalid": field.error === undefined ? undefined : true,
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that comes back with a refused form goes on at what is wrong
    autoFocus: field.error !== undefined,
  };
  switch (kind) {
    case "lines":
      return <textarea {...shared} className="k-input k-text-area" rows={6} spellCheck={false} />;
    case "area":
      return <textarea {...shared} className="k-input k-text-area" rows={2} maxLength={500} />;
    case "select":
      return (
        <select {...shared} className="k-input">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    default:
      return (
        <input
          {...shared}
          className="k-input"
          type={kind}
          inputMode={mode}
          maxLength={kind === "text" ? 200 : undefined}
          autoComplete="off"
        />
      );
  }
};

/** A field that narrows a list: it may stay empty, which needs no word. */
export const SearchField = ({ field }: { readonly field: DeskField }) => (
  <Field id={`narrow-${field.name}`} label={field.label} hint={field.hint} error={field.error}>
    <Control field={{ ...field, isOptional: true }} id={`narrow-${field.name}`} />
  </Field>
);

/** Boxes of one name: none, one or several are ticked. */
const Checks = ({
  field: { name, label, hint, value = "", options = [], error },
  id,
}: {
  readonly field: DeskField;
  readonly id: string;
}) => (
  <fieldset className={styles.checks} aria-describedby={describedBy({ id, label: "", hint, error })}>
    <legend className="k-field-label">{label}</legend>
    {hint === undefined ? null : (
      <p className="k-field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    <FieldError id={id} error={error} />
    {options.map((option, at) => (
      <label key={option.value} className={styles.check}>
        <input
          type="checkbox"
          name={name}
          value={option.value}
          aria-describedby={error === undefined ? undefined : describedBy({ id, label: "", error })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- as of the other fields
          autoFocus={error !== undefined && at === 0}
          defaultChecked={value.split(" ").includes(option.value)}
        />
        <span>{option.label}</span>
      </label>
    ))}
  </fieldset>
);

export const DeskForm = ({
  form: { act, title, text, hidden = {}, fresh = {}, fields, button, error, to },
  heading: Heading = "h3",
}: {
  readonly form: FormView;
  readonly heading?: "h2" | "h3";
}) => {
  const t = useTexts("admin");
  const locale = useLocale();
  const key = [act, ...Object.values(hidden)].join("-");
  return (
    <form
      className={`k-form ${styles.form}`}
      method="post"
      action={to ?? `/forms/admin-${act}`}
      aria-labelledby={`form-${key}`}
    >
      <Heading id={`form-${key}`}>{title}</Heading>
      {text === undefined ? null : <p>{text}</p>}
      <FieldError id={`form-${key}`} error={error} />
      <Hidden values={{ locale, ...hidden, ...fresh }} />
      {fields.map((field) =>
        field.kind === "checks" ? (
          <Checks key={field.name} field={field} id={`${key}-${field.name}`} />
        ) : (
          <Field
            key={field.name}
            id={`${key}-${field.name}`}
            label={field.label}
            hint={field.hint}
            error={field.error}
            note={field.isOptional === true ? t("optional") : undefined}
          >
            <Control field={field} id={`${key}-${field.name}`} />
          </Field>
        ),
      )}
      <p>
        <Button type="submit" kind="secondary">
          {button}
        </Button>
      </p>
    </form>
  );
};
