// What was typed into a form, stored for this tab until it is received, and the key of an attempt without an answer. [FRM-01] [VIS-05]
import { type Draft, legalSteps } from "@kontor/domain/site/request";
import type { RequestView } from "./message-views.ts";
import { isRecord, isTableOf, isText, slot } from "../../platform/client/tab-slot.ts";
import { typedBefore } from "../../platform/client/typed-before.ts";

/** A form, and what it is about: what was typed for one job is not offered for another. */
export type Scope = Pick<RequestView, "form" | "about">;

const nameOf = ({ form, about = "" }: Scope): string =>
  form in legalSteps
    ? `shop:${[form, about].join(" ").trim()}`
    : `shop:message:${form}${about === "" ? "" : `:${about}`}`;

/** From a form to itself, across languages and reloads: what was typed, until it is received; under `files`, how many were chosen. [FRM-01] */
export const typedMessage = (scope: Scope) => slot(nameOf(scope), isTableOf(isText));

/** From a form to itself: the attempt that had no answer, so that the next one is the same request. [FRM-01] */
export const unansweredMessage = (scope: Scope) =>
  slot(
    `${nameOf(scope)}:sent`,
    isRecord<{ readonly typed: string; readonly key: string }>({ typed: isText, key: isText }),
  );

/** The key of an attempt without an answer for the same text, else a fresh one. */
export const messageKey = (scope: Scope, { fields }: Draft): string => {
  const stored = unansweredMessage(scope).read();
  const typed = JSON.stringify(fields);
  const key = stored?.typed === typed ? stored.key : crypto.randomUUID();
  unansweredMessage(scope).write({ typed, key });
  return key;
};

/** The fields of a form as it stands in the document, but its key. */
export const readForm = (form: HTMLFormElement): Readonly<Record<string, string>> => {
  const { key: _, ...fields } = typedBefore(form);
  return fields;
};

/** The files that are chosen in a form as it stands in the document. */
export const chosenFiles = (form: HTMLFormElement | null): readonly File[] =>
  form === null
    ? []
    : new FormData(form).getAll("files").filter((file): file is File => file instanceof File && file.name !== "");
