// Whether a form holds something that was not sent. [VIS-05]
import type { SnapshotFrom } from "xstate";
import { isTouched } from "./rules.ts";
import type { requestMachine } from "./machine.ts";

type RequestSnapshot = Pick<SnapshotFrom<typeof requestMachine>, "context" | "value">;

/** Whether a reload would lose something that was typed. [VIS-05] */
export const isUnsent = ({ context, value }: RequestSnapshot): boolean =>
  value !== "success" && isTouched(context.draft);
