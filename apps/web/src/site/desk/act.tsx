// An act on a record: a button whose dialog has what is usual filled in. A refusal leaves what was typed, and where a fresh proof is asked for the act goes on after it. [DSK-08] [SES-07]
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from "react-aria-components";
import { Button as FormButton } from "@kontor/ui/button";
import { problemOf, wantsProof } from "./calls.ts";
import { type ActField, Control, Problem } from "./control.tsx";
import { Proof } from "./proof.tsx";
import { useDeskTexts } from "./texts.ts";
import { todayKey } from "./today/queries.ts";
import { announce } from "./toasts.tsx";

export interface Act {
  readonly name: string;
  readonly label: string;
  readonly text?: string;
  readonly fields: readonly ActField[];
  readonly button: string;
  /** What is said once it is done. */
  readonly done: string;
  readonly run: (typed: (field: string) => string) => Promise<unknown>;
  /** What is not known any more afterwards, by the beginning of its key. */
  readonly stale: readonly (readonly unknown[])[];
}

/** Runs something that changes what is stored: afterwards what it made stale is read anew. */
export const useRun = <V,>(run: (variables: V) => Promise<unknown>, stale: Act["stale"], onDone: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      onDone();
      // What waits may wait no more, whatever was done.
      await Promise.all([...stale, todayKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
};

export const ActButton = ({ act }: { readonly act: Act }) => (
  <DialogTrigger>
    <Button className="k-button" data-kind="secondary" data-size="small">
      {act.label}
    </Button>
    <ModalOverlay className="k-dialog-behind">
      <Modal className="k-dialog">
        <Dialog>{({ close }) => <ActForm act={act} close={close} />}</Dialog>
      </Modal>
    </ModalOverlay>
  </DialogTrigger>
);

const ActForm = ({ act, close }: { readonly act: Act; readonly close: () => void }) => {
  const t = useDeskTexts();
  const run = useRun(
    (form: FormData) => act.run((field) => String(form.get(field) ?? "").trim()),
    act.stale,
    () => {
      close();
      announce({ text: act.done });
    },
  );
  const isProving = wantsProof(run.error);
  const errors = new Map(problemOf(run.error).errors?.map(({ field, detail }) => [field, detail]));
  return (
    <>
      <Heading slot="title">{act.label}</Heading>
      <form
        hidden={isProving}
        className="k-form"
        onSubmit={(event) => {
          event.preventDefault();
          run.mutate(new FormData(event.currentTarget));
        }}
      >
        {act.text === undefined ? null : <p>{act.text}</p>}
        {run.isError && !isProving ? <Problem error={run.error} /> : null}
        {act.fields.map((field) => (
          <Control key={field.name} field={field} error={errors.get(field.name)} />
        ))}
        <div className="k-dialog-actions">
          <FormButton type="submit" busy={run.isPending}>
            {act.button}
          </FormButton>
          <FormButton kind="secondary" onClick={close}>
            {t("cancel")}
          </FormButton>
        </div>
      </form>
      {isProving ? (
        <Proof
          onProved={() => {
            if (run.variables !== undefined) run.mutate(run.variables);
          }}
          onCancel={run.reset}
        />
      ) : null}
    </>
  );
};
