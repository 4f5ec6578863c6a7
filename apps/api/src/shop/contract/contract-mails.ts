// Letters about contracts that were ended: to their customer, and word of it for the provider, who may have to pay back. [ACC-05] [CON-02] [LGL-03]
import { fullName } from "@kontor/domain/shop/customer";
import { payBackDay, payBackTime } from "@kontor/domain/shop/balance";
import { type ContractLetters, type ServiceContract, shownEnd } from "@kontor/domain/shop/contract";
import { accountEntryPath } from "@kontor/domain/site/routing";
import { inLocale, type Locale, type Localized, moneyText } from "@kontor/domain/visitor/locale";
import { ownLanguage } from "../../platform/provider/languages.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import { longDay } from "../../platform/mail/formats.ts";
import { asText, type Block } from "../../platform/mail/letter.ts";
import { asHtml } from "../../platform/mail/letter-html.ts";
import { noticeMailbox, ownMailbox } from "../../platform/mail/recipients.ts";
import { queueLetter } from "../../platform/mail/outbox.ts";
import { imprint } from "../../platform/provider/imprint.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { customerByNumber } from "../customer/store.ts";
import { calendarReferences } from "./calendar-attachment.ts";
import { providerNote } from "./provider-note.ts";

interface Words {
  readonly subject: (number: string, provider: string) => string;
  /** Null where the account is gone. */
  readonly greeting: (name: string | null) => string;
  readonly cancelled: (contract: string, day: string) => string;
  readonly withdrawn: (contract: string, day: string) => string;
  readonly guaranteed: (contract: string, day: string, amount: string) => string;
  readonly repaid: (day: string) => string;
  /** Where an early start was asked for. [BAL-04] */
  readonly repaidButUsed: (day: string) => string;
  readonly inAccount: string;
  readonly notYou: (email: string, phone: string) => string;
  readonly regards: string;
}

const words: Localized<Words> = {
  en: {
    subject: (number, provider) => `Your contract ${number} ends – ${provider}`,
    greeting: (name) => `${name === null ? "Hello" : `Dear ${name}`},\n\nHere is the outcome of your declaration:`,
    cancelled: (contract, day) =>
      `${contract} is cancelled and ends on ${day}. Once it has ended, we refund what you have paid for the time after that.`,
    withdrawn: (contract, day) => `You withdrew from ${contract} on ${day}.`,
    guaranteed: (contract, day, amount) =>
      `You made use of the satisfaction guarantee for ${contract}: the contract ended on ${day}. Within ${payBackTime.en} we refund the base fee of ${amount}, as far as you have paid it.`,
    repaid: (day) => `We refund what you have paid for it within ${payBackTime.en}, by ${day}.`,
    repaidButUsed: (day) =>
      `You asked us to start early, so what was provided until we received your withdrawal stays to be paid; the credit note says how much that is. We refund the rest of what you have paid within ${payBackTime.en}, by ${day}.`,
    inAccount: "To the contract in your account",
    notYou: (email, phone) => `Wasn’t this you? Please write to ${email} or call ${phone} at once.`,
    regards: "Kind regards",
  },
  de: {
    subject: (number, provider) => `Ihr Vertrag ${number} endet – ${provider}`,
    greeting: (name) => `Guten Tag${name === null ? "" : ` ${name}`},\n\nwir haben Ihre Erklärung bearbeitet:`,
    cancelled: (contract, day) =>
      `${contract} ist gekündigt und endet am ${day}. Was Sie für die Zeit danach bezahlt haben, erstatten wir nach dem Ende.`,
    withdrawn: (contract, day) => `${contract} haben Sie am ${day} widerrufen.`,
    guaranteed: (contract, day, amount) =>
      `Für ${contract} haben Sie die Zufriedenheitsgarantie genutzt: Der Vertrag hat am ${day} geendet. Den Grundpreis von ${amount} erstatten wir innerhalb von ${payBackTime.de}, soweit Sie ihn bezahlt haben.`,
    repaid: (day) =>
      `Was Sie dafür bezahlt haben, erstatten wir innerhalb von ${payBackTime.de}, spätestens am ${day}.`,
    repaidButUsed: (day) =>
      `Sie hatten einen früheren Beginn verlangt; was bis zum Eingang Ihres Widerrufs erbracht wurde, bleibt daher zu zahlen. Wie viel das ist, steht in der Rechnungskorrektur. Den Rest dessen, was Sie bezahlt haben, erstatten wir innerhalb von ${payBackTime.de}, spätestens am ${day}.`,
    inAccount: "Zum Vertrag in Ihrem Konto",
    notYou: (email, phone) =>
      `Waren Sie das nicht? Dann schreiben Sie bitte sofort an ${email} oder rufen Sie an: ${phone}.`,
    regards: "Mit freundlichen Grüßen",
  },
};

