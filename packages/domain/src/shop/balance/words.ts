// What a balance says, in one sentence or two: letters, pages, the desk, exports and webhooks say the same, made when shown or sent. [BAL-01] [ACC-03]
import type { Day } from "#kernel/calendar";
import { dayInWords, inLocale, type Locale, type Localized, moneyText } from "#visitor/locale";
import type { ContractBalance, CustomerBalance, DocumentBalance, SetOff } from "./model.ts";

interface Words {
  readonly nothing: string;
  readonly pay: (amount: string, day: string | null) => string;
  readonly payRest: (amount: string, day: string | null) => string;
  readonly late: (amount: string, day: string) => string;
  readonly lateRest: (amount: string, day: string) => string;
  readonly paid: string;
  readonly nothingLeft: string;
  readonly received: (amount: string) => string;
  /** Of an invoice: a credit note took this off it. */
  readonly lessBy: (amount: string, note: string) => string;
  /** Of a credit note: what it took off an invoice, and what that leaves of it. */
  readonly setOff: (amount: string, invoice: string) => string;
  readonly allSetOff: (amount: string, invoice: string) => string;
  readonly payBack: (amount: string, day: string | null) => string;
  readonly payBackLate: (amount: string, day: string) => string;
  /** Some of it is late: how much, and since which day. */
  readonly payBackPartLate: (amount: string, late: string, day: string) => string;
  readonly paidBack: (amount: string) => string;
  /** Of a credit note: what it takes off what is owed for a payment that returned. */
  readonly covers: (amount: string) => string;
  readonly noMore: string;
  readonly over: (amount: string) => string;
  /** Some of what was too much is used by now. */
  readonly overRest: (amount: string, rest: string) => string;
  readonly ofCredit: (amount: string) => string;
  readonly owed: (amount: string) => string;
  readonly owedLate: (amount: string, late: string) => string;
  readonly nothingOwed: string;
  /** Of a contract; null where nothing of it is overdue. */
  readonly leftOfContract: (amount: string, late: string | null) => string;
  readonly nothingOfContract: string;
  readonly credit: (amount: string) => string;
}

