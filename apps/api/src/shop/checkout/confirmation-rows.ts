// The rows of a confirmation: each line of the order with what it costs, then its sums. [CHK-05] [VAT-10]
import { coveredLocations } from "@kontor/domain/shop/catalog";
import { type LineInShort, linesInShort, type OrderFacts } from "@kontor/domain/shop/checkout";
import { type VatDecision, vatStatement } from "@kontor/domain/shop/vat";
import { hourPriceText, inLocale, type Locale, moneyText, rateText } from "@kontor/domain/visitor/locale";
import { countryName } from "../../platform/mail/formats.ts";
import type { Row } from "../../platform/mail/letter.ts";
import { orderTexts } from "./confirmation-texts.ts";

/** A rate with the country whose rate it is. */
const vatLabel = ({ rate, country }: VatDecision, locale: Locale): string =>
  inLocale(orderTexts, locale).vat(rateText(locale, rate), country === "OTHER" ? null : countryName(locale, country));

/** Names that are one row are said below it, and nowhere else in the letter. [LOOK3-21] */
const lineRow = ({ line, of }: LineInShort, locale: Locale): Row => {
  const say = inLocale(orderTexts, locale);
  const features = line.features
    .map(({ label, value }) => `${inLocale(label, locale)}: ${inLocale(value, locale)}`)
    .join(" · ");
  const place =
    line.location === null
      ? ""
      : say.location(coveredLocations(line.location).map((place) => countryName(locale, place)));
  const costs = say.lineNote({
    setup: line.setup === 0 ? null : moneyText(locale, line.setup),
    recurring: line.recurring === 0 ? null : moneyText(locale, line.recurring),
    months: line.everyMonths,
    hour: line.hourPrice === null ? null : hourPriceText(locale, line.hourPrice),
    from: line.recurringFrom > line.everyMonths + 1 ? line.recurringFrom : null,
    included: line.kind === "domain" && line.recurring === 0,
  });
  const [one] = of;
  const titles = of.map(({ title }) => inLocale(title, locale));
  const each = one === undefined || of.length === 1 || one.first === 0 ? "" : say.each(moneyText(locale, one.first));
  return {
    what: say.times(of.length === 1 ? inLocale(line.title, locale) : say.domains(of.length), line.quantity),
    value: moneyText(locale, line.first),
    notes: [
      of.length === 1 ? "" : titles.join(", "),
      features,
      [each, place, costs, line.vat === undefined ? "" : vatLabel(line.vat, locale)]
        .filter((note) => note !== "")
        .join(" · "),
    ].filter((note) => note !== ""),
  };
};

/** Whether hours are among what is due in this rhythm: then the sum is the most of it. [PRD-08] */
const isAtMost = ({ lines }: OrderFacts, months: number): boolean =>
  lines.some(({ hourPrice, everyMonths }) => hourPrice !== null && everyMonths === months);

/** The month from which all that is due in this rhythm is due; null where it is with the second period. */
const monthOfAll = ({ lines }: OrderFacts, months: number): number | null => {
  const from = Math.max(
    ...lines.filter((line) => line.everyMonths === months && line.recurring > 0).map((line) => line.recurringFrom),
  );
  return from > months + 1 ? from : null;
};

const totals = (facts: OrderFacts, locale: Locale): readonly Row[] => {
  const say = inLocale(orderTexts, locale);
  const stated = vatStatement(facts.vat);
  const priced = say.priced[stated];
  return [
    ...(facts.oneOff === 0 ? [] : [{ what: say.oneOff, value: moneyText(locale, facts.oneOff) }]),
    // Without anything beside it, it is the total, which says it in the next row. [LOOK3-21]
    ...(facts.firstPeriod === facts.total
      ? []
      : [{ what: say.firstPeriod(facts.lines.length), value: moneyText(locale, facts.firstPeriod) }]),
    ...(facts.voucher === 0
      ? []
      : [{ what: say.voucher(facts.voucherCode ?? ""), value: moneyText(locale, facts.voucher) }]),
    { what: say.total(priced), value: moneyText(locale, facts.total), strong: true },
    ...(stated === "included" ? [{ what: say.net, value: moneyText(locale, facts.net) }] : []),
    ...facts.vats
      .filter(({ vat }) => vat.rate > 0)
      .map(({ vat, amount }) => ({ what: vatLabel(vat, locale), value: moneyText(locale, amount) })),
    ...facts.recurring.map(({ everyMonths, gross }) => ({
      what: say.recurring({
        months: everyMonths,
        priced,
        isAtMost: isAtMost(facts, everyMonths),
        from: monthOfAll(facts, everyMonths),
      }),
      value: moneyText(locale, gross),
    })),
  ];
};

export const orderRows = (facts: OrderFacts, locale: Locale): readonly Row[] => [
  ...linesInShort(facts.lines).map((line) => lineRow(line, locale)),
  ...totals(facts, locale).map((row) => ({ ...row, always: true })),
];
