// Links of products in both languages, and when a small banner is shown. [ADM-04]
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import { type Catalog, hasPage, type Product } from "#shop/catalog";
import { brokenHref, plainLink } from "#site/link";
import { type Locale, locales } from "#visitor/locale";
import { BannerScheduleWrong } from "./errors.ts";
import { hrefOf } from "./faults.ts";
import type { BannerState, LinkHelp, SmallBanner } from "./model.ts";

/** The link of every product that has a page, in both languages, the broken ones named. [ADM-04] [LNK-01] [LNK-04] */
export const linkHelper = (catalog: Catalog): readonly LinkHelp[] =>
  catalog.products.filter(hasPage).map((product) => {
    const links = { en: linkIn(catalog, product, "en"), de: linkIn(catalog, product, "de") };
    return { product: product.key, links, broken: locales.filter((locale) => links[locale].kind === "broken") };
  });

/** The state of a banner at an instant; one without text or a sound link in both languages is never shown. [ADM-04] */
export const bannerState = (banner: SmallBanner, now: Instant): BannerState => {
  if (!banner.active) return "off";
  if (locales.some((locale) => banner.text[locale].trim() === "" || plainLink(banner.url[locale]) === brokenHref)) return "incomplete";
  if (banner.until !== null && now >= banner.until) return "over";
  return banner.from !== null && now < banner.from ? "planned" : "shown";
};

/** The banners that are shown at an instant, in their order. [ADM-04] */
export const shownBanners = (banners: readonly SmallBanner[], now: Instant): readonly SmallBanner[] =>
  banners.filter((banner) => bannerState(banner, now) === "shown");

/** When banners are others than now, where none is written: the next moment at which one begins or ends; null where there is none. [ADM-04] */
export const bannersChangeAt = (banners: readonly SmallBanner[], now: Instant): Instant | null =>
  banners
    .filter(({ active }) => active)
    .flatMap(({ from, until }) => [from, until])
    .filter((moment) => moment !== null && moment > now)
    .reduce((first: Instant | null, moment) => (first === null || (moment ?? first) < first ? moment : first), null);

/** A banner whose schedule leaves it some time. [ADM-04] */
export const scheduledBanner = (banner: SmallBanner): Result.Result<SmallBanner, BannerScheduleWrong> =>
  banner.from !== null && banner.until !== null && banner.until <= banner.from
    ? Result.fail(new BannerScheduleWrong())
    : Result.succeed(banner);

const linkIn = (catalog: Catalog, product: Product, locale: Locale): LinkHelp["links"]["en"] => {
  const href = hrefOf(catalog, product, locale);
  return { href, kind: href === brokenHref ? "broken" : "product" };
};
