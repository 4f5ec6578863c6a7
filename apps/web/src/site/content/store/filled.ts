// Fills what a text of the content system leaves open: sentences about terms come from the policy in force, wherever the text is stored. [CON-01]
import { type ContractFacts, contractSlots, filledIn, type Slots } from "@kontor/domain/shop/contract";
import { storedSlot, withStoredTable } from "@kontor/domain/shop/personal-data";
import { isLocale, type Locale } from "@kontor/domain/visitor/locale";
import { dayText } from "../../../platform/texts/format.ts";

/** The policy of contracts and the day, from which texts of the content system are filled; null while the shop cannot say. [CON-01] */
export interface FilledFrom {
  readonly contract?: ContractFacts | null;
}

export const hasSlots = (body: string): boolean => body.includes("{contract:");

/** A JSON body with the table of what is stored of customers in its slot. [ACC-06] */
const withTable = (body: string, locale: Locale): string => {
  if (!body.includes(storedSlot)) return body;
  return body.replaceAll(storedSlot, JSON.stringify(withStoredTable(storedSlot, locale)).slice(1, -1));
};

/** An answer as JSON with its slots filled in, in the requested language; unchanged while the policy is not known. */
export const filledAnswer = (body: string, path: string, contract: ContractFacts | null | undefined): string => {
  const locale = new URLSearchParams(path.split("?")[1]).get("locale") ?? "";
  if (!isLocale(locale)) return body;
  const tabled = withTable(body, locale);
  return contract == null || !hasSlots(tabled) ? tabled : filledIn(tabled, inJson(contractSentences(contract, locale)));
};

export const contractSentences = ({ policy, day }: ContractFacts, locale: Locale): Slots =>
  contractSlots(policy, day, locale, (of) => dayText(locale, of));

const inJson = (slots: Slots): Slots =>
  Object.fromEntries(Object.entries(slots).map(([name, text]) => [name, JSON.stringify(text).slice(1, -1)])) as Record<keyof Slots, string>;
