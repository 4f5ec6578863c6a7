// Who runs the shop: the provider's facts from the content, for footer and legal pages.
import site from "../../../../content/site.json" with { type: "json" };
import type { Localized } from "@kontor/domain/visitor/locale";

interface Notice {
  readonly title: Localized<string>;
  readonly paragraphs: readonly Localized<string>[];
}

export interface Provider {
  readonly name: string;
  readonly legalName: string;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  readonly register: Localized<string>;
  readonly representative: string;
  readonly vatId: string;
  readonly hours: Localized<string>;
  readonly terms: Notice;
  readonly withdrawal: Notice;
}

export const provider: Provider = site;
