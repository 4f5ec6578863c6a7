// What a charge is for and what is left of it, in words: account, letter, desk and export say the same. [BAL-07] [SHOP3-5]
import { dayInWords, inLocale, type Locale, type Localized, moneyText } from "#visitor/locale";
import type { ChargeBalance, ChargeReason } from "./model.ts";

type ByReason = Readonly<Record<ChargeReason, string>>;

interface Words {
  readonly title: ByReason;
  readonly why: ByReason;
  readonly pay: (amount: string, day: string) => string;
  readonly payRest: (amount: string, day: string) => string;
  readonly late: (amount: string, day: string) => string;
  readonly paid: string;
  readonly takenBack: string;
  readonly nothingLeft: string;
  readonly deskOpen: (amount: string, day: string) => string;
  readonly deskLate: (amount: string, day: string) => string;
  readonly deskPaid: string;
  readonly deskTakenBack: string;
  readonly deskWrittenOff: string;
}

const words: Localized<Words> = {
  en: {
    title: {
      "returned-debit": "Fee for a returned direct debit",
      postage: "Fee for post",
      "returned-payment": "Returned payment",
    },
    why: {
      "returned-debit": "We charge this because your bank returned a direct debit.",
      postage: "We charge this for papers that we sent you by post.",
      "returned-payment": "A payment of yours was returned after we had paid it out or used it for something else.",
    },
    pay: (amount, day) => `Please pay ${amount} by ${day}.`,
    payRest: (amount, day) => `Please pay the rest of ${amount} by ${day}.`,
    late: (amount, day) => `Please pay ${amount}; it was due on ${day}.`,
    paid: "This has been paid.",
    takenBack: "We no longer ask for this.",
    nothingLeft: "Nothing is left to pay.",
    deskOpen: (amount, day) => `Open: ${amount}, due on ${day}.`,
    deskLate: (amount, day) => `Overdue: ${amount}, was due on ${day}.`,
    deskPaid: "Paid.",
    deskTakenBack: "Taken back.",
    deskWrittenOff: "Written off.",
  },
  de: {
    title: {
      "returned-debit": "Entgelt für eine Rücklastschrift",
      postage: "Entgelt für Postversand",
      "returned-payment": "Zurückgegangene Zahlung",
    },
    why: {
      "returned-debit": "Wir berechnen dies, weil Ihre Bank eine Lastschrift zurückgegeben hat.",
      postage: "Wir berechnen dies für Unterlagen, die wir Ihnen per Post geschickt haben.",
      "returned-payment":
        "Eine Zahlung von Ihnen ging zurück, nachdem wir sie schon erstattet oder anderweitig verrechnet hatten.",
    },
    pay: (amount, day) => `Bitte zahlen Sie ${amount} bis zum ${day}.`,
    payRest: (amount, day) => `Bitte zahlen Sie den Rest von ${amount} bis zum ${day}.`,
    late: (amount, day) => `Bitte zahlen Sie ${amount}; der Betrag war am ${day} fällig.`,
    paid: "Das ist bezahlt.",
    takenBack: "Wir verlangen diesen Betrag nicht mehr.",
    nothingLeft: "Es ist nichts mehr zu bezahlen.",
    deskOpen: (amount, day) => `Offen: ${amount}, fällig am ${day}.`,
    deskLate: (amount, day) => `Überfällig: ${amount}, fällig war der ${day}.`,
    deskPaid: "Bezahlt.",
    deskTakenBack: "Zurückgenommen.",
    deskWrittenOff: "Ausgebucht.",
  },
};

/** What it is for, in a few words. */
export const chargeTitle = (reason: ChargeReason, locale: Locale): string => inLocale(words, locale).title[reason];

/** Why it is asked for, and what is left of it. */
export const sentenceOfCharge = (charge: ChargeBalance, locale: Locale): string => {
  const { reason, total, received, takenBack, left, dueOn, overdueSince } = charge;
  const say = inLocale(words, locale);
  const [amount, day] = [moneyText(locale, left), dayInWords(locale, dueOn)];
  const ask =
    overdueSince !== null ? say.late(amount, day) : left === total ? say.pay(amount, day) : say.payRest(amount, day);
  const over = takenBack > 0 ? say.takenBack : received === total ? say.paid : say.nothingLeft;
  return [say.why[reason], left > 0 ? ask : over].join(" ");
};

/** The same for staff. */
export const deskSentenceOfCharge = (charge: ChargeBalance, locale: Locale): string => {
  const { received, takenBack, total, left, dueOn, overdueSince } = charge;
  const say = inLocale(words, locale);
  const [amount, day] = [moneyText(locale, left), dayInWords(locale, dueOn)];
  if (left > 0) return overdueSince === null ? say.deskOpen(amount, day) : say.deskLate(amount, day);
  return takenBack > 0 ? say.deskTakenBack : received === total ? say.deskPaid : say.deskWrittenOff;
};
