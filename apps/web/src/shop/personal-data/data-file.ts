// All data of the customer who is logged in, as one JSON file. [ACC-06]
import { type Call, resultOf } from "@kontor/adapters/client";
import { accountPath } from "@kontor/domain/site/routing";
import type { Locale } from "@kontor/domain/visitor/locale";

export const ownDataFilePath = (locale: Locale): string => `${accountPath("own-data", locale)}/data.json`;

/** The file with its name; the status of what the API answers instead. */
export const ownDataFile = async (
  call: Call,
): Promise<{ readonly name: string; readonly body: string } | { readonly status: number }> => {
  const answer = await resultOf(call("GET", "/shop/account/data"));
  if (!answer.ok) return { status: answer.problem.status === 0 ? 503 : answer.problem.status };
  return { name: `${answer.value.customerNumber}.json`, body: `${JSON.stringify(answer.value, null, 2)}\n` };
};
