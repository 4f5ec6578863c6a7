// Small banners: when one is shown, on which pages, and what staff change of it. [ADM-04]
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import { brokenHref, plainLink } from "#site/link";
import { inLocale, locales } from "#visitor/locale";
import { BannerPageUnknown, BannerScheduleWrong, BannersElsewhere } from "./errors.ts";
import { type JournalEntry, journalEntry, type JournalFields } from "./journal.ts";
import { type BannerPlace, bannerPlaces, type BannerSchedule, type BannerState, type SmallBanner } from "./model.ts";

/** The pages that a banner names, as the content system stores them: one a line, or parted by commas. Nothing is all public pages. */
export const readBannerPages = (written: string | null): readonly string[] => [
  ...new Set(
    (written ?? "")
      .split(/[\n,]/)
      .map((page) => page.trim())
      .filter((page) => page !== ""),
  ),
];

/** The pages of a banner as they are stored; null for all of them. */
export const writeBannerPages = (pages: readonly string[]): string | null =>
  pages.length === 0 ? null : pages.join("\n");

const isPlace = (page: string): page is BannerPlace => (bannerPlaces as readonly string[]).includes(page);

/** A kind of pages, or an address with its language; with `/*` at its end also every page below it. */
export const isBannerPage = (page: string): boolean => isPlace(page) || /^\/(de|en)(\/[^\s/?#*,]+)*(\/\*)?$/.test(page);

/** Whether a banner stands on a page: on every public one where it names none. [ADM-04] */
export const standsOn = (
  pages: readonly string[],
  page: { readonly place: BannerPlace | null; readonly path: string },
): boolean =>
  pages.length === 0 ||
  pages.some((named) => {
    if (named === page.place || named === page.path) return true;
    const above = named.slice(0, -2);
    return named.endsWith("/*") && (page.path === above || page.path.startsWith(`${above}/`));
  });

/** The state of a banner at an instant; one without text or a sound link in both languages, or that names a page that cannot be, is never shown. [ADM-04] */
export const bannerState = (banner: SmallBanner, now: Instant): BannerState => {
  if (!banner.active) return "off";
  if (
    locales.some(
      (locale) => inLocale(banner.text, locale).trim() === "" || plainLink(inLocale(banner.url, locale)) === brokenHref,
    )
  )
    return "incomplete";
  if (!banner.pages.every(isBannerPage)) return "incomplete";
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

export interface ScheduledBanner {
  readonly schedule: BannerSchedule;
  /** Null where nothing is different afterwards. */
  readonly entry: JournalEntry | null;
}

const noted = ({ active, from, until, pages }: BannerSchedule): JournalFields => ({
  active,
  from,
  until,
  pages: writeBannerPages(pages),
});

/** Another schedule of a banner: one that leaves it some time, on pages that there can be. [ADM-04] */
export const scheduledBanner = (
  key: string,
  before: BannerSchedule,
  wanted: BannerSchedule,
): Result.Result<ScheduledBanner, BannerScheduleWrong | BannerPageUnknown> => {
  if (wanted.from !== null && wanted.until !== null && wanted.until <= wanted.from)
    return Result.fail(new BannerScheduleWrong());
  const schedule = { ...wanted, pages: readBannerPages(writeBannerPages(wanted.pages)) };
  const unknown = schedule.pages.find((page) => !isBannerPage(page));
  if (unknown !== undefined) return Result.fail(new BannerPageUnknown({ page: unknown }));
  const subject = { kind: "banner", id: key } as const;
  return Result.succeed({
    schedule,
    entry: journalEntry({ act: "banner-scheduled", subject }, noted(before), noted(schedule)),
  });
};

/** Staff schedule banners here, where no content system elsewhere has them. */
export const bannersAreOurs = (contentSystem: string | null): Result.Result<void, BannersElsewhere> =>
  contentSystem === null ? Result.void : Result.fail(new BannersElsewhere());
