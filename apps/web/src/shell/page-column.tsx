// A page of one column: in the middle of the window, or with a side that helps, which stands below it on narrow screens. [LGL-06]
import type { ReactNode, Ref } from "react";
import * as styles from "./section.module.css";

interface PageColumnProps {
  /** The page's own class, for what stands in the column. */
  readonly className: string;
  /** Fields of a login, and nothing as wide as a text. */
  readonly narrow?: boolean;
  readonly side?: ReactNode;
  readonly place?: Ref<HTMLDivElement> | undefined;
  readonly children: ReactNode;
}

export const PageColumn = ({ className, narrow, side, place, children }: PageColumnProps) =>
  side === undefined ? (
    <div ref={place} className={`k-wrap ${styles.column} ${className}`} data-narrow={narrow}>
      {children}
    </div>
  ) : (
    <div className={`k-wrap ${styles.beside}`} data-narrow={narrow}>
      <div ref={place} className={className}>
        {children}
      </div>
      {side}
    </div>
  );

export const SideSheet = ({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <aside className={`sheet ${styles.side}`} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </aside>
);
