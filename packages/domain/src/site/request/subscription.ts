// The newsletter's double opt-in: asked → confirmed → ended, with the proof of both steps and one click to end it (decision 44). [CUS-10] [FRM-04]
import * as Result from "effect/Result";
import { type Instant, instant, type TimeZone } from "#kernel/calendar";
import { inLocale, type Locale, type Localized } from "#visitor/locale";
import { declarationsStoredSince } from "./declaration.ts";
import { SubscriptionLinkNotValid, SubscriptionLinkUnknown } from "./errors.ts";
import { confirmationTime } from "./limits.ts";
import type { Subscription } from "./model.ts";

/** The wording beside the box, which is stored with each subscription. [CUS-10] */
const newsletterWords: Localized<(provider: string) => string> = {
  en: (provider) =>
    `I would like to receive the monthly newsletter from ${provider} by email. I can unsubscribe at any time with the link in each newsletter.`,
  de: (provider) =>
    `Ich möchte den monatlichen Rundbrief von ${provider} per E-Mail erhalten. Ich kann ihn jederzeit über den Link in jedem Brief abbestellen.`,
};

/** What one agrees to with a newsletter, in a language. */
export const newsletterTerms = (provider: string, locale: Locale): string =>
  inLocale(newsletterWords, locale)(provider);

/** The instants since which subscriptions are stored: unconfirmed ones as long as their link is valid, ended ones as proof like declarations. [CUS-10] */
export const subscriptionsStoredSince = (
  now: Instant,
  zone: TimeZone,
): { readonly unconfirmed: Instant; readonly ended: Instant } => ({
  unconfirmed: instant(now - confirmationTime),
  ended: declarationsStoredSince(now, zone),
});

export interface SubscriptionFacts {
  readonly now: Instant;
  readonly code: string;
  readonly locale: Locale;
  /** The wording that was agreed to. */
  readonly terms: string;
}

const isLate = ({ requestedAt }: Subscription, now: Instant): boolean => now - requestedAt > confirmationTime;

/** A subscription request. An existing subscription is unchanged, with its proof, so that the answer does not reveal it. One that waits for its confirmation keeps its code: whichever letter is opened, its link works. [CUS-10] */
export const requestedSubscription = (
  before: Subscription | null,
  email: string,
  facts: SubscriptionFacts,
): Subscription =>
  before?.state === "confirmed"
    ? before
    : {
        email,
        locale: facts.locale,
        state: "asked",
        code: before?.state === "asked" && !isLate(before, facts.now) ? before.code : facts.code,
        requestedAt: facts.now,
        confirmedAt: null,
        endedAt: null,
        terms: facts.terms,
      };

/** The click on the link of the mail: within its time, with its code. A second click changes nothing. [CUS-10] */
export const confirmedSubscription = (
  subscription: Subscription | null,
  code: string,
  now: Instant,
): Result.Result<Subscription, SubscriptionLinkNotValid> => {
  if (subscription === null || subscription.code !== code || subscription.state === "ended")
    return Result.fail(new SubscriptionLinkNotValid());
  if (subscription.state === "confirmed") return Result.succeed(subscription);
  return isLate(subscription, now)
    ? Result.fail(new SubscriptionLinkNotValid())
    : Result.succeed({ ...subscription, state: "confirmed", confirmedAt: now });
};

/** One click ends it, from any state; the proof of both steps stays. [CUS-10] */
export const endedSubscription = (subscription: Subscription, now: Instant): Subscription =>
  subscription.state === "ended" ? subscription : { ...subscription, state: "ended", endedAt: now };

/** What the links of letters do. */
export type SubscriptionLink = "confirm" | "end";

/** Whether a link that is opened has nothing more to do; refused where it can do nothing. Opening it changes nothing. [CUS-10] */
export const isLinkDone = (
  link: SubscriptionLink,
  subscription: Subscription | null,
  code: string,
  now: Instant,
): Result.Result<boolean, SubscriptionLinkNotValid | SubscriptionLinkUnknown> =>
  link === "confirm"
    ? Result.map(confirmedSubscription(subscription, code, now), () => subscription?.state === "confirmed")
    : subscription === null
      ? Result.fail(new SubscriptionLinkUnknown())
      : Result.succeed(subscription.state === "ended");

/** Whether the newsletter may be sent: only after both steps. [CUS-10] */
export const maySendNewsletter = ({ state, confirmedAt }: Subscription): boolean =>
  state === "confirmed" && confirmedAt !== null;
