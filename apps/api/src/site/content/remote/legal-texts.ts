// Legal pages of a Strapi that name the provider by hand, or by a slot that nothing fills: editors see them in the desk, operators by `/readyz`. [LGL-07]
import { fixedPaths, legalPages } from "@kontor/domain/site/routing";
import { inLocale, withoutLocale } from "@kontor/domain/visitor/locale";
import { languagesOfSite, type Site } from "../../../platform/provider/provider.ts";
import { sellerWordsOf, textFaults, textsIn } from "../../../platform/provider/provider-texts.ts";
import type { ContentSource } from "../source.ts";

/** Each with the address of its page. */
export const legalTextFaults = async (source: ContentSource, site: Site): Promise<readonly string[]> => {
  const found = await Promise.all(
    languagesOfSite(site).flatMap((locale) =>
      legalPages.map(async (page) => {
        const path = inLocale(fixedPaths[page], locale);
        const url = encodeURIComponent(withoutLocale(path));
        const entries = await source.list(
          "pages",
          `locale=${locale}&filters[url][$eq]=${url}&populate[content]=true&pagination[pageSize]=1`,
        );
        return textsIn(entries.map(({ title, content }) => [title, content]))
          .flatMap((text) => textFaults(text, site.others ?? [], sellerWordsOf(site, locale)))
          .map((fault) => `${path}: ${fault}`);
      }),
    ),
  );
  return found.flat();
};
