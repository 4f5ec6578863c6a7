// The small banners as visitors see them: drawn by the server at the beginning of a public page, beside what React takes over. [ADM-04] [CNT-09]
import { bannersChangeAt, shownBanners, type SmallBanner } from "@kontor/domain/site/admin";
import { isOn } from "@kontor/domain/site/feature";
import type { Instant } from "@kontor/domain/kernel/calendar";
import { plainLink } from "@kontor/domain/site/link";
import { locales, localeTag } from "@kontor/domain/visitor/locale";
import { renderToStaticMarkup } from "react-dom/server";
import { remembered } from "../../platform/page/remembered.ts";
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

/** In both languages: the sheet shows those of the page, which may become another one without a new document. */
const Banners = ({ banners }: { readonly banners: readonly SmallBanner[] }) =>
  locales.map((locale) => (
    <section
      key={locale}
      className="s-banners"
      lang={localeTag[locale]}
      aria-label={texts(locale, "admin")("small-banners.title")}
      data-nosnippet=""
    >
      <div className="k-wrap">
        {banners.map(({ key, text, url }) => (
          <p key={key}>
            <a href={plainLink(url[locale])}>{text[locale]}</a>
          </p>
        ))}
      </div>
    </section>
  ));

/** Nothing while the flag is off, or the content system is away. */
export const drawnBanners = async (services: PageServices, now: Instant): Promise<DrawnBanners> => {
  if (!isOn(await features(services), "small-banners")) return none;
  const read = await smallBanners(services);
  if (read.kind === "away") return none;
  const shown = shownBanners(read.value, now);
  const names = shown.map(({ key }) => key).join();
  const text = shown.length === 0 ? "" : remembered(read.value, `drawn ${names}`, () => renderToStaticMarkup(<Banners banners={shown} />));
  return { text, until: bannersChangeAt(read.value, now) };
};
