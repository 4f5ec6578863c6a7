// The way to the customer's account, here or in a panel elsewhere. [SES-10]
import type { ReactNode } from "react";
import { PageLink } from "./page-link.tsx";

interface AccountLinkProps {
  readonly href: string;
  readonly className: string;
  readonly describedBy?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

export const AccountLink = ({ href, className, describedBy, onClick, children }: AccountLinkProps) =>
  href.startsWith("/") ? (
    <PageLink href={href} className={className} describedBy={describedBy} onClick={onClick}>
      {children}
    </PageLink>
  ) : (
    <a href={href} className={className} aria-describedby={describedBy}>
      {children}
    </a>
  );
