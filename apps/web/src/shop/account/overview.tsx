// What matters of an account at a glance: what is owed, what waits for its customer, the days that come next, and each contract as a ship in the harbour. [ACC-01] [ACC-02] [ACC-03] [ACC-09]
import { Badge } from "@kontor/ui/badge";
import { buttonLook } from "@kontor/ui/button";
import type { Mooring } from "@kontor/domain/shop/invoice";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import type { MooredView, OverviewView, OwedView } from "./overview-views.ts";
import { Ship } from "./ship.tsx";
import * as styles from "./overview.module.css";

const kinds = { waiting: "plain", loading: "deal", sailing: "free", leaving: "deal" } as const satisfies Record<
  Mooring,
  string
>;

export const Overview = ({ overview }: { readonly overview: OverviewView }) => (
  <>
    {overview.owed === null ? null : <Owed owed={overview.owed} />}
    {overview.waits.length === 0 ? null : <Waits waits={overview.waits} />}
    {overview.dates.length === 0 ? null : <Dates dates={overview.dates} />}
    {overview.moored.length + overview.names.length === 0 ? (
      <Empty starts={overview.starts} />
    ) : (
      <Harbour overview={overview} />
    )}
  </>
);

/** The figure that matters, and the one button that goes with it. */
const Owed = ({ owed: { amount, isLate, text, pay, list } }: { readonly owed: OwedView }) => {
  const t = useTexts("account");
  return (
    <section className={`sheet ${styles.owed}`} aria-labelledby="account-owed">
      <h2 id="account-owed">{t("overview.owed")}</h2>
      <p className={styles.figure} data-late={isLate || undefined}>
        {amount ?? t("overview.nothing")}
      </p>
      <p>{text}</p>
      <p className={styles.starts}>
        {amount === null ? null : (
          <PageLink href={pay ?? list} {...buttonLook("primary")}>
            {t("overview.payNow")}
          </PageLink>
        )}
        {amount !== null && pay === null ? null : <PageLink href={list}>{t("overview.toInvoices")}</PageLink>}
      </p>
    </section>
  );
};

const Waits = ({ waits }: Pick<OverviewView, "waits">) => {
  const t = useTexts("account");
  return (
    <section className={`sheet ${styles.waits}`} aria-labelledby="account-waits">
      <h2 id="account-waits">{t("overview.waits.title")}</h2>
      <ul>
        {waits.map(({ text, href, act }) => (
          <li key={text}>
            <span>{text}</span> <PageLink href={href}>{act}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Dates = ({ dates }: Pick<OverviewView, "dates">) => {
  const t = useTexts("account");
  return (
    <section className="sheet" aria-labelledby="account-dates">
      <h2 id="account-dates">{t("overview.dates.title")}</h2>
      <ol className={styles.dates}>
        {dates.map(({ kind, at, day, text, amount, link }) => (
          <li key={`${kind} ${at} ${text}`}>
            <time dateTime={at}>{day}</time>
            <span>{link === null ? text : <PageLink href={link}>{text}</PageLink>}</span>
            {amount === null ? null : <strong className="k-figures">{amount}</strong>}
          </li>
        ))}
      </ol>
    </section>
  );
};

const Harbour = ({ overview: { moored, names, more, moreNames } }: { readonly overview: OverviewView }) => {
  const t = useTexts("account");
  return (
    <>
      {moored.length === 0 ? null : (
        <section className={styles.part} aria-labelledby="account-contracts">
          <h2 id="account-contracts">{t("overview.contracts")}</h2>
          <ul className={styles.ships}>
            {moored.map((contract) => (
              <Moored key={contract.href} contract={contract} />
            ))}
          </ul>
          {more === null ? null : (
            <p>
              <PageLink href={more}>{t("overview.more")}</PageLink>
            </p>
          )}
        </section>
      )}
      {names.length === 0 ? null : (
        <section className={styles.part} aria-labelledby="account-names">
          <h2 id="account-names">{t("overview.names")}</h2>
          <ul className={`sheet ${styles.names}`}>
            {names.map(({ href, title, mooring, state }) => (
              <li key={title}>
                <PageLink href={href}>{title}</PageLink>
                <Badge kind={kinds[mooring]}>{state}</Badge>
              </li>
            ))}
          </ul>
          {moreNames === null ? null : (
            <p>
              <PageLink href={moreNames}>{t("overview.moreNames")}</PageLink>
            </p>
          )}
        </section>
      )}
    </>
  );
};

const Moored = ({ contract }: { readonly contract: MooredView }) => {
  const t = useTexts("account");
  const { href, title, mooring, state, price, additions } = contract;
  return (
    <li className="sheet">
      <Ship mooring={mooring} />
      <div className={styles.words}>
        <h3>
          <PageLink href={href}>{title}</PageLink>
        </h3>
        <p>
          <Badge kind={kinds[mooring]}>{state}</Badge>
        </p>
        <p className="small quiet">{price}</p>
        {additions.length === 0 ? null : (
          <p className="small">
            {t("overview.with")}{" "}
            {additions.map((addition, at) => (
              <span key={addition.href}>
                {at === 0 ? "" : ", "}
                <PageLink href={addition.href}>{addition.title}</PageLink>
              </span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
};

const Empty = ({ starts }: Pick<OverviewView, "starts">) => {
  const t = useTexts("account");
  return (
    <section className={`sheet ${styles.empty}`} aria-labelledby="account-empty">
      <Ship mooring="waiting" />
      <h2 id="account-empty">{t("overview.emptyTitle")}</h2>
      <p>{t("overview.emptyText")}</p>
      <p className={styles.starts}>
        <PageLink href={starts.domains} {...buttonLook("primary")}>
          {t("overview.findName")}
        </PageLink>
        <PageLink href={starts.home} {...buttonLook("secondary")}>
          {t("overview.seePlans")}
        </PageLink>
      </p>
    </section>
  );
};
