// What a refusal has to be on the wire, and counts that are full, for tests that provoke many of them. [PKG-03] [API-03]
import { refusalRules, refusalStatuses, type RefusalTag } from "@kontor/domain/site/refusal";
import { countCall } from "../src/platform/database/rate-limits.ts";
import type { ApiResponse, Running } from "./harness.ts";

/** A refusal with the status and the rule that its context lists, as a problem. */
export const problem = (tag: RefusalTag) => [tag, refusalStatuses[tag], refusalRules[tag], "application/problem+json"];

/** What of an answer is compared with it; of a form that is refused, the refusal of its field. */
export const problemOf = ({ status, body, headers }: ApiResponse) => [
  body.refusal,
  status,
  body.rule,
  String(headers["content-type"]).split(";")[0],
];

/** The address that calls of tests come from. */
const network = "127.0.0.1";

/** As if this network had made more of such calls than it may. */
export const usedUp = async (
  { api, clock }: Pick<Running, "api" | "clock">,
  of: string,
  { most, seconds }: { readonly most: number; readonly seconds: number },
  by: string = network,
): Promise<void> => {
  await countCall(api.database, `${of}:${by}`, most, seconds * 1000, clock.now, most + 1);
};
