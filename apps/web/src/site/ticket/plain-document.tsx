// A document of its own for ticketing: the plain layout, a logo above, the imprint below, nothing of the shop's frame, no scripts but the check's. [LOC-12] [TKT-01]
import { fixedPaths, homePath, checkPath } from "@kontor/domain/site/routing";
import type { ReactNode } from "react";
import { Logo } from "../../shell/logo.tsx";
import { brand, provider } from "../../shell/provider.ts";
import { PageTexts, useTexts } from "../../platform/texts/texts.tsx";
import type { Messages } from "../../platform/page/model.ts";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { checkFiles, scriptPath } from "./paths.ts";
import * as styles from "./ticketing.module.css";

export interface PlainDocumentProps {
  readonly locale: Locale;
  readonly title: string;
  /** In which the check shows moments; other pages have them in words. */
  readonly zone?: string;
  readonly messages: Readonly<Record<string, Messages>>;
  /** The sheets of all pages and of ticketing. */
  readonly sheets: readonly string[];
  readonly icon: string;
  /** Where the page's address goes with a request. A form of a page that sends it nowhere has no origin: without https nothing else shows that it comes from here. */
  readonly referrer?: "no-referrer" | "same-origin";
  /** The check is a page that can be installed, and has a script. */
  readonly isCheck?: boolean;
  /** Other languages of the page; none where it has one address. */
  readonly children: ReactNode;
}

export const PlainDocument = ({
  locale,
  title,
  zone = "",
  messages,
  sheets,
  icon,
  referrer = "no-referrer",
  isCheck = false,
  children,
}: PlainDocumentProps) => (
  <PageTexts locale={locale} messages={messages}>
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content={referrer} />
        <meta name="color-scheme" content="light dark" />
        {sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" type="image/svg+xml" href={icon} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {isCheck ? <link rel="manifest" href={checkFiles(locale).manifest} crossOrigin="use-credentials" /> : null}
      </head>
      <body className={styles.body}>
        <Header locale={locale} target={isCheck ? checkPath(locale) : homePath(locale)} />
        <main id="main">{children}</main>
        <Footer locale={locale} />
        {isCheck ? (
          <script
            src={scriptPath}
            type="module"
            data-texts={JSON.stringify({ check: (messages["ticketing"] as Messages | undefined)?.["check"] })}
            data-locale={locale}
            data-zone={zone}
            id="check-script"
          />
        ) : null}
      </body>
    </html>
  </PageTexts>
);

const Header = ({ locale, target }: { readonly locale: Locale; readonly target: string }) => {
  const t = useTexts("ticketing");
  return (
    <header className={styles.header}>
      <a href={target} className="s-logo" aria-label={target === homePath(locale) ? t("home") : undefined}>
        <Logo name={provider().name} mark={brand().mark} />
      </a>
    </header>
  );
};

const Footer = ({ locale }: { readonly locale: Locale }) => {
  const t = useTexts("ticketing");
  return (
    <footer className={styles.footer}>
      <a href={inLocale(fixedPaths["legal-notice"], locale)}>{t("imprint")}</a>
      <a href={inLocale(fixedPaths.privacy, locale)}>{t("privacy")}</a>
    </footer>
  );
};
