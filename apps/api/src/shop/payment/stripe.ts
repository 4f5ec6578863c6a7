// Stripe by its own client: sessions of its checkout page, refunds, disputes. A notice is signed over its raw body. [PAY-03]
import { type Day, instant, startOfDay } from "@kontor/domain/kernel/calendar";
import type { Cents } from "@kontor/domain/kernel/money";
import {
  type Dispute,
  NoticeForged,
  paymentLimits,
  type Provider,
  ProviderAway,
  type ProviderPayment,
  type ProviderRefund,
  RefundRefused,
} from "@kontor/domain/shop/payment";
import * as Effect from "effect/Effect";
import Stripe from "stripe";
import { callProvider, inTime, listPatience } from "./provider-calls.ts";

export interface StripeAccount {
  readonly key: string;
  /** What signs its notices: two while one is exchanged. */
  readonly noticeSecrets: readonly string[];
  /** Another one than Stripe's own, in tests and behind a proxy. */
  readonly apiUrl: string | null;
}

const momentOf = (seconds: number) => instant(seconds * 1_000);

const idOf = (value: string | { readonly id: string } | null): string | null =>
  typeof value === "string" ? value : (value?.id ?? null);

const refundState = (status: string | null): ProviderRefund["state"] => {
  switch (status) {
    case "succeeded":
      return "done";
    case "failed":
    case "canceled":
      return "failed";
    default:
      return "pending";
  }
};

const refundIn = ({ id, metadata, amount, created, status }: Stripe.Refund): ProviderRefund => ({
  reference: id,
  key: metadata?.["key"] ?? null,
  cents: amount as Cents,
  at: momentOf(created),
  state: refundState(status),
});

/** An inquiry takes no money; a dispute does, until it is won. */
const disputeIn = ({ id, created, status, evidence_details }: Stripe.Dispute): readonly Dispute[] => {
  switch (status) {
    case "needs_response":
    case "under_review":
      return [
        {
          reference: id,
          at: momentOf(created),
          state: "open",
          ...(evidence_details.due_by === null ? {} : { answerBy: momentOf(evidence_details.due_by) }),
        },
      ];
    case "lost":
      return [{ reference: id, at: momentOf(created), state: "lost" }];
    case "won":
      return [{ reference: id, at: momentOf(created), state: "won" }];
    default:
      return [];
  }
};

type Session = Stripe.Checkout.Session;

const stateOf = (
  { status, payment_status }: Session,
  intent: Stripe.PaymentIntent | null,
): ProviderPayment["state"] => {
  if (status === "expired") return "expired";
  if (payment_status === "paid") return "paid";
  if (status === "open") return "open";
  // It was sent, and the bank has not answered, or said no.
  return intent?.status === "processing" ? "pending" : "failed";
};

const everything = ["payment_intent.latest_charge"];

const expanded = <A>(value: string | A | null | undefined): A | null =>
  typeof value === "string" ? null : (value ?? null);

/** With what went back of it, where anything did. */
const paymentIn = async (client: Stripe, session: Session): Promise<ProviderPayment> => {
  const intent = expanded(session.payment_intent);
  const charge = expanded(intent?.latest_charge);
  const of = intent === null || charge === null ? null : { payment_intent: intent.id, limit: 100 };
  return {
    reference: session.id,
    attempt: session.client_reference_id,
    state: stateOf(session, intent),
    cents: (session.amount_total ?? 0) as Cents,
    currency: (session.currency ?? "").toUpperCase(),
    paidAt: charge === null ? null : momentOf(charge.created),
    // One that failed is no part of what the charge calls refunded: all are listed.
    refunds: of === null ? [] : (await client.refunds.list(of).autoPagingToArray({ limit: 1_000 })).map(refundIn),
    disputes:
      of !== null && charge?.disputed === true
        ? (await client.disputes.list(of).autoPagingToArray({ limit: 1_000 })).flatMap(disputeIn)
        : [],
  };
};

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/** What is answered with a fault of the request is no outage. */
const isRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;

