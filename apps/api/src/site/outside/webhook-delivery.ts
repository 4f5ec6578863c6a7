// Notifies the receivers of what happened: each has a line of its own, so that a slow one delays no other; what fails is tried again, later each time. [OUT-01]
import { afterAttempt, type Attempt } from "@kontor/domain/site/outside";
import { debounced } from "../../platform/database/debounce.ts";
import { rounds } from "../../platform/process/rounds.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { WebhookReceiver } from "../../platform/settings/webhooks.ts";
import {
  changeDelivery,
  type Claimed,
  claimDeliveries,
  eventBySeq,
  offerNew,
  releaseDelivery,
} from "./deliveries-store.ts";
import { failureName, post } from "./post.ts";
import { webhookBody } from "./webhook-body.ts";
import { webhookLease } from "@kontor/domain/site/outside";

export interface WebhookDelivery {
  /** Runs a round now; resolves when everything that was due was tried once. */
  readonly run: () => Promise<void>;
  readonly begin: () => void;
  /** Runs a round when nothing further happened for a moment: calls come first. */
  readonly schedule: () => void;
  readonly stop: () => Promise<void>;
}

const atOnce = 4;
const debounceTimes = { quietMs: 50, longestMs: 1_000 };

type Needed = Pick<PlatformServices, "database" | "settings" | "now" | "log">;

export const webhookDelivery = (services: Needed, roundMs = 2_000): WebhookDelivery => {
  const { database, settings, log, now } = services;
  const receivers = settings.webhooks;
  const ending = new AbortController();
  const { signal } = ending;

  const attempt = async (
    receiver: WebhookReceiver,
    id: string,
    body: string,
  ): Promise<Attempt & { readonly failure: string }> => {
    try {
      const status = await post(receiver, { id, body, now: now() }, signal);
      return { status, failure: String(status) };
    } catch (error) {
      return { status: null, failure: failureName(error) };
    }
  };

  const deliver = async (receiver: WebhookReceiver, { seq, attempts }: Claimed): Promise<void> => {
    const event = await eventBySeq(database.reads, seq);
    const body = event === undefined ? null : await webhookBody(database.reads, event, settings.timeZone);
    if (event === undefined || body === null) {
      // What it was about is not stored any more: there is nothing left to send.
      await changeDelivery(database, receiver.name, seq, { stopped_at: now(), failure: "forgotten" });
      return;
    }
    const tried = await attempt(receiver, event.id, body);
    if (tried.status === null && signal.aborted) return releaseDelivery(database, receiver.name, seq);
    const after = afterAttempt(tried, attempts, now());
    const facts = { event: event.id, type: event.type, receiver: receiver.name, attempts };
    switch (after.kind) {
      case "delivered":
        await changeDelivery(database, receiver.name, seq, { sent_at: now(), failure: null });
        log.info(facts, "a webhook arrived");
        return;
      case "waits":
        await changeDelivery(database, receiver.name, seq, { due_at: after.until, failure: tried.failure });
        log.warn({ ...facts, failure: tried.failure }, "a webhook did not arrive and waits");
        return;
      case "stopped":
        await changeDelivery(database, receiver.name, seq, { stopped_at: now(), failure: tried.failure });
        log.error(
          { ...facts, failure: tried.failure },
          "a webhook was stopped; staff can send it again in the admin area",
        );
    }
  };

  const line = async (receiver: WebhookReceiver): Promise<void> => {
    while (!signal.aborted) {
      const claimed = await claimDeliveries(database, receiver.name, now(), webhookLease, atOnce);
      if (claimed.length === 0) return;
      await Promise.all(
        claimed.map((one) =>
          deliver(receiver, one).catch((error: unknown) =>
            log.error({ err: error, seq: one.seq }, "a webhook could not be worked on"),
          ),
        ),
      );
    }
  };

  /** Lines run side by side; one that still waits for its receiver is left to itself. */
  const lines = new Map<string, Promise<void>>();
  const round = async (): Promise<void> => {
    while (!signal.aborted && (await offerNew(database, receivers, now())) > 0);
    await Promise.all(
      receivers.map((receiver) => {
        const running = lines.get(receiver.name);
        if (running !== undefined) return running;
        const made = line(receiver).finally(() => lines.delete(receiver.name));
        lines.set(receiver.name, made);
        return made;
      }),
    );
  };

  const run = (): Promise<void> =>
    signal.aborted || receivers.length === 0
      ? Promise.resolve()
      : round().catch((error: unknown) => log.error({ err: error }, "webhooks could not be read"));

  const scheduled = debounced(() => void run(), debounceTimes);
  const { begin, end } = rounds(() => void run(), roundMs);
  return {
    run,
    begin: () => {
      if (receivers.length > 0) begin();
    },
    schedule: () => {
      if (receivers.length > 0) scheduled.schedule();
    },
    stop: async () => {
      ending.abort();
      end();
      scheduled.stop();
      await Promise.allSettled(lines.values());
    },
  };
};
