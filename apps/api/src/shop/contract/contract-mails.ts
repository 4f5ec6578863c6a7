// Letters about contracts that were ended: to their customer, and word of it for the provider, who may have to pay back. [ACC-05] [CON-02] [LGL-03]
import { type ContractLetters, type ServiceContract, shownEnd } from "@kontor/domain/shop/contract";
import type { TimeZone } from "@kontor/domain/kernel/calendar";
import { accountEntryPath } from "@kontor/domain/site/routing";
import { type Locale, type Localized, moneyText } from "@kontor/domain/visitor/locale";
import type { Handle } from "../../platform/database/handle.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import { longDay } from "../../platform/mail/formats.ts";
import { asHtml, asText, type Block } from "../../platform/mail/letter.ts";
import { queueLetter } from "../../platform/mail/outbox.ts";
import { imprint } from "../../platform/provider/imprint.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { customerByNumber } from "../customer/store.ts";

interface Words {
  readonly subject: (number: string, provider: string) => string;
  /** Null where the account is gone. */
  readonly greeting: (name: string | null) => string;
  readonly cancelled: (contract: string, day: string) => string;
  readonly withdrawn: (contract: string, day: string) => string;
  readonly guaranteed: (contract: string, day: string, amount: string) => string;
  readonly repaid: string;
  readonly inAccount: string;
  readonly notYou: (email: string, phone: string) => string;
  readonly regards: string;
}

const words: Localized<Words> = {
  en: {
    subject: (number, provider) => `Your contract ${number} ends – ${provider}`,
    greeting: (name) => `${name === null ? "Good day" : `Dear ${name}`},\n\nThis is what has become of your declaration:`,
    cancelled: (contract, day) =>
      `${contract} is cancelled and ends on ${day}. What you have paid for the time after that we refund once it has ended.`,
    withdrawn: (contract, day) => `You withdrew from ${contract} on ${day}.`,
    guaranteed: (contract, day, amount) =>
      `You made use of the satisfaction guarantee for ${contract}: the contract ended on ${day}. We refund ${amount} to you within 14 days.`,
    repaid: "We refund what you have paid for it within 14 days.",
    inAccount: "To the contract in your account",
    notYou: (email, phone) => `Was it not you? Please write to ${email} or call ${phone} at once.`,
    regards: "Kind regards",
  },
  de: {
    subject: (number, provider) => `Ihr Vertrag ${number} endet – ${provider}`,
    greeting: (name) => `Guten Tag${name === null ? "" : ` ${name}`},\n\ndas ist aus Ihrer Erklärung geworden:`,
    cancelled: (contract, day) =>
      `${contract} ist gekündigt und endet am ${day}. Was Sie für die Zeit danach bezahlt haben, erstatten wir nach dem Ende.`,
    withdrawn: (contract, day) => `${contract} haben Sie am ${day} widerrufen.`,
    guaranteed: (contract, day, amount) =>
      `Für ${contract} haben Sie die Zufriedenheitsgarantie genutzt: Der Vertrag hat am ${day} geendet. Wir erstatten Ihnen ${amount} innerhalb von 14 Tagen.`,
    repaid: "Was Sie dafür bezahlt haben, erstatten wir innerhalb von 14 Tagen.",
    inAccount: "Zum Vertrag in Ihrem Konto",
    notYou: (email, phone) => `Waren Sie das nicht? Dann schreiben Sie bitte sofort an ${email} oder rufen Sie an: ${phone}.`,
    regards: "Mit freundlichen Grüßen",
  },
};

const sentencesOf = (contract: ServiceContract, locale: Locale, zone: TimeZone): readonly string[] => {
  const { number, parts, state } = contract;
  const say = words[locale];
  const name = `${parts.slice(0, 1).map(({ title }) => title[locale])[0] ?? ""} (${number})`;
  const day = shownEnd(contract, zone);
  if (day === null || state.kind === "running") return [];
  const end = longDay(locale, day);
  if (state.kind === "withdrawn") return [say.withdrawn(name, end), say.repaid];
  return [state.refund === null ? say.cancelled(name, end) : say.guaranteed(name, end, moneyText(locale, state.refund))];
};

/** Queues both letters in the transaction that ended the contracts; a contract ends once in each way, and so has each letter once. */
const queueEnded =
  ({ now, settings }: Pick<PlatformServices, "now" | "settings">) =>
  async (handle: Handle, contracts: readonly ServiceContract[], locale: Locale): Promise<void> => {
    const [first] = contracts;
    if (first === undefined) return;
    const site = await siteTexts(handle);
    const say = words[locale];
    const customer = await customerByNumber(handle, first.customerNumber);
    const entriesIn = (language: Locale): Block => ({
      kind: "list",
      entries: contracts.map((contract) => sentencesOf(contract, language, settings.timeZone).join(" ")),
    });
    const write = async (which: string, recipient: string, language: Locale, blocks: readonly Block[]): Promise<void> => {
      const subject = words[language].subject(first.number, site.name);
      const id = `contract-${first.state.kind}-${which}-${first.id}`;
      const letter = { id, recipient, subject, text: asText(blocks), html: asHtml(language, subject, blocks, site.name), locale: language };
      await queueLetter(handle, { ...letter, orderId: null, bounds: null }, now());
    };
    // The address may have changed since the order; an account that is gone leaves the one of the order.
    await write("customer", customer?.email ?? first.email, locale, [
      { kind: "paragraph", text: say.greeting(customer === null ? null : `${customer.firstName} ${customer.lastName}`) },
      entriesIn(locale),
      { kind: "link", text: say.inAccount, url: new URL(accountEntryPath("contracts", first.id, locale), settings.publicUrl).href },
      { kind: "paragraph", text: say.notYou(site.email, site.phoneShown) },
      { kind: "paragraph", text: `${say.regards}\n${site.name}` },
      { kind: "imprint", text: imprint(site, locale, settings.publicUrl) },
    ]);
    // The provider's own language.
    await write("provider", site.email, "de", [entriesIn("de")]);
  };

export const contractLettersOver = (handle: Handle, services: Pick<PlatformServices, "now" | "settings">): ContractLetters["Service"] => ({
  ended: (contracts, locale) => toEffect(() => queueEnded(services)(handle, contracts, locale)),
});
