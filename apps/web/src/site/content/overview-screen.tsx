// All pages by title, so that each can be reached by following links. [LOC-03]
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { Pages } from "./pagination.tsx";
import * as styles from "./reading.module.css";
import type { PageOf } from "../../platform/page/model.ts";
import type { OverviewPage } from "./reading-views.ts";

export default function OverviewScreen({ page }: { readonly page: PageOf<"overview", OverviewPage> }) {
  const t = useTexts("overview");
  const { ways, pagination, path } = page.data;
  return (
    <div className={`k-wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <p className="k-lead">{t("lead")}</p>
      </header>
      <ul className={styles.overview}>
        {ways.map(({ href, title }) => (
          <li key={href}>
            <PageLink href={href}>{title}</PageLink>
          </li>
        ))}
      </ul>
      <Pages pagination={pagination} path={path} namespace="overview" />
    </div>
  );
}
