// By which a customer routes documents, such as a Leitweg-ID (BT-10): taken into each document when it is issued. [ACC-08]
import * as Result from "effect/Result";
import { type ForbiddenCharacters, lengthOf, printableLine } from "#kernel/text";
import { BuyerReferenceNotValid, OrderReferenceNotForPrivate } from "./errors.ts";
import { buyerReferenceMaximum } from "./limits.ts";
import type { CustomerKind } from "./model.ts";

/** Null where nothing was typed: then the customer number stands on documents. */
export const buyerReferenceFrom = (
  typed: string,
): Result.Result<string | null, BuyerReferenceNotValid | ForbiddenCharacters> =>
  Result.flatMap(printableLine(typed), (line) =>
    lengthOf(line) > buyerReferenceMaximum
      ? Result.fail(new BuyerReferenceNotValid({ most: buyerReferenceMaximum }))
      : Result.succeed(line === "" ? null : line),
  );

/** By which a business finds its own orders again. A private customer has none: it can be removed, or stay from when they were a business. [ACC-09] */
export const orderReferenceFrom = (
  typed: string,
  { kind, before }: { readonly kind: CustomerKind; readonly before: string | null },
): Result.Result<string | null, BuyerReferenceNotValid | ForbiddenCharacters | OrderReferenceNotForPrivate> =>
  Result.flatMap(buyerReferenceFrom(typed), (line) =>
    kind === "private" && line !== null && line !== before
      ? Result.fail(new OrderReferenceNotForPrivate())
      : Result.succeed(line),
  );
