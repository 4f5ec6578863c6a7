// From a problem document to the refusal that it names: by its tag, with its facts; whatever else comes is an unknown error. [API-01] [API-03]
import type { CartQuote } from "@kontor/domain/shop/checkout";
import type { Quote } from "@kontor/domain/shop/pricing";
import type { Cart } from "@kontor/domain/shop/cart";
import { isRefusalTag, type RefusalTag, refusalRules } from "@kontor/domain/site/refusal";
import { type CallRefused, UnknownError } from "@kontor/domain/visitor/session";
import { type ProblemBody, unreached, type ValueOf } from "../../client/index.ts";
import { wireToQuote, wireToRefusal } from "../../client/models/index.ts";
import type { CallFailed } from "./call.ts";

/** A refusal as it came over the wire: plain facts, distinguished by their tag. */
export interface PlainRefusal {
  readonly _tag: RefusalTag;
  readonly rule: string;
  readonly [fact: string]: unknown;
}

/** The parts of a problem document, or of a refusal inside an answer, that identify it. */
type Named = Pick<ProblemBody, "refusal" | "rule" | "facts">;

/** The refusal of a problem document; null when it is none that the domain knows. */
export const problemToRefusal = (problem: ProblemBody): PlainRefusal | null =>
  refusalOf(problem, () => additions(problem));

const refusalOf = <Refused = PlainRefusal>(
  { refusal, rule, facts }: Named,
  beside: () => object = () => ({}),
): Refused | null =>
  refusal === undefined || !isRefusalTag(refusal)
    ? null
    : wireToRefusal<Refused>({ refusal, rule: rule ?? refusalRules[refusal], facts: { ...facts, ...beside() } });

/**
 * What a failed call means to the port that made it. The shop refuses with tags that the port of the call names, which the laws hold it
 * to; a tag that is not known, a body that is no problem document and a call that got no answer are an unknown error.
 */
export const refusedBy = <Refused extends { readonly _tag: string }>(failed: CallFailed): Refused | CallRefused => {
  if (failed._tag !== "Answered") return failed;
  const { problem, retryAfter } = failed;
  const refusal =
    problem.refusal === unreached.refusal
      ? null
      : refusalOf<Refused>({ ...problem, facts: { ...waiting(retryAfter), ...problem.facts } }, () =>
          additions(problem),
        );
  return refusal ?? new UnknownError({ message: problem.detail || `status ${failed.status}` });
};

/** A quote with what is wrong beside it; each named like a problem. [CRT-04] [CHK-07] */
export const wireToCartQuote = ({
  result,
  voucherRefusal,
  problems,
}: ValueOf<"GET", "/shop/order/cart/{cartId}/quote">): CartQuote => ({
  quote: wireToQuote(result),
  voucherRefusal: voucherRefusal == null ? null : refusalOf(voucherRefusal),
  problems: (problems ?? []).flatMap((problem) => {
    const refusal = refusalOf<CartQuote["problems"][number]["refusal"]>(problem);
    return refusal === null ? [] : [{ item: problem.item, refusal }];
  }),
});

/** Members beside the facts: the present quote or cart, the refused fields. */
const additions = ({
  quote,
  cart,
  errors,
}: ProblemBody): { readonly current?: Quote; readonly cart?: Cart; readonly fields?: object } => ({
  ...(quote && { current: wireToQuote(quote) }),
  ...(cart && { cart }),
  ...(errors && { fields: errors.flatMap(fieldOf) }),
});

const fieldOf = (
  error: Named & { readonly field: string },
): readonly { readonly field: string; readonly refusal: PlainRefusal }[] => {
  const refusal = refusalOf(error);
  return refusal === null ? [] : [{ field: error.field, refusal }];
};

const waiting = (seconds: number | null): Readonly<Record<string, number>> =>
  seconds === null ? {} : { wait: seconds, retryAfterSeconds: seconds };
