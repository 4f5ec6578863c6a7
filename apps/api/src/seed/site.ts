// The provider as its content says: who it is, its hours, its terms and its withdrawal notice, for mails, footer and legal pages.
import type { Localized } from "@kontor/domain/visitor/locale";

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
  readonly website: string;
  readonly register: Localized<string>;
  readonly representative: string;
  readonly vatId: string;
  readonly hours: Localized<string>;
  readonly terms: Notice;
  readonly withdrawal: Notice;
}

export interface Notice {
  readonly title: Localized<string>;
  readonly paragraphs: readonly Localized<string>[];
}
