// Mollie by its own client: payments, refunds, chargebacks. Its notices say an id, unsigned, so nothing in them is believed. [PAY-03]
import http from "node:http";
import https from "node:https";
import { createMollieClient, Locale as MollieLocale, MollieApiError, PaymentEmbed } from "@mollie/api-client";
import { type Day, instant, startOfDay } from "@kontor/domain/kernel/calendar";
import type { Cents } from "@kontor/domain/kernel/money";
import {
  type Dispute,
  type Provider,
  ProviderAway,
  type ProviderPayment,
  type ProviderRefund,
  RefundRefused,
} from "@kontor/domain/shop/payment";
import { inLocale, type Localized } from "@kontor/domain/visitor/locale";
import * as Effect from "effect/Effect";
import { callProvider, inTime, listPatience } from "./provider-calls.ts";

type MollieClient = ReturnType<typeof createMollieClient>;
/** What a list of the client has in it. */
type Of<List> = List extends AsyncIterable<infer One> ? One : never;
type MolliePayment = Of<ReturnType<MollieClient["payments"]["iterate"]>>;
type Refund = Of<ReturnType<MollieClient["paymentRefunds"]["iterate"]>>;
type Chargeback = Of<ReturnType<MollieClient["paymentChargebacks"]["iterate"]>>;

export interface MollieAccount {
  readonly key: string;
  /** Another one than Mollie's own, in tests and behind a proxy. */
  readonly apiUrl: string | null;
  /** Where notices go; null where Mollie could not reach it. */
  readonly noticeUrl: string | null;
}

const languages: Localized<MollieLocale> = { en: MollieLocale.en_GB, de: MollieLocale.de_DE };

const euros = (cents: number) => ({
  currency: "EUR",
  value: `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`,
});

const centsOf = ({ value }: { readonly value: string }): Cents => Math.round(Number(value) * 100) as Cents;

const momentOf = (text: string) => instant(Date.parse(text));

const states = {
  open: "open",
  pending: "pending",
  authorized: "pending",
  paid: "paid",
  canceled: "failed",
  failed: "failed",
  expired: "expired",
} as const satisfies Record<`${MolliePayment["status"]}`, ProviderPayment["state"]>;

const refundStates = {
  queued: "pending",
  pending: "pending",
  processing: "pending",
  refunded: "done",
  failed: "failed",
  canceled: "failed",
} as const satisfies Record<`${Refund["status"]}`, ProviderRefund["state"]>;

/** A text that this shop stored beside a payment or refund. */
const noted = (metadata: unknown, name: string): string | null => {
  const value: unknown =
    typeof metadata === "object" && metadata !== null ? (metadata as Readonly<Record<string, unknown>>)[name] : null;
  return typeof value === "string" ? value : null;
};

const refundIn = ({ id, metadata, amount, createdAt, status }: Omit<Refund, "_embedded">): ProviderRefund => ({
  reference: id,
  key: noted(metadata, "key"),
  cents: centsOf(amount),
  at: momentOf(createdAt),
  state: refundStates[status],
});

/** One that is reversed is won; whether one is lost for good is never said. */
const disputeIn = ({ id, createdAt, reversedAt }: Omit<Chargeback, "_embedded">): Dispute => ({
  reference: id,
  at: momentOf(createdAt),
  state: typeof reversedAt === "string" ? "won" : "open",
});

const paymentIn = (payment: MolliePayment): ProviderPayment => ({
  reference: payment.id,
  attempt: noted(payment.metadata, "attempt"),
  state: states[payment.status],
  cents: centsOf(payment.amount),
  currency: payment.amount.currency,
  paidAt: typeof payment.paidAt === "string" ? momentOf(payment.paidAt) : null,
  refunds: (payment._embedded?.refunds ?? []).map((refund) => refundIn(refund as Refund)),
  disputes: (payment._embedded?.chargebacks ?? []).map((chargeback) => disputeIn(chargeback as Chargeback)),
});

