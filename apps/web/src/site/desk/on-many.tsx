// An act on many rows: each row is the single act's call; afterwards it says what was done, and which rows were refused and why. What is the same for all is asked for once, in a dialog. [DSK-05]
import { type ReactNode, useState } from "react";
import { Button } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { type Act, type Typed, typedIn, useRun, useUndo } from "./act.tsx";
import { DialogForm, fieldsOf, OpensDialog } from "./act-dialog.tsx";
import { problemOf, wantsProof } from "./calls.ts";
import { Control } from "./control.tsx";
import { useDeskTexts } from "./texts.ts";
import { announce } from "./toasts.tsx";

export interface OnManyPart<R> extends Pick<Act, "stale" | "confirmation"> {
  readonly rows: readonly R[];
  readonly nameOf: (row: R) => string;
  readonly label: string;
  readonly done: (count: number) => string;
  readonly run: (row: R, typed: Typed) => Promise<unknown>;
  /** Takes one row back; where it is there, one press takes back all that were done. */
  readonly undo?: (row: R, typed: Typed) => Promise<unknown>;
  readonly clear: () => void;
  /** What is asked for before, once for all rows; without it a press is enough. */
  readonly dialog?: Pick<Act, "fields" | "button" | "text">;
}

interface Refusal {
  readonly name: string;
  readonly tag: string;
  readonly text: string;
}

/** How far an act on many is. */
interface Course<R> {
  readonly done: readonly R[];
  readonly refused: readonly Refusal[];
}

const nothing = { done: [], refused: [] } as const;

/** Runs the rows one after the other: what one call changes, the next one may refuse. Rows that were done stay done when it is run once more. */
const useCourse = <R,>({ rows, nameOf, done, run, undo, stale, clear }: OnManyPart<R>, close: () => void) => {
  const t = useDeskTexts();
  const [course, setCourse] = useState<Course<R>>(nothing);
  const takeBack = useUndo(stale);
  const finish = ({ done: all, refused }: Course<R>, form: FormData): void => {
    const each = async () => {
      for (const row of all) await undo?.(row, typedIn(form));
    };
    if (all.length > 0)
      announce({ text: done(all.length), ...(undo === undefined ? {} : { undo: () => takeBack(each) }) });
    if (refused.length > 0) return;
    setCourse(nothing);
    close();
    clear();
  };
  const running = useRun(
    async (form: FormData) => {
      let now: Course<R> = { ...course, refused: [] };
      for (const row of rows) {
        if (now.done.some((one) => nameOf(one) === nameOf(row))) continue;
        try {
          await run(row, typedIn(form));
          now = { ...now, done: [...now.done, row] };
        } catch (error) {
          if (wantsProof(error)) throw error;
          const { refusal, detail } = problemOf(error);
          const one = { name: nameOf(row), tag: refusal, text: detail || t("failed.lost") };
          now = { ...now, refused: [...now.refused, one] };
        } finally {
          setCourse(now);
        }
      }
      finish(now, form);
    },
    stale,
    () => undefined,
  );
  return { course, running };
};

export const OnMany = <R,>(part: OnManyPart<R>) => {
  const { dialog, label } = part;
  return dialog === undefined ? (
    <AtOnce {...part} />
  ) : (
    <OpensDialog label={label}>{(close) => <ManyForm part={part} dialog={dialog} close={close} />}</OpensDialog>
  );
};

const AtOnce = <R,>(part: OnManyPart<R>) => {
  const { course, running } = useCourse(part, () => undefined);
  return (
    <>
      <Button kind="secondary" size="small" busy={running.isPending} onClick={() => running.mutate(new FormData())}>
        {part.label}
      </Button>
      <RefusedRows refused={course.refused} />
    </>
  );
};

interface ManyFormProps<R> {
  readonly part: OnManyPart<R>;
  readonly dialog: NonNullable<OnManyPart<R>["dialog"]>;
  readonly close: () => void;
}

const ManyForm = <R,>({ part, dialog, close }: ManyFormProps<R>) => {
  const t = useDeskTexts();
  const { course, running } = useCourse(part, close);
  const refusals = course.refused.map(({ tag }) => tag);
  const progress = running.isPending ? t("many.progress", { done: course.done.length, all: part.rows.length }) : null;
  return (
    <DialogForm
      title={part.label}
      text={dialog.text}
      button={dialog.button}
      run={running}
      close={close}
      status={<span role="status">{progress}</span>}
    >
      <RefusedRows refused={course.refused} />
      {fieldsOf(dialog.fields, part.confirmation, running, refusals).map((field) => (
        <Control key={field.name} field={field} />
      ))}
    </DialogForm>
  );
};

const RefusedRows = ({ refused }: { readonly refused: readonly Refusal[] }): ReactNode => {
  const t = useDeskTexts();
  return refused.length === 0 ? null : (
    <Notice kind="stop" role="alert" title={t("many.refused", { count: refused.length })}>
      <ul>
        {refused.map(({ name, text }) => (
          <li key={name}>
            {name}: {text}
          </li>
        ))}
      </ul>
    </Notice>
  );
};
