// What the logins of an account are to who is logged in: read and ended in the transaction of the use case. [ACC-04] [SES-14]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { Instant } from "#kernel/calendar";

export class OwnLogins extends Context.Service<
  OwnLogins,
  {
    /** The caller's login as it stands now; null where it has ended meanwhile, or the password that was judged is another by now. */
    readonly current: Effect<{ readonly provedAt: Instant | null } | null>;
    /** Ends all but the caller's, with what else `takenBack` names. */
    readonly endOthers: Effect<void>;
  }
>()("kontor/visitor/second-factor/OwnLogins") {}
