// The calendar of a contract as a file, for the customer who is logged in. [ACC-02] [CON-01]
import type { Call } from "@kontor/adapters/client";
import { resultOf } from "@kontor/adapters/client";
import { contractCalendarFile, type ContractView } from "@kontor/domain/shop/contract";
import type { Locale } from "@kontor/domain/visitor/locale";
import { moneyText } from "../../platform/texts/format.ts";

/** The file with its name; the status of what the API answers instead. */
export type CalendarAnswer = { readonly name: string; readonly body: string } | { readonly status: number };

export const ownCalendarFile = async (call: Call, id: string, locale: Locale): Promise<CalendarAnswer> => {
  const answer = await resultOf(call("GET", "/shop/contracts/{contractId}", { path: { contractId: id } }));
  if (!answer.ok) return { status: answer.problem.status === 0 ? 503 : answer.problem.status };
  const view = answer.value as ContractView;
  return contractCalendarFile(view.contract, view.calendar, locale, (cents) => moneyText(locale, cents));
};
