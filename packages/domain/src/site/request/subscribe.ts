// Subscribing to the newsletter, confirming and ending it; no answer says whether an address is subscribed. [CUS-10]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import type { Locale } from "#visitor/locale";
import { RequestKeyUsed, RequestRefused, SubscriptionLinkUnknown } from "./errors.ts";
import type { NewsletterDraft } from "./model.ts";
import { SubscriptionLetters, Subscriptions } from "./ports.ts";
import { checkRequest } from "./rules.ts";
import {
  confirmedSubscription,
  endedSubscription,
  isLinkDone,
  newsletterTerms,
  requestedSubscription,
  type SubscriptionLink,
} from "./subscription.ts";
import type { Taking } from "./use-cases.ts";

/** What was typed, and who sends the newsletter. */
export interface Subscribing extends Taking<NewsletterDraft> {
  readonly provider: string;
}

/** Stores the request and sends one letter, whether the address is subscribed or not, so that both are answered alike; the same key again does nothing. `id` is the secret of the link. */
export const subscribe = Effect.fn("subscribe")(function* ({
  draft,
  key,
  id,
  now,
  locale,
  facts,
  provider,
}: Subscribing) {
  const checked = checkRequest(draft, facts);
  if (Result.isFailure(checked)) return yield* Effect.fail(new RequestRefused({ fields: checked.failure }));
  const email = checked.success.fields.email.toLowerCase();
  const subscriptions = yield* Subscriptions;
  const earlier = yield* subscriptions.emailOfKey(key);
  if (earlier !== null) return earlier === email ? { email, isNew: false } : yield* Effect.fail(new RequestKeyUsed());
  const before = yield* subscriptions.byEmail(email);
  const requested = requestedSubscription(before, email, {
    now,
    code: id,
    locale,
    terms: newsletterTerms(provider, locale),
  });
  yield* subscriptions.store(requested, key);
  yield* (yield* SubscriptionLetters).add(requested.state === "confirmed" ? "known" : "confirm", requested, locale);
  return { email, isNew: true };
});

/** The click on the link of the letter, within its time; a second one sends no second letter. */
export const confirmNewsletter = Effect.fn("confirmNewsletter")(function* (code: string, now: Instant, locale: Locale) {
  const subscriptions = yield* Subscriptions;
  const before = yield* subscriptions.byCode(code);
  const confirmed = yield* Effect.fromResult(confirmedSubscription(before, code, now));
  if (before?.state === "confirmed") return { isNew: false };
  yield* subscriptions.store(confirmed, null);
  yield* (yield* SubscriptionLetters).add("confirmed", confirmed, locale);
  return { isNew: true };
});

/** What opening a link of a letter comes to; it changes nothing. */
export const openNewsletterLink = Effect.fn("openNewsletterLink")(function* (
  link: SubscriptionLink,
  code: string,
  now: Instant,
) {
  return yield* Effect.fromResult(isLinkDone(link, yield* (yield* Subscriptions).byCode(code), code, now));
});

/** One click, from any letter, at any time; an unknown link ends nothing, and says so: the code is a secret of its mailbox. */
export const endNewsletter = Effect.fn("endNewsletter")(function* (code: string, now: Instant) {
  const subscriptions = yield* Subscriptions;
  const before = yield* subscriptions.byCode(code);
  if (before === null) return yield* Effect.fail(new SubscriptionLinkUnknown());
  yield* subscriptions.store(endedSubscription(before, now), null);
});
