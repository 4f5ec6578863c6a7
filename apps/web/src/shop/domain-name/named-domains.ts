// Domains that came in with an address: each is asked for, and told how it can be had. [DOM-01] [PRD-07]
import type { SelectedDomain } from "@kontor/domain/shop/cart";
import type { Locale } from "@kontor/domain/visitor/locale";
import { domainFrom } from "./domain-from.ts";
import { inLanguage } from "../../platform/page/ask.ts";
import type { PageServices } from "../../platform/page/services.ts";
import { texts } from "../../platform/texts/server-texts.ts";

const most = 10;

/** The domains that can be had, and what is to be said of the first that cannot. */
export const namedDomains = async (
  names: readonly string[],
  locale: Locale,
  { shop }: PageServices,
): Promise<{ readonly domains: readonly SelectedDomain[]; readonly problem: string | null }> => {
  const typed = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ""))].slice(0, most);
  const answers = await Promise.all(typed.map((name) => domainFrom(shop.call, name, inLanguage(locale))));
  const t = texts(locale, "product");
  const domains = answers.flatMap(({ domain }) => (domain === null ? [] : [domain]));
  const refused = answers.find(({ domain }) => domain === null);
  return {
    domains: domains.filter(({ ascii }, at) => domains.findIndex((other) => other.ascii === ascii) === at),
    problem: refused === undefined ? null : (refused.detail ?? t(`domains.${refused.word}`, { name: refused.name })),
  };
};