const statusOf = (error: unknown): number | undefined =>
  error instanceof MollieApiError ? error.statusCode : undefined;

/** What is answered with a fault of the request is no outage. */
const isRefused = (error: unknown): boolean => [400, 409, 410, 422].includes(statusOf(error) ?? 0);

const everything = { embed: [PaymentEmbed.refunds, PaymentEmbed.chargebacks] };

const read = async (client: MollieClient, reference: string): Promise<ProviderPayment | null> => {
  try {
    return paymentIn(await client.payments.get(reference, everything));
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
};

/** The list has no refunds with it: a payment of which something went back is read on its own. */
const readSince = async (client: MollieClient, from: Day): Promise<readonly ProviderPayment[]> => {
  const start = startOfDay(from, "UTC");
  const found: ProviderPayment[] = [];
  for await (const payment of client.payments.iterate()) {
    if (momentOf(payment.createdAt) < start) break;
    const wentBack = [payment.amountRefunded, payment.amountChargedBack].some(
      (amount) => amount !== undefined && centsOf(amount) > 0,
    );
    const whole = wentBack ? await read(client, payment.id) : paymentIn(payment);
    if (whole !== null) found.push(whole);
  }
  return found;
};

/** The client has an agent of https, whatever its address: for one of http, in tests and beside the shop, it is made with one of that. */
const clientOf = ({ key, apiUrl }: Pick<MollieAccount, "key" | "apiUrl">): MollieClient => {
  if (apiUrl === null) return createMollieClient({ apiKey: key });
  const own = https.Agent;
  if (apiUrl.startsWith("http:")) https.Agent = http.Agent as typeof https.Agent;
  try {
    return createMollieClient({ apiKey: key, apiEndpoint: `${apiUrl}/v2/` });
  } finally {
    https.Agent = own;
  }
};

export const mollie = ({ noticeUrl, ...account }: MollieAccount): Provider => {
  const client = clientOf(account);

  const close = async (reference: string): Promise<void> => {
    const payment = await read(client, reference);
    if (payment?.state !== "open") return;
    await client.payments.cancel(reference).catch((error: unknown) => {
      // Some ways to pay cannot be cancelled; what is paid nevertheless is booked.
      if (!isRefused(error)) throw error;
    });
  };

  return {
    start: ({ attempt, description, email, locale, backUrl }) =>
      callProvider(async () => {
        const payment = await client.payments.create({
          amount: euros(attempt.cents),
          description,
          redirectUrl: backUrl,
          ...(noticeUrl === null ? {} : { webhookUrl: noticeUrl }),
          locale: inLocale(languages, locale),
          ...(email === null ? {} : { billingEmail: email }),
          metadata: { attempt: attempt.id },
          idempotencyKey: `${attempt.id}-${locale}`,
        });
        const url = payment.getCheckoutUrl();
        if (url === null) throw new Error("a payment without a page");
        return { reference: payment.id, url };
      }),
    read: (reference) => callProvider(() => read(client, reference)),
    close: (reference) => callProvider(() => close(reference)),
    refund: ({ reference, cents }, refundKey) =>
      Effect.tryPromise({
        try: () =>
          inTime(async () => {
            const payment = await read(client, reference);
            // A key is forgotten there after an hour; what was asked for stays.
            if (payment?.refunds.some((refund) => refund.key === refundKey) === true) return;
            await client.paymentRefunds.create({
              paymentId: reference,
              amount: euros(cents),
              metadata: { key: refundKey },
              idempotencyKey: refundKey,
            });
          }),
        catch: (error) => (isRefused(error) || statusOf(error) === 404 ? new RefundRefused() : new ProviderAway()),
      }),
    since: (from) => callProvider(() => readSince(client, from), listPatience),
    noticed: (body) => {
      const id = new URLSearchParams(body).get("id");
      return Effect.succeed(id !== null && /^tr_\w{1,60}$/.test(id) ? id : null);
    },
  };
};
