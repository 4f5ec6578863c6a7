// What is refused in the admin area. [ADM-02] [ADM-04] [ADM-06]
import { Refusal } from "#kernel/refusal";

/** A banner that would be over before it begins. */
export class BannerScheduleWrong extends Refusal("BannerScheduleWrong", "ADM-04")<{}> {}

/** No page of the admin area is at this path. */
export class AdminPageUnknown extends Refusal("AdminPageUnknown", "ADM-01")<{}> {}

/** Further administrators are made by the first one. */
export class FirstAdminExists extends Refusal("FirstAdminExists", "ADM-06")<{}> {}

/** There is no default password, and none that is easily guessed. */
export class AdminPasswordWeak extends Refusal("AdminPasswordWeak", "ADM-06")<{ readonly minimum: number }> {}
