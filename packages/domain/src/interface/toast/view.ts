// Which toasts are shown where.
import type { SnapshotFrom } from "xstate";
import type { Toast, ToastPosition } from "./model.ts";
import { shownAt } from "./rules.ts";
import type { toastMachine } from "./machine.ts";

type ToastSnapshot = Pick<SnapshotFrom<typeof toastMachine>, "context">;

/** The toasts at a position, from top to bottom. */
export const toastsAt = ({ context }: ToastSnapshot, position: ToastPosition): readonly Toast[] =>
  shownAt(context.stack, position, context.settings);
