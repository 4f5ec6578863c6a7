// What is refused in the admin area. [ADM-02] [ADM-04] [ADM-06]
import { Refusal } from "#kernel/refusal";

/** A banner that would be over before it begins. */
export class BannerScheduleWrong extends Refusal("BannerScheduleWrong")<{}> {
  readonly rule = "ADM-04" as const;
}

/** No page of the admin area is at this path. */
export class AdminPageUnknown extends Refusal("AdminPageUnknown")<{}> {
  readonly rule = "ADM-01" as const;
}

/** Further administrators are made by the first one. */
export class FirstAdminExists extends Refusal("FirstAdminExists")<{}> {
  readonly rule = "ADM-06" as const;
}

/** There is no default password, and none that is easily guessed. */
export class AdminPasswordWeak extends Refusal("AdminPasswordWeak")<{ readonly minimum: number }> {
  readonly rule = "ADM-06" as const;
}
