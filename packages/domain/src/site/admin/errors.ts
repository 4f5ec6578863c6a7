// What is refused of a small banner. [ADM-04]
import * as Data from "effect/Data";

/** A banner that would be over before it begins. */
export class BannerScheduleWrong extends Data.TaggedError("BannerScheduleWrong")<{}> {
  readonly rule = "ADM-04" as const;
}
