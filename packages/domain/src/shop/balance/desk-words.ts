// What a balance says to staff: in the third person, the sum first; customers read the sentences of `words.ts`. [OPS3-12] [LOOK3-5]
import { dayInWords, inLocale, type Locale, type Localized, moneyText } from "#visitor/locale";
import type { CustomerBalance, DocumentBalance } from "./model.ts";

interface Words {
  readonly nothing: string;
  readonly open: (amount: string, day: string | null) => string;
  readonly late: (amount: string, day: string) => string;
  readonly received: (amount: string) => string;
  readonly paid: string;
  readonly nothingLeft: string;
  /** Of an invoice: a credit note took this off it. */
  readonly lessBy: (amount: string, note: string) => string;
  readonly over: (amount: string) => string;
  readonly overRest: (amount: string, rest: string) => string;
  readonly ofCredit: (amount: string) => string;
  readonly setOff: (amount: string, invoice: string) => string;
  readonly payBack: (amount: string, day: string | null) => string;
  readonly payBackLate: (amount: string, day: string) => string;
  readonly paidBack: (amount: string) => string;
  readonly covers: (amount: string) => string;
  readonly openInAll: (amount: string, late: string | null) => string;
  readonly nothingOpen: string;
  readonly credit: (amount: string) => string;
}

const words: Localized<Words> = {
  en: {
    nothing: "Nothing to pay.",
    open: (amount, day) => `Open: ${amount}${day === null ? "" : `, due on ${day}`}.`,
    late: (amount, day) => `Overdue: ${amount}, was due on ${day}.`,
    received: (amount) => `Received: ${amount}.`,
    paid: "Paid.",
    nothingLeft: "Settled; nothing is open.",
    lessBy: (amount, note) => `Credit note ${note} takes off ${amount}.`,
    over: (amount) => `Overpaid by ${amount}, which is the customer’s credit.`,
    overRest: (amount, rest) => `Overpaid by ${amount}, of which ${rest} is the customer’s credit.`,
    ofCredit: (amount) => `From the credit: ${amount}.`,
    setOff: (amount, invoice) => `${amount} is set off against invoice ${invoice}.`,
    payBack: (amount, day) => `To pay back: ${amount}${day === null ? "" : ` by ${day}`}.`,
    payBackLate: (amount, day) => `To pay back at once: ${amount}, was due by ${day}.`,
    paidBack: (amount) => `Paid back: ${amount}.`,
    covers: (amount) => `Set off against a returned payment: ${amount}.`,
    openInAll: (amount, late) => `Open in all: ${amount}${late === null ? "" : `, ${late} of it overdue`}.`,
    nothingOpen: "Nothing is open.",
    credit: (amount) => `Credit: ${amount}, used by the next invoice or paid back on request.`,
  },
  de: {
    nothing: "Nichts zu bezahlen.",
    open: (amount, day) => `Offen: ${amount}${day === null ? "" : `, fällig am ${day}`}.`,
    late: (amount, day) => `Überfällig: ${amount}, fällig war der ${day}.`,
    received: (amount) => `Eingegangen: ${amount}.`,
    paid: "Bezahlt.",
    nothingLeft: "Ausgeglichen; nichts ist offen.",
    lessBy: (amount, note) => `Die Rechnungskorrektur ${note} mindert um ${amount}.`,
    over: (amount) => `Um ${amount} überzahlt; der Betrag ist Guthaben.`,
    overRest: (amount, rest) => `Um ${amount} überzahlt; davon sind ${rest} Guthaben.`,
    ofCredit: (amount) => `Aus dem Guthaben: ${amount}.`,
    setOff: (amount, invoice) => `${amount} sind mit der Rechnung ${invoice} aufgerechnet.`,
    payBack: (amount, day) => `Zu erstatten: ${amount}${day === null ? "" : ` bis zum ${day}`}.`,
    payBackLate: (amount, day) => `Umgehend zu erstatten: ${amount}, Frist war der ${day}.`,
    paidBack: (amount) => `Erstattet: ${amount}.`,
    covers: (amount) => `Mit einer zurückgegangenen Zahlung aufgerechnet: ${amount}.`,
    openInAll: (amount, late) => `Insgesamt offen: ${amount}${late === null ? "" : `, davon ${late} überfällig`}.`,
    nothingOpen: "Nichts ist offen.",
    credit: (amount) => `Guthaben: ${amount}, für die nächste Rechnung oder auf Wunsch zu erstatten.`,
  },
};

const moneyBack = (
  locale: Locale,
  { amount, late, by }: { readonly amount: number; readonly late: boolean; readonly by: CustomerBalance["payBackBy"] },
): readonly string[] => {
  const say = inLocale(words, locale);
  const day = by === null ? null : dayInWords(locale, by);
  if (amount === 0) return [];
  const text = moneyText(locale, amount);
  return [late && day !== null ? say.payBackLate(text, day) : say.payBack(text, day)];
};

/** A document as the desk, its lists and the provider's letters say it. */
export const deskSentenceOf = (balance: DocumentBalance, locale: Locale): string => {
  const say = inLocale(words, locale);
  const money = (cents: number): string => moneyText(locale, cents);
  const { state, left, received, dueOn, overdueSince, setOffs, over, toPayBack, paidBack } = balance;
  const { overInAll = over, ofCredit = 0, covered = 0 } = balance;
  if (balance.kind === "credit-note") {
    const sentences = [
      ...setOffs.map(({ cents, number }) => say.setOff(money(cents), number)),
      ...(covered > 0 ? [say.covers(money(covered))] : []),
      ...(paidBack > covered ? [say.paidBack(money(paidBack - covered))] : []),
      ...moneyBack(locale, { amount: toPayBack, late: overdueSince !== null, by: dueOn }),
    ];
    return sentences.length === 0 ? say.nothing : sentences.join(" ");
  }
  const day = dueOn === null ? null : dayInWords(locale, dueOn);
  const standing =
    left === 0
      ? [state === "nothing" ? say.nothing : state === "paid" ? say.paid : say.nothingLeft]
      : [
          ...(received > ofCredit ? [say.received(money(received - ofCredit))] : []),
          overdueSince !== null && day !== null ? say.late(money(left), day) : say.open(money(left), day),
        ];
  return [
    ...setOffs.map(({ cents, number }) => say.lessBy(money(cents), number)),
    ...standing,
    ...(ofCredit > 0 ? [say.ofCredit(money(ofCredit))] : []),
    ...(over === 0 ? [] : [overInAll > over ? say.overRest(money(overInAll), money(over)) : say.over(money(over))]),
  ].join(" ");
};

/** A customer as the desk says it. */
export const deskSentenceOfCustomer = (
  { left, overdue, toPayBack, payBackLate, payBackBy, credit }: CustomerBalance,
  locale: Locale,
): string => {
  const say = inLocale(words, locale);
  const money = (cents: number): string => moneyText(locale, cents);
  return [
    left === 0 ? say.nothingOpen : say.openInAll(money(left), overdue === 0 ? null : money(overdue)),
    ...moneyBack(locale, { amount: payBackLate, late: true, by: payBackBy }),
    ...moneyBack(locale, {
      amount: toPayBack - payBackLate,
      late: false,
      by: payBackLate === 0 ? payBackBy : null,
    }),
    ...(credit > 0 ? [say.credit(money(credit))] : []),
  ].join(" ");
};
