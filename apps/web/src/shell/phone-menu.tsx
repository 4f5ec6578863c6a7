// The menu of narrow screens: a modal dialog with everything that the header leads to; without scripts the platform opens it as a popover. [SHL-01] [LGL-06]
import { CircleUser, LogOut, Menu, Search, ShoppingCart, X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { DrawnOnce } from "../platform/client/drawn-once.tsx";
import { useTexts } from "../platform/texts/texts.tsx";
import { AccountLink } from "./account-link.tsx";
import { hideBlur, showBlur } from "./blur.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import type { FrameData } from "./model.ts";
import { PageLink } from "./page-link.tsx";

const icon = { size: 22, strokeWidth: 1.75, "aria-hidden": true } as const;
const owner = "menu";

/** From here on the header shows everything itself. */
const wide = "(min-width: 1152px)";

const show = (dialog: HTMLDialogElement | null): void => {
  dialog?.showModal();
  showBlur(owner);
};

interface PhoneMenuProps {
  readonly shell: FrameData;
  readonly vat: ReactNode;
  readonly cartCount: ReactNode;
}

export const PhoneMenu = ({ shell, vat, cartCount }: PhoneMenuProps) => {
  const t = useTexts("shell");
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();

  useEffect(() => {
    const sheet = dialog.current;
    if (sheet === null) return;
    // Opened by the platform before the scripts were there.
    if (sheet.matches(":popover-open")) {
      // It does not come in twice.
      sheet.dataset["stays"] = "";
      sheet.hidePopover();
      show(sheet);
    }
    const left = new AbortController();
    const { signal } = left;
    window.matchMedia(wide).addEventListener("change", ({ matches }) => matches && sheet.close(), { signal });
    // The way back leads out of it, too.
    window.addEventListener("popstate", () => sheet.close(), { signal });
    // A press beside the sheet is one on the dialog itself.
    sheet.addEventListener("click", ({ target }) => target === sheet && sheet.close(), { signal });
    return () => left.abort();
  }, []);

  /** The dialog instead of the platform's popover. */
  const instead =
    (then: () => void) =>
    (event: MouseEvent): void => {
      event.preventDefault();
      then();
    };
  const closed = (): void => {
    hideBlur(owner);
    dialog.current?.removeAttribute("data-stays");
    // Not every browser focuses a button that is pressed; what has the focus by now, as the heading of the next page, keeps it.
    if (document.activeElement === document.body) button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className="s-menu-button"
        popoverTarget="menu"
        aria-haspopup="dialog"
        // oxlint-disable-next-line react/refs -- read when it is pressed
        onClick={instead(() => show(dialog.current))}
      >
        <Menu {...icon} />
        <span>{t("menu")}</span>
      </button>
      <dialog ref={dialog} id="menu" className="s-menu" popover="auto" aria-label={t("menu")} onClose={closed}>
        <div className="s-menu-sheet">
          <button
            type="button"
            className="s-menu-close"
            popoverTarget="menu"
            popoverTargetAction="hide"
            // oxlint-disable-next-line react/refs -- read when it is pressed
            onClick={instead(close)}
          >
            <X {...icon} />
            <span>{t("menuClose")}</span>
          </button>
          <SearchField path={shell.paths.search} />
          <Ways shell={shell} onFollow={close} />
          <ul className="s-menu-own">
            <li>
              <AccountLink href={shell.paths.account} className="s-menu-link" onClick={close}>
                <CircleUser {...icon} />
                {t("account")}
              </AccountLink>
            </li>
            {shell.leave === undefined ? null : (
              <li>
                <a href={shell.leave} className="s-menu-link" onClick={close}>
                  <LogOut {...icon} />
                  {t("leave")}
                </a>
              </li>
            )}
            <li>
              <PageLink href={shell.paths.cart} className="s-menu-link" onClick={close}>
                <ShoppingCart {...icon} />
                {t("cart")} {cartCount}
              </PageLink>
            </li>
          </ul>
          {vat}
          <p className="s-menu-settings">
            <LanguageSwitch other={shell.otherLanguage} className="s-menu-link" onClick={close} />
            <a className="s-menu-link" href="#colours" onClick={close}>
              {t("appearance")}
            </a>
          </p>
        </div>
      </dialog>
    </>
  );
};

const SearchField = ({ path }: { readonly path: string }) => {
  const t = useTexts("shell");
  return (
    <form className="s-menu-search" action={path} method="get" autoComplete="off" role="search">
      <input
        className="k-input"
        type="search"
        name="q"
        maxLength={100}
        required
        placeholder={t("strip.search")}
        aria-label={t("strip.search")}
      />
      <button type="submit" className="s-menu-find" aria-label={t("strip.search")}>
        <Search {...icon} />
      </button>
    </form>
  );
};

const Ways = ({ shell, onFollow }: { readonly shell: FrameData; readonly onFollow: () => void }) => {
  const t = useTexts("shell");
  const { navigation, paths } = shell;
  const more = [
    { href: paths.deals, title: t("footer.deals") },
    { href: paths.blog, title: t("footer.blog") },
    { href: paths.help, title: t("strip.help") },
    { href: paths.contact, title: t("footer.contact") },
  ];
  return (
    <DrawnOnce
      of={shell}
      named="ways"
      inside={() => (
        <>
          <ul className="s-menu-list">
            {navigation.map(({ href, title, children }) => (
              <li key={href}>
                <PageLink href={href} onClick={onFollow} section>
                  {title}
                </PageLink>
                {children.length === 0 ? null : (
                  <ul className="s-menu-below">
                    {children.map((child) => (
                      <li key={child.href}>
                        <PageLink href={child.href} onClick={onFollow} section>
                          {child.title}
                        </PageLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
          <ul className="s-menu-more">
            {more.map(({ href, title }) => (
              <li key={href}>
                <PageLink href={href} onClick={onFollow}>
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    >
      {(filled) => <nav className="s-menu-ways" aria-label={t("menu")} {...filled} />}
    </DrawnOnce>
  );
};
