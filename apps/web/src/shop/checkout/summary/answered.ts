// Whether an attempt to order has its answer: then its key, which outlives a reload of the tab, is dropped. [CHK-06]
import { agreementRefusals, noAgreements } from "@kontor/domain/shop/checkout";
import { isUnanswered } from "@kontor/domain/visitor/session";

const ofBoxes = new Set<string>(agreementRefusals(noAgreements).map(({ _tag }) => _tag));

/**
 * A refusal of the shop is an answer. A timeout is none, and boxes that are missing are not sent at all: the order of an attempt before may have been
 * placed, also where the page was loaded anew and the machine knows of no attempt.
 */
export const isAnswered = (
  {
    unanswered,
    refusals,
  }: { readonly unanswered: string | null; readonly refusals: readonly { readonly _tag: string }[] },
  placing: boolean,
): boolean =>
  !placing &&
  unanswered === null &&
  refusals.length > 0 &&
  !refusals.some((refusal) => isUnanswered(refusal) || ofBoxes.has(refusal._tag));