const words: Localized<Words> = {
  en: {
    nothing: "There is nothing to pay.",
    pay: (amount, day) => (day === null ? `Please pay ${amount}.` : `Please pay ${amount} by ${day}.`),
    payRest: (amount, day) =>
      day === null ? `Please pay the rest of ${amount}.` : `Please pay the rest of ${amount} by ${day}.`,
    late: (amount, day) => `Please pay ${amount}; it was due on ${day}.`,
    lateRest: (amount, day) => `Please pay the rest of ${amount}; it was due on ${day}.`,
    paid: "This invoice has been paid; nothing is left to pay.",
    nothingLeft: "Nothing is left to pay.",
    received: (amount) => `We have received ${amount}.`,
    lessBy: (amount, note) => `Credit note ${note} takes ${amount} off this invoice.`,
    setOff: (amount, invoice) =>
      `We set off ${amount} against invoice ${invoice}, which takes that much off what you have to pay.`,
    allSetOff: (amount, invoice) => `We set off ${amount} against invoice ${invoice}, of which nothing is left to pay.`,
    payBack: (amount, day) => (day === null ? `We pay back ${amount}.` : `We pay back ${amount} by ${day}.`),
    payBackLate: (amount, day) => `We pay back ${amount} at once; it was due by ${day}.`,
    payBackPartLate: (amount, late, day) => `We pay back ${amount}, ${late} of it at once: that was due by ${day}.`,
    paidBack: (amount) => `We have paid back ${amount}.`,
    covers: (amount) =>
      `We set off ${amount} against a payment of yours that was returned after we had paid it out or used it for something else.`,
    noMore: "Nothing is to be paid or paid back.",
    over: (amount) =>
      `You have paid ${amount} more than this invoice asks for: your next invoice uses it, or we pay it back if you ask us to.`,
    overRest: (amount, rest) =>
      `You have paid ${amount} more than this invoice asks for; ${rest} of it is still your credit: your next invoice uses it, or we pay it back if you ask us to.`,
    ofCredit: (amount) => `We have used ${amount} of your credit for it.`,
    owed: (amount) => `In all, ${amount} is left to pay.`,
    owedLate: (amount, late) =>
      amount === late
        ? `In all, ${amount} is left to pay and overdue.`
        : `In all, ${amount} is left to pay, ${late} of it overdue.`,
    nothingOwed: "Nothing is left to pay.",
    leftOfContract: (amount, late) =>
      `${amount} is left to pay for this contract${late === null ? "." : `, ${late} of it overdue.`}`,
    nothingOfContract: "Nothing is left to pay for this contract.",
    credit: (amount) =>
      `You have a credit of ${amount}: your next invoice uses it, or we pay it back if you ask us to.`,
  },
  de: {
    nothing: "Es ist nichts zu bezahlen.",
    pay: (amount, day) => (day === null ? `Bitte zahlen Sie ${amount}.` : `Bitte zahlen Sie ${amount} bis zum ${day}.`),
    payRest: (amount, day) =>
      day === null
        ? `Bitte zahlen Sie den Rest von ${amount}.`
        : `Bitte zahlen Sie den Rest von ${amount} bis zum ${day}.`,
    late: (amount, day) => `Bitte zahlen Sie ${amount}; der Betrag war am ${day} fällig.`,
    lateRest: (amount, day) => `Bitte zahlen Sie den Rest von ${amount}; er war am ${day} fällig.`,
    paid: "Diese Rechnung ist bezahlt; es ist nichts mehr offen.",
    nothingLeft: "Es ist nichts mehr zu bezahlen.",
    received: (amount) => `${amount} haben wir erhalten.`,
    lessBy: (amount, note) => `Die Rechnungskorrektur ${note} mindert diese Rechnung um ${amount}.`,
    setOff: (amount, invoice) =>
      `Wir rechnen ${amount} mit der Rechnung ${invoice} auf; um diesen Betrag zahlen Sie dort weniger.`,
    allSetOff: (amount, invoice) =>
      `Wir rechnen ${amount} mit der Rechnung ${invoice} auf; dort ist nichts mehr offen.`,
    payBack: (amount, day) =>
      day === null ? `Wir erstatten Ihnen ${amount}.` : `Wir erstatten Ihnen ${amount} bis zum ${day}.`,
    payBackLate: (amount, day) => `Wir erstatten Ihnen umgehend ${amount}; der Betrag war bis zum ${day} zu erstatten.`,
    payBackPartLate: (amount, late, day) =>
      `Wir erstatten Ihnen ${amount}, davon ${late} umgehend: Dieser Teil war bis zum ${day} zu erstatten.`,
    paidBack: (amount) => `Wir haben Ihnen ${amount} erstattet.`,
    covers: (amount) =>
      `Wir rechnen ${amount} mit einer Zahlung von Ihnen auf, die zurückging, nachdem wir sie schon erstattet oder anderweitig verrechnet hatten.`,
    noMore: "Es ist nichts zu bezahlen und nichts zu erstatten.",
    over: (amount) =>
      `Sie haben ${amount} mehr bezahlt, als diese Rechnung verlangt: Wir rechnen den Betrag auf Ihre nächste Rechnung an oder erstatten ihn auf Wunsch.`,
    overRest: (amount, rest) =>
      `Sie haben ${amount} mehr bezahlt, als diese Rechnung verlangt; davon sind noch ${rest} Guthaben: Wir rechnen den Betrag auf Ihre nächste Rechnung an oder erstatten ihn auf Wunsch.`,
    ofCredit: (amount) => `${amount} haben wir aus Ihrem Guthaben dafür verwendet.`,
    owed: (amount) => `Insgesamt sind noch ${amount} zu bezahlen.`,
    owedLate: (amount, late) =>
      amount === late
        ? `Insgesamt sind noch ${amount} zu bezahlen und überfällig.`
        : `Insgesamt sind noch ${amount} zu bezahlen, davon ${late} überfällig.`,
    nothingOwed: "Es ist nichts mehr zu bezahlen.",
    leftOfContract: (amount, late) =>
      `Für diesen Vertrag sind noch ${amount} zu bezahlen${late === null ? "." : `, davon ${late} überfällig.`}`,
    nothingOfContract: "Für diesen Vertrag ist nichts mehr zu bezahlen.",
    credit: (amount) =>
      `Sie haben ein Guthaben von ${amount}: Wir rechnen es auf Ihre nächste Rechnung an oder erstatten es auf Wunsch.`,
  },
};

