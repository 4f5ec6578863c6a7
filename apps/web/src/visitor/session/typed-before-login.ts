// Runs in documents of customers and staff: what was typed into a form whose login has ended meanwhile stands in it again after the next login. Passwords, codes and files are not stored. [FRM-01] [SES-01]
import { typedBeforeLoginTime } from "@kontor/domain/visitor/session";
import { isOlder, stamp } from "../../platform/client/stamp.ts";
import { isCount, isListOf, isRecord, isText, slot } from "../../platform/client/tab-slot.ts";
import { typedMark } from "./to-typed.ts";

interface Typed {
  readonly name: string;
  readonly value: string;
  /** Of boxes and choices: whether it was ticked. */
  readonly ticked: number;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const sent = slot(
  "shop:sent",
  isRecord({
    page: isText,
    form: isText,
    at: isCount,
    fields: isListOf<Typed>(isRecord({ name: isText, value: isText, ticked: isCount })),
  }),
);

const isTicked = (field: Field): boolean => field.type === "checkbox" || field.type === "radio";

/** What a login asks for is no draft of anything. */
const unstored = /^(?:username|one-time-code)$/;

/** Fields in which something was typed, chosen or ticked. */
const fieldsOf = (form: HTMLFormElement): readonly Field[] =>
  [...form.elements].filter(
    (field): field is Field =>
      /^(?:input|select|textarea)$/i.test(field.tagName) &&
      !["hidden", "password", "file"].includes((field as Field).type) &&
      !unstored.test((field as Field).autocomplete),
  );

/** Where it is sent and what goes along unseen: which of the forms of a page it is. What the page reads anew each time may have changed. */
const nameOf = (form: HTMLFormElement): string =>
  [
    form.getAttribute("action"),
    ...[...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")]
      .filter(({ name }) => name !== "left" && name !== "seen")
      .map(({ name, value }) => `${name}=${value}`),
  ].join(" ");

const store = ({ target, defaultPrevented }: Event): void => {
  const form = target as HTMLFormElement;
  if (defaultPrevented || form.method !== "post") return;
  const fields = fieldsOf(form).map((field) => ({
    name: field.name,
    value: field.value,
    ticked: Number(isTicked(field) && (field as HTMLInputElement).checked),
  }));
  // The login in between asks for nothing that is stored, and leaves what is.
  if (fields.length > 0) sent.write({ page: location.pathname, form: nameOf(form), at: stamp(), fields });
};

const show = (form: HTMLFormElement, typed: readonly Typed[]): void => {
  for (const field of fieldsOf(form)) {
    const found = typed.find(({ name, value }) => name === field.name && (!isTicked(field) || value === field.value));
    if (found === undefined) continue;
    if (isTicked(field)) (field as HTMLInputElement).checked = found.ticked === 1;
    else field.value = found.value;
  }
};

/** What came of a form is said by the page that follows: only one that a login stood in front of takes it up. */
const takeUp = (): void => {
  const stored = sent.read();
  if (stored === null || stored.page !== location.pathname) return;
  sent.clear();
  if (!new URLSearchParams(location.search).has(typedMark) || isOlder(stored.at, typedBeforeLoginTime)) return;
  const form = [...document.forms].find((each) => nameOf(each) === stored.form);
  if (form !== undefined) show(form, stored.fields);
};

export const typeAgainAfterLogin = (): void => {
  takeUp();
  addEventListener("submit", store);
};
