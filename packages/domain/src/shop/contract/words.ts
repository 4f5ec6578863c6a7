// The terms in words, in both languages: what pages, footer, help, summary and letters say of them, made from the policy in force. [CON-01] [CON-03] [LGL-01]
import { addDays, type Day } from "#kernel/calendar";
import { inLocale, type Locale, type Localized } from "#visitor/locale";
import { contractLimits } from "./limits.ts";
import type { ContractFacts, ContractParty, ContractPolicy, ContractTerms } from "./model.ts";
import { type ValueWords, valueWords } from "./value-words.ts";
import { contractTerms, type FirstEnd, firstEnd, isUnbound } from "./terms.ts";

/** How a day is written. */
export type FormatDay = (day: Day) => string;

interface Words {
  readonly months: (count: number) => string;
  readonly byTheHour: string;
  readonly minimum: (months: number) => string;
  readonly renews: (months: number, days: number, isAfterTerm: boolean) => string;
  readonly runsOn: (isAfterTerm: boolean) => string;
  readonly firstEnd: (end: string, lastDay: string) => string;
  readonly firstEndFrom: (start: string, end: string, lastDay: string) => string;
  readonly earliestEnd: (end: string) => string;
  readonly forParty: Readonly<Record<ContractParty, string>>;
  readonly slots: (policy: ContractPolicy, example: ExampleDays) => Omit<Slots, keyof ValueWords>;
}

/** What a text may leave open for the shop to fill in. */
export const slotNames = [
  "renewal",
  "footer",
  "notice",
  "notice-short",
  "domain",
  "example",
  "example-month",
  "term-month",
  "term-year",
  "value",
  "names",
] as const;
export type SlotName = (typeof slotNames)[number];
export type Slots = Readonly<Record<SlotName, string>>;

/** Contracts of a year and of a month that begin today: their first ends, and the one after a missed notice. */
interface ExampleDays {
  readonly start: string;
  readonly yearEnd: string;
  readonly yearLastDay: string;
  readonly yearMissed: string;
  /** The first end of a contract of a month: the notice may be longer than the month. */
  readonly monthEnd: string;
  readonly monthLastDay: string;
}

const { noticeDays, renewalMonths } = contractLimits;

