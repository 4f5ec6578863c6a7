// A form of the account as HTML has it: it is sent as it stands, and a script that comes late takes nothing away that was typed.
import type { FormEvent, ReactNode } from "react";
import { Button } from "@kontor/ui/button";
import { describedBy, Field } from "@kontor/ui/field";
import { useLocale } from "../../platform/texts/texts.tsx";
import { Revealed } from "../../shell/reveal.tsx";

export interface AccountFormProps {
  readonly action: string;
  readonly button: string;
  readonly kind?: "primary" | "secondary";
  readonly busy?: boolean;
  readonly labelledBy?: string;
  /** Where to go afterwards. */
  readonly returnPath?: string | null;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  readonly onFocus?: () => void;
  /** Over the fields: what was refused of them. */
  readonly summary?: ReactNode;
  readonly children?: ReactNode;
}

export const AccountForm = ({
  action,
  button,
  kind,
  busy = false,
  labelledBy,
  returnPath,
  onSubmit,
  onFocus,
  summary,
  children,
}: AccountFormProps) => (
  <form
    className="k-form"
    method="post"
    action={action}
    onSubmit={onSubmit}
    onFocus={onFocus}
    noValidate
    aria-labelledby={labelledBy}
  >
    <input type="hidden" name="locale" value={useLocale()} />
    {returnPath ? <input type="hidden" name="return" value={returnPath} /> : null}
    {summary}
    {children}
    <p>
      <Button type="submit" kind={kind ?? "primary"} busy={busy}>
        {button}
      </Button>
    </p>
  </form>
);

export interface AccountInputProps {
  /** Where a page has two of one name. */
  readonly id?: string;
  readonly name: string;
  readonly type: "email" | "password";
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete: string;
  readonly error?: string | undefined;
  readonly onInput?: () => void;
}

export const accountInputId = (name: string): string => `account-${name}`;

export const AccountInput = ({
  name,
  id = accountInputId(name),
  type,
  label,
  hint,
  autoComplete,
  error,
  onInput,
}: AccountInputProps) => {
  const input = (typed: "email" | "password" | "text") => (
    <input
      className="k-input"
      id={id}
      name={name}
      type={typed}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy({ id, label, hint, error })}
      onInput={onInput}
    />
  );
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {type === "password" ? <Revealed>{input}</Revealed> : input(type)}
    </Field>
  );
};
