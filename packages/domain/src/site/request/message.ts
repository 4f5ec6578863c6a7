// Messages that a person answers, contact and abuse notices: what they contain, and how long they are stored. [FRM-03] [LGL-05]
import { type Instant, instant, type TimeZone } from "#kernel/calendar";
import { declarationsStoredSince } from "./declaration.ts";
import { contactStoredFor } from "./limits.ts";
import type { Filings, Message, MessageForm } from "./model.ts";

export const messageForms: readonly MessageForm[] = ["contact", "abuse"];

/** One fact of a message: a category is given by its key. */
export interface MessageFact {
  readonly name: keyof Filings["abuse"];
  readonly value: string;
}

/** Everything that was written, in the order of the form: for letters and the operator's list. [LGL-05] */
export const messageFacts = ({ fields }: Message): readonly MessageFact[] =>
  Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [{ name, value } as MessageFact]));

/** The instants since which messages are stored; a notice proves what was known when, as long as a declaration does. [LGL-05] */
export const messagesStoredSince = (now: Instant, zone: TimeZone): Readonly<Record<MessageForm, Instant>> => ({
  contact: instant(now - contactStoredFor),
  abuse: declarationsStoredSince(now, zone),
});
