// The errors over a form, and the title of its page, which says that there are some: it is the first that is read out. [FRM-05]
import { useEffect } from "react";
import { ErrorSummary, type ErrorSummaryProps } from "@kontor/ui/error-summary";
import { useTexts } from "../platform/texts/texts.tsx";

const useDocumentTitle = (titleAfter: ((before: string) => string) | null): void =>
  useEffect(() => {
    if (titleAfter === null) return undefined;
    const before = document.title;
    const shown = titleAfter(before);
    document.title = shown;
    return () => {
      if (document.title === shown) document.title = before;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the title changes when the form becomes wrong or right
  }, [titleAfter === null]);

export const FormErrors = (props: ErrorSummaryProps) => {
  const t = useTexts("shell");
  const isWrong = props.errors.length > 0 || props.gaps !== undefined;
  const mark = t("form.wrong", { title: "" });
  useDocumentTitle(
    // The server has shown it of a form that was sent to it.
    isWrong ? (before) => (before.startsWith(mark) ? before : t("form.wrong", { title: before })) : null,
  );
  return <ErrorSummary {...props} />;
};

/** As the server titles it that took the form. */
export const useDoneTitle = (heading: string): void =>
  useDocumentTitle((before) => heading + (/ \| [^|]*$/.exec(before)?.[0] ?? ""));
