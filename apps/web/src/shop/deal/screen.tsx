// What costs less right now: flash deals, running deals; the filter stands in the address. [CNT-05] [CNT-11]
import { useTexts } from "../../platform/texts/texts.tsx";
import { Drawing } from "../../shell/drawing.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { DealCards } from "./deal-list.tsx";
import type { PageOf } from "../../platform/page/model.ts";
import type { DealsPage } from "./views.ts";
import * as styles from "./deals.module.css";

export default function DealsScreen({ page }: { readonly page: PageOf<"deals", DealsPage> }) {
  const t = useTexts("deals");
  const { categories, flash, deals, vat } = page.data;
  return (
    <div className={`k-wrap ${styles.page}`}>
      <header className="c-head">
        <Drawing name="ledger" size={96} />
        <div>
          <h1>{t("title")}</h1>
          <p className="k-lead">{t("lead")}</p>
        </div>
      </header>
      {categories.length < 3 ? null : (
        <nav className={styles.filter} aria-label={t("filter")}>
          <ul>
            {categories.map(({ key, title, href, current }) => (
              <li key={key ?? "all"}>
                <PageLink href={href} current={current}>
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {flash.length === 0 ? null : (
        <section className={styles.section} aria-labelledby="flash-deals">
          <h2 id="flash-deals">{t("flash")}</h2>
          <DealCards deals={flash} vat={vat} />
        </section>
      )}
      {deals.length === 0 && flash.length > 0 ? null : (
        <section className={styles.section} aria-labelledby="running-deals">
          <h2 id="running-deals">{t("running")}</h2>
          {deals.length === 0 ? <p>{t("none")}</p> : <DealCards deals={deals} vat={vat} />}
        </section>
      )}
    </div>
  );
}
