// Badges on A4: what stands above them on the screen, and one sheet as it is printed and cut. [TKT-03]
import { buttonLook } from "@kontor/ui/button";
import { Download } from "lucide-react";
import type { BadgeTexts, ShownBadge } from "./views.ts";
import { checkPath } from "@kontor/domain/site/routing";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { Logo } from "../../shell/logo.tsx";
import { brand, provider } from "../../shell/provider.ts";
import { printTestPath } from "./paths.ts";
import { QrCode } from "./screen.tsx";
import * as styles from "./ticketing.module.css";

export const BadgeIntro = ({ title, pdf }: BadgeTexts) => {
  const t = useTexts("ticketing");
  const locale = useLocale();
  return (
    <div className={styles.intro}>
      <h1>{t(title)}</h1>
      <p>{t("print.text")}</p>
      <p>
        <a href={pdf} {...buttonLook("primary", "large")}>
          <Download aria-hidden="true" size={20} strokeWidth={1.75} />
          <span>{t("print.pdf")}</span>
        </a>
      </p>
      <p className={styles.ways}>
        <a href={checkPath(locale)}>{t("print.back")}</a>
        {title === "print.title" ? <a href={`${printTestPath}?locale=${locale}`}>{t("print.sample")}</a> : null}
      </p>
    </div>
  );
};

/** Names longer than this are set smaller. */
const longName = 24;

export const BadgeSheet = ({ badges }: { readonly badges: readonly ShownBadge[] }) => {
  const t = useTexts("ticketing");
  return (
    <section className={styles.sheet}>
      {badges.map(({ holder, community, code }, index) => (
        <article className={styles.badge} key={`${index} ${holder}`}>
          <p className={styles.badgeName} data-long={holder.length > longName || undefined}>
            {holder}
          </p>
          <p className={styles.badgeIssuer}>
            <Logo name={provider().name} mark={brand().mark} />
          </p>
          {community ? (
            <p className={styles.badgeMark}>
              <span>{t("print.community")}</span>
            </p>
          ) : null}
          {code === null ? null : <QrCode code={code} label={t("print.code")} />}
        </article>
      ))}
    </section>
  );
};
