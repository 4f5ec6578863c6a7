// Laws of what balances say: no sentence promises a day that is past, and staff are spoken to as staff. [SHOP3-6] [OPS3-12] [LOOK3-5]
import fc from "fast-check";
import { addDays, compareDays, type Day } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { dayInWords, type Locale, locales } from "#visitor/locale";
import { anyShared } from "./arbitraries.ts";
import { deskSentenceOf, deskSentenceOfCustomer } from "./desk-words.ts";
import type * as ledgers from "./ledger.ts";
import type { Entry } from "./model.ts";
import type * as balances from "./rules.ts";
import { sentenceOf, sentenceOfContract, sentenceOfCustomer } from "./words.ts";

type Functions = Pick<typeof ledgers, "ledgerOf"> &
  Pick<typeof balances, "balanceOfContract" | "balanceOfCustomer" | "balancesOf">;

/** What is said to be done by a day, clause by clause; what was due by it is no promise. */
const promised = (text: string, day: Day, locale: Locale): boolean => {
  const words = dayInWords(locale, day);
  const promise = locale === "en" ? `by ${words}` : `bis zum ${words}`;
  const past = locale === "en" ? /\bwas due\b/ : /\bwar\b/;
  return text.split(/[;:]|\.(?= |$)/).some((clause) => clause.includes(promise) && !past.test(clause));
};

const daysIn = (entries: readonly Entry[]): readonly Day[] => [
  ...new Set(
    entries.flatMap((entry) => {
      const named = entry.kind === "invoice" ? entry.dueOn : entry.kind === "credit-note" ? entry.payBackBy : null;
      return [entry.day, addDays(entry.day, 14), ...(named === null ? [] : [named])];
    }),
  ),
];

const ofCustomers = /\b(?:you|your|yours|please|Sie|Ihnen|Ihre?[nmrs]?|bitte)\b/i;

export const wordsLaws = ({
  ledgerOf,
  balanceOfContract,
  balanceOfCustomer,
  balancesOf,
}: Functions): readonly Law[] => [
  law("[BAL-01] [SHOP3-6] no sentence about a document, a customer or a contract promises a day that is past", () =>
    fc.property(anyShared, fc.constantFrom(0, 1, 14, 15, 40, 400), ({ entries, shares, today }, later) => {
      const [ledger, on] = [ledgerOf(entries, shares), addDays(today, later)];
      const past = daysIn(entries).filter((day) => compareDays(day, on) < 0);
      const contracts = [...new Set(shares.map(({ contract }) => contract))];
      return locales.every((locale) => {
        const sentences = [
          ...balancesOf(ledger, on).flatMap((one) => [sentenceOf(one, locale), deskSentenceOf(one, locale)]),
          sentenceOfCustomer(balanceOfCustomer(ledger, on), locale),
          deskSentenceOfCustomer(balanceOfCustomer(ledger, on), locale),
          ...contracts.map((id) => sentenceOfContract(balanceOfContract(ledger, id, on), locale)),
        ];
        return sentences.every((text) => past.every((day) => !promised(text, day, locale)));
      });
    }),
  ),
  law(
    "[BAL-01] [SHOP3-6] what is late of what is paid back is what its documents are late with, and some of the whole",
    () =>
      fc.property(anyShared, fc.nat(60), ({ entries, today }, later) => {
        const [ledger, on] = [ledgerOf(entries), addDays(today, later)];
        const { toPayBack, payBackLate } = balanceOfCustomer(ledger, on);
        const late = balancesOf(ledger, on).filter(
          ({ toPayBack: back, overdueSince }) => back > 0 && overdueSince !== null,
        );
        return payBackLate <= toPayBack && payBackLate === late.reduce((all, one) => all + one.toPayBack, 0);
      }),
  ),
  law(
    "[BAL-01] [OPS3-12] [LOOK3-5] staff are never addressed as the customer, and read an amount exactly where there is one",
    () =>
      fc.property(anyShared, ({ entries, today }) => {
        const ledger = ledgerOf(entries);
        const customer = balanceOfCustomer(ledger, today);
        return locales.every(
          (locale) =>
            balancesOf(ledger, today).every((balance) => {
              const text = deskSentenceOf(balance, locale);
              return (
                !ofCustomers.test(text) &&
                balance.setOffs.every(({ number }) => text.includes(number)) &&
                balance.left > 0 === /Open: |Overdue: |Offen: |Überfällig: /.test(text) &&
                balance.toPayBack > 0 === /To pay back|zu erstatten/i.test(text)
              );
            }) &&
            !ofCustomers.test(deskSentenceOfCustomer(customer, locale)) &&
            customer.left > 0 === /Open in all|Insgesamt offen/.test(deskSentenceOfCustomer(customer, locale)),
        );
      }),
  ),
];
