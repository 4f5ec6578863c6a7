// Refusals in words on a page: the page brings the texts of its own language along. [FRM-05]
import { filledText } from "@kontor/domain/site/refusal";
import { useLocale, useTexts } from "./texts.tsx";

/** The text of a refusal by its tag and facts; one that nobody knows says that there was an error, and no more. */
export const useRefusals = (): (<R extends { readonly _tag: string }>(refusal: R) => string) => {
  const t = useTexts("refusal");
  const locale = useLocale();
  return (refusal) => {
    const text = t(refusal._tag);
    return filledText(locale, text === refusal._tag ? t("UnknownError") : text, refusal);
  };
};
