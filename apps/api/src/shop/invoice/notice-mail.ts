// The letter before the last day for notice: what renews when and until when, what it costs then, by when and how it is cancelled. [LIF-04]
import { lastDayBefore, type PriceStep } from "@kontor/domain/shop/contract";
import type { AnnouncedRenewal, ContractNews } from "@kontor/domain/shop/invoice";
import { accountEntryPath, accountPath, fixedPaths } from "@kontor/domain/site/routing";
import { inLocale, type Locale, type Localized, moneyText } from "@kontor/domain/visitor/locale";
import { longDay } from "../../platform/mail/formats.ts";
import type { Row } from "../../platform/mail/letter.ts";
import { contractName } from "../contract/contract-mails.ts";

interface Words {
  readonly subject: (numbers: readonly string[], day: string, provider: string) => string;
  readonly renews: (contract: string | null, count: number, day: string) => string;
  readonly until: (day: string) => string;
  readonly costs: (amount: string, months: number) => string;
  readonly costsFrom: (day: string, amount: string, months: number) => string;
  readonly free: string;
  readonly amounts: string;
  readonly cancel: (lastDay: string, end: string, count: number) => string;
  readonly keep: string;
  readonly inAccount: (count: number) => string;
  readonly form: string;
}

const words: Localized<Words> = {
  en: {
    subject: ([number, ...others], day, provider) =>
      others.length === 0
        ? `Your contract ${number} renews on ${day} – ${provider}`
        : `${others.length + 1} of your contracts renew on ${day} – ${provider}`,
    renews: (contract, count, day) =>
      contract === null
        ? `${count} of your contracts renew on ${day} unless you cancel them before.`
        : `Your contract for ${contract} renews on ${day} unless you cancel it before.`,
    until: (day) => `New term until ${day}`,
    costs: (amount, months) => `${amount} every ${months === 1 ? "month" : `${months} months`}`,
    costsFrom: (day, amount, months) => `From ${day}: ${words.en.costs(amount, months)}`,
    free: "no cost",
    amounts: "The amounts are the totals that will be on your invoices, by what is known today.",
    cancel: (lastDay, end, count) =>
      `The last day to cancel is ${lastDay}; ${count === 1 ? "the contract then ends" : "the contracts then end"} on ${end}. You can do so in your account or, without logging in, with the form for cancellations.`,
    keep: "If everything is to stay as it is, there is nothing to do.",
    inAccount: (count) => (count === 1 ? "To the contract in your account" : "To the contracts in your account"),
    form: "Cancel without logging in",
  },
  de: {
    subject: ([number, ...others], day, provider) =>
      others.length === 0
        ? `Ihr Vertrag ${number} verlängert sich am ${day} – ${provider}`
        : `${others.length + 1} Ihrer Verträge verlängern sich am ${day} – ${provider}`,
    renews: (contract, count, day) =>
      contract === null
        ? `${count} Ihrer Verträge verlängern sich am ${day}, wenn Sie sie nicht vorher kündigen.`
        : `Ihr Vertrag über ${contract} verlängert sich am ${day}, wenn Sie ihn nicht vorher kündigen.`,
    until: (day) => `Neue Laufzeit bis zum ${day}`,
    costs: (amount, months) => `${amount} ${months === 1 ? "jeden Monat" : `alle ${months} Monate`}`,
    costsFrom: (day, amount, months) => `Ab dem ${day}: ${words.de.costs(amount, months)}`,
    free: "kostenlos",
    amounts: "Die Beträge sind die Gesamtbeträge Ihrer Rechnungen nach heutigem Stand.",
    cancel: (lastDay, end, count) =>
      `Der letzte Tag für Ihre Kündigung ist der ${lastDay}; ${count === 1 ? "der Vertrag endet" : "die Verträge enden"} dann am ${end}. Kündigen können Sie in Ihrem Konto oder ohne Anmeldung mit dem Kündigungsformular.`,
    keep: "Soll alles so bleiben, brauchen Sie nichts zu tun.",
    inAccount: (count) => (count === 1 ? "Zum Vertrag in Ihrem Konto" : "Zu den Verträgen in Ihrem Konto"),
    form: "Ohne Anmeldung kündigen",
  },
};

type Announced = Extract<ContractNews, { readonly kind: "renews" }>;

export const noticeLetter = ({ locale, day, lastDay, renewals }: Announced, publicUrl: string) => {
  const say = inLocale(words, locale);
  const contracts = renewals.map(({ contract }) => contract);
  const [first] = contracts;
  const count = contracts.length;
  const only = count === 1 && first !== undefined ? first : null;
  const form = inLocale(fixedPaths["cancellation-form"], locale);
  return {
    subject: (provider: string) =>
      say.subject(
        contracts.map(({ number }) => number),
        longDay(locale, day),
        provider,
      ),
    paragraphs: [say.renews(only === null ? null : contractName(only, locale), count, longDay(locale, day))],
    rows: renewals.map((renewal) => rowOf(renewal, day, locale)),
    after: [say.amounts, say.cancel(longDay(locale, lastDay), longDay(locale, lastDayBefore(day)), count), say.keep],
    link: {
      text: say.inAccount(count),
      path: only === null ? accountPath("contracts", locale) : accountEntryPath("contracts", only.id, locale),
    },
    further: { text: say.form, url: new URL(form, publicUrl).href },
  };
};

/** What is billed on the day itself stands beside the contract, what comes later below it. */
const rowOf = ({ contract, until, charges }: AnnouncedRenewal, day: string, locale: Locale): Row => {
  const say = inLocale(words, locale);
  const costs = ({ gross, everyMonths }: PriceStep) => say.costs(moneyText(locale, gross), everyMonths);
  const [first, ...others] = charges;
  const from = (step: PriceStep) =>
    say.costsFrom(longDay(locale, step.from), moneyText(locale, step.gross), step.everyMonths);
  return {
    what: contractName(contract, locale),
    value: first === undefined ? say.free : costs(first),
    notes: [
      say.until(longDay(locale, lastDayBefore(until))),
      ...(first !== undefined && first.from !== day ? [from(first)] : []),
      ...others.map(from),
    ],
  };
};