const words: Localized<Words> = {
  en: {
    months: (count) => (count === 1 ? "1 month" : `${count} months`),
    byTheHour: "Billed by the hour, at most the price of a month. You can end it at any time.",
    minimum: (months) => (months === 0 ? "No minimum term." : `Minimum term ${words.en.months(months)}.`),
    renews: (months, days, isAfterTerm) =>
      `The contract ${isAfterTerm ? "then " : ""}renews by ${words.en.months(months)} at a time, unless you cancel at least ${days} days before the end of a term.`,
    runsOn: (isAfterTerm) =>
      `The contract ${isAfterTerm ? "then " : ""}continues for an indefinite time, and you can cancel it at any time with one month’s notice.`,
    firstEnd: (end, lastDay) => `First possible end: ${end}, if you cancel by ${lastDay}.`,
    firstEndFrom: (start, end, lastDay) =>
      `If we start on ${start}, the first possible end is ${end}, and the last day to cancel for it ${lastDay}.`,
    earliestEnd: (end) => `earliest end ${end}`,
    forParty: { private: "Consumers", business: "Businesses" },
    slots: (policy, days) => ({
      renewal:
        policy === "specified"
          ? `A contract renews by its term, by at most ${renewalMonths} months, unless it is cancelled at least ${noticeDays} days before the end of a term.`
          : `After the minimum term, a consumer’s contract continues for an indefinite time and can be cancelled at any time with one month’s notice. A business’s contract renews by its term, by at most ${renewalMonths} months, unless it is cancelled at least ${noticeDays} days before the end of a term.`,
      footer:
        policy === "specified"
          ? `Contracts renew unless they are cancelled at least ${noticeDays} days before the end of a term.`
          : `After the minimum term, consumers can cancel at any time with one month’s notice, businesses at least ${noticeDays} days before the end of a term.`,
      notice:
        policy === "specified"
          ? `at least ${noticeDays} days before the end of a term`
          : `consumers with one month’s notice, to the end of the minimum term or any later day; businesses at least ${noticeDays} days before the end of a term`,
      "notice-short":
        policy === "specified" ? `${noticeDays} days` : `one month for consumers, ${noticeDays} days for businesses`,
      domain:
        policy === "specified"
          ? `It is renewed unless you cancel at least ${noticeDays} days before the year is over.`
          : `It is renewed until you cancel: as a consumer at any time after the first year with one month’s notice, as a business at least ${noticeDays} days before the year is over.`,
      example: `A contract with a term of 12 months that begins on ${days.start} can end on ${days.yearEnd} at the earliest. The last day to cancel for that is ${days.yearLastDay}. ${
        policy === "specified"
          ? `If you miss it, the contract continues until ${days.yearMissed}.`
          : `If a consumer misses it, the contract can end a month after any later notice; a business’s continues until ${days.yearMissed}.`
      }`,
      "term-month": `${words.en.months(1)}, ${words.en.earliestEnd(days.monthEnd)}`,
      "term-year": `${words.en.months(12)}, ${words.en.earliestEnd(days.yearEnd)}`,
      "example-month":
        policy === "specified"
          ? `A contract with a term of one month that begins on ${days.start} can end on ${days.monthEnd} at the earliest, if you cancel by ${days.monthLastDay}.`
          : `A consumer’s contract with a term of one month that begins on ${days.start} can end on ${days.monthEnd} at the earliest, if you cancel by ${days.monthLastDay}.`,
    }),
  },
  de: {
    months: (count) => (count === 1 ? "1 Monat" : `${count} Monate`),
    byTheHour: "Abrechnung nach Stunden, höchstens der Preis eines Monats. Sie können jederzeit kündigen.",
    minimum: (months) => (months === 0 ? "Keine Mindestlaufzeit." : `Mindestlaufzeit ${words.de.months(months)}.`),
    renews: (months, days, isAfterTerm) =>
      `${isAfterTerm ? "Danach verlängert sich der Vertrag" : "Der Vertrag verlängert sich"} jeweils um ${words.de.months(months)}, wenn Sie nicht mindestens ${days} Tage vor dem Ende der Laufzeit kündigen.`,
    runsOn: (isAfterTerm) =>
      `${isAfterTerm ? "Danach läuft der Vertrag" : "Der Vertrag läuft"} auf unbestimmte Zeit, und Sie können ihn jederzeit mit einer Frist von einem Monat kündigen.`,
    firstEnd: (end, lastDay) => `Frühestes Vertragsende: ${end}, bei Kündigung bis zum ${lastDay}.`,
    firstEndFrom: (start, end, lastDay) =>
      `Beginnen wir am ${start}, endet der Vertrag frühestens am ${end}, bei Kündigung bis zum ${lastDay}.`,
    earliestEnd: (end) => `frühestes Ende ${end}`,
    forParty: { private: "Für Verbraucher", business: "Für Unternehmen" },
    slots: (policy, days) => ({
      renewal:
        policy === "specified"
          ? `Ein Vertrag verlängert sich um seine Laufzeit, höchstens um ${renewalMonths} Monate, wenn er nicht spätestens ${noticeDays} Tage vor dem Ende der Laufzeit gekündigt wird.`
          : `Nach der Mindestlaufzeit läuft der Vertrag eines Verbrauchers auf unbestimmte Zeit und lässt sich jederzeit mit einer Frist von einem Monat kündigen. Der Vertrag eines Unternehmens verlängert sich um seine Laufzeit, höchstens um ${renewalMonths} Monate, wenn er nicht spätestens ${noticeDays} Tage vor dem Ende der Laufzeit gekündigt wird.`,
      footer:
        policy === "specified"
          ? `Verträge verlängern sich, wenn sie nicht spätestens ${noticeDays} Tage vor dem Ende der Laufzeit gekündigt werden.`
          : `Nach der Mindestlaufzeit können Verbraucher jederzeit mit einer Frist von einem Monat kündigen, Unternehmen spätestens ${noticeDays} Tage vor dem Ende der Laufzeit.`,
      notice:
        policy === "specified"
          ? `spätestens ${noticeDays} Tage vor dem Ende der Laufzeit`
          : `Verbraucher mit einer Frist von einem Monat, zum Ende der Mindestlaufzeit oder zu jedem späteren Tag; Unternehmen spätestens ${noticeDays} Tage vor dem Ende der Laufzeit`,
      "notice-short":
        policy === "specified" ? `${noticeDays} Tage` : `ein Monat für Verbraucher, ${noticeDays} Tage für Unternehmen`,
      domain:
        policy === "specified"
          ? `Sie verlängert sich, wenn Sie nicht spätestens ${noticeDays} Tage vor Ablauf des Jahres kündigen.`
          : `Sie verlängert sich, bis Sie kündigen: als Verbraucher nach dem ersten Jahr jederzeit mit einer Frist von einem Monat, als Unternehmen spätestens ${noticeDays} Tage vor Ablauf des Jahres.`,
      example: `Ein Vertrag mit zwölf Monaten Laufzeit, der am ${days.start} beginnt, endet frühestens am ${days.yearEnd}. Der letzte Tag für die Kündigung dazu ist der ${days.yearLastDay}. ${
        policy === "specified"
          ? `Verpassen Sie ihn, läuft der Vertrag bis zum ${days.yearMissed}.`
          : `Verpasst ihn ein Verbraucher, endet der Vertrag einen Monat nach jeder späteren Kündigung; der eines Unternehmens läuft bis zum ${days.yearMissed}.`
      }`,
      "term-month": `${words.de.months(1)}, ${words.de.earliestEnd(days.monthEnd)}`,
      "term-year": `${words.de.months(12)}, ${words.de.earliestEnd(days.yearEnd)}`,
      "example-month":
        policy === "specified"
          ? `Ein Vertrag mit einem Monat Laufzeit, der am ${days.start} beginnt, endet frühestens am ${days.monthEnd}, wenn Sie bis zum ${days.monthLastDay} kündigen.`
          : `Der Vertrag eines Verbrauchers mit einem Monat Laufzeit, der am ${days.start} beginnt, endet frühestens am ${days.monthEnd}, wenn Sie bis zum ${days.monthLastDay} kündigen.`,
    }),
  },
};

