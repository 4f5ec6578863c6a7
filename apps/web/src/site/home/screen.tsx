// Home: the domain search first, then three price columns as a ledger sets them, what is on offer, how it works.
import { buttonLook } from "@kontor/ui/button";
import { Price } from "@kontor/ui/price";
import { moneyText } from "../../platform/texts/format.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { vatText } from "../../visitor/business-vat/vat-text.ts";
import { Drawing, Harbour, SignalFlags } from "../../shell/drawing.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { advantageTexts, startsLower } from "../../shop/deal/advantage.ts";
import { TimeLeft } from "../../shop/deal/countdown.tsx";
import { useDeal } from "../../shop/deal/use-deal.ts";
import { DomainSearchForm } from "../../shop/domain-name/search-form.tsx";
import type { DealView } from "../../shop/deal/views.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { HomePage } from "./views.ts";
import * as styles from "./home.module.css";

export default function HomeScreen({ page }: { readonly page: PageOf<"home", HomePage> }) {
  const t = useTexts("home");
  const { locale, data } = page;
  return (
    <>
      <section className={styles.hero}>
        <div className={`k-wrap ${styles.heroRow}`}>
          <div className={styles.heroWords}>
            <div className={styles.heroSearch}>
              <h1>{data.heading}</h1>
              {data.lead === "" ? null : <p className="k-lead">{data.lead}</p>}
              <DomainSearch action={data.domainCheck} />
            </div>
            <div className={styles.heroEndings}>
              <p id="endings-terms" className="k-small">
                {vatText(t, "firstYear", data.vat, locale)}
              </p>
              <ul className={styles.endings} aria-labelledby="endings-terms">
                {data.endings.map(({ ending, register }) => (
                  <li key={ending}>
                    <SignalFlags word={ending} height={13} />
                    <span className={styles.ending}>.{ending}</span>
                    <span className="k-figures">{moneyText(locale, register)}</span>
                  </li>
                ))}
              </ul>
              <p>
                <PageLink href={data.domainCheck} hash="endings">
                  {t("search.all")}
                </PageLink>
              </p>
            </div>
          </div>
          <div className={styles.heroSide}>
            <House house={data.house} />
            <Harbour shipIsIn={data.shipIsIn} className={styles.scene} />
          </div>
        </div>
      </section>
      <PriceColumns page={page} />
      {data.offer === null ? null : <Offer vat={data.vat} deal={data.offer} locale={locale} />}
      <How />
      <Latest latest={data.latest} />
    </>
  );
}

type Shown = { readonly locale: PageOf<"home", HomePage>["locale"] };

/** For whom the provider is there and what it stands by, as the first lines of its ledger; nothing where its editors say nothing. [LOOK3-17] */
const House = ({ house: { audience, facts } }: { readonly house: HomePage["house"] }) =>
  audience === null && facts.length === 0 ? null : (
    <div className={styles.house}>
      {audience === null ? null : <p>{audience}</p>}
      <dl className="k-leaders">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="k-value">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );

/** A deal that ends, with what is left of it. [CNT-05] */
const Offer = ({ deal, vat, locale }: Shown & Pick<HomePage, "vat"> & { readonly deal: DealView }) => {
  const t = useTexts("deals");
  const { standing, left, lives } = useDeal(deal);
  const over = standing === "missed";
  return (
    <section className={styles.deal} data-lives={lives} aria-label={t(`word.${deal.kind}`)}>
      <div className={`k-wrap ${styles.dealRow}`}>
        <div className={styles.dealWords}>
          <p>
            <strong className="k-slip" data-kind="deal">
              {t(`word.${deal.kind}`)}
            </strong>
            {deal.title}
          </p>
          <p className={styles.dealAfter}>
            {advantageTexts(deal, t, locale).join(", ")}
            {deal.price === null ? null : (
              <>
                {" · "}
                <span className={styles.dealPrice}>
                  {t(startsLower(deal) ? "then" : "from")} {moneyText(locale, deal.price)} {t("perMonth")}
                </span>{" "}
                <span className="k-small">{vatText(t, "vat", vat, locale)}</span>
              </>
            )}
          </p>
        </div>
        {over ? (
          <p role="status">{t("over")}</p>
        ) : (
          <TimeLeft left={left} until={deal.until} wholeDay={deal.wholeDay} closes={deal.closes} />
        )}
        {deal.href === null || over ? null : (
          <PageLink href={deal.href} {...buttonLook("secondary")} label={t("seeTitle", { title: deal.title })}>
            {t("see")}
          </PageLink>
        )}
      </div>
    </section>
  );
};

