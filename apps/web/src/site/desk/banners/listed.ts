// Small banners by their keys: how each stands, when and where it is shown. [ADM-04]
import type { ValueOf } from "@kontor/adapters/client";
import type { ShopComponents } from "@kontor/adapters/contract";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { bannerPlaces } from "@kontor/domain/site/admin";
import { type Listed, timeIn, type Writing } from "../listed.ts";

export type Banner = ShopComponents["schemas"]["BannerRecord"];
type Banners = ValueOf<"GET", "/shop/admin/small-banners">["result"];

export const isPlace = (page: string): boolean => bannerPlaces.some((place) => place === page);

/** The pages that it names, in words. */
export const pagesText = ({ pages }: Pick<Banner, "pages">, { t }: Pick<Writing, "t">): string =>
  pages.length === 0 ? t("everywhere") : pages.map((page) => (isPlace(page) ? t(`place.${page}`) : page)).join(", ");

/** One end of its time. */
export const endText = (moment: number | null, writing: Writing): string =>
  moment === null ? writing.t("always") : timeIn(moment, writing);

const textIn = ({ text, key }: Banner, locale: Locale): string => inLocale(text, locale) || key;

export const banners: Listed<Banners, Banner> = {
  name: "banners",
  isSearched: false,
  states: [],
  columns: [
    { key: "key" },
    { key: "text" },
    { key: "state" },
    { key: "from", isPoint: true },
    { key: "until", isPoint: true },
    { key: "pages" },
  ],
  read: (call) => call("GET", "/shop/admin/small-banners"),
  rowsOf: (page) => page.banners,
  idOf: ({ key }) => key,
  nameOf: ({ key }) => key,
  cellsOf: (banner, writing) => ({
    key: banner.key,
    text: textIn(banner, writing.locale),
    state: writing.t(`state.${banner.state}`),
    from: endText(banner.from, writing),
    until: endText(banner.until, writing),
    pages: pagesText(banner, writing),
  }),
};
