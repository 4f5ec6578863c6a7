// An act on many rows: each row is the single act's call; afterwards it says what was done, and which rows were refused and why. What is the same for all is asked for once, in a dialog; a page that is loaded anew meanwhile goes on with the rows that are left. [DSK-05]
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { type Act, typedIn, useRun, useUndo } from "./act.tsx";
import type { Typed } from "./control.tsx";
import { DialogForm, fieldsOf, filledWith, type FormRun, OpensDialog } from "./act-dialog.tsx";
import { isLoginOver, problemOf, wantsProof } from "./calls.ts";
import { Control, Problem } from "./control.tsx";
import { courseAt, storable, storedCourse } from "./draft.ts";
import { useDeskTexts } from "./texts.ts";
import { announce } from "./toasts.tsx";
import { usePlace } from "./use-draft.ts";

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

/** How far an act on many is: the names of the rows that are done, and what was refused. */
interface Course {
  readonly done: readonly string[];
  readonly refused: readonly Refusal[];
}

/** The next rows would come to the same: there is no way to the shop, or no login. */
const stopsAll = (error: unknown): boolean => wantsProof(error) || isLoginOver(error) || problemOf(error).status === 0;

/** Runs the rows one after the other: what one call changes, the next one may refuse. Rows that were done stay done when it is run once more. */
const useCourse = <R,>(
  { rows, nameOf, label, done, run, undo, stale, clear, dialog }: OnManyPart<R>,
  close: () => void,
) => {
  const t = useDeskTexts();
  const stored = courseAt(usePlace(label));
  const [before] = useState(stored.read);
  const [course, setCourse] = useState<Course>({ done: before?.done ?? [], refused: [] });
  const takeBack = useUndo(stale);
  useEffect(() => storedCourse.clear, []);
  const finish = ({ done: all, refused }: Course, form: FormData): void => {
    const back = undo === undefined ? [] : rows.filter((row) => all.includes(nameOf(row)));
    const each = async () => {
      for (const row of back) await undo?.(row, typedIn(form));
    };
    // What was done before the page was loaded anew may not stand in the list any more.
    if (all.length > 0)
      announce({ text: done(all.length), ...(back.length < all.length ? {} : { undo: () => takeBack(each) }) });
    if (refused.length > 0) return;
    storedCourse.clear();
    setCourse({ done: [], refused: [] });
    close();
    clear();
  };
  const running = useRun(
    async (form: FormData) => {
      const fields = storable(form, dialog?.fields ?? []);
      const chosen = [...new Set([...course.done, ...rows.map(nameOf)])];
      let now: Course = { ...course, refused: [] };
      for (const row of rows) {
        if (now.done.includes(nameOf(row))) continue;
        stored.write({ rows: chosen, done: now.done, fields });
        try {
          await run(row, typedIn(form));
          now = { ...now, done: [...now.done, nameOf(row)] };
        } catch (error) {
          if (stopsAll(error)) throw error;
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
  const all = new Set([...course.done, ...rows.map(nameOf)]).size;
  const status = running.isPending
    ? t("many.progress", { done: course.done.length, all })
    : before === null
      ? null
      : t("many.restored", { done: course.done.length, all });
  return { course, running, status, before };
};

/** Whether it was begun before the page was loaded anew. */
const useIsBegun = (label: string): boolean => courseAt(usePlace(label)).read() !== null;

export const OnMany = <R,>(part: OnManyPart<R>) => {
  const { dialog, label } = part;
  const isBegun = useIsBegun(label);
  return dialog === undefined ? (
    <AtOnce {...part} />
  ) : (
    <OpensDialog label={label} isOpen={isBegun}>
      {(close) => <ManyForm part={part} dialog={dialog} close={close} />}
    </OpensDialog>
  );
};

const AtOnce = <R,>(part: OnManyPart<R>) => {
  const { course, running, status } = useCourse(part, () => undefined);
  return (
    <>
      <Button kind="secondary" size="small" busy={running.isPending} onClick={() => running.mutate(new FormData())}>
        {part.label}
      </Button>
      <span role="status">{status}</span>
      <Stopped run={running} />
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
  const { course, running, status, before } = useCourse(part, close);
  const refusals = course.refused.map(({ tag }) => tag);
  const fields = filledWith(dialog.fields, before?.fields ?? null);
  return (
    <DialogForm
      title={part.label}
      text={dialog.text}
      button={dialog.button}
      run={running}
      close={close}
      status={<span role="status">{status}</span>}
    >
      <Stopped run={running} />
      <RefusedRows refused={course.refused} />
      {fieldsOf(fields, part.confirmation, running, refusals).map((field) => (
        <Control key={field.name} field={field} />
      ))}
    </DialogForm>
  );
};

const Stopped = ({ run }: { readonly run: Pick<FormRun, "isError" | "error"> }): ReactNode =>
  run.isError && !wantsProof(run.error) ? <Problem error={run.error} /> : null;

const RefusedRows = ({ refused }: { readonly refused: readonly Refusal[] }): ReactNode => {
  const t = useDeskTexts();
  return refused.length === 0 ? null : (
    <Notice kind="stop" role="alert" title={t("many.refused", { count: refused.length })}>
      <ul className="k-notice-list">
        {refused.map(({ name, text }) => (
          <li key={name}>
            {name}: {text}
          </li>
        ))}
      </ul>
    </Notice>
  );
};
