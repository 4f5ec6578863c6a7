// A link to a page of this shop: the router's where it runs, an ordinary one before.
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

export interface PageLinkProps {
  /** Path with its language prefix; a query may follow. */
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly label?: string;
  readonly lang?: string;
  readonly onClick?: () => void;
  readonly hash?: string;
}

export const PageLink = ({ href, children, className, label, lang, onClick, hash, ...rest }: PageLinkProps & { readonly [data: `data-${string}`]: string | undefined }) => (
  <Link {...rest} to={href as "."} className={className} aria-label={label} lang={lang} hrefLang={lang} onClick={onClick} {...(hash ? { hash } : {})} activeOptions={{ exact: true }} activeProps={{ "aria-current": "page" }}>
    {children}
  </Link>
);