/** The latest from blog and help; nothing where there is none. */
const Latest = ({ latest }: { readonly latest: HomePage["latest"] }) => {
  const t = useTexts("home");
  const { posts, articles, blog, help } = latest;
  if (posts.length === 0 && articles.length === 0) return null;
  return (
    <section className={`k-wrap ${styles.section}`} aria-labelledby="latest">
      <h2 id="latest">{t("latest.title")}</h2>
      <div className={styles.latest}>
        {posts.length === 0 ? null : (
          <div>
            <h3>{t("latest.blog")}</h3>
            <ul>
              {posts.map(({ title, href, date }) => (
                <li key={href}>
                  <PageLink href={href}>{title}</PageLink>
                  <span className="k-small">{date}</span>
                </li>
              ))}
            </ul>
            <PageLink href={blog}>{t("latest.allPosts")}</PageLink>
          </div>
        )}
        {articles.length === 0 ? null : (
          <div>
            <h3>{t("latest.help")}</h3>
            <ul>
              {articles.map(({ title, href }) => (
                <li key={href}>
                  <PageLink href={href}>{title}</PageLink>
                </li>
              ))}
            </ul>
            <PageLink href={help}>{t("latest.allHelp")}</PageLink>
          </div>
        )}
      </div>
    </section>
  );
};

const DomainSearch = ({ action }: { readonly action: string }) => {
  const t = useTexts("home");
  return (
    <DomainSearchForm
      id="home-domain"
      action={action}
      label={t("search.label")}
      placeholder={t("search.placeholder")}
      button={t("search.button")}
    />
  );
};

const PriceColumns = ({ page }: { readonly page: PageOf<"home", HomePage> }) => {
  const t = useTexts("home");
  const { locale, data } = page;
  return (
    <section className={`k-wrap ${styles.section}`} aria-labelledby="price-list">
      <h2 id="price-list">{t("columns.title")}</h2>
      <p className="k-lead">{t("columns.lead")}</p>
      <div className={styles.columns}>
        {data.columns.map((column) => (
          <PriceColumn key={column.plan.key} column={column} vat={data.vat} locale={locale} />
        ))}
      </div>
    </section>
  );
};

const PriceColumn = ({
  column,
  vat,
  locale,
}: {
  readonly column: HomePage["columns"][number];
  readonly vat: HomePage["vat"];
  readonly locale: PageOf<"home", HomePage>["locale"];
}) => {
  const t = useTexts("home");
  const { plan, facts, category, href } = column;
  const rows = [
    ...facts.map((fact) => ({ ...fact, note: undefined })),
    {
      label: t("columns.setup"),
      value: plan.setup === 0 ? t("columns.none") : moneyText(locale, plan.setup),
      note: undefined,
    },
    { label: t("columns.term"), value: plan.term?.months ?? t("columns.none"), note: plan.term?.end },
  ];
  return (
    <article className={styles.column}>
      <header>
        <p className={styles.columnCategory}>{category}</p>
        <h3 data-moves={`name-${plan.key}`}>{plan.title}</h3>
        <p className={styles.columnSummary}>{plan.summary}</p>
      </header>
      <p className={styles.columnPrice} data-moves={`price-${plan.key}`}>
        <Price locale={locale} amount={plan.monthly} unit={t("perMonth")} size="large" />
      </p>
      <p className="k-small">{vatText(t, "columns.vat", vat, locale)}</p>
      <dl className={`k-leaders ${styles.columnFacts}`}>
        {rows.map(({ label, value, note }) => (
          <div key={label} data-noted={note === undefined ? undefined : ""}>
            <dt>{label}</dt>
            <dd className="k-value">{value}</dd>
            {note === undefined ? null : <dd className={`k-small ${styles.columnNote}`}>{note}</dd>}
          </div>
        ))}
      </dl>
      <PageLink href={plan.href} {...buttonLook("primary", "normal", true)}>
        {t("columns.view", { title: plan.title })}
      </PageLink>
      <PageLink href={href} className={styles.columnAll}>
        {t("columns.all", { category })}
      </PageLink>
    </article>
  );
};

const How = () => {
  const t = useTexts("home");
  return (
    <section className={`k-wrap ${styles.section}`} aria-labelledby="how">
      <h2 id="how">{t("how.title")}</h2>
      <ol className={styles.how}>
        {(
          [
            ["one", "name"],
            ["two", "ledger"],
            ["three", "open"],
          ] as const
        ).map(([step, drawing]) => (
          <li key={step}>
            <Drawing name={drawing} />
            <div>
              <h3>{t(`how.${step}.title`)}</h3>
              <p>{t(`how.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};
