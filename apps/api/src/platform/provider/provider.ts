// The provider as its content says: who it is, its hours, its terms and its withdrawal notice, for mails, footer and legal pages.
import * as Schema from "effect/Schema";
import { inLocale, type Locale, type Localized } from "@kontor/domain/visitor/locale";

export interface Site {
  readonly name: string;
  readonly legalName: string;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: string;
  readonly phone: string;
  /** The same number as one reads it. */
  readonly phoneShown: string;
  readonly email: string;
  readonly sender: string;
  /** Senders by purpose; without one, `sender`. */
  readonly senders?: Readonly<Partial<Record<Purpose, Localized<string>>>>;
  readonly website: string;
  readonly register: Localized<string>;
  readonly representative: string;
  readonly vatId: string;
  /** Where customers transfer to; invoices of a shop without it name no account. */
  readonly bank?: { readonly name: string; readonly iban: string; readonly bic: string };
  readonly hours: Localized<string>;
  /** Keys of the product categories for which an offer beyond the price list can be requested. [ADM-05] */
  readonly proProducts?: readonly string[];
  readonly terms: Notice;
  readonly withdrawal: Notice;
}

export interface Notice {
  readonly title: Localized<string>;
  readonly paragraphs: readonly Localized<string>[];
}

/** What a letter is about: an order, an account, a contract, an invoice, the newsletter, a message of the contact forms, a ticket. */
export type Purpose = "order" | "account" | "contract" | "invoice" | "newsletter" | "request" | "ticket";

const Both = Schema.Struct({ en: Schema.String, de: Schema.String });
const NoticeSchema = Schema.Struct({ title: Both, paragraphs: Schema.Array(Both) });

export const SiteSchema = Schema.Struct({
  name: Schema.String,
  legalName: Schema.String,
  street: Schema.String,
  postCode: Schema.String,
  city: Schema.String,
  country: Schema.String,
  phone: Schema.String,
  phoneShown: Schema.String,
  email: Schema.String,
  sender: Schema.String,
  senders: Schema.optionalKey(
    Schema.Struct({
      order: Schema.optionalKey(Both),
      account: Schema.optionalKey(Both),
      contract: Schema.optionalKey(Both),
      invoice: Schema.optionalKey(Both),
      newsletter: Schema.optionalKey(Both),
      request: Schema.optionalKey(Both),
      ticket: Schema.optionalKey(Both),
    }),
  ),
  website: Schema.String,
  register: Both,
  representative: Schema.String,
  vatId: Schema.String,
  bank: Schema.optionalKey(Schema.Struct({ name: Schema.String, iban: Schema.String, bic: Schema.String })),
  hours: Both,
  proProducts: Schema.optionalKey(Schema.Array(Schema.String)),
  terms: NoticeSchema,
  withdrawal: NoticeSchema,
}) satisfies Schema.Codec<Site, unknown>;

export const senderOf = (site: Pick<Site, "sender" | "senders">, purpose: Purpose, locale: Locale): string =>
  inLocale(site.senders?.[purpose], locale) ?? site.sender;
