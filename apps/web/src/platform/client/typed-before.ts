// What stands in fields when their scripts begin: typed, or filled in by the browser, while they were on their way. React knows nothing of it and would take it away. [LOC-06]
import { useEffect, useEffectEvent } from "react";

/** The fields of a form as they stand in the document, by their names; files are none. */
export const typedBefore = (form: HTMLFormElement | null): Readonly<Record<string, string>> =>
  form === null
    ? {}
    : Object.fromEntries(
        [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string"),
      );

const chosenOrTyped = (field: HTMLElement | null): string | null => {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return field.value === field.defaultValue ? null : field.value;
  if (!(field instanceof HTMLSelectElement)) return null;
  // A list that no server drew has nothing chosen in its document.
  const drawn = [...field.options].find(({ defaultSelected }) => defaultSelected);
  return drawn === undefined || field.value === drawn.value ? null : field.value;
};

/** Takes up what stands in one field or list, if it is not what was drawn; `isLeft` is false while the visitor is still in it. */
export const useTypedBefore = (id: string, take: (typed: string, isLeft: boolean) => void): void => {
  const taken = useEffectEvent(take);
  useEffect(() => {
    const field = document.getElementById(id);
    const typed = chosenOrTyped(field);
    if (typed !== null) taken(typed, field !== document.activeElement);
  }, [id]);
};
