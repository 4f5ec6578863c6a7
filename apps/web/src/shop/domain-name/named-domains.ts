// Domains that came in with an address: each is checked, and shown with the way to get it. [DOM-01] [PRD-07]
import type { SelectedDomain } from "@kontor/domain/shop/cart";
import type { Locale } from "@kontor/domain/visitor/locale";
import { domainFrom } from "./domain-from.ts";
import { inLanguage } from "../../platform/page/api-response.ts";
import type { PageServices } from "../../platform/page/services.ts";
import { texts } from "../../platform/texts/server-texts.ts";

const most = 10;

/** The domains that can be had, and what is to be said of the first that cannot. */
export const namedDomains = async (
  names: readonly string[],
  locale: Locale,
  { shop }: PageServices,
): Promise<{
  readonly domains: readonly SelectedDomain[];
  readonly refused: { readonly typed: string; readonly text: string } | null;
}> => {
  const typed = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ""))].slice(0, most);
  const answers = await Promise.all(typed.map((name) => domainFrom(shop.call, name, inLanguage(locale))));
  const t = texts(locale, "product");
  const domains = answers.flatMap(({ domain }) => (domain === null ? [] : [domain]));
  const at = answers.findIndex(({ domain }) => domain === null);
  const refused = answers[at];
  return {
    domains: domains.filter(({ ascii }, index) => domains.findIndex((other) => other.ascii === ascii) === index),
    refused:
      refused === undefined
        ? null
        : { typed: typed[at] ?? "", text: refused.detail ?? t(`domains.${refused.word}`, { name: refused.name }) },
  };
};
