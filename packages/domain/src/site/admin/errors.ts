// What is refused in the admin area. [ADM-02] [ADM-04] [ADM-06]
import * as Data from "effect/Data";

/** A banner that would be over before it begins. */
export class BannerScheduleWrong extends Data.TaggedError("BannerScheduleWrong")<{}> {
  readonly rule = "ADM-04" as const;
}

/** No page of the admin area is at this path. */
export class AdminPageUnknown extends Data.TaggedError("AdminPageUnknown")<{}> {
  readonly rule = "ADM-01" as const;
}

/** Further administrators are made by the first one. */
export class FirstAdminExists extends Data.TaggedError("FirstAdminExists")<{}> {
  readonly rule = "ADM-06" as const;
}

/** There is no default password, and none that is easily guessed. */
export class AdminPasswordWeak extends Data.TaggedError("AdminPasswordWeak")<{ readonly minimum: number }> {
  readonly rule = "ADM-06" as const;
}
