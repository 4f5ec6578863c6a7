// Small banners as editors have written them, an entry in each language: both together are one banner. [ADM-04]
import { type Instant, instant } from "#kernel/calendar";
import { inLocale, type Locale, locales, type Localized } from "#visitor/locale";
import { readBannerPages } from "./banners.ts";
import type { SmallBanner } from "./model.ts";

/** An entry of the content system, unchecked. */
type Written = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === "string" && value.trim() !== "" ? value : "");

const momentOf = (value: unknown): Instant | null => {
  // oxlint-disable-next-line no-restricted-globals -- reads what was written, and no clock.
  const time = Date.parse(text(value));
  return Number.isNaN(time) ? null : instant(time);
};

/** A banner is the same in both languages but for its words and where they lead; what a language lacks is empty. [ADM-04] */
export const writtenBanners = (entries: Localized<readonly Written[]>): readonly SmallBanner[] => {
  const keys = [...new Set(locales.flatMap((locale) => inLocale(entries, locale).map(({ key }) => text(key))))].sort();
  return keys.map((key) => {
    const entryIn = (locale: Locale): Written | undefined =>
      inLocale(entries, locale).find((each) => text(each.key) === key);
    const both = (field: string): Localized<string> => ({
      en: text(entryIn("en")?.[field]),
      de: text(entryIn("de")?.[field]),
    });
    const first = entryIn("en") ?? entryIn("de");
    return {
      key,
      active: locales.some((locale) => entryIn(locale)?.active === true),
      from: momentOf(first?.from),
      until: momentOf(first?.until),
      pages: readBannerPages(text(first?.pages)),
      lead: both("lead"),
      text: both("text"),
      url: both("url"),
    };
  });
};
