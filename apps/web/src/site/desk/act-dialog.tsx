// The dialog of an act, on one record or on many: a button opens its form, and where a fresh proof is wanted the form waits behind it and goes on afterwards. [DSK-08] [SES-07]
import type { UseMutationResult } from "@tanstack/react-query";
import { type ReactNode, type Ref, useEffect, useId } from "react";
import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from "react-aria-components";
import { Button as FormButton } from "@kontor/ui/button";
import { problemOf, wantsProof } from "./calls.ts";
import type { ActField } from "./control.tsx";
import type { Fields } from "./draft.ts";
import { Proof } from "./proof.tsx";
import { useDeskTexts } from "./texts.ts";

/** A further field, for who was refused so and means it all the same. */
export interface Confirmation {
  readonly refusal: string;
  readonly field: ActField;
}

export type FormRun = UseMutationResult<unknown, Error, FormData>;

/** The fields of a form, with that of a confirmation once it is wanted: by a refusal of this run, or since one of an earlier run. */
export const fieldsOf = (
  fields: readonly ActField[],
  confirmation: Confirmation | undefined,
  run: FormRun,
  refusals: readonly string[] = [problemOf(run.error).refusal],
): readonly ActField[] =>
  confirmation !== undefined &&
  (refusals.includes(confirmation.refusal) || run.variables?.has(confirmation.field.name) === true)
    ? [...fields, confirmation.field]
    : fields;

/** The same fields with what stood in them before; a box that was not ticked has no value. */
export const filledWith = (fields: readonly ActField[], before: Fields | null): readonly ActField[] =>
  before === null
    ? fields
    : fields.map((field) => {
        const value = before[field.name] ?? (field.kind === "check" ? "" : field.value);
        return value === undefined ? field : { ...field, value };
      });

/** What a dialog is about, read out with its title: of one at a time; the fields of an act are `act-` and their names. */
const textId = "dialog-about";

interface OpensDialogProps {
  readonly label: string;
  /** It is open at once, with what stood in it before. */
  readonly isOpen?: boolean;
  readonly children: (close: () => void) => ReactNode;
}

export const OpensDialog = ({ label, isOpen = false, children }: OpensDialogProps) => (
  <DialogTrigger defaultOpen={isOpen}>
    <Button className="k-button" data-kind="secondary" data-size="small">
      {label}
    </Button>
    <ModalOverlay className="k-dialog-behind">
      <Modal className="k-dialog">
        <Dialog aria-describedby={textId}>{({ close }) => children(close)}</Dialog>
      </Modal>
    </ModalOverlay>
  </DialogTrigger>
);

interface DialogFormProps {
  readonly title: string;
  readonly text: string | undefined;
  readonly button: string;
  readonly run: FormRun;
  readonly close: () => void;
  readonly form?: Ref<HTMLFormElement>;
  readonly onTyped?: (form: FormData) => void;
  /** How far it is. */
  readonly status?: ReactNode;
  readonly children: ReactNode;
}

export const DialogForm = ({ title, text, button, run, close, form, onTyped, status, children }: DialogFormProps) => {
  const t = useDeskTexts();
  const isProving = wantsProof(run.error);
  const id = useId();
  useEffect(() => {
    // One types at once; on a phone the keys of the screen would cover what the dialog says.
    if (!matchMedia("(pointer: coarse)").matches)
      document
        .getElementById(id)
        ?.querySelector<HTMLElement>(":is(input, select, textarea):not([type=hidden])")
        ?.focus();
  }, [id]);
  return (
    <>
      <Heading slot="title">{title}</Heading>
      <form
        id={id}
        ref={form}
        hidden={isProving}
        className="k-form"
        onInput={(event) => onTyped?.(new FormData(event.currentTarget))}
        onSubmit={(event) => {
          event.preventDefault();
          run.mutate(new FormData(event.currentTarget));
        }}
      >
        {text === undefined ? null : <p id={textId}>{text}</p>}
        {children}
        <div className="k-dialog-actions">
          <FormButton type="submit" busy={run.isPending}>
            {button}
          </FormButton>
          <FormButton kind="secondary" onClick={close}>
            {t("cancel")}
          </FormButton>
          {status}
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
