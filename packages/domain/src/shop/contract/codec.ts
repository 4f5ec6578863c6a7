// The terms of an order, as JSON. [CON-01]
import * as Schema from "effect/Schema";
import { DaySchema } from "#kernel/calendar/codec";
import type { ContractFacts } from "./model.ts";

export const ContractFactsSchema = Schema.Struct({
  policy: Schema.Literals(["specified", "consumer-de"]),
  day: DaySchema,
}) satisfies Schema.Codec<ContractFacts, unknown>;
