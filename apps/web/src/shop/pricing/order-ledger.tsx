// The ledger of a quote: every line, voucher, VAT and total; each figure unfolds into its derivation. [HDL-02] [SHL-10] [VAT-10]
import type { Location } from "@kontor/domain/shop/catalog";
import {
  exactPrice,
  hasSeveralRates,
  laterCosts,
  type LaterCost,
  type Prices,
  type QuoteLine,
  vatOfLine,
} from "@kontor/domain/shop/pricing";
import { vatNoteOf, vatStatement } from "@kontor/domain/shop/vat";
import { Ledger, LedgerRow } from "@kontor/ui/ledger";
import { countryText, hourPriceText, listText, moneyText, rateText } from "../../platform/texts/format.ts";
import type { Locale } from "@kontor/domain/visitor/locale";
import { type Translate, useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { derivationView } from "./derivation.ts";

export interface OrderLedgerProps {
  readonly quote: Prices;
  readonly title: (subject: string) => string;
  /** Whether the lines are shown, or the sums only. */
  readonly lines?: boolean;
  /** Where each line's product stands, by its place in the quote. [PRD-06] */
  readonly locations?: readonly (Location | null)[];
  /** A voucher that is being checked or was refused just now: it has its line, so that the answer moves nothing. [CRT-04] */
  readonly tried?: TriedVoucher | null;
  /** Whether the line of a product moves from its page to the cart, once it is put into it. */
  readonly moves?: boolean;
}

export interface TriedVoucher {
  readonly code: string;
  readonly isChecking: boolean;
}

/** Where a product stands, in the words of the cart. */
export const locationText = (location: Location, cart: Translate): string =>
  `${cart("location")}: ${cart(`locations.${location}`)}`;

export const monthsText = (t: Translate, count: number): string => t("months", { count });

/** What all lines cost after the first invoice, in words: each period with its sum. */
export const laterText = (lines: readonly QuoteLine[], t: Translate, locale: Locale): string => {
  const [line] = lines;
  if (lines.length === 1 && line?.unit === "hour")
    return t("laterHour", { price: hourPriceText(locale, exactPrice(line)), most: moneyText(locale, line.recurring) });
  const costs = laterCosts(lines).map(({ everyMonths, gross, afterMonth, atMost }) =>
    t(atMost ? "laterMost" : afterMonth > everyMonths ? "laterFrom" : "laterPrice", {
      price: moneyText(locale, gross),
      every: t("every", { count: everyMonths }),
      from: afterMonth + 1,
    }),
  );
  return costs.length === 0 ? t("laterFree") : t("later", { prices: listText(locale, costs) });
};

/** What is due regularly, in words: in which rhythm, and from which month on where that is not the next period. */
export const laterLabel = ({ everyMonths, afterMonth, atMost }: LaterCost, t: Translate): string =>
  t(atMost ? "recurringMost" : afterMonth > everyMonths ? "recurringFrom" : "recurring", {
    every: t("every", { count: everyMonths }),
    from: afterMonth + 1,
  });

/** The name of a quote's country. The one whose VAT is shown comes with the page: a slow phone takes a tenth of a second for the names of the platform. */
export const useVatCountry = (): ((code: string) => string) => {
  const shown = useTexts("countries");
  const t = useTexts("ledger");
  const locale = useLocale();
  return (code) => {
    // Within a sentence it is another word than in a list of countries.
    if (code === "OTHER") return t("other");
    const name = shown(code);
    return name === code ? countryText(locale, code) : name;
  };
};

/** The note under the total: what the VAT in it is, and why. */
export const vatNote = ({ vat }: Pick<Prices, "vat">, country: string, t: Translate, locale: Locale): string =>
  t(`note.${vatNoteOf(vat)}`, { country, rate: rateText(locale, vat.rate) });

/** The first invoice by its name; where it has no VAT, a sentence says so, and why. [VAT-09] */
export const totalText = ({ vat }: Pick<Prices, "vat">, t: Translate): string => {
  const stated = vatStatement(vat);
  return stated === "included" ? t("total") : t(`totalOf.${stated}`);
};

/** The rates whose VAT is in the total. */
export const taxedGroups = ({ vatGroups }: Pick<Prices, "vatGroups">): Prices["vatGroups"] =>
  vatGroups.filter(({ rate, gross }) => rate > 0 && (gross > 0 || vatGroups.length === 1));

/** What a line says of its VAT, where the lines of a quote have different rates. [VAT-14] */
const ownVat = (quote: Prices, line: QuoteLine, country: string, t: Translate, locale: Locale): readonly string[] =>
  hasSeveralRates(quote) ? [t("vat", { rate: rateText(locale, vatOfLine(quote, line).rate), country })] : [];

/** What a line costs later, and its VAT where it is not that of all lines. */
export const lineText = (quote: Prices, line: QuoteLine, country: string, t: Translate, locale: Locale): string =>
  [...ownVat(quote, line, country, t, locale), laterText([line], t, locale)].join(" · ");

/** Voucher, first invoice and the VAT in it, below the lines. */
export const SumRows = ({ quote, title, tried = null }: Pick<OrderLedgerProps, "quote" | "title" | "tried">) => {
  const t = useTexts("ledger");
  const locale = useLocale();
  const money = (cents: number) => moneyText(locale, cents);
  const country = useVatCountry()(quote.vat.country);
  return (
    <>
      {quote.voucher === 0 ? (
        tried === null ? null : (
          <LedgerRow
            label={t(tried.isChecking ? "voucher" : "voucherRefused", { code: tried.code })}
            amount={tried.isChecking ? "…" : "–"}
          />
        )
      ) : (
        <LedgerRow
          label={t("voucher", { code: quote.voucherCode ?? "" })}
          amount={money(quote.voucher)}
          figure="voucher"
          derivation={{
            label: "",
            amount: "",
            parts: [{ label: t("voucherWorth"), amount: money(quote.voucher), parts: [] }],
          }}
          unfoldLabel={t("unfold")}
        />
      )}
      <LedgerRow
        label={totalText(quote, t)}
        amount={money(quote.total)}
        emphasis="total"
        figure="total"
        derivation={derivationView(quote.derivation, { t, locale, title })}
        unfoldLabel={t("unfold")}
      />
      {taxedGroups(quote).map((group) => (
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
    </>
  );
};

/** What is due after the first invoice, for each rhythm; each sum unfolds into what every line costs then. [CRT-03] [HDL-02] */
export const LaterRows = ({ quote, title }: Pick<OrderLedgerProps, "quote" | "title">) => {
  const t = useTexts("ledger");
  const locale = useLocale();
  if (quote.recurring.length === 0) return null;
  return (
    <Ledger label={t("recurringTitle")}>
      {laterCosts(quote.lines).map((cost) => (
        <LedgerRow
          key={cost.everyMonths}
          label={laterLabel(cost, t)}
          amount={moneyText(locale, cost.gross)}
          derivation={{
            label: "",
            amount: "",
            parts: quote.lines
              .filter((line) => line.billingMonths === cost.everyMonths && line.recurring > 0)
              .map((line) => ({
                ...derivationView(line.recurringDerivation, { t, locale, title }, line.kind === "domain"),
                label: title(line.subject),
              })),
          }}
          unfoldLabel={t("unfold")}
        />
      ))}
    </Ledger>
  );
};

/** What the line of a product moves as: of several of one plan the last, which was put in last. */
const movesAs = ({ lines }: Prices, { kind, subject }: QuoteLine, at: number): string | undefined =>
  kind === "product" && lines.findLastIndex((line) => line.kind === kind && line.subject === subject) === at
    ? `line-${subject}`
    : undefined;

export const OrderLedger = ({
  quote,
  title,
  lines = true,
  locations = [],
  tried = null,
  moves = false,
}: OrderLedgerProps) => {
  const t = useTexts("ledger");
  const cart = useTexts("cart");
  const locale = useLocale();
  const money = (cents: number) => moneyText(locale, cents);
  const words = { t, locale, title };
  const country = useVatCountry()(quote.vat.country);
  return (
    <div className="k-ledger-box">
      <Ledger label={t("label")}>
        {lines
          ? quote.lines.map((line, index) => (
              <LedgerRow
                key={`${line.item}-${line.subject}`}
                label={
                  line.kind === "domain" ? (
                    <span className="k-name">{title(line.subject)}</span>
                  ) : line.quantity > 1 ? (
                    t("quantity", { quantity: line.quantity, title: title(line.subject) })
                  ) : (
                    title(line.subject)
                  )
                }
                detail={[
                  ...(locations[index] ? [locationText(locations[index], cart)] : []),
                  lineText(quote, line, country, t, locale),
                ].join(" · ")}
                amount={money(line.first)}
                moves={moves ? movesAs(quote, line, index) : undefined}
                derivation={derivationView(line.derivation, words)}
                unfoldLabel={t("unfold")}
              />
            ))
          : null}
        {quote.voucher === 0 && tried === null ? null : (
          <LedgerRow
            label={t("subtotal")}
            amount={money(quote.subtotal)}
            emphasis="sum"
            derivation={{
              label: "",
              amount: "",
              parts: quote.lines.map((line) => derivationView(line.derivation, words)),
            }}
            unfoldLabel={t("unfold")}
          />
        )}
        <SumRows quote={quote} title={title} tried={tried} />
      </Ledger>
      <p className="k-small">{vatNote(quote, country, t, locale)}</p>
      <LaterRows quote={quote} title={title} />
    </div>
  );
};
