// What an order of today means with and without an early start: its first day, its terms with their first ends, its days. [LGL-04] [CON-01]
import type { Day } from "@kontor/domain/kernel/calendar";
import type { Catalog } from "@kontor/domain/shop/catalog";
import {
  noticesFor,
  type OrderCircumstances,
  type OrderFacts,
  orderFacts,
  type StatedTerms,
} from "@kontor/domain/shop/checkout";
import { firstEndText, type GuaranteeFacts, orderedUnder, termsText } from "@kontor/domain/shop/contract";
import type { Quote } from "@kontor/domain/shop/pricing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { dayText } from "../../../platform/texts/format.ts";
import { orderDays } from "../order-calendar.ts";
import type { QuotedStart, StartView, SummaryPage, TermsView } from "../views.ts";

interface Starts {
  /** Of the first start. */
  readonly order: OrderFacts | null;
  readonly starts: readonly StartView[];
  readonly terms: readonly TermsView[];
}

/** Who may choose gets both starts, the one without an early start first, since its box is not ticked beforehand. */
export const startsOf = (
  quote: Quote | null,
  catalog: Catalog,
  circumstances: OrderCircumstances & Pick<GuaranteeFacts, "earlier">,
  locale: Locale,
): Starts => {
  const { customer, day } = circumstances;
  const choices = noticesFor(customer).boxes.includes("earlyStart") ? [false, true] : [true];
  const each = choices.map((early) => {
    const under = { ...circumstances, ...orderedUnder(circumstances, { party: customer.kind, earlyStart: early }) };
    return { early, under, facts: quote === null ? null : orderFacts(quote, catalog, under) };
  });
  return {
    order: each[0]?.facts ?? null,
    starts: each.map(({ early, under }) => ({
      early,
      date: dayText(locale, under.start ?? day),
      days: orderDays(quote, catalog, under, locale),
    })),
    terms: (each[0]?.facts?.terms ?? []).map((terms, at) => ({
      titles: terms.titles.map((title) => inLocale(title, locale)).join(", "),
      text: termsText(terms, locale),
      ends: each.flatMap(({ early, under, facts }) =>
        endOf(facts?.terms[at], early, choices.length > 1 ? (under.start ?? day) : null, locale),
      ),
    })),
  };
};

/** Where rates that change make both starts differ, both quotes; `quote`: the one of the box as it is ticked. [VAT-14] [CHK-07] */
export const quotedStarts = (
  later: Quote | null,
  early: Quote | null,
  catalog: Catalog,
  circumstances: OrderCircumstances,
  isEarly: boolean,
): Pick<SummaryPage, "quote" | "quotes"> => {
  if (later === null || early === null || later.hash === early.hash) return { quote: later };
  const started = (quote: Quote): QuotedStart => ({ quote, order: orderFacts(quote, catalog, circumstances) });
  return { quote: isEarly ? early : later, quotes: { early: started(early), later: started(later) } };
};

const endOf = (terms: StatedTerms | undefined, early: boolean, start: Day | null, locale: Locale): TermsView["ends"] =>
  terms?.firstEnd == null
    ? []
    : [{ early, text: firstEndText(terms.firstEnd, locale, (day) => dayText(locale, day), start) }];
