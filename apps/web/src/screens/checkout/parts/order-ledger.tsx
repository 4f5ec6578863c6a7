// The ledger of a quote: every line, voucher, VAT and total; each figure unfolds into its derivation. [HDL-02] [SHL-10] [VAT-10]
import type { Quote, QuoteLine } from "@kontor/domain/shop/pricing";
import { Ledger, LedgerRow } from "@kontor/ui/ledger";
import { countryText, moneyText, rateText } from "../../../page/format.ts";
import { type Translate, useLocale, useTexts } from "../../../page/texts.tsx";
import { derivationView } from "./derivation.ts";

export interface OrderLedgerProps {
  readonly quote: Quote;
  readonly title: (subject: string) => string;
  /** Whether the lines are told, or the sums only. */
  readonly lines?: boolean;
}

export const monthsText = (t: Translate, count: number): string => t("months", { count });

/** What a line costs after the first invoice, in words. */
export const laterText = (line: QuoteLine, t: Translate, money: (cents: number) => string): string => {
  const values = { price: money(line.recurring), every: t("every", { count: line.billingMonths }), from: line.recurringFromMonth + 1 };
  if (line.recurring === 0) return t("laterFree");
  return line.recurringFromMonth > line.billingMonths ? t("laterFrom", values) : t("later", values);
};

/** The note under the total: what the VAT in it is, and why. */
export const vatNote = (quote: Quote, t: Translate, locale: "en" | "de"): string =>
  t(`note.${quote.vat.treatment}`, {
    country: quote.vat.country === "OTHER" ? t("other") : countryText(locale, quote.vat.country),
    rate: rateText(locale, quote.vat.rate),
  });

export const OrderLedger = ({ quote, title, lines = true }: OrderLedgerProps) => {
  const t = useTexts("ledger");
  const locale = useLocale();
  const money = (cents: number) => moneyText(locale, cents);
  const words = { t, locale, title };
  const country = quote.vat.country === "OTHER" ? t("other") : countryText(locale, quote.vat.country);
  return (
    <div className="ledger-box">
      <Ledger label={t("label")}>
        {lines
          ? quote.lines.map((line) => (
              <LedgerRow
                key={`${line.item}-${line.subject}`}
                label={line.quantity > 1 ? t("quantity", { quantity: line.quantity, title: title(line.subject) }) : title(line.subject)}
                detail={laterText(line, t, money)}
                amount={money(line.first)}
                derivation={derivationView(line.derivation, words)}
                unfoldLabel={t("unfold")}
              />
            ))
          : null}
        {quote.voucher === 0 ? null : <LedgerRow label={t("subtotal")} amount={money(quote.subtotal)} emphasis="sum" />}
        {quote.voucher === 0 ? null : (
          <LedgerRow label={t("voucher", { code: quote.voucherCode ?? "" })} amount={money(quote.voucher)} figure="voucher" />
        )}
        <LedgerRow
          label={t("total")}
          amount={money(quote.total)}
          emphasis="total"
          figure="total"
          derivation={derivationView(quote.derivation, words)}
          unfoldLabel={t("unfold")}
        />
        {quote.vatGroups.map((group) => (
          <LedgerRow
            key={group.rate}
            emphasis="quiet"
            label={t("vat", { rate: rateText(locale, group.rate), country })}
            amount={money(group.vat)}
            unfoldLabel={t("unfold")}
            derivation={{
              label: "",
              amount: "",
              parts: [
                { label: t("total"), amount: money(group.gross), parts: [] },
                { label: t("net"), amount: money(-group.net), parts: [] },
              ],
            }}
          />
        ))}
      </Ledger>
      <p className="total-note">{vatNote(quote, t, locale)}</p>
      {quote.recurring.length === 0 ? null : (
        <dl className="compare small" aria-label={t("recurringTitle")}>
          {quote.recurring.map((group) => (
            <div key={group.everyMonths}>
              <dt>{t("recurring", { every: t("every", { count: group.everyMonths }) })}</dt>
              <dd>{money(group.gross)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
};
