// What stands in fields when their scripts begin: typed, or filled in by the browser, while they were on their way. React knows nothing of it and would take it away. [LOC-06]
import { useEffect, useEffectEvent } from "react";

/** The fields of a form as they stand in the document, by their names; files are none. */
export const typedBefore = (form: HTMLFormElement | null): Readonly<Record<string, string>> =>
  form === null
    ? {}
    : Object.fromEntries(
        [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string"),
      );

/** Takes up what stands in one field, if it is not what was drawn. */
export const useTypedBefore = (id: string, take: (typed: string) => void): void => {
  const taken = useEffectEvent(take);
  useEffect(() => {
    const field = document.getElementById(id);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value !== field.defaultValue) taken(field.value);
  }, [id]);
};
