// What editors published and the shop does not show, each with its reason: deals that the catalogue does not bear out, blocks without anything to show, legal pages that name the provider by hand. [ADM-01] [CNT-05]
import { bannerState } from "@kontor/domain/site/admin";
import { emptySlots, handwrittenFacts } from "@kontor/domain/shop/seller";
import { fixedPaths, legalPages } from "@kontor/domain/site/routing";
import { inLocale, type Locale, withLocale, withoutLocale } from "@kontor/domain/visitor/locale";
import { others, sellerOf } from "../../shell/seller.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { allDeals } from "../../shop/deal/deal-entries.ts";
import { unpromised } from "../../shop/deal/shown-deals.ts";
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";
import { leftOut } from "../content/left-out.ts";
import { pageEntries } from "../content/page-entries.ts";
import { smallBanners } from "./banners.ts";
import type { FaultRow } from "../desk/faults/queries.ts";

type Fault = Omit<FaultRow, "key" | "ruleHref">;

/** Null while the content system is away: nothing is known then. */
type Found = Promise<readonly Fault[] | null>;

const dealFaults = async ({ locale: shown, services, shop }: ShopPageFacts, locale: Locale): Found => {
  const read = await allDeals(services, locale);
  const t = texts(shown, "admin");
  return read.kind === "away"
    ? null
    : unpromised(shop, read.value).map(({ entry, fault }) => ({
        entry: "deal",
        name: `${entry.title} (${locale})`,
        href: null,
        fault: t(`meta.contentFaults.${fault}`),
        detail: entry.dealKey ?? "–",
        rule: "CNT-05",
      }));
};

const blockFaults = async ({ locale: shown, services, shop }: ShopPageFacts, locale: Locale): Found => {
  const t = texts(shown, "admin");
  const read = await pageEntries(services, locale, "blocks");
  if (read.kind === "away") return null;
  return read.value.flatMap((page) => {
    const url = inLocale(page.urls, locale);
    return leftOut(page, shop.catalog).map(({ block, fault }) => ({
      entry: "page" as const,
      name: page.title,
      href: url === null ? null : withLocale(locale, url),
      fault: t(`meta.contentFaults.${fault}`),
      detail: block,
      rule: "CNT-01",
    }));
  });
};

/** All words of a block, whatever it is made of. */
const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

/** Legal pages name the provider by slots; read without these filled in. [LGL-07] */
const legalFaults = async ({ locale: shown, services }: ShopPageFacts, locale: Locale): Found => {
  const t = texts(shown, "admin");
  const unfilled = { ...services, seller: undefined };
  const read = await pageEntries(unfilled, locale, "blocks");
  if (read.kind === "away") return null;
  const legal = legalPages.map((page) => withoutLocale(inLocale(fixedPaths[page], locale)));
  return read.value.flatMap(({ title, urls, blocks }) => {
    const url = inLocale(urls, locale);
    if (url === null || !legal.includes(url)) return [];
    const row = (fault: string, detail: string): Fault => ({
      entry: "page",
      name: title,
      href: withLocale(locale, url),
      fault: t(`meta.contentFaults.${fault}`),
      detail,
      rule: "LGL-07",
    });
    return wordsIn(blocks).flatMap((text) => [
      ...handwrittenFacts(text, others()).map(({ found }) => row("seller-by-hand", found)),
      ...emptySlots(text, sellerOf(locale)).map((slot) => row("seller-slot-empty", slot)),
    ]);
  });
};

const bannerFaults = async ({ locale, services, shop }: ShopPageFacts): Found => {
  const read = await smallBanners(services);
  const t = texts(locale, "admin");
  if (read.kind === "away") return null;
  return read.value
    .filter((banner) => bannerState(banner, shop.now) === "incomplete")
    .map(({ key, text }) => ({
      entry: "banner",
      name: inLocale(text, locale) || key,
      href: null,
      fault: t("meta.contentFaults.banner-incomplete"),
      detail: key,
      rule: "ADM-04",
    }));
};

export const contentFaults = async (facts: ShopPageFacts): Found => {
  const found = await Promise.all([
    ...facts.services.languages.flatMap((locale) => [
      dealFaults(facts, locale),
      blockFaults(facts, locale),
      legalFaults(facts, locale),
    ]),
    bannerFaults(facts),
  ]);
  return found.some((some) => some === null) ? null : found.flatMap((some) => some ?? []);
};
