// Refusals in words where some name a wait, such as too many attempts: the wait is written as a duration. [FRM-05] [OPS-08]
import { withWaitInWords } from "@kontor/domain/site/refusal";
import { useRefusals } from "./refusals.ts";
import { useLocale } from "./texts.tsx";

export const useTimedRefusals = (): ((refusal: { readonly _tag: string }) => string) => {
  // Once its wait is in words, a refusal is like all others.
  const refusalText = useRefusals() as (refusal: { readonly _tag: string }) => string;
  const locale = useLocale();
  return (refusal) => refusalText(withWaitInWords(locale, refusal));
};
