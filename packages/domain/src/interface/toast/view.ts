// Which toasts are shown where.
import type { Toast, ToastPosition } from "./model.ts";
import { shownAt } from "./rules.ts";
import type { ToastSnapshot } from "./machine.ts";

type Shown = Pick<ToastSnapshot, "context">;

/** The toasts at a position, from top to bottom. */
export const toastsAt = ({ context }: Shown, position: ToastPosition): readonly Toast[] =>
  shownAt(context.stack, position, context.settings);
