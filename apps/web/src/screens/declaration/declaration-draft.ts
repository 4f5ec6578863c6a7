// What was typed into a declaration: kept for this tab across languages and reloads until it is received. Without scripts the form is as the server drew it. [FRM-01]
import { type RefObject, useEffect, useRef } from "react";
import { declarationDraft } from "../../machines/choreography.ts";
import type { Asked } from "./declaration-form.tsx";

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a person filled in: neither hidden fields nor buttons. */
const typedIn = (form: HTMLFormElement): readonly Typed[] =>
  [...form.elements].filter(
    (element): element is Typed =>
      (element instanceof HTMLInputElement && element.type !== "hidden") ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );

const isChoice = (element: Typed): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === "radio" || element.type === "checkbox");

const read = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    typedIn(form).flatMap((element) =>
      element.name === "" || (isChoice(element) && !element.checked) ? [] : [[element.name, element.value]],
    ),
  );

const write = (form: HTMLFormElement, typed: Readonly<Record<string, string>>): void => {
  for (const element of typedIn(form)) {
    const value = typed[element.name];
    if (typeof value !== "string") continue;
    if (isChoice(element)) element.checked = element.value === value;
    else element.value = value;
  }
};

/** The form takes up what was kept, unless the server drew it with what was sent, and keeps what is typed from then on. */
export const useDeclarationDraft = ({ form: name, typed }: Pick<Asked, "form" | "typed">): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const wasSent = Object.keys(typed).length > 0;
  useEffect(() => {
    const shown = form.current;
    if (shown === null) return undefined;
    const draft = declarationDraft(name);
    const kept = draft.read();
    // What was typed before scripts ran is newer than what was kept.
    const isUntouched = typedIn(shown).every((element) => isChoice(element) || element.value === "");
    if (kept !== null && !wasSent && isUntouched) write(shown, kept);
    const keep = (): void => draft.keep(read(shown));
    shown.addEventListener("input", keep);
    if (wasSent || !isUntouched) keep();
    return () => shown.removeEventListener("input", keep);
  }, [name, wasSent]);
  return form;
};

/** What was received need not be typed again. */
export const useDraftReceived = (name: string, isReceived: boolean): void => {
  useEffect(() => {
    if (isReceived) declarationDraft(name).clear();
  }, [name, isReceived]);
};
