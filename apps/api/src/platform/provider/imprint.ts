// Who writes: what stands at the end of every letter.
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import type { Site } from "./provider.ts";

/** Name, address, register, VAT id, and the address under which the shop is reached. */
export const imprint = (site: Site, locale: Locale, publicUrl: string): string =>
  [
    site.legalName,
    `${site.street}, ${site.postCode} ${site.city}`,
    ...(site.register === undefined ? [] : [inLocale(site.register, locale)]),
    [site.representative, ...(site.vatId === undefined ? [] : [site.vatId])].join(" · "),
    publicUrl,
  ].join("\n");
