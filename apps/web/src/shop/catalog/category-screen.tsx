// A category: the price list as a table on wide screens, as cards on narrow ones; an overview.
import { buttonLook } from "@kontor/ui/button";
import { Price } from "@kontor/ui/price";
import { useTexts } from "../../platform/texts/texts.tsx";
import type { CategoryPage } from "./views.ts";
import { vatText } from "../vat/vat-text.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { PlanTable } from "./plan-table.tsx";
import type { PageOf } from "../../platform/page/model.ts";
import * as styles from "./category.module.css";

const drawingOf: Readonly<Record<string, string>> = {
  hosting: "hosting",
  vps: "server",
  "root-server": "server",
  "cloud-server": "server",
  server: "server",
  groupware: "groupware",
  "managed-cloud": "managed-cloud",
  certificates: "certificates",
};

export default function CategoryScreen({ page }: { readonly page: PageOf<"category", CategoryPage> }) {
  const t = useTexts("category");
  const { locale, data } = page;
  const { key, title, summary, list, below, vat } = data;
  return (
    <div className={`k-wrap ${styles.page}`}>
      <header className="c-head">
        <Drawing name={drawingOf[key] ?? "domains"} size={96} />
        <div>
          <h1>{title}</h1>
          <p className="k-lead">{summary}</p>
        </div>
      </header>
      {below.length === 0 ? null : <Below cards={below} locale={locale} vat={vat} />}
      {list.plans.length === 0 ? null : <Plans data={data} locale={locale} />}
      {data.offer === null ? null : (
        <p>
          {t("offer")} <PageLink href={data.offer}>{t("offerLink")}</PageLink>
        </p>
      )}
      <p className="k-small">{vatText(t, "note", vat, locale)}</p>
    </div>
  );
}

/** The table and the cards tell the same; the tick box leaves what is equal in all plans out of both, without scripts. */
const Plans = ({ data, locale }: { readonly data: CategoryPage; readonly locale: PageOf<"category", CategoryPage>["locale"] }) => {
  const t = useTexts("category");
  const compared = data.list.features.length > 0;
  return (
    <section className={styles.plans} data-compared={compared || undefined} aria-label={t("compare")}>
      {compared ? (
        <label className="c-differences">
          <input type="checkbox" name="differences" />
          <span>{t("differences")}</span>
        </label>
      ) : null}
      {compared ? <PlanTable list={data.list} vat={data.vat} locale={locale} /> : null}
      <PlanCards list={data.list} vat={data.vat} locale={locale} />
    </section>
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
    <ul className={styles.below}>
      {cards.map(({ key, href, title, summary, from }) => (
        <li key={key} className={styles.card}>
          <h2>{title}</h2>
          <p className={styles.cardSummary}>{summary}</p>
          {from === null ? null : (
            <div>
              <p className={styles.from}>
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
