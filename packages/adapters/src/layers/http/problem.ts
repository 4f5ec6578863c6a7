// From a problem document to the refusal that it tells: by its tag, with its facts; whatever else comes is an unknown error. [API-01] [API-03]
import type { CartQuote } from "@kontor/domain/shop/checkout";
import { isRefusalTag, type RefusalTag, refusalRules } from "@kontor/domain/site/refusal";
import { type CallRefused, UnknownError } from "@kontor/domain/visitor/session";
import type { CallFailed } from "./call.ts";
import { asDomain, wireToQuote } from "./wire.ts";

/** A refusal as it came over the wire: plain facts, told apart by their tag. */
export interface PlainRefusal {
  readonly _tag: RefusalTag;
  readonly rule: string;
  readonly [fact: string]: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The refusal of a problem document; null when it is none that the domain knows. */
export const problemToRefusal = (body: unknown): PlainRefusal | null => {
  if (!isObject(body) || typeof body["refusal"] !== "string" || !isRefusalTag(body["refusal"])) return null;
  const facts = isObject(body["facts"]) ? body["facts"] : {};
  return { ...facts, ...additions(body), _tag: body["refusal"], rule: ruleOf(body, body["refusal"]) };
};

/**
 * What a failed call means to whoever asked. The shop refuses with tags that the port of the call names; a tag that nobody
 * knows, a body that is no problem document and a call that got no answer are an unknown error.
 */
export const refusedBy = <Refused extends { readonly _tag: string }>(failed: CallFailed): Refused | CallRefused => {
  if (failed._tag !== "Answered") return failed;
  const refusal = problemToRefusal(failed.body);
  if (refusal !== null) return { ...waiting(failed.retryAfter), ...refusal } as unknown as Refused;
  return new UnknownError({ message: detailOf(failed.body) ?? `status ${failed.status}` });
};

/** A quote with what is wrong beside it; each told like a problem. [CRT-04] [CHK-07] */
export const wireToCartQuote = (answer: {
  readonly result: unknown;
  readonly voucherRefusal?: unknown;
  readonly problems?: unknown;
}): CartQuote =>
  asDomain<CartQuote>({
    quote: wireToQuote(answer.result),
    voucherRefusal: problemToRefusal(answer.voucherRefusal),
    problems: Array.isArray(answer.problems)
      ? answer.problems.filter(isObject).map((problem) => ({ item: problem["item"], refusal: problemToRefusal(problem) }))
      : [],
  });

/** What stands beside the facts: the present quote or cart, the refused fields. */
const additions = (body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  ...(isObject(body["quote"]) ? { current: wireToQuote(body["quote"]) } : {}),
  ...(isObject(body["cart"]) ? { cart: body["cart"] } : {}),
  ...(Array.isArray(body["errors"]) ? { fields: body["errors"].filter(isObject).flatMap((error) => fieldOf(error)) } : {}),
});

const fieldOf = (error: Readonly<Record<string, unknown>>): readonly { readonly field: unknown; readonly refusal: PlainRefusal }[] => {
  const refusal = problemToRefusal(error);
  return refusal === null ? [] : [{ field: error["field"], refusal }];
};

const ruleOf = (body: Readonly<Record<string, unknown>>, tag: RefusalTag): string =>
  typeof body["rule"] === "string" ? body["rule"] : refusalRules[tag];

const detailOf = (body: unknown): string | null => (isObject(body) && typeof body["detail"] === "string" ? body["detail"] : null);

const waiting = (seconds: number | null): Readonly<Record<string, number>> =>
  seconds === null ? {} : { wait: seconds, retryAfterSeconds: seconds };
