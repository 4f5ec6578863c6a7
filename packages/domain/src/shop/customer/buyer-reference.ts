// By which a customer routes documents, such as a Leitweg-ID (BT-10): taken into each document when it is issued. [ACC-08]
import * as Result from "effect/Result";
import { type ForbiddenCharacters, lengthOf, printableLine } from "#kernel/text";
import { BuyerReferenceNotValid } from "./errors.ts";
import { buyerReferenceMaximum } from "./limits.ts";

/** Null where nothing was typed: then the customer number stands on documents. */
export const buyerReferenceFrom = (
  typed: string,
): Result.Result<string | null, BuyerReferenceNotValid | ForbiddenCharacters> =>
  Result.flatMap(printableLine(typed), (line) =>
    lengthOf(line) > buyerReferenceMaximum
      ? Result.fail(new BuyerReferenceNotValid({ most: buyerReferenceMaximum }))
      : Result.succeed(line === "" ? null : line),
  );
