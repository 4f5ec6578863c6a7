// A product: left what it is and what can be chosen, right the ledger that adds up. One form, so that it works before scripts run.
import { Price } from "@kontor/ui/price";
import { moneyText } from "../../platform/texts/format.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { vatText } from "../../visitor/business-vat/vat-text.ts";
import { PageLink } from "../../shell/page-link.tsx";
import { usePriceChange } from "../deal/use-price-change.ts";
import { Configuration } from "./configuration.tsx";
import { OrderBar, ProductSummary } from "./product-summary.tsx";
import { useAnnouncement } from "./use-announcement.ts";
import { useChoice } from "./use-choice.ts";
import { usePut } from "./use-put.ts";
import { useLedger } from "./use-ledger.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { ProductPage } from "./views.ts";
import { PlanSlip } from "./plan-slip.tsx";
import * as styles from "./product.module.css";
import { inLocale } from "@kontor/domain/visitor/locale";

export default function ProductScreen({ page }: { readonly page: PageOf<"product", ProductPage> }) {
  const t = useTexts("product");
  const { locale, data, paths } = page;
  const { form, choice, change } = useChoice(data);
  const { pending, refused, onSubmit } = usePut(data);
  const shown = { ...data, refused };
  const { priced, warm } = useLedger(data, choice);
  const { ledger } = priced;
  const isCalculating = priced.choice !== choice;
  const announcement = useAnnouncement(data, priced);
  const path = inLocale(paths, locale) ?? "";
  usePriceChange(data.pricedUntil);
  const deal =
    data.freeMonths > 0
      ? t("free", { count: data.freeMonths })
      : data.firstMonthDiscount > 0
        ? t("discount", { amount: moneyText(locale, data.firstMonthDiscount) })
        : null;
  return (
    <div className={`k-wrap ${styles.page}`}>
      <form
        ref={form}
        method="post"
        action="/forms/cart-item"
        onSubmit={onSubmit}
        onPointerEnter={warm}
        onPointerDown={warm}
        onFocus={warm}
      >
        <input type="hidden" name="product" value={data.key} />
        {data.item === null ? null : <input type="hidden" name="item" value={data.item} />}
        {data.had === null ? null : <input type="hidden" name="had" value={data.had} />}
        <input type="hidden" name="return" value={path} />
        <input type="hidden" name="direct" />
        <div className={styles.columns}>
          <div className={styles.what}>
            <header className={styles.head}>
              <svg className={styles.scene} viewBox="0 0 360 220" aria-hidden="true" focusable="false">
                <use href={data.scene} />
              </svg>
              <p className={styles.kind}>
                <PageLink href={data.category.href}>{data.category.title}</PageLink>
                {data.badge === null ? null : (
                  <span className="k-slip" data-kind="free">
                    {data.badge}
                  </span>
                )}
              </p>
              <h1 data-moves={`name-${data.key}`}>{data.title}</h1>
              <p className="k-lead">{data.summary}</p>
              <div className={styles.price}>
                <span data-moves={`price-${data.key}`}>
                  <Price
                    locale={locale}
                    {...(data.hourly === null ? { amount: data.monthly } : { hourPrice: data.hourly })}
                    unit={t(data.hourly === null ? "perMonth" : "perHour")}
                    size="large"
                  />
                </span>
                <PlanSlip soldOut={data.soldOut ? t("soldOut") : null} deal={deal} />
              </div>
              {data.hourly === null ? null : (
                <p className="k-small">{t("hourlyMost", { price: moneyText(locale, data.monthly) })}</p>
              )}
              {data.deal === null || data.soldOut ? null : (
                <p className="k-small">
                  {t(data.deal.wholeDay ? "dealUntilDay" : "dealUntil", { until: data.deal.until })}
                </p>
              )}
              <p className="k-small">{vatText(t, "vat", data.vat, locale)}</p>
            </header>
            <p className="k-measure">{data.description}</p>
            <section aria-labelledby="features">
              <h2 id="features">{t("features")}</h2>
              <dl className={`k-leaders ${styles.features}`}>
                {data.features.map(({ key, label, value }) => (
                  <div key={key}>
                    <dt>{label}</dt>
                    <dd className="k-value">{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <Configuration data={shown} choice={choice} change={change} path={path} />
          </div>
          <ProductSummary
            data={shown}
            pending={pending}
            isCalculating={isCalculating}
            ledger={ledger}
            path={path}
            announcement={announcement}
          />
        </div>
        {data.soldOut || ledger === null ? null : (
          <OrderBar
            pending={pending}
            isCalculating={isCalculating}
            isEdited={data.item !== null}
            total={moneyText(locale, ledger.quote.total)}
          />
        )}
      </form>
      <nav aria-labelledby="siblings" className={styles.siblings}>
        <h2 id="siblings">{t("siblings", { category: data.category.title })}</h2>
        <ul className="k-leaders">
          {data.siblings.map(({ href, title, monthly }) => (
            <li key={href}>
              <PageLink href={href}>{title}</PageLink>
              <span className="k-value">
                {moneyText(locale, monthly)} {t(data.hourly === null ? "perMonth" : "perMonthMost")}
              </span>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
