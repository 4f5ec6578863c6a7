// What pages of an account share: their frame, and a list of what the customer has, a page at a time. [ACC-01] [ACC-02]
import { Fragment, type ReactNode } from "react";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import type { AccountWay } from "./account-ways.ts";
import { addressWith } from "./list-address.ts";
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

interface ListPlace {
  /** Where the list stands. */
  readonly path: string;
  /** The entry behind which this part of it begins, and behind which the next one does; null where there is none. */
  readonly after: string | null;
  readonly next: string | null;
}

interface AccountListProps extends Pick<ListPlace, "path"> {
  readonly data: Omit<ListPlace, "path"> & { readonly ways: readonly AccountWay[] };
  readonly title: string;
  /** Shown where there is no row. */
  readonly none: string;
  readonly rows: readonly AccountListRow[];
}

/** The ways to further entries of a list, and back to the first. */
export const ListPages = ({ path, after, next }: ListPlace) => {
  const t = useTexts("account-list");
  return next === null && after === null ? null : (
    <nav className={styles.ways} aria-label={t("pages")}>
      {after === null ? null : <PageLink href={path}>{t("firstPage")}</PageLink>}
      {next === null ? null : <PageLink href={addressWith(path, { after: next })}>{t("nextPage")}</PageLink>}
    </nav>
  );
};

export const AccountList = ({ data: { ways, after, next }, path, title, none, rows }: AccountListProps) => (
  <AccountFrame ways={ways}>
    <h1 tabIndex={-1}>{title}</h1>
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
    <ListPages path={path} after={after} next={next} />
  </AccountFrame>
);
