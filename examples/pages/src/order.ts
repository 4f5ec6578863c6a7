// What stands above the button of an order: the boxes, none of them ticked, then the facts, directly above it.
// Which boxes and which facts, the rules of the domain say.
import {
  agreementRefusals,
  type Agreements,
  orderFacts,
  type OrderFactsLine,
  tickedAgreements,
} from "@kontor/domain/shop/checkout";
import { firstEndText, orderedUnder, termsText } from "@kontor/domain/shop/contract";
import { laterCosts, type Quote } from "@kontor/domain/shop/pricing";
import { fixedPaths } from "@kontor/domain/site/routing";
import { vatStatement } from "@kontor/domain/shop/vat";
import { refusalText } from "@kontor/domain/site/refusal";
import { dayInWords, hourPriceText, inLocale, moneyText, rateText } from "@kontor/domain/visitor/locale";
import { elsewhere, shop } from "./shop.ts";
import { locale, texts } from "./texts.ts";

/** A sentence, of which the middle may lead to a page of the shop. */
export interface Sentence {
  readonly before: string;
  readonly link?: { readonly text: string; readonly href: string };
  readonly after: string;
}

export interface Box {
  readonly name: keyof Agreements;
  readonly isRequired: boolean;
  readonly says: Sentence;
}

export interface Row {
  readonly label: string;
  readonly detail: string;
  readonly amount: string;
}

export interface Summary {
  readonly quote: Quote;
  readonly boxes: readonly Box[];
  /** What the box for an early start means, and what holds without it. */
  readonly notes: readonly string[];
  readonly rows: readonly Row[];
  readonly sentences: readonly Sentence[];
}

const kind = "private";
const money = (cents: number) => moneyText(locale, cents);
const day = (on: string) => dayInWords(locale, on);
const plain = (text: string): Sentence => ({ before: text, after: "" });
const linked = ([before = "", text = "", after = ""]: readonly string[], to: "terms" | "withdrawal"): Sentence =>
  text === ""
    ? plain(before)
    : { before, link: { text, href: `${elsewhere}${inLocale(fixedPaths[to], locale)}` }, after };

const detailOf = ({ features, location, hourPrice }: OrderFactsLine): string =>
  [
    ...features.map(({ label, value }) => `${inLocale(label, locale)}: ${inLocale(value, locale)}`),
    ...(location === null ? [] : [texts.location[location]]),
    ...(hourPrice === null ? [] : [texts.hour(hourPriceText(locale, hourPrice))]),
  ].join(" · ");

const totalOf = ({ vat, vatGroups }: Quote): string => {
  const statement = vatStatement(vat);
  if (statement === "reverse-charge") return texts.reverseCharge;
  return statement === "none"
    ? texts.withoutVat
    : texts.total(vatGroups.map((group) => rateText(locale, group.rate)).join(", "));
};

/** What a customer whose address is stored reads and confirms before this order. */
export const summaryOf = async (quote: Quote): Promise<Summary> => {
  const { catalog, circumstances } = await shop.ordering(kind);
  const [later, early] = [false, true].map((earlyStart) => {
    const under = { ...circumstances, ...orderedUnder(circumstances, { party: kind, earlyStart }) };
    return { facts: orderFacts(quote, catalog, under), start: under.start ?? under.day };
  });
  if (later === undefined || early === undefined) throw new Error("two starts");
  const { lines, oneOff, voucher, total, terms, notices } = later.facts;
  const says = (name: keyof Agreements): Sentence => {
    if (name === "conditions") return plain((notices.conditions ?? []).map((text) => inLocale(text, locale)).join(" "));
    if (name === "reseller") throw new Error("resellers are businesses");
    return linked(texts[name], name === "terms" ? "terms" : "withdrawal");
  };
  return {
    quote,
    boxes: notices.boxes.map((name) => ({ name, isRequired: name !== "earlyStart", says: says(name) })),
    notes: [circumstances.generous === true ? texts.generous : texts.value, texts.otherwise(day(later.start))],
    rows: [
      ...lines.map((line) => ({
        label: texts.each(line.quantity, inLocale(line.title, locale)),
        detail: detailOf(line),
        amount: money(line.first),
      })),
      ...(oneOff === 0 ? [] : [{ label: texts.setup, detail: "", amount: money(oneOff) }]),
      ...(voucher === 0 ? [] : [{ label: texts.voucher, detail: "", amount: money(voucher) }]),
      { label: totalOf(quote), detail: "", amount: money(total) },
      ...laterCosts(quote.lines).map(({ everyMonths, afterMonth, atMost, gross }) => ({
        label: texts.later(everyMonths, afterMonth + 1, atMost),
        detail: "",
        amount: money(gross),
      })),
    ],
    sentences: [
      ...terms.map((of, at) => {
        const ends = [later, early].flatMap(({ facts, start }) => {
          const end = facts.terms[at]?.firstEnd ?? null;
          return end === null ? [] : [firstEndText(end, locale, day, start)];
        });
        const titles = of.titles.map((title) => inLocale(title, locale)).join(", ");
        return plain(`${titles}: ${[termsText(of, locale), ...ends].join(" ")}`);
      }),
      ...(notices.withdrawal ? [linked(texts.withdrawal, "withdrawal")] : []),
      linked(texts.apply, "terms"),
    ],
  };
};

/** The order by the boxes of its form; the first one that is missing is said. */
export const placed = async (quote: Quote, form: HTMLFormElement) => {
  const agreements = tickedAgreements((name) => new FormData(form).has(name));
  const [missing] = agreementRefusals(agreements);
  if (missing !== undefined) throw new Error(refusalText(locale, missing));
  return shop.order(quote, agreements);
};
