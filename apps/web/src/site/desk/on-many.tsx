// An act on many rows: each row is the single act's call; afterwards it says what was done, and which rows were refused and why. [DSK-05]
import { useState } from "react";
import { Button } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { useRun } from "./act.tsx";
import { problemOf } from "./calls.ts";
import { useDeskTexts } from "./texts.ts";
import { announce } from "./toasts.tsx";

export interface OnManyPart<R> {
  readonly rows: readonly R[];
  readonly nameOf: (row: R) => string;
  readonly label: string;
  readonly done: (count: number) => string;
  readonly run: (row: R) => Promise<unknown>;
  readonly stale: readonly (readonly unknown[])[];
  readonly clear: () => void;
}

interface Refusal {
  readonly name: string;
  readonly text: string;
}

export const OnMany = <R,>({ rows, nameOf, label, done, run, stale, clear }: OnManyPart<R>) => {
  const t = useDeskTexts();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const runAll = async (all: readonly R[]): Promise<void> => {
    const refused: Refusal[] = [];
    // One after the other: what one call changes, the next one may refuse.
    for (const row of all)
      await run(row).catch((error: unknown) => {
        refused.push({ name: nameOf(row), text: problemOf(error).detail || t("failed.lost") });
      });
    setRefusals(refused);
    if (refused.length < all.length) announce({ text: done(all.length - refused.length) });
    if (refused.length === 0) clear();
  };
  const running = useRun(runAll, stale, () => undefined);
  return (
    <>
      <Button kind="secondary" size="small" busy={running.isPending} onClick={() => running.mutate(rows)}>
        {label}
      </Button>
      {refusals.length === 0 ? null : (
        <Notice kind="stop" role="alert" title={t("many.refused", { count: refusals.length })}>
          <ul>
            {refusals.map(({ name, text }) => (
              <li key={name}>
                {name}: {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
};
