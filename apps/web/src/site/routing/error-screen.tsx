// The error page: the status large, what happened, and where to go on. [SHL-02…06] [SHL-12]
import { buttonLook } from "@kontor/ui/button";
import { pageNotFoundMessage } from "@kontor/domain/site/routing";
import { useTexts } from "../../platform/texts/texts.tsx";
import { Drawing, Scene } from "../../shell/drawing.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import * as styles from "./error-screen.module.css";
import type { PageOf } from "../../platform/page/model.ts";
import type { ErrorPage } from "./views.ts";

export default function ErrorScreen({ page }: { readonly page: PageOf<"error", ErrorPage> }) {
  const t = useTexts("error");
  const { status, path, category, cards, home, deals, account } = page.data;
  return (
    <div className={`k-wrap ${styles.page}`}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>
            <span className={`${styles.status} k-figures`}>{status}</span> <span>{t(`${status}.subtitle`)}</span>
          </h1>
          <p className={styles.text}>{t(`${status}.text`)}</p>
          {status === 404 ? (
            <p className="k-small">
              <code>{pageNotFoundMessage(path)}</code>
            </p>
          ) : null}
          <p className={styles.actions}>
            {status >= 429 ? (
              <a href="" {...buttonLook("primary")}>
                {t("again")}
              </a>
            ) : null}
            {status === 403 ? (
              <PageLink href={account} {...buttonLook("primary")}>
                {t("account")}
              </PageLink>
            ) : null}
            {category === null ? null : (
              <PageLink href={category.href} {...buttonLook("primary")}>
                {category.label}
              </PageLink>
            )}
            <PageLink href={home} {...buttonLook("secondary")}>
              {t("home")}
            </PageLink>
            <PageLink href={deals} className={styles.deals}>
              {t("deals")}
            </PageLink>
          </p>
        </div>
        <Scene name={status < 429 ? "lighthouse" : "buoy"} className={styles.scene} />
      </div>
      <section aria-labelledby="more-categories">
        <h2 id="more-categories">{t("more")}</h2>
        <ul className={styles.cards}>
          {cards.map(({ drawing, name, label, href }) => (
            <li key={href} className={styles.card}>
              <Drawing name={drawing} size={64} />
              <div>
                <h3>{name}</h3>
                <p>{t("cardText")}</p>
                <PageLink href={href}>{label}</PageLink>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
