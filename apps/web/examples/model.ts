// What the page of examples shows: the examples of the kit, and those of the shell, which have keys of their own.
import type {
  Examples as KitExamples,
  Example as KitExample,
  Keys as KitKeys,
} from "../../../packages/ui/src/examples.ts";

/** How the keys work the parts of the shell. */
type ShellKeys = "submenu" | "tooltip" | "toast" | "modal" | "modal-loading";

/** Address of a picture whose answer does not come. */
export const unanswered = "/unanswered.svg";

export type Keys = KitKeys | ShellKeys;

export interface Example extends Omit<KitExample, "keys"> {
  readonly keys: Keys;
}

/** The states of a part; `rest` and `long` are there as in the kit. */
export interface Examples extends Omit<KitExamples, "states"> {
  readonly states: Readonly<Record<"rest" | "long", Example>> & Readonly<Record<string, Example>>;
}
