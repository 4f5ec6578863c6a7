// The choice of a product page: from the address at first, then from its fields. [PRD-01]
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type ChosenFields, chosenIn, hasSameExtras, isInAddress } from "./choice.ts";
import { nextPaint } from "./next-paint.ts";
import type { Choice, ProductPage } from "./views.ts";

const isSame = (one: ChosenFields, other: ChosenFields): boolean =>
  one.billingMonths === other.billingMonths && hasSameExtras(one, other);

/** What a form would send, pressed at `submitter`. */
export const fieldsOf = (form: HTMLFormElement, submitter?: HTMLElement | null): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form, submitter)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

/** What changes of a choice; the rest stays as it is, also what was chosen a moment ago. */
export type ChangeChoice = (part: Partial<Choice>) => void;

/** What the parts of the form have: the page, the choice, and how it changes. */
export interface ConfigurationProps {
  readonly data: ProductPage;
  readonly choice: Choice;
  readonly change: ChangeChoice;
}

/**
 * The form works before its scripts come, and a browser may have filled it in again: what stands in its fields then is the choice.
 * It is read before the first press can be answered, so that a second choice made right after the first takes nothing back.
 */
export const useChoice = (
  data: ProductPage,
): { readonly form: RefObject<HTMLFormElement | null>; readonly choice: Choice; readonly change: ChangeChoice } => {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(data.chosen);
  useLayoutEffect(() => {
    if (form.current === null) return;
    const filled = chosenIn(fieldsOf(form.current), data, data.chosen);
    setChoice((shown) => (isSame(shown, filled) ? shown : { ...shown, ...filled }));
  }, [data]);
  // The way back, a reload and a copied address lead to what is chosen; there is nothing in it for the router to load.
  useEffect(() => {
    if (choice === data.chosen) return;
    const left = new AbortController();
    const write = (): void => {
      if (form.current === null || left.signal.aborted) return;
      left.abort();
      const fields = [...fieldsOf(form.current)].filter(
        ([name, value]) =>
          value !== "" &&
          isInAddress(name) &&
          (name !== "domain" || choice.domains.some(({ ascii }) => ascii === value)),
      );
      History.prototype.replaceState.call(window.history, window.history.state, "", `?${new URLSearchParams(fields)}`);
    };
    // A press is shown, and its price asked for, first; the next one may lead away before a busy phone is idle. Safari has no idle callback.
    window.addEventListener("click", write, { capture: true, signal: left.signal });
    void nextPaint().then(() => (self.requestIdleCallback ?? setTimeout)(write));
    return () => left.abort();
  }, [choice, data]);
  const change: ChangeChoice = (part) => setChoice((shown) => ({ ...shown, ...part }));
  return { form, choice, change };
};
