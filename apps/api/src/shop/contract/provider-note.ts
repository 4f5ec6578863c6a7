// Word for the provider of contracts that ended: whose they are, what has become of each, and the way to the desk; in the third person. [LOOK3-5] [OPS3-12]
import { payBackDay, payBackTime } from "@kontor/domain/shop/balance";
import { type ServiceContract, shownEnd } from "@kontor/domain/shop/contract";
import { inLocale, type Locale, type Localized, moneyText } from "@kontor/domain/visitor/locale";
import { longDay } from "../../platform/mail/formats.ts";
import type { Block } from "../../platform/mail/letter.ts";
import type { PlatformServices } from "../../platform/services.ts";

interface Words {
  readonly kinds: Readonly<Record<"cancelled" | "withdrawn" | "guaranteed", string>>;
  readonly of: (kind: string, customer: string) => string;
  readonly several: (contract: string, more: number) => string;
  readonly cancelled: (contract: string, day: string) => string;
  readonly withdrawn: (contract: string, day: string, by: string) => string;
  readonly guaranteed: (contract: string, day: string, amount: string) => string;
  /** Where an early start was wanted: what was used is kept. [BAL-04] */
  readonly lessUsed: string;
  readonly toDesk: string;
}

const words: Localized<Words> = {
  en: {
    kinds: { cancelled: "Cancellation", withdrawn: "Withdrawal", guaranteed: "Satisfaction guarantee" },
    of: (kind, customer) => `${kind}: ${customer}`,
    several: (contract, more) => `${contract} and ${more} more`,
    cancelled: (contract, day) => `${contract} is cancelled and ends on ${day}.`,
    withdrawn: (contract, day, by) =>
      `${contract} was withdrawn from on ${day}. What was paid for it is to be paid back by ${by}.`,
    guaranteed: (contract, day, amount) =>
      `${contract} ended on ${day} by the satisfaction guarantee. The base fee of ${amount} is to be paid back within ${payBackTime.en}, as far as it was paid.`,
    lessUsed: "The value of what was used is deducted.",
    toDesk: "Open the order at the desk",
  },
  de: {
    kinds: { cancelled: "Kündigung", withdrawn: "Widerruf", guaranteed: "Zufriedenheitsgarantie" },
    of: (kind, customer) => `${kind} von ${customer}`,
    several: (contract, more) => `${contract} und ${more} weitere`,
    cancelled: (contract, day) => `${contract} ist gekündigt und endet am ${day}.`,
    withdrawn: (contract, day, by) =>
      `${contract} ist am ${day} widerrufen worden. Was dafür bezahlt wurde, ist bis zum ${by} zu erstatten.`,
    guaranteed: (contract, day, amount) =>
      `${contract} hat mit der Zufriedenheitsgarantie am ${day} geendet. Der Grundpreis von ${amount} ist innerhalb von ${payBackTime.de} zu erstatten, soweit er bezahlt wurde.`,
    lessUsed: "Der Wert der Nutzung wird abgezogen.",
    toDesk: "Bestellung in der Verwaltung öffnen",
  },
};

const sentenceOf = (
  contract: ServiceContract,
  name: string,
  locale: Locale,
  { timeZone, withdrawalGenerous }: PlatformServices["settings"],
): string => {
  const { state } = contract;
  const say = inLocale(words, locale);
  const day = shownEnd(contract, timeZone);
  if (day === null || state.kind === "running") return name;
  const end = longDay(locale, day);
  if (state.kind === "withdrawn") {
    const by = longDay(locale, payBackDay(state.day));
    const isOwed = contract.valueIsOwed === true && !withdrawalGenerous;
    return `${say.withdrawn(name, end, by)}${isOwed ? ` ${say.lessUsed}` : ""}`;
  }
  return state.refund === null ? say.cancelled(name, end) : say.guaranteed(name, end, moneyText(locale, state.refund));
};

export interface EndedOfCustomer {
  readonly contracts: readonly (readonly [contract: ServiceContract, name: string])[];
  readonly customerNumber: string;
  /** Null where the account is gone. */
  readonly name: string | null;
}

/** Subject and blocks of the note. */
export const providerNote = (
  { contracts, customerNumber, name }: EndedOfCustomer,
  locale: Locale,
  settings: PlatformServices["settings"],
): { readonly subject: string; readonly blocks: readonly Block[] } => {
  const say = inLocale(words, locale);
  const [first] = contracts.map(([contract]) => contract);
  const state = first?.state;
  const kind =
    state?.kind === "withdrawn"
      ? "withdrawn"
      : state?.kind === "cancelled" && state.refund !== null
        ? "guaranteed"
        : "cancelled";
  const customer = name === null ? customerNumber : `${name} (${customerNumber})`;
  const [one = ["", ""], ...others] = contracts;
  const names = others.length === 0 ? one[1] : say.several(one[1], others.length);
  const desk = new URL(`/admin/orders/${first?.orderId ?? ""}`, settings.publicUrl);
  desk.searchParams.set("locale", locale);
  return {
    subject: `${say.of(say.kinds[kind], customer)}: ${names}`,
    blocks: [
      { kind: "paragraph", text: `${say.of(say.kinds[kind], customer)}:` },
      { kind: "list", entries: contracts.map(([contract, shown]) => sentenceOf(contract, shown, locale, settings)) },
      { kind: "button", text: say.toDesk, url: desk.href },
    ],
  };
};
