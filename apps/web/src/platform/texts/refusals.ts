// Refusals in words on a page: the page brings the texts of its own language along. [FRM-05]
import type { RefusalTag, TimedTag } from "@kontor/domain/site/refusal";
import { useTexts } from "./texts.tsx";

/** A refusal that is known to name no wait; `useTimedRefusals` has the texts of the others. */
export interface Untimed {
  readonly _tag: Exclude<RefusalTag, TimedTag>;
}

/** The text of a refusal by its tag and facts; one that is not known says that there was an error, and no more. */
export const useRefusals = (): (<R extends Untimed>(refusal: R) => string) => {
  const t = useTexts("refusal");
  return ({ _tag, ...facts }) => {
    const text = t(_tag, facts as Readonly<Record<string, string | number>>);
    return text === _tag ? t("UnknownError") : text;
  };
};
