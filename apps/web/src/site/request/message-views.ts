// What the pages of contact messages, abuse notices and the newsletter show, ready to draw. [FRM-03] [LGL-05] [CUS-10]
import type { MessageForm, RequestFacts } from "@kontor/domain/site/request";
import type { RefusedField } from "../../platform/page/api-response.ts";
import type { TypedFields } from "./views.ts";

/** A receipt in words. */
export interface ReceivedMessage {
  readonly reference: string;
  readonly moment: string;
  readonly email: string;
}

/** What a form on the machine of requests shows, of whichever kind it is. */
export interface RequestView<Sent extends MessageForm | "newsletter" = MessageForm | "newsletter"> {
  readonly form: Sent;
  /** Where the form is sent without scripts: to its own page. */
  readonly path: string;
  /** What the fields are checked against, here and at the server. */
  readonly facts: RequestFacts;
  /** Every field as it was typed; a ticked box is `on`. */
  readonly typed: TypedFields;
  /** Fields that the server refused, with their texts, in the order of the form. */
  readonly errors: readonly RefusedField[];
  /** Why it was not taken, where no field is to blame. */
  readonly problem: string | null;
  /** Sent along, so that pressing twice sends once. */
  readonly key: string;
  /** Null until it is taken. */
  readonly received: ReceivedMessage | null;
}

export interface MessageView extends RequestView<MessageForm> {
  readonly links: { readonly privacy: string; readonly home: string; readonly contact: string; readonly abuse: string };
  readonly categories: readonly { readonly value: string; readonly label: string }[];
}

export interface NewsletterView extends RequestView<"newsletter"> {
  readonly links: { readonly privacy: string; readonly home: string };
  /** The wording beside the box. */
  readonly terms: string;
  /** What a link of a letter leads to, or what pressing its button came to; null for the form. */
  readonly step: "confirm" | "confirmed" | "end" | "ended" | null;
  /** The code of that link. */
  readonly code: string;
}
