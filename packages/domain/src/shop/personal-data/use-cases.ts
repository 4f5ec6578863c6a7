// An account is deleted by its customer: what was ordered stays for its years, everything else goes at once. [ACC-06] [SHOP3-4] [HDL-09]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Day, Instant, TimeZone } from "#kernel/calendar";
import { stillLoggedIn, type Judged } from "#visitor/session";
import { type CustomerPast, deletionAllowed, dueOn, lastBusinessDay, type MoneyOpen } from "./rules.ts";

/** All that is stored of the customer who is logged in. */
export class OwnData extends Context.Service<
  OwnData,
  {
    readonly contracts: Effect.Effect<CustomerPast["contracts"]>;
    readonly money: Effect.Effect<MoneyOpen>;
    readonly orderedAt: Effect.Effect<readonly Instant[]>;
    /** What stays of them: since when their last contract is over, and when the first of it goes. */
    readonly noteDeletion: (last: Day, due: Day) => Effect.Effect<void>;
    readonly remove: Effect.Effect<void>;
    /** Word of it, to the address that the account had. */
    readonly letter: (hasOrdered: boolean) => Effect.Effect<void>;
  }
>()("kontor/shop/personal-data/OwnData") {}

export const deleteAccount = (judged: Judged, { today, zone }: { readonly today: Day; readonly zone: TimeZone }) =>
  stillLoggedIn(
    judged,
    Effect.gen(function* () {
      const own = yield* OwnData;
      const contracts = yield* own.contracts;
      yield* Effect.fromResult(deletionAllowed(contracts, yield* own.money, today));
      const ordered = yield* own.orderedAt;
      const last = lastBusinessDay({ contracts, ordered }, today, zone);
      // What was ordered goes with the next round where its years are over.
      if (ordered.length > 0) yield* own.noteDeletion(last, dueOn(last, today).next ?? today);
      yield* own.remove;
      yield* own.letter(ordered.length > 0);
    }),
  );