/** What is asked for or given back, and why; the set-off names both documents (§ 388 BGB). */
export const sentenceOf = (balance: DocumentBalance, locale: Locale): string =>
  (balance.kind === "invoice" ? ofInvoice(balance, locale) : ofCreditNote(balance, locale)).join(" ");

const onDay = (day: Day | null, locale: Locale): string | null => (day === null ? null : dayInWords(locale, day));

const ofInvoice = (balance: DocumentBalance, locale: Locale): readonly string[] => {
  const say = inLocale(words, locale);
  const money = (cents: number): string => moneyText(locale, cents);
  const { state, left, received, total, dueOn, overdueSince, setOffs, over } = balance;
  const less = setOffs.map(({ cents, number }) => say.lessBy(money(cents), number));
  const { overInAll = over, ofCredit = 0 } = balance;
  const more =
    over === 0 ? [] : [overInAll > over ? say.overRest(money(overInAll), money(over)) : say.over(money(over))];
  const came = received - ofCredit;
  const used = ofCredit > 0 ? [say.ofCredit(money(ofCredit))] : [];
  if (state === "nothing") return [say.nothing, ...more];
  if (left === 0) return [...less, state === "paid" ? say.paid : say.nothingLeft, ...used, ...more];
  const day = onDay(dueOn, locale);
  const isAll = left === total;
  const ask =
    overdueSince !== null && day !== null
      ? say[isAll ? "late" : "lateRest"](money(left), day)
      : say[isAll ? "pay" : "payRest"](money(left), day);
  return [...less, ...(came > 0 ? [say.received(money(came))] : []), ...used, ask];
};

const ofCreditNote = (balance: DocumentBalance, locale: Locale): readonly string[] => {
  const { setOffs, toPayBack, paidBack, covered = 0, dueOn, overdueSince } = balance;
  const say = inLocale(words, locale);
  const money = (cents: number): string => moneyText(locale, cents);
  const by = onDay(dueOn, locale);
  const sentences = [
    ...setOffs.map(({ cents, number, left }: SetOff) => say[left === 0 ? "allSetOff" : "setOff"](money(cents), number)),
    ...(covered > 0 ? [say.covers(money(covered))] : []),
    ...(paidBack > covered ? [say.paidBack(money(paidBack - covered))] : []),
    ...(toPayBack === 0
      ? []
      : [
          overdueSince !== null && by !== null
            ? say.payBackLate(money(toPayBack), by)
            : say.payBack(money(toPayBack), by),
        ]),
  ];
  return sentences.length === 0 ? [say.noMore] : sentences;
};

/** What is paid back in all; a day that is past is never promised. [SHOP3-6] */
const backInWords = (
  { toPayBack, payBackLate, payBackBy }: Pick<CustomerBalance, "toPayBack" | "payBackLate" | "payBackBy">,
  locale: Locale,
): readonly string[] => {
  const say = inLocale(words, locale);
  const [amount, late, day] = [moneyText(locale, toPayBack), moneyText(locale, payBackLate), onDay(payBackBy, locale)];
  if (toPayBack === 0) return [];
  if (payBackLate === 0 || day === null) return [say.payBack(amount, day)];
  return [payBackLate === toPayBack ? say.payBackLate(amount, day) : say.payBackPartLate(amount, late, day)];
};

/** What a customer owes or gets back in all. */
export const sentenceOfCustomer = (balance: CustomerBalance, locale: Locale): string => {
  const { left, overdue, credit } = balance;
  const say = inLocale(words, locale);
  const money = (cents: number): string => moneyText(locale, cents);
  return [
    left === 0 ? say.nothingOwed : overdue > 0 ? say.owedLate(money(left), money(overdue)) : say.owed(money(left)),
    ...backInWords(balance, locale),
    ...(credit > 0 ? [say.credit(money(credit))] : []),
  ].join(" ");
};

/** What is owed or given back for one contract, as its part of its documents. */
export const sentenceOfContract = (balance: ContractBalance, locale: Locale): string => {
  const { billed, left, overdue, toPayBack, paidBack } = balance;
  const say = inLocale(words, locale);
  const money = (cents: number): string => moneyText(locale, cents);
  if (billed + left + toPayBack + paidBack === 0) return say.nothing;
  return [
    left === 0 ? say.nothingOfContract : say.leftOfContract(money(left), overdue === 0 ? null : money(overdue)),
    ...(paidBack > 0 ? [say.paidBack(money(paidBack))] : []),
    ...backInWords(balance, locale),
  ].join(" ");
};
