// What always holds of the newsletter: it is never sent without both steps, and one click ends it. [CUS-10]
import * as Result from "effect/Result";
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { anyInstant, anySubscription } from "./arbitraries.ts";
import { confirmationTime } from "./limits.ts";
import type { Subscription } from "./model.ts";
import {
  confirmedSubscription,
  endedSubscription,
  isLinkDone,
  maySendNewsletter,
  requestedSubscription,
} from "./subscription.ts";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const anyCode = fc.stringMatching(/^[a-z0-9]{8}$/);
const factsAt = (now: number, code: string) => ({
  now: instant(now),
  code,
  locale: "en" as const,
  terms: "newsletter-2",
});

export const subscriptionLaws: readonly Law[] = [
  law("[CUS-10] the newsletter is sent only where both steps are proved, and one click ends it for good", () =>
    fc.property(
      fc.option(anySubscription, { nil: null }),
      anyInstant,
      fc.nat(2 * confirmationTime),
      anyCode,
      (before, now, later, code) => {
        const requested = requestedSubscription(before, "a@b.example", factsAt(now, code));
        const confirmed = confirmedSubscription(requested, requested.code, instant(now + later));
        const isProved = (one: Subscription) =>
          !maySendNewsletter(one) || (one.confirmedAt !== null && one.confirmedAt >= one.requestedAt);
        const ended = Result.isSuccess(confirmed) ? endedSubscription(confirmed.success, now) : null;
        return (
          isProved(requested) &&
          (Result.isFailure(confirmed)
            ? later > confirmationTime
            : maySendNewsletter(confirmed.success) && isProved(confirmed.success)) &&
          (ended === null ||
            (!maySendNewsletter(ended) && Result.isFailure(confirmedSubscription(ended, ended.code, now))))
        );
      },
    ),
  ),
  law(
    "[CUS-10] while a confirmation is waited for, asking again changes no link, and an opened link says what pressing it does",
    () =>
      fc.property(anySubscription, anyInstant, fc.nat(2 * confirmationTime), anyCode, (before, now, later, code) => {
        const first = requestedSubscription(before, "a@b.example", factsAt(now, code));
        const again = requestedSubscription(first, "a@b.example", factsAt(now + later, `${code}x`));
        const opened = isLinkDone("confirm", again, first.code, instant(now + later));
        return (
          (first.state === "confirmed" || (again.code === first.code) === later <= confirmationTime) &&
          Result.isSuccess(opened) ===
            Result.isSuccess(confirmedSubscription(again, first.code, instant(now + later))) &&
          Result.getOrNull(isLinkDone("end", again, again.code, now)) === (again.state === "ended") &&
          Result.isFailure(isLinkDone("end", null, code, now))
        );
      }),
  ),
  law("[CUS-10] confirming and ending twice is doing it once, and a wrong code confirms nothing", () =>
    fc.property(anySubscription, anyInstant, anyCode, (one, now, code) => {
      const ended = endedSubscription(one, now);
      const confirmed = confirmedSubscription(one, one.code, one.requestedAt);
      return (
        same(endedSubscription(ended, instant(now + 1)), ended) &&
        (Result.isFailure(confirmed) ||
          same(Result.getOrNull(confirmedSubscription(confirmed.success, one.code, now)), confirmed.success)) &&
        (code === one.code || Result.isFailure(confirmedSubscription(one, code, now)))
      );
    }),
  ),
];
