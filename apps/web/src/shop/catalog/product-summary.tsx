// The ledger beside a product: every line, the first invoice, what comes later, what it costs over years; each figure unfolds. [HDL-02] [CRT-03]
import { Button } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { moneyText } from "../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { besideButton } from "./refused-field.ts";
import type { PutButton } from "./use-put.ts";
import type { ProductLedger, ProductPage } from "./views.ts";
import { OrderLedger } from "../pricing/order-ledger.tsx";
import * as styles from "./product-summary.module.css";

export interface ProductSummaryProps {
  readonly data: ProductPage;
  readonly ledger: ProductLedger | null;
  /** Path of this page, for the button that calculates again where no scripts run. */
  readonly path: string;
  readonly pending: PutButton | null;
  /** Whether the ledger of the last choice is still to come. */
  readonly isCalculating: boolean;
  /** What is read out of the last change. */
  readonly announcement: string;
}

export const ProductSummary = ({ data, ledger, path, pending, isCalculating, announcement }: ProductSummaryProps) => {
  const t = useTexts("product");
  const locale = useLocale();
  const title = (subject: string): string =>
    subject === data.key ? data.title : (data.additions.find(({ key }) => key === subject)?.title ?? subject);
  return (
    <aside
      className={styles.ledger}
      aria-labelledby="ledger"
      aria-busy={isCalculating || undefined}
      data-changed={ledger !== data.ledger || undefined}
    >
      <h2 id="ledger">{t("ledger.title")}</h2>
      <p className="k-hidden" role="status">
        {announcement}
      </p>
      {ledger === null ? null : (
        <>
          <OrderLedger quote={ledger.quote} title={title} moves />
          <table className={`${styles.costs} k-figures`}>
            <caption>{t(data.hourly === null ? "ledger.costs" : "ledger.costsMost")}</caption>
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
        <button
          type="submit"
          formMethod="get"
          formAction={path}
          className="k-button"
          data-kind="secondary"
          data-size="normal"
          data-wide
        >
          {t("ledger.update")}
        </button>
      </noscript>
      {data.refused?.field === besideButton ? (
        <div id={besideButton} className={styles.refused} tabIndex={-1}>
          <Notice kind="stop" role="alert">
            <p>{data.refused.text}</p>
          </Notice>
        </div>
      ) : null}
      {data.soldOut ? (
        <Notice kind="stop">{t("soldOutText", { title: data.title })}</Notice>
      ) : (
        <div className={styles.order}>
          <Button type="submit" size="large" wide busy={pending === "ledger"}>
            {t(data.item === null ? "ledger.add" : "ledger.save")}
          </Button>
        </div>
      )}
      {data.soldOut ? null : (
        <p className="k-small">
          {data.payment} {t(data.item === null ? "ledger.note" : "ledger.editNote")}
        </p>
      )}
    </aside>
  );
};

/** On narrow screens the first invoice and its button stay in sight at the bottom of the form. */
export const OrderBar = ({
  total,
  isEdited,
  pending,
  isCalculating,
}: {
  readonly total: string;
  readonly isEdited: boolean;
  readonly pending: PutButton | null;
  readonly isCalculating: boolean;
}) => {
  const t = useTexts("product");
  return (
    <div className={styles.bar}>
      <p aria-busy={isCalculating || undefined}>
        <span className={styles.barLabel}>{t("ledger.first")}</span> <strong className="k-figures">{total}</strong>
      </p>
      <Button type="submit" busy={pending === "bar"}>
        {t(isEdited ? "ledger.save" : "ledger.add")}
      </Button>
    </div>
  );
};
