// A product: left what it is and what can be chosen, right the ledger that adds up. One form, so that it works before scripts run.
import { Button } from "@kontor/ui/button";
import { Price } from "@kontor/ui/price";
import { Notice } from "@kontor/ui/notice";
import { moneyText } from "../../platform/texts/format.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { vatText } from "../vat/vat-text.ts";
import { PageLink } from "../../shell/page-link.tsx";
import { usePriceChange } from "../deal/use-price-change.ts";
import { Configuration } from "./configuration.tsx";
import { OrderBar, ProductSummary } from "./product-summary.tsx";
import { useChoice } from "./use-choice.ts";
import { useLedger } from "./use-ledger.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { ProductPage } from "./views.ts";
import { PlanSlip } from "./plan-slip.tsx";
import "./product.css";

export default function ProductScreen({ page }: { readonly page: PageOf<"product", ProductPage> }) {
  const t = useTexts("product");
  const { locale, data, paths } = page;
  const { form, choice, change } = useChoice(data);
  const { ledger, warm } = useLedger(data, choice);
  usePriceChange(data.pricedUntil);
  const deal =
    data.freeMonths > 0
      ? t("free", { count: data.freeMonths })
      : data.firstMonthDiscount > 0
        ? t("discount", { amount: moneyText(locale, data.firstMonthDiscount) })
        : null;
  return (
    <div className="k-wrap p-page">
      <form ref={form} className="p-form" method="post" action="/forms/cart-item" onPointerEnter={warm} onFocus={warm}>
        {/* Enter in a field is for the first button of a form: the one that puts the product into the cart, not an offer above it. */}
        {data.offered === null ? null : <button type="submit" className="k-hidden" tabIndex={-1} aria-hidden="true" />}
        <input type="hidden" name="product" value={data.key} />
        <input type="hidden" name="return" value={paths[locale] ?? ""} />
        <div className="p-columns">
          <div className="p-what">
            <header className="p-head">
              <p>
                <PageLink href={data.category.href}>{data.category.title}</PageLink>
              </p>
              <h1>{data.title}</h1>
              <p className="k-lead">{data.summary}</p>
              <div className="p-price">
                <Price locale={locale} amount={data.monthly} unit={t("perMonth")} size="large" />
                <PlanSlip soldOut={data.soldOut ? t("soldOut") : null} deal={deal} />
              </div>
              {data.deal === null || data.soldOut ? null : (
                <p className="k-small">{t(data.deal.wholeDay ? "dealUntilDay" : "dealUntil", { until: data.deal.until })}</p>
              )}
              <p className="k-small">{vatText(t, "vat", data.vat, locale)}</p>
            </header>
            {data.problem === null ? null : (
              <Notice
                kind={data.offered === null ? "stop" : "brass"}
                role="alert"
                actions={
                  data.offered === null ? null : (
                    <Button type="submit" kind="secondary" name="from-cart" value={data.offered.ascii}>
                      {t("domains.inCart.use")}
                    </Button>
                  )
                }
              >
                <p>{data.problem}</p>
                {data.offered === null ? null : <p>{t("domains.inCart.offer", { name: data.offered.unicode })}</p>}
              </Notice>
            )}
            <p className="k-measure">{data.description}</p>
            <section aria-labelledby="features">
              <h2 id="features">{t("features")}</h2>
              <dl className="k-leaders p-features">
                {data.features.map(({ key, label, value }) => (
                  <div key={key}>
                    <dt>{label}</dt>
                    <dd className="k-value">{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <Configuration data={data} choice={choice} change={change} />
          </div>
          <ProductSummary data={data} ledger={ledger} path={paths[locale] ?? ""} />
        </div>
        {data.soldOut || ledger === null ? null : <OrderBar total={moneyText(locale, ledger.quote.total)} />}
      </form>
      <nav aria-labelledby="siblings" className="p-siblings">
        <h2 id="siblings">{t("siblings", { category: data.category.title })}</h2>
        <ul className="k-leaders">
          {data.siblings.map(({ href, title, monthly }) => (
            <li key={href}>
              <PageLink href={href}>{title}</PageLink>
              <span className="k-value">
                {moneyText(locale, monthly)} {t("perMonth")}
              </span>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
