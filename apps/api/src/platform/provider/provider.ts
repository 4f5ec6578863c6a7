// The provider as its content says: who it is, its hours, its terms and its withdrawal notice, for mails, footer and legal pages.
import * as Schema from "effect/Schema";
import { bothLanguages, inLocale, type Languages, languagesOf, type Locale } from "@kontor/domain/visitor/locale";
import { LocaleSchema, LocalizedSchema } from "@kontor/domain/visitor/locale/codec";

const NoticeSchema = Schema.Struct({ title: LocalizedSchema, paragraphs: Schema.Array(LocalizedSchema) });

const SendersSchema = Schema.Struct({
  order: Schema.optionalKey(LocalizedSchema),
  account: Schema.optionalKey(LocalizedSchema),
  contract: Schema.optionalKey(LocalizedSchema),
  invoice: Schema.optionalKey(LocalizedSchema),
  newsletter: Schema.optionalKey(LocalizedSchema),
  request: Schema.optionalKey(LocalizedSchema),
  ticket: Schema.optionalKey(LocalizedSchema),
});

/** What a letter is about: an order, an account, a contract, an invoice, the newsletter, a message of the contact forms, a ticket. */
export type Purpose = keyof typeof SendersSchema.Type;

export const SiteSchema = Schema.Struct({
  name: Schema.String,
  /** The languages of the shop, the first of which is its own; both where it names none. [PKG-08] */
  languages: Schema.optionalKey(Schema.Array(LocaleSchema)),
  legalName: Schema.String,
  street: Schema.String,
  postCode: Schema.String,
  city: Schema.String,
  country: Schema.String,
  phone: Schema.String,
  /** The same number as one reads it. */
  phoneShown: Schema.String,
  email: Schema.String,
  sender: Schema.String,
  /** The colours of the flag beside the name in letters and on papers, from the pole on; without them there is none. */
  flag: Schema.optionalKey(Schema.Array(Schema.String)),
  /** Senders by purpose; without one, `sender`. */
  senders: Schema.optionalKey(SendersSchema),
  website: Schema.String,
  /** Absent where it is in no register, as who trades under their own name. */
  register: Schema.optionalKey(LocalizedSchema),
  representative: Schema.String,
  /** A VAT id, or a tax number where there is none. */
  vatId: Schema.optionalKey(Schema.String),
  taxNumber: Schema.optionalKey(Schema.String),
  /** It charges no VAT by § 19 UStG or the like. */
  smallBusiness: Schema.optionalKey(Schema.Boolean),
  /** Where customers transfer to. */
  bank: Schema.optionalKey(
    Schema.Struct({ name: Schema.String, iban: Schema.String, bic: Schema.optionalKey(Schema.String) }),
  ),
  /** What in the texts looks like a fact of the provider and belongs to others: the address of an authority, the register of a court. */
  others: Schema.optionalKey(Schema.Array(Schema.String)),
  hours: LocalizedSchema,
  /** Keys of the product categories for which an offer beyond the price list can be requested. [ADM-05] */
  proProducts: Schema.optionalKey(Schema.Array(Schema.String)),
  terms: NoticeSchema,
  withdrawal: NoticeSchema,
});

export type Site = typeof SiteSchema.Type;

export type Notice = typeof NoticeSchema.Type;

/** The languages of a `site.json`; or what no provider can change, said where one tries to: languages are two at most, and prices are in euro. [PKG-08] */
export const writtenLanguages = (written: unknown): Languages | { readonly fault: string } => {
  const { languages, currency } = (typeof written === "object" ? (written ?? {}) : {}) as Readonly<
    Record<string, unknown>
  >;
  if (currency !== undefined && currency !== "EUR")
    return {
      fault: `currency is ${JSON.stringify(currency)}, but prices, VAT and documents are in euro (EUR) and in no other currency`,
    };
  const read = languagesOf(languages);
  return "why" in read ? { fault: `languages ${read.why}` } : read;
};

/** The start has judged them. */
export const languagesOfSite = ({ languages }: Pick<Site, "languages">): Languages =>
  (languages as Languages | undefined) ?? bothLanguages;

export const senderOf = (site: Pick<Site, "sender" | "senders">, purpose: Purpose, locale: Locale): string =>
  inLocale(site.senders?.[purpose], locale) ?? site.sender;
