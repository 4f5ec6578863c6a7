// By which a customer routes documents, and a business finds its own orders again, on a page of its own, to which its form is sent. [ACC-08] [ACC-09]
import * as Result from "effect/Result";
import { buyerReferenceFrom } from "@kontor/domain/shop/customer";
import { askFor, readFor, valueOf } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { formAnswer } from "../../platform/page/form-answer.ts";
import type { Posted } from "../../platform/page/services.ts";

export const readReference = (facts: PageFacts) => readFor(facts, "/shop/account/buyer-reference");

/** Whether documents say by which of their own orders it is: those of businesses. */
export const isForBusiness = async (facts: PageFacts): Promise<boolean> =>
  valueOf(await readFor(facts, "/shop/auth/customer"))?.kind === "business";

interface Sent {
  readonly typed: string;
  /** Null where the form does not ask for it. */
  readonly typedOrder: string | null;
  /** Null where they were taken. */
  readonly refused: { readonly status: number; readonly text: string } | null;
}

interface Known {
  readonly reference: string | null;
  readonly orderReference: string | null;
}

/** The form for the customer's own references; what was typed stands in it again where it was refused. [ACC-08] */
export interface Reference {
  readonly typed: string;
  readonly error: string | null;
  /** Their own order; null of who buys for themselves. [ACC-09] */
  readonly order: { readonly typed: string; readonly error: string | null } | null;
}

export const referenceOf = (known: Known, isBusiness: boolean, sent?: Sent): Reference => {
  const text = sent?.refused?.text ?? null;
  const isOfOrder =
    sent !== undefined &&
    Result.isSuccess(buyerReferenceFrom(sent.typed)) &&
    Result.isFailure(buyerReferenceFrom(sent.typedOrder ?? ""));
  return {
    typed: sent?.typed ?? known.reference ?? "",
    error: isOfOrder ? null : text,
    order: isBusiness
      ? { typed: sent?.typedOrder ?? known.orderReference ?? "", error: isOfOrder ? text : null }
      : null,
  };
};

export const sentReference = async (facts: PageFacts, posted: Posted): Promise<Sent> => {
  const typed = posted.fields.get("reference")?.trim() ?? "";
  const typedOrder = posted.fields.get("orderReference")?.trim() ?? null;
  const body = { reference: typed, ...(typedOrder === null ? {} : { orderReference: typedOrder }) };
  const answer = await formAnswer(facts, posted, () => askFor(facts, "PUT", "/shop/account/buyer-reference", { body }));
  return {
    typed,
    typedOrder,
    refused: answer.kind === "value" ? null : { status: answer.status, text: answer.refused.detail },
  };
};
