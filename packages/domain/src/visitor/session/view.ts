// What is shown of an entry: its form, or what became of it. [SES-02]
import type { SessionSnapshot } from "./machine.ts";

/** What a form of an entry shows: itself, that it is sent, a wait that is counted down, a login made elsewhere, or that all is done. */
export type EntryStage = "open" | "sending" | "limited" | "known" | "completed";

/** Who is known and was refused what follows the entry has the form again; who came in elsewhere has none to fill in. [SES-02] [OPS-08] */
export const entryStage = ({ value, context }: Pick<SessionSnapshot, "value" | "context">): EntryStage => {
  switch (value) {
    case "limited":
    case "completed":
      return value;
    case "anonymous":
      return "open";
    case "known":
      return context.completion === null ? "known" : "open";
    case "starting":
    case "fetching":
      return context.completion === null ? "open" : "sending";
    default:
      return "sending";
  }
};
