// The ledger beside a product: every line, the first invoice, what comes later, what it costs over years; each figure unfolds. [HDL-02] [CRT-03]
import { Button } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { moneyText } from "../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import type { ProductLedger, ProductPage } from "./views.ts";
import { OrderLedger } from "../pricing/order-ledger.tsx";
import "./product.css";

export interface ProductSummaryProps {
  readonly data: ProductPage;
  readonly ledger: ProductLedger | null;
  /** Path of this page, for the button that reckons anew where no scripts run. */
  readonly path: string;
}

export const ProductSummary = ({ data, ledger, path }: ProductSummaryProps) => {
  const t = useTexts("product");
  const locale = useLocale();
  const title = (subject: string): string =>
    subject === data.key ? data.title : (data.additions.find(({ key }) => key === subject)?.title ?? subject);
  return (
    <aside className="p-ledger" aria-labelledby="ledger">
      <h2 id="ledger">{t("ledger.title")}</h2>
      {ledger === null ? null : (
        <>
          <OrderLedger quote={ledger.quote} title={title} />
          <table className="p-costs k-figures">
            <caption>{t("ledger.costs")}</caption>
            <thead>
              <tr>
                {ledger.costs.map(({ years }) => (
                  <th key={years} scope="col">
                    {t("ledger.over", { count: years })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                {ledger.costs.map(({ years, gross }) => (
                  <td key={years}>{moneyText(locale, gross)}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </>
      )}
      <noscript>
        <button type="submit" formMethod="get" formAction={path} className="k-button" data-kind="secondary" data-size="normal" data-wide>
          {t("ledger.update")}
        </button>
      </noscript>
      {data.soldOut ? (
        <Notice kind="stop">{t("soldOutText", { title: data.title })}</Notice>
      ) : (
        <div className="p-order">
          <Button type="submit" size="large" wide>
            {t("ledger.add")}
          </Button>
        </div>
      )}
      {data.soldOut ? null : <p className="k-small">{t("ledger.note")}</p>}
    </aside>
  );
};

/** On narrow screens the first invoice and its button stay in sight at the bottom of the form. */
export const OrderBar = ({ total }: { readonly total: string }) => {
  const t = useTexts("product");
  return (
    <div className="p-bar">
      <p>
        <span className="p-bar-label">{t("ledger.first")}</span> <strong className="k-figures">{total}</strong>
      </p>
      <Button type="submit">{t("ledger.add")}</Button>
    </div>
  );
};
