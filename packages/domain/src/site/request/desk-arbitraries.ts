// Desks that take forms in memory, with everything that they stored and sent, for laws.
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { type Instant, instant } from "#kernel/calendar";
import { someFacts } from "./arbitraries.ts";
import { FilesNotScanned } from "./errors.ts";
import type { MessageDraft, MessageReceipt, NewsletterDraft, StoredMessage, Subscription } from "./model.ts";
import {
  FileScanner,
  MessageLetters,
  Messages,
  type SubscriptionLetter,
  SubscriptionLetters,
  Subscriptions,
} from "./ports.ts";
import { subscribe } from "./subscribe.ts";
import { scanFiles, takeMessage } from "./use-cases.ts";

/** What every desk is given beside the draft. */
const taking = (key: string, id: string, now: Instant) => ({ key, id, now, locale: "de" as const, facts: someFacts });

/** A desk that takes messages; its scanner finds something in the files of these digests, or is away. */
export const messageDesk = (infected: readonly string[] = [], isScanning = true) => {
  const stored: StoredMessage[] = [];
  const letters: MessageReceipt[] = [];
  const scanned: string[] = [];
  const layer = Layer.mergeAll(
    Layer.succeed(Messages, {
      byKey: (key) => Effect.sync(() => stored.find((one) => one.key === key) ?? null),
      add: (one) => Effect.sync(() => void stored.push(one)),
    }),
    Layer.succeed(MessageLetters, { add: (receipt) => Effect.sync(() => void letters.push(receipt)) }),
    Layer.succeed(FileScanner, {
      isInfected: (digest) =>
        isScanning
          ? Effect.sync(() => {
              scanned.push(digest);
              return infected.includes(digest);
            })
          : Effect.fail(new FilesNotScanned()),
    }),
  );
  const take = (draft: MessageDraft, key: string, id: string, now = instant(0)) =>
    Effect.runSync(
      Effect.result(
        scanFiles({ draft, key, facts: someFacts }).pipe(
          Effect.andThen(takeMessage({ draft, ...taking(key, id, now) })),
          Effect.provide(layer),
        ),
      ),
    );
  return { stored, letters, scanned, take };
};

/** A desk of the newsletter. */
export const newsletterDesk = () => {
  const subscriptions = new Map<string, Subscription>();
  const keys = new Map<string, string>();
  const letters: (readonly [SubscriptionLetter, string])[] = [];
  const layer = Layer.mergeAll(
    Layer.succeed(Subscriptions, {
      byEmail: (email) => Effect.sync(() => subscriptions.get(email) ?? null),
      byCode: (code) => Effect.sync(() => [...subscriptions.values()].find((one) => one.code === code) ?? null),
      emailOfKey: (key) => Effect.sync(() => keys.get(key) ?? null),
      store: (one, key) =>
        Effect.sync(() => {
          subscriptions.set(one.email, one);
          if (key !== null) keys.set(key, one.email);
        }),
    }),
    Layer.succeed(SubscriptionLetters, {
      add: (letter, { email }) => Effect.sync(() => void letters.push([letter, email])),
    }),
  );
  const ask = (draft: NewsletterDraft, key: string, code: string, now = instant(0)) =>
    Effect.runSync(
      Effect.result(subscribe({ draft, ...taking(key, code, now), provider: "Beispiel" }).pipe(Effect.provide(layer))),
    );
  return { subscriptions, letters, ask };
};
