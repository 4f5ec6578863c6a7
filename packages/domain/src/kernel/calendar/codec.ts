// Days and instants as JSON.
import * as Schema from "effect/Schema";
import type { Day, Instant } from "./model.ts";

export const InstantSchema = Schema.Int.pipe(
  Schema.refine((moment): moment is Instant => Number.isSafeInteger(moment)),
);

export const DaySchema = Schema.String.pipe(Schema.refine((day): day is Day => /^\d{4}-\d{2}-\d{2}$/.test(day)));
