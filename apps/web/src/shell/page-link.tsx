// A link to a page of this shop: the router follows it where scripts run, the browser before.
import { useRouter } from "@tanstack/react-router";
import { createContext, type MouseEvent, type ReactNode, use } from "react";
import { preloadPage } from "./preload-page.ts";

export interface PageLinkProps {
  /** Path with its language prefix; a query may follow. */
  readonly href: string;
  readonly children: ReactNode;
  readonly id?: string;
  readonly className?: string;
  readonly label?: string;
  /** Id of what explains the link. */
  readonly describedBy?: string | undefined;
  readonly lang?: string;
  readonly onClick?: (() => void) | undefined;
  readonly hash?: string;
  /** Whether it leads to what is shown, where the path alone does not tell. */
  readonly current?: boolean;
  /** Whether it leads to a section, and says so on the pages below it, too. */
  readonly section?: boolean;
  readonly "data-current"?: true | undefined;
  /** The look of a button. */
  readonly "data-kind"?: string;
  readonly "data-size"?: string;
  readonly "data-wide"?: string | undefined;
}

/** Address of the page that is shown, so that a link to it says so. */
export const Here = createContext("");

/** `page` for what is shown; `true` for the beginning of it, where a query chooses a part or an order, and for its section. */
const currentAt = (here: string, href: string, section: boolean): "page" | "true" | undefined =>
  here === href ? "page" : here.split("?")[0] === href || (section && here.startsWith(`${href}/`)) ? "true" : undefined;

const isPlain = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export const PageLink = ({
  href,
  children,
  id,
  className,
  label,
  describedBy,
  lang,
  onClick,
  hash,
  current,
  section = false,
  "data-current": isCurrent,
  "data-kind": kind,
  "data-size": size,
  "data-wide": wide,
}: PageLinkProps) => {
  const router = useRouter();
  const here = use(Here);
  const currentAs = current === undefined ? currentAt(here, href, section) : current ? "page" : undefined;
  const target = hash ? `${href}#${hash}` : href;
  const follow = (event: MouseEvent): void => {
    onClick?.();
    if (!isPlain(event)) return;
    event.preventDefault();
    void router.navigate({ href: target });
  };
  const near = (): void => preloadPage(router, href);
  return (
    <a
      id={id}
      href={target}
      className={className}
      aria-label={label}
      aria-describedby={describedBy}
      lang={lang}
      hrefLang={lang}
      aria-current={currentAs}
      data-current={isCurrent}
      data-kind={kind}
      data-size={size}
      data-wide={wide}
      onClick={follow}
      onPointerEnter={near}
      onPointerDown={near}
      onFocus={near}
    >
      {children}
    </a>
  );
};
