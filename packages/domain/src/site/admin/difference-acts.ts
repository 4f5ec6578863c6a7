// What differs between a payment provider and the books, in the hands of staff: resolved once, with what became of it. [PAY-03] [ADM-01] [HDL-09]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { DifferenceResolved, DifferenceUnknown, type NotedDifference, resolvedDifference } from "#shop/payment";
import { asStaff, done, known } from "./acting.ts";
import { reasonOf } from "./customer-changes.ts";
import { journalEntry } from "./journal.ts";

export class PaymentDifferences extends Context.Service<
  PaymentDifferences,
  {
    readonly byId: (id: string) => Effect.Effect<NotedDifference | null>;
    /** Stores who resolved it, and why; false where another member of staff did meanwhile. */
    readonly resolve: (difference: NotedDifference) => Effect.Effect<boolean>;
  }
>()("kontor/site/admin/PaymentDifferences") {}

/** What a provider says and the books do not is looked at by a person, who says what became of it. */
export const resolveDifference = (id: string, typed: string) =>
  asStaff(({ by, now }) =>
    Effect.gen(function* () {
      const differences = yield* PaymentDifferences;
      const difference = yield* known(differences.byId(id), () => new DifferenceUnknown());
      const reason = yield* Effect.fromResult(reasonOf(typed));
      const resolved = yield* Effect.fromResult(resolvedDifference(difference, { at: now, by, reason }));
      if (!(yield* differences.resolve(resolved))) return yield* Effect.fail(new DifferenceResolved());
      const about = { act: "difference-resolved", subject: { kind: "difference", id }, reason } as const;
      return done(journalEntry(about, { resolved: false }, { resolved: true }));
    }),
  );
