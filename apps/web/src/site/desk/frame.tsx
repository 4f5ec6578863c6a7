// The frame around every page of staff: a side list of what the role reaches and what waits there, one search, the own name, settings and the way out; on phones it is a drawer. HTML that needs no scripts. [DSK-07] [DSK-01]
import { Button } from "@kontor/ui/button";
import { otherLocale } from "@kontor/domain/visitor/locale";
import { Menu as MenuIcon } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { numberText } from "../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { Logo } from "../../shell/logo.tsx";
import { ColourChoices } from "../../visitor/colour-mode/colour-choices.tsx";
import type { SideLink, SideWord, StaffFrameView, StaffMenu } from "./views.ts";
import * as styles from "./frame.module.css";

/** Where the way out leads. */
export const logoutAction = "/forms/logout";

interface FrameLinkProps {
  readonly href: string;
  readonly "aria-current"?: "page" | "true";
  readonly children: ReactNode;
}

/** How a word of the side list is a link: as HTML has it, or as the app of the desk follows it. */
type FrameLink = "a" | ComponentType<FrameLinkProps>;

export const StaffFrame = ({
  view: { menu, provider, home, here, otherLanguage },
  link = "a",
  search,
  children,
}: {
  readonly view: StaffFrameView;
  readonly link?: FrameLink;
  /** The search of the app; without it forms lead to that. */
  readonly search?: ReactNode;
  readonly children: ReactNode;
}) => {
  const ofShell = useTexts("shell");
  const t = useTexts("desk");
  const foot = <Foot here={here} otherLanguage={otherLanguage} menu={menu} />;
  return (
    <div className={styles.frame} data-menu={menu !== undefined || undefined}>
      <a className="k-skip" href="#content">
        {ofShell("skip")}
      </a>
      <header className={styles.side}>
        <a href={home} className={styles.logo}>
          <Logo {...provider} />
        </a>
        {menu === undefined ? (
          foot
        ) : (
          <>
            {search === undefined ? <Search menu={menu} place="side" /> : menu.wanted === null ? null : search}
            <div className={styles.wide}>
              <Side menu={menu} link={link} label={t("menu.label")} />
              {foot}
            </div>
            <Drawer>
              {search === undefined ? <Search menu={menu} place="drawer" /> : null}
              <Side menu={menu} link={link} label={t("menu.open")} />
              {foot}
            </Drawer>
          </>
        )}
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
};

const Drawer = ({ children }: { readonly children: ReactNode }) => {
  const t = useTexts("desk");
  return (
    <details className={styles.drawer}>
      <summary className={styles.opener}>
        <MenuIcon aria-hidden="true" size={20} strokeWidth={1.75} />
        {t("menu.open")}
      </summary>
      <div className={styles.drawn}>{children}</div>
    </details>
  );
};

/** One search over everything; in the drawer of a phone it stands once more, so that none is behind a press on a wide window. */
const Search = ({ menu: { wanted }, place }: { readonly menu: StaffMenu; readonly place: "side" | "drawer" }) => {
  const t = useTexts("desk");
  const locale = useLocale();
  if (wanted === null) return null;
  return (
    <search className={place === "side" ? styles.wide : undefined}>
      <form method="get" autoComplete="off" action="/admin/search" className={styles.search}>
        <input type="hidden" name="locale" value={locale} />
        <input
          className="k-input"
          type="search"
          name="q"
          maxLength={80}
          aria-label={t("menu.search")}
          placeholder={t("menu.hint")}
          defaultValue={wanted}
          data-search={place === "side" || undefined}
        />
        <span className="k-hidden">
          <Button type="submit" kind="secondary">
            {t("menu.find")}
          </Button>
        </span>
      </form>
    </search>
  );
};

interface SideParts {
  readonly menu: StaffMenu;
  readonly link: FrameLink;
  /** It stands twice in the document, beside the page and in the drawer; each has a name of its own. */
  readonly label: string;
}

const Side = ({ menu: { sections }, link: Link, label }: SideParts) => {
  if (sections.length === 0) return null;
  const word = ({ href, text, isCurrent, isHere = false, waiting }: SideLink & Partial<SideWord>) => (
    <Link href={href} {...(isCurrent || isHere ? { "aria-current": isCurrent ? "page" : "true" } : {})}>
      {text}
      {waiting === undefined || waiting.value === 0 ? null : <Waiting waiting={waiting} />}
    </Link>
  );
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {sections.map(({ pages, ...section }) => (
          <li key={section.href}>
            {word(section)}
            {pages.length < 2 || !(section.isHere || section.isCurrent) ? null : (
              <ul className={styles.pages}>
                {pages.map((page) => (
                  <li key={page.href}>{word(page)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Waiting = ({ waiting: { value, atLeast } }: { readonly waiting: SideWord["waiting"] }) => {
  const t = useTexts("desk");
  const locale = useLocale();
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {numberText(locale, value)}
        {atLeast ? "+" : ""}
      </span>
      <span className="k-hidden">, {t(atLeast ? "menu.waitingMore" : "menu.waiting", { count: value })}</span>
    </>
  );
};

const Foot = ({
  here,
  otherLanguage,
  menu,
}: Pick<StaffFrameView, "here" | "otherLanguage"> & { readonly menu: StaffMenu | undefined }) => {
  const t = useTexts("shell");
  const ofDesk = useTexts("desk");
  const locale = useLocale();
  return (
    <div className={styles.foot}>
      {menu === undefined ? null : (
        <>
          <p className={styles.role}>
            {menu.name === null ? null : <strong className={styles.name}>{menu.name}</strong>}
            {menu.role}
          </p>
          <a href={menu.own} aria-current={menu.isOwn ? "page" : undefined}>
            {ofDesk("menu.own")}
          </a>
          <form method="post" action={logoutAction}>
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="area" value="admin" />
            <button type="submit" className={styles.leave}>
              {ofDesk("menu.leave")}
            </button>
          </form>
        </>
      )}
      {otherLanguage === null ? null : (
        <a href={otherLanguage} lang={otherLocale(locale)} hrefLang={otherLocale(locale)} title={t("language.label")}>
          {t("language.switch")}
        </a>
      )}
      <form className={`s-colours ${styles.colours}`} method="post" action="/forms/colour-mode">
        <input type="hidden" name="return" value={here} />
        <ColourChoices />
      </form>
    </div>
  );
};
