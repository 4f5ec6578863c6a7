// The terms of a product in the cart: price, setup, contract, discounts, configuration; what is nothing or stands elsewhere too is folded. [CRT-08] [PRD-01]
import { X } from "lucide-react";
import { sum } from "@kontor/domain/kernel/money";
import { cartField, type CartIntent, type ProductItem } from "@kontor/domain/shop/cart";
import { exactPrice, mostOfOne, type QuoteLine } from "@kontor/domain/shop/pricing";
import { hourPriceText, moneyText } from "../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { FieldsForm, plainForm, Press } from "./press.tsx";
import { QuantityField } from "./quantity-field.tsx";
import { TermRows } from "./domain-rows.tsx";
import type { ItemRefusal, ProductViews } from "./views.ts";
import * as styles from "./cart.module.css";

export interface ProductFactsProps {
  readonly item: ProductItem;
  /** The product's own line; absent while there is no quote. */
  readonly line: QuoteLine | undefined;
  readonly products: ProductViews;
  readonly title: (subject: string) => string;
  readonly refused: ItemRefusal | null;
  readonly isAtRest: boolean;
  readonly onChange: (intent: CartIntent) => void;
}

const partOf = (line: QuoteLine | undefined, reason: string): number =>
  line === undefined
    ? 0
    : sum(line.derivation.parts.filter((part) => part.reason === reason).map(({ amount }) => amount));

export const ProductFacts = ({ item, line, products, title, refused, isAtRest, onChange }: ProductFactsProps) => {
  const t = useTexts("cart");
  const locale = useLocale();
  const money = (cents: number) => moneyText(locale, cents);
  const discount = partOf(line, "first-month-discount");
  const free = line?.freeMonths ?? 0;
  const included = (products[item.product]?.includedDomains ?? 0) * item.quantity;
  return (
    <>
      <dl className="k-definitions">
        {line === undefined ? null : (
          <>
            {line.setup === 0 ? null : (
              <div>
                <dt>{t("setup")}</dt>
                <dd>{money(line.setup)}</dd>
              </div>
            )}
            <TermRows
              of="contract"
              term={line.minimumMonths === 0 ? null : (products[item.product]?.term ?? null)}
              months={line.minimumMonths === 0 ? t("noContract") : t("months", { count: line.minimumMonths })}
            />
            {free === 0 ? null : (
              <div>
                <dt>{t("freeMonths")}</dt>
                <dd>{t("months", { count: free })}</dd>
              </div>
            )}
            {discount === 0 ? null : (
              <div>
                <dt>{t("firstMonthDiscount")}</dt>
                <dd>{money(discount)}</dd>
              </div>
            )}
          </>
        )}
        {Object.entries(item.fields ?? {}).map(([key, value]) => (
          <div key={key}>
            <dt>{products[item.product]?.fields[key]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {item.additions.length === 0 ? null : (
          <div>
            <dt>{t("additions")}</dt>
            <dd>
              <ul>
                {item.additions.map(({ product, quantity }) => {
                  const intent = { kind: "addition", item: item.id, product } as const;
                  const name = title(product);
                  const maximum = products[item.product]?.additions[product];
                  return (
                    <li key={product} className={styles.addition}>
                      <FieldsForm className={styles.additionQuantity} item={item.id} name={name}>
                        <noscript>
                          {import.meta.env.SSR && maximum !== undefined ? (
                            <input
                              type="hidden"
                              form={plainForm}
                              name={cartField.maximum(item.id, product)}
                              value={maximum}
                            />
                          ) : null}
                        </noscript>
                        <QuantityField
                          id={cartField.addition(item.id, product)}
                          label={name}
                          title={name}
                          quantity={quantity}
                          maximum={maximum}
                          refused={refused?.quantityOf === product ? refused.text : undefined}
                          isAtRest={isAtRest}
                          onCommit={(wanted) => onChange({ ...intent, quantity: wanted })}
                        />
                      </FieldsForm>
                      <Press intent={{ ...intent, quantity: 0 }} onChange={onChange}>
                        {(pressed) => (
                          <button {...pressed} className="k-remove" aria-label={t("removeLabel", { title: name })}>
                            <X size={18} strokeWidth={1.75} aria-hidden="true" />
                          </button>
                        )}
                      </Press>
                    </li>
                  );
                })}
              </ul>
            </dd>
          </div>
        )}
        {included === 0 && item.domains.length === 0 ? null : (
          <div>
            <dt>{t("domains")}</dt>
            <dd>
              {included === 0 ? null : <span>{t("domainsIncluded", { count: included })}</span>}
              {item.domains.length === 0 ? (
                <span className="quiet">
                  {included === 0 ? "" : ", "}
                  {t("noDomains")}
                </span>
              ) : null}
            </dd>
          </div>
        )}
      </dl>
      {line === undefined ? null : (
        <details className={styles.terms}>
          <summary>{t("moreTerms")}</summary>
          <dl className="k-definitions">
            {line.unit === "hour" ? (
              <div>
                <dt>{t("hourly")}</dt>
                <dd>{hourPriceText(locale, exactPrice(line))}</dd>
              </div>
            ) : null}
            <div>
              <dt>{t(line.unit === "hour" ? "monthlyMost" : "monthly")}</dt>
              <dd>
                {line.unit === "hour"
                  ? money(mostOfOne(line))
                  : free > 0
                    ? t("monthlyAfterFree", { price: money(line.unitPrice) })
                    : money(line.unitPrice)}
              </dd>
            </div>
            {line.setup === 0 ? (
              <div>
                <dt>{t("setup")}</dt>
                <dd>{t("noSetup")}</dd>
              </div>
            ) : null}
            {discount === 0 ? (
              <div>
                <dt>{t("firstMonthDiscount")}</dt>
                <dd>{t("noDiscount")}</dd>
              </div>
            ) : null}
          </dl>
        </details>
      )}
    </>
  );
};
