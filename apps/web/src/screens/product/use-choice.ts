// The choice of a product page: what the address said at first, then what its fields say. [PRD-01]
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from "react";
import { type ChosenFields, chosenIn } from "../../page/choice.ts";
import type { Choice, ProductPage } from "../../page/views.ts";

const isSame = (one: ChosenFields, other: ChosenFields): boolean =>
  one.billingMonths === other.billingMonths &&
  one.location === other.location &&
  one.additions.length === other.additions.length &&
  one.additions.every(({ product, quantity }) => other.additions.some((each) => each.product === product && each.quantity === quantity));

const fieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));

/** The form works before its scripts come, and a browser may have filled it in again: what stands in its fields then is the choice. */
export const useChoice = (
  data: ProductPage,
): { readonly form: RefObject<HTMLFormElement | null>; readonly choice: Choice; readonly change: Dispatch<SetStateAction<Choice>> } => {
  const form = useRef<HTMLFormElement>(null);
  const [choice, change] = useState(data.chosen);
  useEffect(() => {
    if (form.current === null) return;
    const filled = chosenIn(fieldsOf(form.current), data, data.chosen);
    change((shown) => (isSame(shown, filled) ? shown : { ...shown, ...filled }));
  }, [data]);
  return { form, choice, change };
};
