// Refusals in words on a page: the page brings the texts of its own language along. [FRM-05]
import { useTexts } from "./texts.tsx";

/** The text of a refusal by its tag and facts; one that nobody knows says that there was an error, and no more. */
export const useRefusals = (): (<R extends { readonly _tag: string }>(refusal: R) => string) => {
  const t = useTexts("refusal");
  return ({ _tag, ...facts }) => {
    const text = t(_tag, facts as Readonly<Record<string, string | number>>);
    return text === _tag ? t("UnknownError") : text;
  };
};
