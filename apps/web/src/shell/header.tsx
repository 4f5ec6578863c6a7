// The header: VAT and language above, logo, navigation and cart below; all of it works before scripts run.
import type { ReactNode, ToggleEvent } from "react";
import { CircleUser, Menu, ShoppingCart, X } from "lucide-react";
import { useTexts } from "../platform/texts/texts.tsx";
import { hideBlur, showBlur } from "./blur.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { PageLink } from "./page-link.tsx";
import type { FrameData } from "./model.ts";

const icon = { size: 22, strokeWidth: 1.75, "aria-hidden": true } as const;

interface HeaderParts {
  readonly shell: FrameData;
  /** What the strip above begins with. */
  readonly strip: ReactNode;
  readonly cartCount: ReactNode;
}

export const Header = ({ shell, strip, cartCount }: HeaderParts) => {
  const t = useTexts("shell");
  return (
    <header className="s-header">
      <a className="k-skip" href="#content">
        {t("skip")}
      </a>
      <div className="s-strip">
        <div className="k-wrap s-strip-row">
          {strip}
          <span className="s-strip-links">
            <PageLink href={shell.paths.help}>{t("strip.help")}</PageLink>
            <PageLink href={shell.paths.search}>{t("strip.search")}</PageLink>
            <LanguageSwitch />
          </span>
        </div>
      </div>
      <div className="k-wrap s-bar">
        <PageLink href={shell.paths.home} className="s-logo" label={t("home")}>
          <Logo name={shell.provider.name} />
        </PageLink>
        <Navigation shell={shell} />
        <AccountLink href={shell.paths.account} word={t("account")} />
        <PageLink href={shell.paths.cart} className="s-cart">
          <ShoppingCart {...icon} />
          <span className="s-cart-word">{t("cart")}</span>
          {cartCount}
        </PageLink>
        <button type="button" className="s-menu-button" popoverTarget="navigation">
          <Menu {...icon} />
          <span>{t("menu")}</span>
        </button>
      </div>
    </header>
  );
};

/** The way to the customer's account, here or in a panel elsewhere. [SES-10] */
const AccountLink = ({ href, word }: { readonly href: string; readonly word: string }) => {
  const inside = (
    <>
      <CircleUser {...icon} />
      <span className="s-cart-word">{word}</span>
    </>
  );
  return href.startsWith("/") ? (
    <PageLink href={href} className="s-cart s-account">
      {inside}
    </PageLink>
  ) : (
    <a href={href} className="s-cart s-account">
      {inside}
    </a>
  );
};

/** While the sheet is open the page behind it steps back. [SHL-01] */
const blurred = (event: ToggleEvent): void => (event.newState === "open" ? showBlur("navigation") : hideBlur("navigation"));

/** One list for every width: a row on wide screens, a sheet that the platform opens on narrow ones. */
const Navigation = ({ shell }: { readonly shell: FrameData }) => {
  const t = useTexts("shell");
  const close = (): void => {
    const sheet = document.getElementById("navigation");
    if (sheet?.matches(":popover-open")) sheet.hidePopover();
  };
  return (
    <nav id="navigation" className="s-navigation" popover="auto" aria-label={t("navigation")} onToggle={blurred}>
      <button type="button" className="s-menu-close" popoverTarget="navigation" popoverTargetAction="hide">
        <X {...icon} />
        <span>{t("menuClose")}</span>
      </button>
      <ul className="s-navigation-list">
        {shell.navigation.map(({ href, title, children }) => (
          <li key={href}>
            <PageLink href={href} onClick={close}>
              {title}
            </PageLink>
            {children.length === 0 ? null : (
              <ul className="s-navigation-below">
                {children.map((child) => (
                  <li key={child.href}>
                    <PageLink href={child.href} onClick={close}>
                      {child.title}
                    </PageLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
