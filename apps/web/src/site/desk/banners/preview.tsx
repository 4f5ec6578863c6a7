// A small banner as visitors see it, in each language of the shop, without leading there. [ADM-04]
import { brokenHref, plainLink } from "@kontor/domain/site/link";
import { inLocale, localeTag } from "@kontor/domain/visitor/locale";
import { Part } from "../record.tsx";
import { languagesOf } from "../given.ts";
import { useDeskTexts } from "../texts.ts";
import { useDesk } from "../use-desk.ts";
import type { Banner } from "./listed.ts";
import * as styles from "./banners.module.css";

export const Preview = ({ banner: { lead, text, url } }: { readonly banner: Banner }) => {
  const t = useDeskTexts("desk-banners");
  const { given } = useDesk();
  return (
    <Part title={t("part.preview")}>
      <div className={styles.previews}>
        {languagesOf(given).map((locale) => {
          const href = plainLink(inLocale(url, locale));
          const words = inLocale(text, locale);
          return (
            <div key={locale}>
              <p className="k-field-label">{t(`language.${locale}`)}</p>
              <div className={styles.banner} lang={inLocale(localeTag, locale)}>
                {inLocale(lead, locale) === "" ? null : <strong className="k-slip">{inLocale(lead, locale)}</strong>}{" "}
                {words === "" ? t("noText") : href === brokenHref ? words : <a href={href}>{words}</a>}
              </div>
            </div>
          );
        })}
      </div>
    </Part>
  );
};
