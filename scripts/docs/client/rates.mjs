// The rates of the demo content, and what a customer is charged by them.
import { chargedVat, vatMapOn } from "@kontor/domain/shop/vat";
import * as Result from "effect/Result";
import rates from "../../../content/vat.json";

/** A seller in Germany charges it. */
export const decided = ({ kind, country, postCode, vatId, validity }, on) =>
  chargedVat(
    Result.getOrThrow(vatMapOn(rates, on)),
    { kind, country, postCode, vatId, vatIdValidity: validity, individualRate: null },
    "DE",
  );
