// What was reported of an item, as it is stored. [OUT-03]
import * as Schema from "effect/Schema";
import { LocalizedSchema } from "#visitor/locale/codec";
import type { ItemReport } from "./delivery.ts";

export const ItemReportSchema = Schema.Struct({
  state: Schema.Literals(["accepted", "setting-up", "ready", "failed"]),
  text: Schema.NullOr(LocalizedSchema),
  link: Schema.NullOr(Schema.String),
}) satisfies Schema.Codec<ItemReport, unknown>;
