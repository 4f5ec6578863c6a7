// A form of an entry as HTML has it, on the session's machine where scripts run: it says what the machine says, and keeps what was typed. [SES-02] [SES-06] [FRM-01]
import { type FormEvent, useState } from "react";
import { type Entry, type EntryField, fieldOfRefusal } from "@kontor/domain/visitor/session";
import { Notice } from "@kontor/ui/notice";
import { useTexts } from "../../platform/texts/texts.tsx";
import { FormErrors } from "../../shell/form-errors.tsx";
import {
  AccountForm,
  type AccountFormProps,
  AccountInput,
  accountInputId,
  type AccountInputProps,
} from "./account-form.tsx";
import { useEntryWords } from "../../visitor/session/entry-words.ts";
import { Problem } from "./problem.tsx";
import type { EntryHandle } from "../../visitor/session/use-entry.ts";
import type { AccountView } from "./views.ts";

export interface EntryFormProps
  extends Pick<AccountFormProps, "action" | "button" | "returnPath" | "children">,
    Pick<AccountView, "problem"> {
  readonly entry: EntryHandle;
  /** What the button says while it works. */
  readonly working: string;
  readonly inputs: readonly (AccountInputProps & { readonly name: EntryField })[];
  readonly entryOf: (typed: (name: string) => string) => Entry;
}

export const EntryForm = ({ entry, problem, button, working, inputs, entryOf, children, ...form }: EntryFormProps) => {
  const t = useTexts("login");
  const [isCorrected, setCorrected] = useState(false);
  const isUntouched = entry.attempts === 0 && entry.stage === "open" && !isCorrected;
  // What a form that was sent before scripts ran was refused for stands at its field, as the machine would show it.
  const isPlaced = isUntouched && problem !== null && inputs.some(({ name }) => name === fieldOfRefusal(problem));
  const { at, over, button: word } = useEntryWords(isPlaced ? { ...entry, refusal: problem } : entry);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = (name: string): string => String(data.get(name) ?? "");
    entry.send({ type: "session.enter", entry: entryOf(typed), completion: { address: null } });
  };
  const errors = inputs.flatMap(({ name, label }) => {
    const text = at(name);
    return text === undefined ? [] : [{ field: accountInputId(name), text: t("errorIn", { field: label, text }) }];
  });
  return (
    <AccountForm
      {...form}
      button={word(button, working)}
      busy={entry.busy}
      onSubmit={submit}
      onFocus={entry.warm}
      summary={
        <>
          {isUntouched && !isPlaced && over === null ? <Problem problem={problem} /> : null}
          {over === null ? null : <Notice kind="stop" role="alert" title={over} />}
          <FormErrors title={t("summaryTitle")} errors={errors} attempt={entry.attempts} />
        </>
      }
    >
      {children}
      {inputs.map((input) => (
        <AccountInput
          key={input.name}
          {...input}
          error={at(input.name)}
          onInput={() => {
            setCorrected(true);
            if (entry.refusal !== null || entry.gaps.length > 0)
              entry.send({ type: "refusal.dismiss", field: input.name });
          }}
        />
      ))}
    </AccountForm>
  );
};