const sentencesOf = (
  contract: ServiceContract,
  locale: Locale,
  { timeZone: zone, withdrawalGenerous: generous }: PlatformServices["settings"],
): readonly string[] => {
  const { state } = contract;
  const say = inLocale(words, locale);
  const name = contractName(contract, locale);
  const day = shownEnd(contract, zone);
  if (day === null || state.kind === "running") return [];
  const end = longDay(locale, day);
  if (state.kind === "withdrawn") {
    const isOwed = contract.valueIsOwed === true && !generous;
    return [
      say.withdrawn(name, end),
      (isOwed ? say.repaidButUsed : say.repaid)(longDay(locale, payBackDay(state.day))),
    ];
  }
  return [
    state.refund === null ? say.cancelled(name, end) : say.guaranteed(name, end, moneyText(locale, state.refund)),
  ];
};

/** The name of a contract in letters. */
export const contractName = ({ number, parts }: ServiceContract, locale: Locale): string =>
  `${parts.slice(0, 1).map(({ title }) => inLocale(title, locale))[0] ?? ""} (${number})`;

/** Whom a letter about contracts reaches: the address that the account has now; without one that of the order. */
export const registered = async (
  handle: Handle,
  customerNumber: string,
  contracts: readonly ServiceContract[],
  locale: Locale,
) => {
  const user = await handle
    .selectFrom("users")
    .select("email")
    .where("customer_number", "=", customerNumber)
    .executeTakeFirst();
  const customer = await customerByNumber(handle, customerNumber);
  return {
    recipient: user?.email ?? customer?.email ?? contracts[0]?.email ?? "",
    name: customer === null ? null : fullName(customer),
    // Who declared something may not be who reads this.
    locale: customer?.locale ?? locale,
  };
};

/** What has become of each contract, a line for each. */
export const endedEntries = (
  contracts: readonly ServiceContract[],
  locale: Locale,
  settings: PlatformServices["settings"],
): Block => ({
  kind: "list",
  entries: contracts.map((contract) => sentencesOf(contract, locale, settings).join(" ")),
});

/** The id of a letter about an end: a contract that was undone and ends once more has another one. */
const letterId = async (
  handle: Handle,
  which: "customer" | "provider",
  { id, state }: ServiceContract,
): Promise<string> => {
  const name = `contract-${state.kind}-${which}-${id}`;
  const earlier = await handle.selectFrom("outbox").select("id").where("id", "=", name).executeTakeFirst();
  return earlier === undefined || state.kind === "running" ? name : `contract-${state.kind}-${state.at}-${which}-${id}`;
};

/** Word of ended contracts for the provider, in the provider's own language. */
export const queueEndedNote =
  ({ now, settings }: Pick<PlatformServices, "now" | "settings">) =>
  async (handle: Handle, contracts: readonly ServiceContract[]): Promise<void> => {
    const [first] = contracts;
    if (first === undefined) return;
    const site = await siteTexts(handle);
    const own = ownLanguage();
    const { name } = await registered(handle, first.customerNumber, contracts, own);
    const named = contracts.map((contract) => [contract, contractName(contract, own)] as const);
    const note = providerNote({ contracts: named, customerNumber: first.customerNumber, name }, own, settings);
    const { subject, blocks } = note;
    const letter = {
      recipient: ownMailbox(site),
      subject,
      text: asText(blocks),
      html: asHtml(own, subject, blocks, site),
      locale: own,
    };
    await queueLetter(handle, { ...letter, id: await letterId(handle, "provider", first), orderId: null }, now());
  };

/** Queues both letters in the transaction that ended the contracts, for each customer of theirs. */
const queueEnded =
  (services: Pick<PlatformServices, "now" | "settings">) =>
  async (handle: Handle, all: readonly ServiceContract[], locale: Locale): Promise<void> => {
    const { now, settings } = services;
    const site = await siteTexts(handle);
    const say = inLocale(words, locale);
    for (const number of new Set(all.map(({ customerNumber }) => customerNumber))) {
      const contracts = all.filter(({ customerNumber }) => customerNumber === number);
      const [first] = contracts;
      if (first === undefined) continue;
      const customer = await customerByNumber(handle, number);
      const subject = say.subject(first.number, site.name);
      const blocks: readonly Block[] = [
        {
          kind: "paragraph",
          text: say.greeting(customer === null ? null : fullName(customer)),
        },
        endedEntries(contracts, locale, settings),
        {
          kind: "button",
          text: say.inAccount,
          url: new URL(accountEntryPath("contracts", first.id, locale), settings.publicUrl).href,
        },
        { kind: "paragraph", text: say.notYou(site.email, site.phoneShown) },
        { kind: "paragraph", text: `${say.regards}\n${site.name}` },
        { kind: "imprint", text: imprint(site, locale, settings.publicUrl) },
      ];
      // The address may have changed since the order; an account that is gone leaves the one of the order.
      const letter = {
        recipient: noticeMailbox(customer?.email ?? first.email),
        subject,
        text: asText(blocks),
        html: asHtml(locale, subject, blocks, site),
        locale,
        // What falls away is taken out of the calendar of who had the days there. [REP4-6]
        attachments: calendarReferences(contracts, locale),
      };
      await queueLetter(handle, { ...letter, id: await letterId(handle, "customer", first), orderId: null }, now());
      await queueEndedNote(services)(handle, contracts);
    }
  };

export const contractLettersOver = (
  handle: Handle,
  services: Pick<PlatformServices, "now" | "settings">,
): ContractLetters["Service"] => ({
  ended: (contracts, locale) => toEffect(() => queueEnded(services)(handle, contracts, locale)),
});