/** Minimum term, renewal and notice as sentences. [LGL-01] */
export const termsText = (terms: ContractTerms, locale: Locale): string => {
  const vocabulary = inLocale(words, locale);
  if (isUnbound(terms)) return vocabulary.byTheHour;
  const isAfterTerm = terms.minimumMonths > 0;
  const after =
    terms.renewalMonths === 0
      ? vocabulary.runsOn(isAfterTerm)
      : vocabulary.renews(terms.renewalMonths, terms.noticeDays, isAfterTerm);
  return `${vocabulary.minimum(terms.minimumMonths)} ${after}`;
};

/** The first possible end with the last day to cancel for it; where the start is still to be chosen, with that, too. [LGL-04] */
export const firstEndText = (
  { end, lastDay }: FirstEnd,
  locale: Locale,
  day: FormatDay,
  start: Day | null = null,
): string =>
  start === null
    ? inLocale(words, locale).firstEnd(day(end), day(lastDay))
    : inLocale(words, locale).firstEndFrom(day(start), day(end), day(lastDay));

/** A minimum term in words; neither part is stated without the other near by. [CON-01] */
export interface TermWords {
  /** "12 months" */
  readonly months: string;
  /** "earliest end 28 November 2027" */
  readonly end: string;
  /** That day alone. */
  readonly day: string;
}

type TermArguments = readonly [
  product: { readonly minimumMonths: number; readonly hourly: boolean },
  facts: Pick<ContractFacts, "policy" | "day">,
  locale: Locale,
  day: FormatDay,
];

/** The minimum term as cards state it, for a consumer who orders today: with the earliest end, which notice may put behind the term; null without a term. [CON-01] [PRD-01] */
export const termWords = (...[product, { policy, day: today }, locale, day]: TermArguments): TermWords | null => {
  if (product.hourly || product.minimumMonths === 0) return null;
  const { end } = firstEnd({ ...product, start: today, party: "private" }, policy, today);
  const { months, earliestEnd } = inLocale(words, locale);
  return { months: months(product.minimumMonths), end: earliestEnd(day(end)), day: day(end) };
};

/** What a product's page says of its terms to a customer who orders today; for consumers and businesses each, where they differ. */
export const offeredTerms = (
  product: { readonly minimumMonths: number; readonly hourly: boolean },
  policy: ContractPolicy,
  today: Day,
  locale: Locale,
  day: FormatDay,
): readonly string[] => {
  if (product.hourly) return [inLocale(words, locale).byTheHour];
  const textFor = (party: ContractParty): string => {
    const end = firstEnd({ ...product, start: today, party }, policy, today);
    return `${termsText(contractTerms(product.minimumMonths, policy, party), locale)} ${firstEndText(end, locale, day)}`;
  };
  if (policy === "specified") return [textFor("private")];
  return (["private", "business"] as const).map(
    (party) => `${inLocale(words, locale).forParty[party]}: ${textFor(party)}`,
  );
};

/** The sentences that a text may leave open, made from the policy in force for the day on which they are read. */
export const contractSlots = (
  { policy, day: today, generous = false }: Omit<ContractFacts, "start">,
  locale: Locale,
  day: FormatDay,
): Slots => {
  const first = (minimumMonths: number, from: Day, party: ContractParty): FirstEnd =>
    firstEnd({ start: today, minimumMonths, hourly: false, party }, policy, from);
  const [year, month] = [first(12, today, "private"), first(1, today, "private")];
  const missed = first(12, addDays(first(12, today, "business").lastDay, 1), "business");
  const slots = inLocale(words, locale).slots(policy, {
    start: day(today),
    yearEnd: day(year.end),
    yearLastDay: day(year.lastDay),
    yearMissed: day(missed.end),
    monthEnd: day(month.end),
    monthLastDay: day(month.lastDay),
  });
  return { ...slots, ...inLocale(valueWords, locale)[generous ? "generous" : "owed"] };
};

/** A text with its slots filled in, such as `{contract:renewal}`; what is no slot stays as it is. */
export const filledIn = (text: string, slots: Slots): string =>
  text.replaceAll(/\{contract:([a-z-]+)\}/g, (whole, name: string) =>
    Object.hasOwn(slots, name) ? slots[name as SlotName] : whole,
  );
