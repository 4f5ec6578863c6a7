// Which texts each form that a person answers has: the compiler names the form that lacks one, in either language. [LOC-12]
import type { Form, MessageForm } from "@kontor/domain/site/request";
import type requests from "../site/desk/requests/texts.de.json";
import type requestsEn from "../site/desk/requests/texts.en.json";
import type de from "../site/request/texts.de.json";
import type en from "../site/request/texts.en.json";

type Each = Readonly<Record<MessageForm, string>>;

interface TextsOfForms {
  readonly message: {
    readonly meta: Each & { readonly title: Each };
    readonly title: Each;
    readonly lead: Each;
    readonly parts: { readonly message: Each };
    readonly hints: { readonly message: Omit<Each, "contact" | "abuse"> };
    readonly privacy: Each;
    readonly send: Each;
    readonly received: { readonly title: Each; readonly again: Each };
  };
}

/** How requests at the desk name it. */
interface NamesOfForms {
  readonly "desk-requests": { readonly form: Readonly<Record<Exclude<Form, "newsletter">, string>> };
}

type Complete<Wanted, Texts extends Wanted> = Texts;
export type FormTexts = Complete<TextsOfForms, typeof de> & Complete<TextsOfForms, typeof en>;
export type FormNames = Complete<NamesOfForms, typeof requests> & Complete<NamesOfForms, typeof requestsEn>;
