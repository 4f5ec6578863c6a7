// Who sells: what is written of the provider, what was read of it, and why something cannot be read. [OPS-12] [LGL-07]
import type { CountryCode } from "#kernel/country";
import type { Localized } from "#visitor/locale";

/** As a provider writes it, not read yet. */
export interface WrittenSeller {
  readonly name: string;
  readonly legalName: string;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: string;
  readonly phone: string;
  readonly phoneShown: string;
  readonly email: string;
  readonly website: string;
  readonly representative: string;
  readonly register?: Localized<string> | undefined;
  readonly vatId?: string | undefined;
  readonly taxNumber?: string | undefined;
  readonly smallBusiness?: boolean | undefined;
  readonly bank?: { readonly name: string; readonly iban: string; readonly bic?: string | undefined } | undefined;
}

export interface BankAccount {
  readonly name: string;
  readonly iban: string;
  /** Within SEPA the IBAN is enough. */
  readonly bic?: string;
}

export interface SellerFacts {
  readonly name: string;
  readonly legalName: string;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: CountryCode;
  readonly phone: string;
  /** The same number as one reads it. */
  readonly phoneShown: string;
  readonly email: string;
  readonly website: string;
  readonly representative: string;
  /** Absent where it is in no register, as who trades under their own name. */
  readonly register?: Localized<string>;
  readonly vatId?: string;
  /** Stands on invoices where there is no VAT id (§ 14 (4) No. 2 UStG). */
  readonly taxNumber?: string;
  /** It charges no VAT, and its invoices say by which law. */
  readonly smallBusiness?: true;
  /** Invoices are paid by transfer, so there always is one. */
  readonly bank: BankAccount;
}

/** A fact that cannot be printed, paid to or declared: its field, and what is wrong with it. */
export interface FactRefused {
  readonly field: string;
  readonly why: string;
}

/** What texts may say of the seller by a slot. */
export type SellerSlot =
  | "name"
  | "legal-name"
  | "address"
  | "address-lines"
  | "city"
  | "country"
  | "phone"
  | "email"
  | "mail-domain"
  | "website"
  | "representative"
  | "register"
  | "vat-id"
  | "iban"
  | "bic"
  | "hours";

/** Null for what the seller does not have. */
export type SellerWords = Readonly<Record<SellerSlot, string | null>>;
