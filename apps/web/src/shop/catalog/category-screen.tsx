// A category: the price list as a table on wide screens, as cards on narrow ones; an overview.
import { buttonLook } from "@kontor/ui/button";
import { Price } from "@kontor/ui/price";
import type { Locale } from "@kontor/domain/visitor/locale";
import { moneyText } from "../../platform/texts/format.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import type { CategoryPage, Guide } from "./views.ts";
import { vatText } from "../../visitor/business-vat/vat-text.ts";
import { CategoryScene, Drawing } from "../../shell/drawing.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { Questions } from "../../shell/questions.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { PlanPair } from "./plan-pair.tsx";
import { PlanTable } from "./plan-table.tsx";
import type { PageOf } from "../../platform/page/model.ts";
import * as styles from "./category.module.css";
import * as plans from "./plans.module.css";

export default function CategoryScreen({ page }: { readonly page: PageOf<"category", CategoryPage> }) {
  const t = useTexts("category");
  const { locale, data } = page;
  const { key, title, summary, list, below, vat, promises, guide } = data;
  return (
    <div className={`k-wrap ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className="k-lead">{summary}</p>
        </div>
        <CategoryScene name={key} className={styles.scene} />
      </header>
      {below.length === 0 ? null : <Below cards={below} locale={locale} vat={vat} />}
      {list.plans.length === 0 ? null : <Plans data={data} locale={locale} />}
      <p className="k-small">{vatText(t, "note", vat, locale)}</p>
      {data.offer === null ? null : (
        <p>
          {t("offer")} <PageLink href={data.offer}>{t("offerLink")}</PageLink>
        </p>
      )}
      {list.plans.length < 2 ? null : <WhichPlan plans={list.plans} locale={locale} />}
      <Promises promises={promises} />
      {guide === null ? null : <GuideQuestions guide={guide} />}
    </div>
  );
}

/** For whom each plan is, in a sentence: what the table of wide screens has no room for. */
const WhichPlan = ({ plans, locale }: { readonly plans: CategoryPage["list"]["plans"]; readonly locale: Locale }) => {
  const t = useTexts("category");
  return (
    <section className={styles.which} aria-labelledby="which">
      <h2 id="which">{t("which")}</h2>
      <ul className="k-leaders">
        {plans.map(({ key, href, title, summary, monthly, hourly }) => (
          <li key={key}>
            <span>{summary}</span>
            <span className="k-value">
              <PageLink href={href}>{title}</PageLink>{" "}
              <span className="k-small">
                {moneyText(locale, monthly)} {t(hourly === null ? "perMonth" : "perMonthMost")}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Promises = ({ promises }: Pick<CategoryPage, "promises">) => {
  const t = useTexts("category");
  return (
    <section className={styles.section} aria-labelledby="promises">
      <h2 id="promises">{t("promises")}</h2>
      <ul className={styles.promises}>
        {promises.map(({ drawing, title, text, link, href }) => (
          <li key={href}>
            <Drawing name={drawing} size={64} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
              <PageLink href={href}>{link}</PageLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

const GuideQuestions = ({ guide: { href, title, questions } }: { readonly guide: Guide }) => {
  const t = useTexts("category");
  return (
    <section className={styles.section} aria-labelledby="questions">
      <h2 id="questions">{t("questions")}</h2>
      {questions.length === 0 ? null : <Questions items={questions} className={styles.questions} />}
      <p>
        {t("more")} <PageLink href={href}>{title}</PageLink>
      </p>
    </section>
  );
};

/** The table and the cards tell the same; the tick box leaves what is equal in all plans out of both, without scripts. */
const Plans = ({
  data,
  locale,
}: {
  readonly data: CategoryPage;
  readonly locale: PageOf<"category", CategoryPage>["locale"];
}) => {
  const t = useTexts("category");
  const compared = data.list.features.length > 0;
  return (
    <section className={plans.plans} data-compared={compared || undefined} aria-label={t("compare")}>
      {compared ? (
        <label className="c-differences">
          <input type="checkbox" name="differences" />
          <span>{t("differences")}</span>
        </label>
      ) : null}
      {compared ? <PlanTable list={data.list} vat={data.vat} locale={locale} /> : null}
      {data.list.plans.length < 3 ? null : <Jumps plans={data.list.plans} locale={locale} />}
      {compared && data.list.plans.length > 2 ? <PlanPair list={data.list} locale={locale} /> : null}
      <PlanCards list={data.list} vat={data.vat} locale={locale} />
    </section>
  );
};

/** On narrow screens, where the cards stand below one another: all names and prices at once, each leading to its card. */
const Jumps = ({ plans, locale }: { readonly plans: CategoryPage["list"]["plans"]; readonly locale: Locale }) => {
  const t = useTexts("category");
  return (
    <nav className={styles.jumps} aria-label={t("jump")}>
      <ul>
        {plans.map(({ key, title, monthly }) => (
          <li key={key}>
            <a href={`#plan-${key}`}>
              <span>{title}</span>
              <span className="k-figures">{moneyText(locale, monthly)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Below = ({
  cards,
  locale,
  vat,
}: {
  readonly cards: CategoryPage["below"];
  readonly locale: PageOf<"category", CategoryPage>["locale"];
  readonly vat: CategoryPage["vat"];
}) => {
  const t = useTexts("category");
  return (
    <ul className={plans.below}>
      {cards.map(({ key, href, title, summary, from }) => (
        <li key={key} className={plans.card}>
          <h2>{title}</h2>
          <p className={plans.cardSummary}>{summary}</p>
          {from === null ? null : (
            <div>
              <p className={plans.from}>
                {t("from")} <Price locale={locale} amount={from} unit={t("perMonth")} />
              </p>
              <p className="k-small">{vatText(t, "vat", vat, locale)}</p>
            </div>
          )}
          <p>
            <PageLink href={href} {...buttonLook("primary")} label={`${t("see")}: ${title}`}>
              {t("see")}
            </PageLink>
          </p>
        </li>
      ))}
    </ul>
  );
};
