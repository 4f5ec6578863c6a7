// Forms that a page sends to itself and that change something: they lead on, or the page is drawn again with what was typed.
import type { PostedRefusal } from "../page/services.ts";
import type { LedOn, SentForm } from "./forms.ts";

/** What a form has come to: another page, or its own with why it came to nothing; null where the page finds that in the fields themselves. */
export type StepOutcome = LedOn | { readonly refused: PostedRefusal | null; readonly cookies: readonly string[] };

export type StepForm = (sent: SentForm) => Promise<StepOutcome>;
