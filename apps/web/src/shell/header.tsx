// The header: VAT and language above, logo, navigation and cart below; all of it works before scripts run.
import type { ReactNode } from "react";
import { CircleUser, ShoppingCart } from "lucide-react";
import { useTexts } from "../platform/texts/texts.tsx";
import { AccountLink } from "./account-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import type { FrameData } from "./model.ts";
import { Navigation } from "./navigation.tsx";
import { Tooltip } from "./overlay/tooltip.tsx";
import { PageLink } from "./page-link.tsx";
import { PhoneMenu } from "./phone-menu.tsx";

const icon = { size: 22, strokeWidth: 1.75, "aria-hidden": true } as const;

interface HeaderParts {
  readonly shell: FrameData;
  /** What the strip above begins with. */
  readonly strip: ReactNode;
  /** The country for VAT, in the menu of narrow screens. */
  readonly menuVat: ReactNode;
  readonly cartCount: ReactNode;
}

export const Header = ({ shell, strip, menuVat, cartCount }: HeaderParts) => {
  const t = useTexts("shell");
  return (
    <header className="s-header">
      <div className="s-strip">
        <div className="k-wrap s-strip-row">
          {strip}
          <span className="s-strip-links">
            {shell.leave === undefined ? null : <a href={shell.leave}>{t("leave")}</a>}
            <PageLink href={shell.paths.help}>{t("strip.help")}</PageLink>
            <PageLink href={shell.paths.search}>{t("strip.search")}</PageLink>
            <LanguageSwitch other={shell.otherLanguage} />
          </span>
        </div>
      </div>
      <div className="k-wrap s-bar">
        <PageLink href={shell.paths.home} className="s-logo" label={t("home")}>
          <Logo name={shell.provider.name} mark={shell.provider.mark} />
        </PageLink>
        <Navigation entries={shell.navigation} />
        <Tooltip text={t("accountHint")}>
          {(hint) => (
            <AccountLink href={shell.paths.account} className="s-cart s-account" describedBy={hint}>
              <CircleUser {...icon} />
              <span className="s-cart-word k-hidden">{t("account")}</span>
            </AccountLink>
          )}
        </Tooltip>
        <PageLink href={shell.paths.cart} className="s-cart">
          <ShoppingCart {...icon} />
          <span className="s-cart-word k-hidden">{t("cart")}</span>
          {cartCount}
        </PageLink>
        <PhoneMenu shell={shell} vat={menuVat} cartCount={cartCount} />
      </div>
    </header>
  );
};