const read = async (client: Stripe, reference: string): Promise<ProviderPayment | null> => {
  try {
    return await paymentIn(client, await client.checkout.sessions.retrieve(reference, { expand: everything }));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

const readSince = async (client: Stripe, from: Day): Promise<readonly ProviderPayment[]> => {
  const found: ProviderPayment[] = [];
  const created = { gte: startOfDay(from, "UTC") / 1_000 };
  const expand = everything.map((path) => `data.${path}`);
  for await (const session of client.checkout.sessions.list({ created, limit: 100, expand }))
    found.push(await paymentIn(client, session));
  return found;
};

const refund = async (client: Stripe, reference: string, cents: Cents, key: string): Promise<void> => {
  const session = await client.checkout.sessions.retrieve(reference);
  const intent = idOf(session.payment_intent);
  if (intent === null) throw new Error("a payment that never came");
  const of = { payment_intent: intent, limit: 100 };
  // A key is forgotten there after a day; what was asked for stays.
  for await (const earlier of client.refunds.list(of)) if (earlier.metadata?.["key"] === key) return;
  await client.refunds.create(
    { payment_intent: intent, amount: cents, metadata: { key } },
    { idempotencyKey: `refund-${key}` },
  );
};

/** The payment that an event is about: a session, or what belongs to its payment. */
const aboutIn = ({ data: { object } }: Stripe.Event): { readonly session?: string; readonly intent?: string } => {
  if (object.object === "checkout.session") return { session: object.id };
  const intent =
    "payment_intent" in object ? idOf(object.payment_intent as string | { readonly id: string } | null) : null;
  return intent === null ? {} : { intent };
};

export const stripe = ({ key, noticeSecrets, apiUrl }: StripeAccount): Provider => {
  const address = apiUrl === null ? null : new URL(apiUrl);
  const client = new Stripe(key, {
    maxNetworkRetries: 1,
    timeout: 8_000,
    telemetry: false,
    ...(address === null
      ? {}
      : {
          host: address.hostname,
          ...(address.port === "" ? {} : { port: address.port }),
          protocol: address.protocol === "http:" ? "http" : "https",
        }),
  });

  const close = async (reference: string): Promise<void> => {
    await client.checkout.sessions.expire(reference).catch((error: unknown) => {
      // One that is paid or over stays as it is.
      if (!isRefused(error)) throw error;
    });
  };

  const eventIn = (body: string, signature: string): Stripe.Event | null => {
    for (const secret of noticeSecrets) {
      try {
        return client.webhooks.constructEvent(body, signature, secret);
      } catch {}
    }
    return null;
  };

  return {
    start: ({ attempt, description, email, locale, backUrl }) =>
      callProvider(async () => {
        const metadata = { attempt: attempt.id };
        const session = await client.checkout.sessions.create(
          {
            mode: "payment",
            line_items: [
              {
                quantity: 1,
                price_data: { currency: "eur", unit_amount: attempt.cents, product_data: { name: description } },
              },
            ],
            client_reference_id: attempt.id,
            ...(email === null ? {} : { customer_email: email }),
            locale,
            metadata,
            payment_intent_data: { metadata, description },
            success_url: backUrl,
            cancel_url: backUrl,
            expires_at: Math.floor((attempt.startedAt + paymentLimits.pageOpenFor) / 1_000),
          },
          { idempotencyKey: `${attempt.id}-${locale}` },
        );
        if (session.url === null) throw new Error("a session without a page");
        return { reference: session.id, url: session.url };
      }),
    read: (reference) => callProvider(() => read(client, reference)),
    close: (reference) => callProvider(() => close(reference)),
    refund: ({ reference, cents }, refundKey) =>
      Effect.tryPromise({
        try: () => inTime(() => refund(client, reference, cents, refundKey)),
        catch: (error) => (isRefused(error) ? new RefundRefused() : new ProviderAway()),
      }),
    since: (from) => callProvider(() => readSince(client, from), listPatience),
    noticed: (body, headers) =>
      Effect.gen(function* () {
        const event = eventIn(body, headers["stripe-signature"] ?? "");
        if (event === null) return yield* Effect.fail(new NoticeForged());
        const { session, intent } = aboutIn(event);
        if (session !== undefined || intent === undefined) return session ?? null;
        const { data } = yield* callProvider(() => client.checkout.sessions.list({ payment_intent: intent, limit: 1 }));
        return data[0]?.id ?? null;
      }),
  };
};
