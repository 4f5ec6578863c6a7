// What pages of an account share: their frame, and a list of what the customer has, a page at a time. [ACC-01] [ACC-02]
import { Fragment, type ReactNode } from "react";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import * as styles from "./account-list.module.css";

/** The way back stands above the heading. */
export const AccountFrame = ({
  back,
  children,
}: {
  readonly back: { readonly href: string; readonly text: string };
  readonly children: ReactNode;
}) => (
  <div className={`k-wrap ${styles.frame}`}>
    <p>
      <PageLink href={back.href}>{back.text}</PageLink>
    </p>
    {children}
  </div>
);

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
    readonly account: string;
    /** Further pages, and back to the first; null where there is none. */
    readonly next: string | null;
    readonly first: string | null;
  };
  readonly title: string;
  /** What is said of all of them. */
  readonly lead?: string | null;
  /** Shown where there is no row. */
  readonly none: string;
  readonly rows: readonly AccountListRow[];
}

export const AccountList = ({ page: { account, next, first }, title, lead = null, none, rows }: AccountListProps) => {
  const t = useTexts("account-list");
  return (
    <AccountFrame back={{ href: account, text: t("toAccount") }}>
      <h1 tabIndex={-1}>{title}</h1>
      {lead === null ? null : <p className="k-lead">{lead}</p>}
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
      {next === null && first === null ? null : (
        <nav className={styles.ways} aria-label={t("pages")}>
          {first === null ? null : <PageLink href={first}>{t("firstPage")}</PageLink>}
          {next === null ? null : <PageLink href={next}>{t("nextPage")}</PageLink>}
        </nav>
      )}
    </AccountFrame>
  );
};
