// Messages that a person answers: what they contain, and how long they are stored (decision 44). [FRM-03] [FRM-04] [LGL-05]
import { type Instant, instant, type TimeZone } from "#kernel/calendar";
import { declarationsStoredSince } from "./declaration.ts";
import { messageStoredFor } from "./limits.ts";
import type { Attachment } from "./facts.ts";
import { forms } from "./forms.ts";
import type { Draft, Filing, Filings, Message, MessageForm } from "./model.ts";
import { formNames } from "./rules.ts";

export const messageForms = formNames.filter((form): form is MessageForm => forms[form].kind === "message");

type Field = { readonly [F in MessageForm]: keyof Filings[F] }[MessageForm];

/** One fact of a message: categories, products, jobs and concerns are given by their keys, files by their names. */
export interface MessageFact {
  readonly name: Field;
  readonly value: string;
}

/** Everything that was written, in the order of the form: for letters and the operator's list. [LGL-05] */
export const messageFacts = ({ fields }: Message): readonly MessageFact[] =>
  Object.entries(fields).flatMap(
    ([name, value]: [string, string | null | readonly Attachment[]]): readonly MessageFact[] => {
      if (value === null || value.length === 0) return [];
      return [
        { name: name as Field, value: typeof value === "string" ? value : value.map((file) => file.name).join(", ") },
      ];
    },
  );

/** The files of a form, typed or filed; none where it takes none. [FRM-04] */
export const filesOf = ({ fields }: Draft | Filing): readonly Attachment[] => ("files" in fields ? fields.files : []);

/** The instants since which messages are stored. A notice, and what was answered about someone's data, prove what was known when, as long as a declaration does. [LGL-05] */
export const messagesStoredSince = (now: Instant, zone: TimeZone): Readonly<Record<MessageForm, Instant>> => {
  const since = { answered: instant(now - messageStoredFor), proof: declarationsStoredSince(now, zone) };
  return Object.fromEntries(messageForms.map((form) => [form, since[forms[form].stored]])) as Record<
    MessageForm,
    Instant
  >;
};

/** The products that have a pro form: those of the provider's list that are on offer. [ADM-05] */
export const proProductsOf = (listed: readonly string[], categories: readonly string[]): readonly string[] =>
  listed.filter((key) => categories.includes(key));
