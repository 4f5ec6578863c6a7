// What pages of an account share: their frame, and a list of what the customer has, a page at a time. [ACC-01] [ACC-02]
import { Fragment, type ReactNode } from "react";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import type { AccountWay } from "./account-ways.ts";
import { LeaveForm } from "./leave-form.tsx";
import * as styles from "./account-list.module.css";

/** The ways through the account beside what is shown, or above it; the way back to a list stands above the heading. */
export const AccountFrame = ({
  ways,
  back = null,
  children,
}: {
  readonly ways: readonly AccountWay[];
  readonly back?: { readonly href: string; readonly text: string } | null;
  readonly children: ReactNode;
}) => (
  <div className={`k-wrap ${styles.frame}`}>
    {ways.length === 0 ? null : <Ways ways={ways} />}
    <div className={styles.body}>
      {back === null ? null : (
        <p>
          <PageLink href={back.href}>{back.text}</PageLink>
        </p>
      )}
      {children}
    </div>
  </div>
);

const Ways = ({ ways }: { readonly ways: readonly AccountWay[] }) => {
  const t = useTexts("account-list");
  return (
    <nav className={styles.sections} aria-label={t("sections")}>
      <ul data-scrolls>
        {ways.map(({ href, text, section, leaves }) => (
          <li key={href}>
            {leaves === true ? (
              <LeaveForm button={text} size="small" />
            ) : (
              <PageLink href={href} section={section}>
                {text}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Two columns, one below the other where there is no room. */
export const AccountSplit = ({ children, beside }: { readonly children: ReactNode; readonly beside: ReactNode }) => (
  <div className={styles.split}>
    <div>{children}</div>
    <div>{beside}</div>
  </div>
);

export interface AccountListRow {
  readonly href: string;
  readonly title: string;
  readonly badge: ReactNode;
  readonly text: string;
  readonly note: string;
}

export interface AccountListProps {
  /** Where the list stands. */
  readonly page: {
    readonly ways: readonly AccountWay[];
    /** Further pages, and back to the first; null where there is none. */
    readonly next: string | null;
    readonly first: string | null;
  };
  readonly title: string;
  /** What is said of all of them. */
  readonly lead?: string | null;
  /** What stands before the rows. */
  readonly above?: ReactNode;
  /** Shown where there is no row. */
  readonly none: string;
  readonly rows: readonly AccountListRow[];
}

/** The ways to further entries of a list, and back to the first. */
export const ListPages = ({ next, first }: { readonly next: string | null; readonly first: string | null }) => {
  const t = useTexts("account-list");
  return next === null && first === null ? null : (
    <nav className={styles.ways} aria-label={t("pages")}>
      {first === null ? null : <PageLink href={first}>{t("firstPage")}</PageLink>}
      {next === null ? null : <PageLink href={next}>{t("nextPage")}</PageLink>}
    </nav>
  );
};

export const AccountList = ({
  page: { ways, next, first },
  title,
  lead = null,
  above = null,
  none,
  rows,
}: AccountListProps) => (
  <AccountFrame ways={ways}>
    <h1 tabIndex={-1}>{title}</h1>
    {lead === null ? null : <p className="k-lead">{lead}</p>}
    {above}
    {rows.length === 0 ? (
      <p className="k-lead">{none}</p>
    ) : (
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.href} className="sheet">
            <div className="sheet-head">
              <h2>
                <PageLink href={row.href}>{row.title}</PageLink>
              </h2>
              {row.badge}
            </div>
            <p>{row.text}</p>
            <p className="small quiet">
              {row.note.split(" · ").map((part, at) => (
                <Fragment key={part}>
                  {at === 0 ? "" : " · "}
                  <span className={styles.part}>{part}</span>
                </Fragment>
              ))}
            </p>
          </li>
        ))}
      </ul>
    )}
    <ListPages next={next} first={first} />
  </AccountFrame>
);
