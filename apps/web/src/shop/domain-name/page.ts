// The domain check with the price list of all endings below it; without scripts the answers come with it. [DOM-01] [PRD-01] [LOC-16]
import * as Result from "effect/Result";
import { answersIn, checkRefusalOf } from "@kontor/adapters/actors/domain-search";
import { categoryByKey } from "@kontor/domain/shop/catalog";
import {
  areSeveralNames,
  type CheckRefusal,
  readSearchOrder,
  type SearchedName,
  withAnswer,
} from "@kontor/domain/shop/domain-name";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { chosenRefusalTexts } from "@kontor/domain/site/refusal";
import { fixedPaths, stepPath } from "@kontor/domain/site/routing";
import { domainYear } from "@kontor/domain/shop/pricing";
import { atMonths, shownVat } from "../pricing/shop-facts.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import { inLanguage } from "../../platform/page/api-response.ts";
import { headOf } from "../../platform/page/facts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import { refusedIn } from "../../platform/page/refused-in.ts";
import type { ShopPageFacts } from "../pricing/page-facts.ts";
import { endingViews } from "./ending-list.ts";
import { namesToCheck, searchFor } from "./searching.ts";
import type { DomainCheckPage } from "./views.ts";

type OwnPage = PageOf<"domain-check", DomainCheckPage>;

/** The answers for a browser that cannot ask for them; they hold for the moment, so the page is not cached. */
const answersNow = async (
  { services, locale }: ShopPageFacts,
  names: readonly string[],
): Promise<readonly SearchedName[]> => {
  if (names.length === 0) return [];
  if (services.lacking !== undefined) services.lacking.some = true;
  const lines = await services.shop.raw("POST", "/shop/domain/checks", {
    headers: inLanguage(locale),
    body: { names },
    asText: true,
  });
  const answers = lines.ok
    ? answersIn(lines.value)
    : names.map((typed) => ({ typed, answer: Result.fail(checkRefusalOf(lines.problem)) }));
  return answers.map(({ typed, answer }) => withAnswer(typed, answer));
};

/** Why a name was not added by a form; of many, how many were. */
const addedInPart = (search: URLSearchParams, locale: Locale): string | null => {
  const refused = refusedIn(search, locale);
  const [added, left] = [Number(search.get("added")), Number(search.get("left"))];
  if (refused === null || !(Number.isSafeInteger(added) && left > 0 && Number.isSafeInteger(left))) return refused;
  const t = texts(locale, "domain");
  return `${t("many.added", { count: added })} ${t("many.notAdded", { count: left })} ${refused}`;
};

/** What the search says itself of a name. A phone that searched from elsewhere waits for every kilobyte of this page. */
const ofSearch = [
  "DomainNameInvalid",
  "DomainEndingUnknown",
  "DomainValidationFailed",
  "DomainRateLimited",
  "DomainCheckFailed",
] as const;

export const domainCheckPage = async (facts: ShopPageFacts): Promise<OwnPage> => {
  const { locale, shop, search } = facts;
  const paths = fixedPaths["domain-check"];
  const category = categoryByKey(shop.catalog, "domains");
  const t = texts(locale, "category");
  const vat = shownVat(atMonths(shop, domainYear), locale, texts(locale, "shell")("vat.other"));
  const endings = endingViews(shop);
  const typed = search.get("names") ?? search.get("domain") ?? "";
  const many = search.has("names") || areSeveralNames(typed);
  const refusal: Readonly<Record<CheckRefusal["_tag"], string>> = chosenRefusalTexts(locale, ofSearch);
  const { names, suggestions } = namesToCheck(searchFor(typed, many, locale, endings));
  return {
    kind: "domain-check",
    locale,
    status: 200,
    head: headOf(
      facts,
      t("meta.title", { title: inLocale(category?.title, locale) ?? "Domains" }),
      inLocale(category?.summary, locale) ?? "",
      paths,
    ),
    paths,
    messages: { ...messagesOf(locale, "domain"), refusal },
    structured: breadcrumbList(facts, [
      { title: inLocale(category?.title, locale) ?? "Domains", path: inLocale(paths, locale) },
    ]),
    data: {
      typed,
      many,
      order: readSearchOrder(search.get("sort")),
      answered: search.has("answers") ? await answersNow(facts, [...names, ...suggestions]) : [],
      problem: addedInPart(search, locale),
      endings,
      vat,
      path: inLocale(paths, locale),
      cartPath: stepPath("cart", locale),
    },
  };
};
