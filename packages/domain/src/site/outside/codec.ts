// What was reported of an item, as it is stored. [OUT-03]
import * as Schema from "effect/Schema";
import { LocalizedSchema } from "#visitor/locale/codec";
import { itemStates } from "./item-states.ts";

export const ItemReportSchema = Schema.Struct({
  state: Schema.Literals(itemStates),
  text: Schema.NullOr(LocalizedSchema),
  link: Schema.NullOr(Schema.String),
});
