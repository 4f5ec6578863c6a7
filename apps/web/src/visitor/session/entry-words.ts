// The words of a form of an entry: refusals at their field or over the form, and what its button says. [SES-06] [OPS-08] [FRM-01]
import { type EntryField, fieldOfRefusal, isUnanswered, type RefusalValue } from "@kontor/domain/visitor/session";
import { durationInWords } from "@kontor/domain/visitor/locale";
import { useTimedRefusals } from "../../platform/texts/timed-refusals.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import type { EntryShown } from "./use-entry.ts";

export interface EntryWords {
  /** What stands at this field: that it is empty, or why it was refused. */
  readonly at: (field: EntryField) => string | undefined;
  /** The text of a refusal of the whole form. */
  readonly over: string | null;
  /** What the button says: its own word, that it works, how long to wait, or that it tries again. */
  readonly button: (word: string, working: string) => string;
}

export const useEntryWords = ({ refusal, gaps, stage, wait }: EntryShown): EntryWords => {
  const t = useTexts("login");
  const locale = useLocale();
  const refusalText = useTimedRefusals();
  const textOf = (given: RefusalValue): string =>
    isUnanswered(given) ? t("notReached") : given.detail || refusalText(given);
  const field = refusal === null ? null : fieldOfRefusal(refusal);
  const isPlaced = field !== null || (refusal?.errors?.length ?? 0) > 0;
  return {
    at: (wanted) => {
      if (gaps.includes(wanted)) return refusalText({ _tag: "FieldRequired" });
      return refusal !== null && field === wanted ? textOf(refusal) : undefined;
    },
    over: refusal === null || isPlaced ? null : textOf(refusal),
    button: (word, working) => {
      if (stage === "limited") return t("wait", { duration: durationInWords(locale, wait) });
      if (stage === "sending" || stage === "completed") return working;
      return refusal !== null && isUnanswered(refusal) ? t("tryAgain") : word;
    },
  };
};
