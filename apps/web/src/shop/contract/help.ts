// The articles of the help center that belong to what a contract is for, as the provider's content names them. [ACC-09] [CNT-04]
import { type Catalog, productByKey } from "@kontor/domain/shop/catalog";
import type { ContractView } from "@kontor/domain/shop/contract";
import { helpPath } from "@kontor/domain/site/help";
import { inLocale, type Localized } from "@kontor/domain/visitor/locale";
import { inLanguage, resultFor, valueOf } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { provider } from "../../shell/provider.ts";
import { titledArticles } from "../../platform/content/titled-articles.ts";

/** By the key of a category. */
const named = (): Readonly<Record<string, readonly Localized<string>[]>> => provider().help ?? {};

/** None where the catalogue or the help center cannot be read now: the contract is what the page is about. */
export const helpOf = async (
  { services, locale }: Pick<PageFacts, "services" | "locale">,
  { parts }: Pick<ContractView["contract"], "parts">,
): Promise<readonly { readonly href: string; readonly title: string }[]> => {
  const category = await categoryOf({ services, locale }, parts[0]);
  const urls = (named()[category ?? ""] ?? []).map((url) => inLocale(url, locale));
  if (urls.length === 0) return [];
  const read = await titledArticles(services, locale, urls);
  return read.kind === "away"
    ? []
    : urls.flatMap((url) =>
        read.value
          .filter((article) => article.url === url)
          .map(({ title }) => ({ href: helpPath(locale, url), title })),
      );
};

const categoryOf = async (
  { services, locale }: Pick<PageFacts, "services" | "locale">,
  part: ContractView["contract"]["parts"][number] | undefined,
): Promise<string | null> => {
  if (part === undefined) return null;
  if (part.kind === "domain") return "domains";
  const sold = await resultFor(
    services,
    "/shop/catalog",
    services.anonymousShop.call("GET", "/shop/catalog", { headers: inLanguage(locale) }),
  );
  const catalog = valueOf(sold) as Catalog | null;
  return catalog === null ? null : (productByKey(catalog, part.subject)?.category ?? null);
};
