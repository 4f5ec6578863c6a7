// What matters of an account at a glance: the board with the next payment and the last day to cancel, and each contract as a ship in the harbour. [ACC-01] [ACC-02] [ACC-03]
import { Badge } from "@kontor/ui/badge";
import { buttonLook } from "@kontor/ui/button";
import type { Mooring } from "@kontor/domain/shop/invoice";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import type { MooredView, OverviewView, PaymentView } from "./overview-views.ts";
import { Ship } from "./ship.tsx";
import * as styles from "./overview.module.css";

const kinds = { waiting: "plain", loading: "deal", sailing: "free", leaving: "deal" } as const satisfies Record<
  Mooring,
  string
>;

export const Overview = ({ overview }: { readonly overview: OverviewView }) => (
  <>
    <Board overview={overview} />
    {overview.moored.length + overview.names.length === 0 ? (
      <Empty starts={overview.starts} />
    ) : (
      <Harbour overview={overview} />
    )}
  </>
);

const Board = ({ overview: { payment, notice, owed } }: { readonly overview: OverviewView }) => {
  const t = useTexts("account");
  if (payment === null && notice === null && owed === null) return null;
  return (
    <div className={styles.board}>
      <section className="sheet" aria-labelledby="account-payment">
        <h2 id="account-payment">{t(payment?.kind === "regular" ? "overview.regular" : "overview.payment")}</h2>
        {payment === null ? <p>{owed ?? t("overview.nothing")}</p> : <Payment payment={payment} />}
        {payment?.others == null ? null : (
          <p>
            {owed} <PageLink href={payment.others.href}>{payment.others.text}</PageLink>
          </p>
        )}
      </section>
      {notice === null ? null : (
        <section className="sheet" aria-labelledby="account-notice">
          <h2 id="account-notice">{t("overview.notice")}</h2>
          <p className={styles.figure}>{notice.day}</p>
          <p>{notice.text}</p>
          <p>
            <PageLink href={notice.href}>{t("overview.toContract")}</PageLink>
          </p>
        </section>
      )}
    </div>
  );
};

const Payment = ({ payment: { kind, when, amount, link } }: { readonly payment: PaymentView }) => (
  <>
    <p className={styles.due} data-late={kind === "overdue" ? true : undefined}>
      <span>{when}</span> <strong className={styles.figure}>{amount}</strong>
    </p>
    {link === null ? null : (
      <p>
        <PageLink href={link.href} {...buttonLook("primary")}>
          {link.text}
        </PageLink>
      </p>
    )}
  </>
);

const Harbour = ({ overview: { moored, names, more } }: { readonly overview: OverviewView }) => {
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
        </section>
      )}
      {more === null ? null : (
        <p>
          <PageLink href={more}>{t("overview.more")}</PageLink>
        </p>
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
