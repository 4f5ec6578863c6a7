// What the pages of all forms show, and of those that a person answers and the newsletter, ready to draw. [FRM-03] [FRM-04] [LGL-05] [CUS-10]
import type { TimeZone } from "@kontor/domain/kernel/calendar";
import type { Form, MessageForm, RequestFacts } from "@kontor/domain/site/request";
import type { ContactView } from "../../shell/contact-view.ts";
import type { RefusedField } from "../../platform/page/api-response.ts";

/** Every field as it was typed. */
export type TypedFields = Readonly<Record<string, string>>;

/** A receipt in words. */
export interface ReceivedMessage {
  readonly reference: string;
  readonly moment: string;
  readonly email: string;
}

/** An option of a select. */
export interface RequestOption {
  readonly value: string;
  readonly label: string;
}

/** What a form on the machine of requests shows, of whichever kind it is. */
export interface RequestView<Sent extends Form = Form> {
  /** In which moments are shown. */
  readonly zone: TimeZone;
  readonly form: Sent;
  /** Where the form is sent without scripts: to its own page. */
  readonly path: string;
  /** What the page's address says it is about: a job, a product, a contract. What was typed is stored for each apart. */
  readonly about?: string;
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

export interface MessageView extends RequestView<Exclude<MessageForm, "application">> {
  readonly links: { readonly privacy: string; readonly home: string; readonly abuse: string };
  /** How else the provider is reached. */
  readonly contact: ContactView;
  /** The options of the form's select, where it has one. */
  readonly options: readonly RequestOption[];
  /** The product that the form is about, in words; null for the other forms. */
  readonly product: string | null;
}

export interface ApplicationView extends RequestView<"application"> {
  readonly links: { readonly privacy: string; readonly home: string; readonly jobs: string };
  /** The open jobs. */
  readonly jobs: readonly RequestOption[];
  /** Endings of the files that are taken, as a file field has them. */
  readonly accept: string;
  /** Whether files were sent that a browser does not send again by itself. */
  readonly filesLost: boolean;
}

export interface NewsletterView extends RequestView<"newsletter"> {
  readonly links: { readonly privacy: string; readonly home: string; readonly contact: string };
  /** The wording beside the box. */
  readonly terms: string;
  /** What a link of a letter leads to, or what pressing its button came to; null for the form. */
  readonly step: "confirm" | "confirmed" | "end" | "ended" | "unknown" | null;
  /** The code of that link. */
  readonly code: string;
}
