// What is forgotten after its time, now and then: counts, places, carts, tokens, mails, declarations, messages, subscriptions, tickets, proofs of consent.
import { guestCartsStoredSince } from "@kontor/domain/shop/cart";
import { lettersStoredSince } from "@kontor/domain/shop/personal-data";
import { declarationsStoredSince, messagesStoredSince, subscriptionsStoredSince } from "@kontor/domain/site/request";
import { ticketsStoredSince } from "@kontor/domain/site/ticket";
import { proofsStoredSince } from "@kontor/domain/visitor/consent";
import { forgetOldCalls } from "../platform/database/rate-limits.ts";
import { forgetSentMails } from "../platform/mail/outbox.ts";
import { type Rounds, rounds } from "../platform/process/rounds.ts";
import type { PlatformServices } from "../platform/services.ts";
import { forgetOldCarts } from "../shop/cart/store.ts";
import { forgetOldEmailChanges } from "../shop/customer/email-changes-store.ts";
import type { ClockWatch } from "../shop/contract/clock-watch.ts";
import { deleteWhatIsDue } from "../shop/personal-data/late-deletion.ts";
import { forgetOldSubscriptions } from "../site/request/subscription-store.ts";
import { forgetOldWebhooks } from "../site/outside/deliveries-store.ts";
import { forgetOldMessages } from "../site/request/message-store.ts";
import { forgetOldDeclarations } from "../site/request/store.ts";
import { forgetOldEvents } from "../site/ticket/store.ts";
import { checkAtNight } from "../site/admin/catalog-check.ts";
import { forgetOldProofs } from "../visitor/consent/store.ts";
import { forgetEndedTokens } from "../visitor/session/ended-tokens-store.ts";
import { forgetOldSessions } from "../visitor/session/sessions-store.ts";
import { forgetOldChallenges } from "../visitor/second-factor/passkeys-store.ts";
import { forgetOldLoginProofs } from "../visitor/second-factor/store.ts";
import { forgetOldPlaces } from "../visitor/session/known-places-store.ts";
import { tidyingEvery } from "../platform/limits.ts";

type Tidied = Pick<PlatformServices, "database" | "now" | "settings">;

const tidy = async ({ database, now, settings }: Tidied): Promise<void> => {
  await forgetOldCalls(database, now());
  await forgetOldPlaces(database, now());
  await forgetOldCarts(database, guestCartsStoredSince(now()));
  await forgetEndedTokens(database, now());
  await forgetOldSessions(database, now());
  await database.atOnce((handle) => forgetOldLoginProofs(handle, now()));
  await database.atOnce((handle) => forgetOldChallenges(handle, now()));
  await forgetOldEmailChanges(database, now());
  await deleteWhatIsDue({ database, now, settings });
  await forgetSentMails(database, lettersStoredSince(now()));
  await forgetOldDeclarations(database, declarationsStoredSince(now(), settings.timeZone));
  await forgetOldMessages(database, messagesStoredSince(now(), settings.timeZone));
  await forgetOldSubscriptions(database, subscriptionsStoredSince(now(), settings.timeZone));
  await forgetOldEvents(database, ticketsStoredSince(now()));
  await forgetOldWebhooks(database, now());
  await forgetOldProofs(database, proofsStoredSince(now(), settings.timeZone));
  await checkAtNight({ database, now, settings });
};

/** What fails is done at the next time; by a clock that is doubted nothing is old. */
export const tidying = (services: Tidied, clock: ClockWatch, renewed: () => Promise<void>): Rounds => {
  const round = async (): Promise<void> => {
    if (!(await clock.isBelieved())) return;
    // Files that are being written are read at the next time, and keep nothing else from being done.
    await renewed().catch(() => undefined);
    await tidy(services);
  };
  return rounds(() => void round().catch(() => undefined), tidyingEvery, false);
};
