// An act on a record: a button whose dialog has what is usual filled in. A refusal leaves what was typed, and where a fresh proof is asked for the act goes on after it. [DSK-08] [SES-07]
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Heading } from "react-aria-components";
import { Button as FormButton } from "@kontor/ui/button";
import { type Confirmation, DialogForm, fieldsOf, filledWith, OpensDialog } from "./act-dialog.tsx";
import { isLost, isOpen, problemOf, wantsProof } from "./calls.ts";
import { Changed, isChanged } from "./changed.tsx";
import { type ActField, Control, Problem, RefusedLines, type Typed } from "./control.tsx";
import { refusedAt } from "./refused-at.ts";
import { useDeskTexts } from "./texts.ts";
import { todayKey } from "./today/queries.ts";
import { announce } from "./toasts.tsx";
import { storable, storedDraft } from "./draft.ts";
import { useDraft } from "./use-draft.ts";

/** What is in the file of a field; null where none was chosen. */
export type Chosen = (field: string) => Promise<string | null>;

const chosenIn =
  (form: FormData): Chosen =>
  async (field) => {
    const file = form.get(field);
    return file instanceof File && file.size > 0 ? file.text() : null;
  };

export const typedIn =
  (form: FormData): Typed =>
  (field) =>
    String(form.get(field) ?? "").trim();

export interface Act {
  readonly name: string;
  readonly label: string;
  readonly text?: string;
  readonly fields: readonly ActField[];
  readonly confirmation?: Confirmation;
  readonly button: string;
  /** What is said once it is done. */
  readonly done: string;
  readonly run: (typed: Typed, chosen?: Chosen) => Promise<unknown>;
  /** Its result is shown in the dialog, once and never again. */
  readonly once?: { readonly text: string; readonly label: string };
  /** Takes it back by one press, as long as it is said to be done. */
  readonly undo?: (typed: Typed) => Promise<unknown>;
  /** What is not known any more afterwards, by the beginning of its key. */
  readonly stale: readonly (readonly unknown[])[];
}

/** Reads anew what an act made stale, and what waits: that may wait no more, whatever was done. */
const useFresh = (stale: Act["stale"]): (() => Promise<unknown>) => {
  const queries = useQueryClient();
  return () => Promise.all([...stale, todayKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
};

/** Runs something that changes what is stored: afterwards what it made stale is read anew. */
export const useRun = <V,>(
  run: (variables: V) => Promise<unknown>,
  stale: Act["stale"],
  onDone: (variables: V) => void,
) => {
  const freshen = useFresh(stale);
  return useMutation({
    mutationFn: run,
    onSuccess: async (_, variables) => {
      onDone(variables);
      await freshen();
    },
    // It may have been done all the same.
    onError: (error) => (isLost(error) ? freshen() : undefined),
  });
};

/** Takes back what was done, also once its dialog is gone, and says so. */
export const useUndo = (stale: Act["stale"]) => {
  const t = useDeskTexts();
  const freshen = useFresh(stale);
  return (undo: () => Promise<unknown>): void =>
    void undo()
      .then(
        () => announce({ text: t("undone") }),
        (error: unknown) => announce({ text: problemOf(error).detail || t("failed.lost") }),
      )
      .then(freshen);
};

export const ActButton = ({ act }: { readonly act: Act }) => {
  const draft = useDraft(act.name);
  return (
    <OpensDialog label={act.label} isOpen={draft.read() !== null}>
      {(close) => <ActForm act={act} close={close} />}
    </OpensDialog>
  );
};

/** What can be done with a record. */
export const Acts = ({ acts }: { readonly acts: readonly Act[] }) =>
  acts.map((act) => <ActButton key={act.name} act={act} />);

/** An act on what was seen: as it was when its dialog opened, with what stood in it before that. */
const useOpened = (act: Act) => {
  const draft = useDraft(act.name);
  const [opened] = useState(() => ({ act, before: draft.read() }));
  return { ...opened, draft };
};

const ActForm = ({ act: latest, close }: { readonly act: Act; readonly close: () => void }) => {
  const { act, before, draft } = useOpened(latest);
  const t = useDeskTexts();
  const takeBack = useUndo(act.stale);
  const { undo, once } = act;
  const typed = (form: FormData, isSent = false): void => draft.write(storable(form, act.fields), isSent);
  const run = useRun(
    async (form: FormData) => {
      typed(form, true);
      try {
        return await act.run(typedIn(form), chosenIn(form));
      } catch (error) {
        if (!isOpen(error)) typed(form);
        throw error;
      }
    },
    act.stale,
    (form) => {
      storedDraft.clear();
      if (once === undefined) close();
      announce({ text: act.done, ...(undo === undefined ? {} : { undo: () => takeBack(() => undo(typedIn(form))) }) });
    },
  );
  const freshen = useFresh(act.stale);
  // Closed by whatever way, or left: what was typed is given up. A page that is loaded anew closes nothing.
  const leave = useEffectEvent(() => {
    storedDraft.clear();
    if (isChanged(run.error)) void freshen();
  });
  useEffect(() => () => leave(), []);
  const isRefused = run.isError && !wantsProof(run.error);
  const fields = fieldsOf(filledWith(act.fields, before), act.confirmation, run);
  const errors = refusedAt(
    run.error,
    fields.map(({ name }) => name),
  );
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What is wrong is read where one goes on.
    if (run.isError) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [run.isError]);
  if (once !== undefined && run.isSuccess)
    return <Once title={act.label} {...once} value={String(run.data)} close={close} />;
  return (
    <DialogForm
      title={act.label}
      text={act.text}
      button={act.button}
      run={run}
      close={close}
      form={form}
      onTyped={(form) => typed(form, run.isError && isOpen(run.error))}
    >
      {before === null ? null : <p role="status">{t("restored")}</p>}
      {!isRefused ? null : isChanged(run.error) ? (
        <Changed error={run.error} />
      ) : errors.size === 0 ? (
        <Problem error={run.error} />
      ) : (
        <RefusedLines error={run.error} />
      )}
      {fields.map((field) => (
        <Control key={field.name} field={field} error={errors.get(field.name)} />
      ))}
    </DialogForm>
  );
};

/** What the act made, for who copies it now. */
const Once = ({
  title,
  text,
  label,
  value,
  close,
}: NonNullable<Act["once"]> & { readonly title: string; readonly value: string; readonly close: () => void }) => {
  const t = useDeskTexts();
  const id = useId();
  return (
    <div className="k-form">
      <Heading slot="title">{title}</Heading>
      <p>{text}</p>
      <label className="k-field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        ref={(input) => input?.focus()}
        className="k-input"
        readOnly
        value={value}
        onFocus={({ target }) => target.select()}
      />
      <div className="k-dialog-actions">
        <FormButton onClick={close}>{t("close")}</FormButton>
      </div>
    </div>
  );
};
