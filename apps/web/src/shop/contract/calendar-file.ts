// The calendar of a contract as a file, for the customer who is logged in. [ACC-02] [CON-01]
import type { Call } from "@kontor/adapters/client";
import { resultOf } from "@kontor/adapters/client";
import { calendarFile, calendarText, type ContractView } from "@kontor/domain/shop/contract";
import type { Locale } from "@kontor/domain/visitor/locale";
import { moneyText } from "../../platform/texts/format.ts";
import { titleOf } from "./page.ts";

/** The file with its name; the status of what the API answers instead. */
export type CalendarAnswer = { readonly name: string; readonly body: string } | { readonly status: number };

export const contractCalendarFile = async (call: Call, id: string, locale: Locale): Promise<CalendarAnswer> => {
  const answer = await resultOf(call("GET", "/shop/contracts/{contractId}", { path: { contractId: id } }));
  if (!answer.ok) return { status: answer.problem.status === 0 ? 503 : answer.problem.status };
  const view = answer.value as ContractView;
  const { number, placedAt } = view.contract;
  const title = `${titleOf(view, locale)} (${number})`;
  const words = (entry: ContractView["calendar"][number]): string =>
    `${title}: ${calendarText(entry, locale, (cents) => moneyText(locale, cents))}`;
  // Compared with a stamp of now, the same contract gives the same file.
  const stamp = `${new Date(placedAt).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
  return { name: `${number}.ics`, body: calendarFile(view.calendar, words, { id: number, stamp }) };
};
