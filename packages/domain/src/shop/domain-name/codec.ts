// Domains as JSON: what an ending costs and what its registry takes. [PRD-01]
import * as Schema from "effect/Schema";
import { PriceSchema } from "#kernel/money/codec";
import { LocalizedSchema } from "#visitor/locale/codec";

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0));

export const AcquisitionSchema = Schema.Literals(["register", "transfer"]);

export const EndingSchema = Schema.Struct({
  ending: Schema.String,
  register: PriceSchema,
  renew: PriceSchema,
  restore: PriceSchema,
  /** A transfer is free: the name's first year here costs nothing, then `renew`. */
  transferable: Schema.Boolean,
  minimumLength: Count,
  maximumLength: Count,
  /** `ascii`: letters, digits, hyphen only; else the further letters that the registry takes (`any`: all of IDNA). */
  letters: Schema.String,
  /** Length of the authcode that a transfer needs; null where none is used. */
  authcode: Schema.NullOr(Schema.Struct({ minimum: Count, maximum: Count })),
  /** What its registry asks of a holder, as the holder says it; absent where it asks nothing. */
  condition: Schema.optionalKey(LocalizedSchema),
  /** How the list of endings groups it. */
  group: Schema.Literals(["popular", "country", "generic", "new"]),
});
