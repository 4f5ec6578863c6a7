// What was typed into a declaration: stored for this tab across languages and reloads until it is received. Without scripts the form is as the server rendered it. [FRM-01]
import { type RefObject, useEffect, useRef } from "react";
import type { DeclarationView } from "./views.ts";
import { declarationDraft } from "./typed-declaration.ts";

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

/** Whether the form is still as the server rendered it: what was typed before scripts ran is newer than what is stored. */
const isAsDrawn = (form: HTMLFormElement): boolean =>
  typedIn(form).every((element) => isChoice(element) || element instanceof HTMLSelectElement || element.value === element.defaultValue);

/** What is declared about a contract is not mixed with what was typed elsewhere. */
export const draftName = ({ form, contract }: Pick<DeclarationView, "form" | "contract">): string =>
  contract === null ? form : `${form} ${contract}`;

/** Restores the form from what is stored, and stores what is typed from then on. */
export const useDeclarationDraft = (name: string): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const shown = form.current;
    if (shown === null) return undefined;
    const draft = declarationDraft(name);
    const stored = draft.read();
    const keep = (): void => draft.write(read(shown));
    if (!isAsDrawn(shown)) keep();
    else if (stored !== null) write(shown, stored);
    shown.addEventListener("input", keep);
    return () => shown.removeEventListener("input", keep);
  }, [name]);
  return form;
};

/** What was received need not be typed again. */
export const useDraftReceived = (name: string, isReceived: boolean): void => {
  useEffect(() => {
    if (isReceived) declarationDraft(name).clear();
  }, [name, isReceived]);
};
