// Events for systems outside of the shop as they happened, and how their delivery stands. [OUT-01]
import type { Instant } from "#kernel/calendar";

/** By the convention of Standard Webhooks: what it is about, a full stop, what happened. */
export const eventTypes = [
  "order.placed",
  "contract.cancelled",
  "contract.cancellation-revoked",
  "contract.withdrawn",
  "contract.renewed",
  "invoice.issued",
  "payment.received",
  "payment.returned",
  "request.received",
] as const;
export type EventType = (typeof eventTypes)[number];

export type EventFact = string | number | null;

/** What is noted when it happens: little, since what it is about is stored already and stays as it is. */
export interface HappenedEvent {
  readonly type: EventType;
  /** What belongs together and arrives in its order: all of one order, or one request. */
  readonly stream: string;
  /** The id of what it is about. */
  readonly subject: string;
  /** What may be different later. */
  readonly facts: Readonly<Record<string, EventFact>>;
}

/** The body of a webhook. */
export interface WebhookMessage {
  readonly type: EventType;
  /** When it happened, in UTC. */
  readonly timestamp: string;
  readonly data: object;
}

/** How an attempt to deliver ended: by the status of the answer, or without one. */
export type Attempt = { readonly status: number } | { readonly status: null };

/** What an attempt makes of a delivery. */
export type AfterAttempt =
  | { readonly kind: "delivered" }
  | { readonly kind: "waits"; readonly until: Instant }
  /** Nothing more is tried until staff send it again. */
  | { readonly kind: "stopped" };

/** As staff see it: `behind` waits for an earlier event of the same order. */
export type DeliveryStanding = "waiting" | "behind" | "delivered" | "stopped";

export interface DeliveryFacts {
  readonly sentAt: Instant | null;
  readonly stoppedAt: Instant | null;
  /** Whether an earlier event of its stream has not arrived. */
  readonly isBehind: boolean;
}
