// Whether a form holds something that was not sent. [VIS-05]
import { isTouched } from "./rules.ts";
import type { RequestSnapshot } from "./machine.ts";

type Shown = Pick<RequestSnapshot, "context" | "value">;

/** Whether a reload would lose something that was typed. [VIS-05] */
export const isUnsent = ({ context, value }: Shown): boolean => value !== "success" && isTouched(context.draft);
