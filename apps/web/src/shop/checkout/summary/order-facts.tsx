// What stands directly above the order button: essential features, totals, one-off and recurring parts, term, renewal, notice. [LGL-01] [HDL-02]
import type { OrderFacts, OrderFactsLine } from "@kontor/domain/shop/checkout";
import type { Quote } from "@kontor/domain/shop/pricing";
import { Ledger, LedgerRow } from "@kontor/ui/ledger";
import type { TermsView } from "../views.ts";
import { moneyText } from "../../../platform/texts/format.ts";
import { rich } from "../../../platform/texts/rich.tsx";
import { useLocale, useTexts } from "../../../platform/texts/texts.tsx";
import { derivationView } from "../../pricing/derivation.ts";
import { LaterRows, lineText, locationText, SumRows, useVatCountry, vatNote } from "../../pricing/order-ledger.tsx";
import { legalLinks } from "./agreements.tsx";
import type { CheckoutBase } from "../../../shell/checkout-frame/views.ts";
import * as styles from "./summary.module.css";
import { inLocale } from "@kontor/domain/visitor/locale";

export interface OrderFactsProps {
  readonly order: OrderFacts;
  readonly quote: Quote;
  readonly terms: readonly TermsView[];
  readonly links: CheckoutBase["links"];
  readonly title: (subject: string) => string;
}

export const OrderFactsList = ({ order, quote, terms, links, title }: OrderFactsProps) => {
  const t = useTexts("summary");
  const ledger = useTexts("ledger");
  const cart = useTexts("cart");
  const locale = useLocale();
  const countryOf = useVatCountry();
  const money = (cents: number) => moneyText(locale, cents);
  const words = { t: ledger, locale, title };
  const detail = (line: OrderFactsLine, index: number) => {
    const priced = quote.lines[index];
    const features = [
      ...line.features.map(({ label, value }) => `${inLocale(label, locale)}: ${inLocale(value, locale)}`),
      ...(line.location === null ? [] : [locationText(line.location, cart)]),
    ].join(" · ");
    return (
      <>
        {features}
        {features && priced ? <br /> : null}
        {priced ? lineText(quote, priced, countryOf(quote.vat.country), ledger, locale) : null}
      </>
    );
  };
  return (
    <>
      <Ledger label={t("facts.title")}>
        {order.lines.map((line, index) => (
          <LedgerRow
            key={`${line.kind}-${line.subject}-${index}`}
            label={t("facts.quantity", { quantity: line.quantity, title: inLocale(line.title, locale) })}
            detail={detail(line, index)}
            amount={money(line.first)}
            derivation={
              quote.lines[index] === undefined ? undefined : derivationView(quote.lines[index].derivation, words)
            }
            unfoldLabel={ledger("unfold")}
          />
        ))}
        {order.oneOff === 0 ? null : (
          <LedgerRow
            emphasis="quiet"
            label={t("facts.setup")}
            amount={money(order.oneOff)}
            derivation={sumOf("setup", quote, words)}
            unfoldLabel={ledger("unfold")}
          />
        )}
        <LedgerRow
          emphasis="quiet"
          label={t("facts.firstPeriod", { count: order.lines.length })}
          amount={money(order.firstPeriod)}
          derivation={sumOf("period", quote, words)}
          unfoldLabel={ledger("unfold")}
        />
        <SumRows quote={quote} title={title} />
      </Ledger>
      <LaterRows quote={quote} title={title} />
      <div className={styles.orderTerms}>
        <p className="quiet">{vatNote(quote, countryOf(quote.vat.country), ledger, locale)}</p>
        {terms.map(({ titles, text, ends }) => (
          <p key={titles}>
            <strong>{t("facts.termOf", { titles })}</strong>
            {text}
            {ends.map((end) => (
              <span
                key={end.text}
                className={ends.length === 1 ? undefined : end.early ? styles.ifEarly : styles.ifLater}
              >
                {" "}
                {end.text}
              </span>
            ))}
          </p>
        ))}
        <p>{t(order.notices.withdrawal ? "facts.withdrawal" : "facts.guarantee")}</p>
        <p>{rich(t(order.notices.withdrawal ? "facts.termsLine" : "facts.termsLineBusiness"), legalLinks(links))}</p>
      </div>
    </>
  );
};

/** Every line's share of a sum: its setup, or its first period after discounts. */
const sumOf = (kind: "setup" | "period", quote: Quote, words: Parameters<typeof derivationView>[1]) => ({
  label: "",
  amount: "",
  parts: quote.lines.flatMap((line) => {
    const parts = line.derivation.parts.filter(({ reason }) => (reason === "setup") === (kind === "setup"));
    return parts.map((part) => ({
      ...derivationView(part, words, line.kind === "domain"),
      label: `${words.title(line.subject)}: ${derivationView(part, words, line.kind === "domain").label}`,
    }));
  }),
});
