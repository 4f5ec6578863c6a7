// The links of pages and sortable columns: an app gives the link of its router, which takes these properties; without one it is an `a`.
import type { ComponentType, ReactNode } from "react";

export interface PartLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** A name apart from the text, such as "Page 3" for "3". */
  readonly label?: string;
  /** Whether it leads to what is shown. */
  readonly current?: boolean;
}

export type PartLink = ComponentType<PartLinkProps>;

export const PlainLink: PartLink = ({ href, children, className, label, current }) => (
  <a href={href} className={className} aria-label={label} aria-current={current ? "page" : undefined}>
    {children}
  </a>
);
