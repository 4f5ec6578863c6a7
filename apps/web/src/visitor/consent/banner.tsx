// The banner as the server draws it, beside what React takes over: a region at the lower edge, three equal buttons, a form that works without scripts. [VIS-02] [VIS-03]
import { categories, choices, isClosable } from "@kontor/domain/visitor/consent";
import { fixedPaths } from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { Button } from "@kontor/ui/button";
import { X } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { texts } from "../../platform/texts/server-texts.ts";
import type { ConsentFacts } from "./views.ts";

interface BannerProps {
  readonly locale: Locale;
  /** The page that it is drawn on, with its query. */
  readonly here: string;
  readonly facts: ConsentFacts;
  /** Where the script is that answers presses without a new page; it is fetched with the first one. */
  readonly script: string | undefined;
}

const Banner = ({ locale, here, facts, script }: BannerProps) => {
  const t = texts(locale, "consent");
  return (
    <section
      id="consent"
      className="s-consent"
      aria-labelledby="consent-title"
      lang={locale}
      data-nosnippet=""
      data-facts={JSON.stringify(facts)}
      data-script={script}
    >
      {/* Where the way of the keyboard arrives: it is fixed in the window, so that the page behind it stays where it is. */}
      <span id="consent-start" className="s-consent-start" />
      <form className="k-wrap" method="post" action="/forms/consent">
        <input type="hidden" name="return" value={here} />
        <input type="hidden" name="locale" value={locale} />
        <h2 id="consent-title">{t("banner.title")}</h2>
        <p>
          {t("banner.text")} <a href={inLocale(fixedPaths["cookie-settings"], locale)}>{t("banner.details")}</a>
        </p>
        <fieldset>
          <legend className="k-hidden">{t("categories")}</legend>
          {categories.map((category) => (
            <label key={category}>
              <input
                type="checkbox"
                name="category"
                value={category}
                defaultChecked={category === "necessary"}
                disabled={category === "necessary"}
              />
              {t(`category.${category}.name`)}
            </label>
          ))}
        </fieldset>
        <p className="s-consent-choices">
          {choices.map((choice) => (
            <Button key={choice} type="submit" kind="secondary" name="choice" value={choice}>
              {t(`choice.${choice}`)}
            </Button>
          ))}
        </p>
        <button
          className="s-consent-close"
          type="submit"
          name="choice"
          value="close"
          aria-label={t("banner.close")}
          hidden={!isClosable(here)}
        >
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </form>
    </section>
  );
};

/** For who goes through the page by the keyboard: the banner stands at its end. */
const WayToBanner = ({ locale }: { readonly locale: Locale }) => (
  <aside lang={locale} aria-label={texts(locale, "consent")("banner.title")} data-nosnippet="">
    <a className="k-skip" href="#consent-start">
      {texts(locale, "consent")("banner.skip")}
    </a>
  </aside>
);

export const bannerText = (props: BannerProps): string => renderToStaticMarkup(<Banner {...props} />);
export const wayToBannerText = (locale: Locale): string => renderToStaticMarkup(<WayToBanner locale={locale} />);
