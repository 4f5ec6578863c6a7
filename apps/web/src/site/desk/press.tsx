// An act without a dialog: one press, which is said to be done, or why it was not. [DSK-08]
import { Button } from "@kontor/ui/button";
import { type Act, useRun } from "./act.tsx";
import { Problem } from "./control.tsx";
import { announce } from "./toasts.tsx";

interface PressPart extends Pick<Act, "label" | "done" | "stale"> {
  /** Its whole name, where the label stands once in each row. */
  readonly name?: string;
  readonly run: () => Promise<unknown>;
}

export const PressButton = ({ label, name, done, stale, run }: PressPart) => {
  const running = useRun(run, stale, () => announce({ text: done }));
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        aria-label={name}
        busy={running.isPending}
        onClick={() => running.mutate(undefined)}
      >
        {label}
      </Button>
      {running.isError ? <Problem error={running.error} /> : null}
    </>
  );
};
