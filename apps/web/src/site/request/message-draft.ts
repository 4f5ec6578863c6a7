// What was typed into a message, stored for this tab until it is received, and the key of an attempt without an answer. [FRM-01] [VIS-05]
import type { SentDraft } from "./send-message.ts";
import { isRecord, isTableOf, isText, slot } from "../../platform/client/tab-slot.ts";

/** From a form to itself, across languages and reloads: what was typed, until it is received. [FRM-01] */
export const typedMessage = (form: SentDraft["form"]) => slot(`kontor:message:${form}`, isTableOf(isText));

/** From a form to itself: the attempt that had no answer, so that the next one is the same request. [FRM-01] */
export const unansweredMessage = (form: SentDraft["form"]) =>
  slot(`kontor:message:${form}:sent`, isRecord<{ readonly typed: string; readonly key: string }>({ typed: isText, key: isText }));

/** The key of an attempt without an answer for the same text, else a fresh one. */
export const messageKey = ({ form, fields }: SentDraft): string => {
  const stored = unansweredMessage(form).read();
  const typed = JSON.stringify(fields);
  const key = stored?.typed === typed ? stored.key : crypto.randomUUID();
  unansweredMessage(form).write({ typed, key });
  return key;
};

/** The fields of a form as it stands in the document. */
export const readForm = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" && name !== "key" ? [[name, value]] : [])),
  );

/** The fields of a draft as a form sends them. */
export const typedFields = ({ fields }: SentDraft): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === false ? [] : [[name, value === true ? "on" : value]])));
