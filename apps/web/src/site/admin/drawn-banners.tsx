// The small banners as visitors see them: drawn by the server at the beginning of a public page, beside what React takes over. [ADM-04] [CNT-09]
import {
  type BannerPlace,
  bannersChangeAt,
  bannerState,
  shownBanners,
  type SmallBanner,
  standsOn,
} from "@kontor/domain/site/admin";
import { isOn } from "@kontor/domain/site/feature";
import type { Instant } from "@kontor/domain/kernel/calendar";
import { plainLink } from "@kontor/domain/site/link";
import { inLocale, type Languages, localeTag } from "@kontor/domain/visitor/locale";
import { renderToStaticMarkup } from "react-dom/server";
import { remembered } from "../../platform/page/remembered.ts";
import { reportOnce } from "../../platform/page/report-once.ts";
import type { PageServices } from "../../platform/page/services.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { features } from "../feature/features.ts";
import { smallBanners } from "./banners.ts";

export interface DrawnBanners {
  /** Empty where there are none. */
  readonly text: string;
  /** When others are shown, where nothing is published meanwhile. */
  readonly until: number | null;
}

const none: DrawnBanners = { text: "", until: null };

/** The page that banners stand on: its kind, where a banner can name that, and its path; null for one that has none. */
export type BannerPage = { readonly place: BannerPlace | null; readonly path: string } | null;

const isOnPage = ({ pages }: SmallBanner, page: BannerPage): boolean => page !== null && standsOn(pages, page);

/** In each language of the shop and for all pages: the sheet shows those of the language, and a script those of the page, which may become another one without a new document. */
const Banners = ({
  banners,
  page,
  languages,
}: {
  readonly banners: readonly SmallBanner[];
  readonly page: BannerPage;
  readonly languages: Languages;
}) =>
  languages.map((locale) => (
    <section
      key={locale}
      hidden={!banners.some((banner) => isOnPage(banner, page))}
      className="s-banners"
      lang={inLocale(localeTag, locale)}
      aria-label={texts(locale, "admin")("small-banners.title")}
      data-nosnippet=""
    >
      <div className="k-wrap">
        {banners.map((banner) => (
          <p key={banner.key} data-pages={banner.pages.join(" ") || undefined} hidden={!isOnPage(banner, page)}>
            {inLocale(banner.lead, locale) === "" ? null : (
              <strong className="k-slip">{inLocale(banner.lead, locale)}</strong>
            )}
            <a href={plainLink(inLocale(banner.url, locale))}>{inLocale(banner.text, locale)}</a>
          </p>
        ))}
      </div>
    </section>
  ));

/** Nothing while the flag is off, or the content system is away. */
export const drawnBanners = async (services: PageServices, now: Instant, page: BannerPage): Promise<DrawnBanners> => {
  if (!isOn(await features(services), "small-banners")) return none;
  const read = await smallBanners(services);
  if (read.kind === "away") return none;
  const shown = shownBanners(read.value, now);
  for (const banner of read.value)
    if (bannerState(banner, now) === "incomplete")
      reportOnce(services.log, `${services.publicUrl} banner ${banner.key}`, "a notice of the content is not shown", {
        key: banner.key,
        reason: "a text, a valid link or a page of it is missing",
      });
  // Written once for all pages that show the same ones.
  const names = shown.map((banner) => `${banner.key}${isOnPage(banner, page) ? "+" : "-"}`).join();
  const draw = () => renderToStaticMarkup(<Banners banners={shown} page={page} languages={services.languages} />);
  const text = shown.length === 0 ? "" : remembered(read.value, `drawn ${names}`, draw);
  return { text, until: bannersChangeAt(read.value, now) };
};
