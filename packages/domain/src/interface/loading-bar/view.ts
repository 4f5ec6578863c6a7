// What the loading bar shows.
import type { LoadingBarView } from "./model.ts";
import { progressFrom } from "./rules.ts";
import type { LoadingBarSnapshot } from "./machine.ts";

/** What is shown; `elapsed` are the milliseconds since the bar runs. Frames never enter the machine. */
export const loadingBarView = (
  { context, value }: Pick<LoadingBarSnapshot, "context" | "value">,
  elapsed: number,
): LoadingBarView => ({
  visible: context.visible,
  error: context.error,
  progress: value === "running" ? progressFrom(context.progress, elapsed) : context.progress,
});
