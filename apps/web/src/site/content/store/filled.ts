// Fills what a text of the content system leaves open: sentences about terms come from the policy in force, wherever the text is stored. [CON-01]
import { type ContractFacts, contractSlots, filledIn, type Slots } from "@kontor/domain/shop/contract";
import { isLocale, type Locale } from "@kontor/domain/visitor/locale";
import { dayText } from "../../../platform/texts/format.ts";

/** The policy of contracts and the day, from which texts of the content system are filled; null while the shop cannot say. [CON-01] */
export interface FilledFrom {
  readonly contract?: ContractFacts | null;
}

export const hasSlots = (body: string): boolean => body.includes("{contract:");

/** An answer as JSON with its slots filled in, in the requested language; unchanged while the policy is not known. */
export const filledAnswer = (body: string, path: string, contract: ContractFacts | null | undefined): string => {
  if (contract == null || !hasSlots(body)) return body;
  const locale = new URLSearchParams(path.split("?")[1]).get("locale") ?? "";
  return isLocale(locale) ? filledIn(body, inJson(contractSentences(contract, locale))) : body;
};

export const contractSentences = ({ policy, day }: ContractFacts, locale: Locale): Slots =>
  contractSlots(policy, day, locale, (of) => dayText(locale, of));

const inJson = (slots: Slots): Slots =>
  Object.fromEntries(Object.entries(slots).map(([name, text]) => [name, JSON.stringify(text).slice(1, -1)])) as Record<keyof Slots, string>;
