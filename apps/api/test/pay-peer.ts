// A payment provider on this machine that answers as Mollie's and as Stripe's published APIs do: pages, refunds, disputes, lists in pages, keys, errors; with a mind of its own.
import { createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { mollieAnswers } from "./mollie-peer.ts";
import type { Answer, PeerBooks, PeerPayment, Refund } from "./pay-books.ts";
import { stripeAnswers } from "./stripe-peer.ts";

export type { PeerPayment };

export interface PayPeer {
  readonly url: string;
  readonly payments: Map<string, PeerPayment>;
  /** What was asked for, as `POST /v2/payments`. */
  readonly calls: string[];
  /** Whether calls fail, before or after they were carried out. */
  away: "no" | "before" | "after";
  refusesRefunds: boolean;
  /** The payment of an attempt or of its page's address. */
  readonly at: (url: string) => PeerPayment;
  readonly pay: (payment: PeerPayment) => void;
  readonly close: () => Promise<void>;
}

const secret = "whsec_of-a-payment-peer-in-tests";
export const peerKeys = {
  STRIPE_SECRET_KEY: "sk_test_of_a_payment_peer",
  STRIPE_WEBHOOK_SECRET: secret,
  MOLLIE_API_KEY: "test_of_a_payment_peer",
} as const;

/** An event of Stripe as it is sent: its body, and the header that signs it. */
export const stripeNotice = (object: object, at: number, signedBy: string = secret) => {
  const body = JSON.stringify({
    id: `evt_${randomBytes(8).toString("hex")}`,
    object: "event",
    type: "checkout.session.completed",
    created: Math.floor(at / 1_000),
    data: { object },
  });
  const seconds = Math.floor(at / 1_000);
  const signature = createHmac("sha256", signedBy).update(`${seconds}.${body}`).digest("hex");
  return { body, headers: { "content-type": "application/json", "stripe-signature": `t=${seconds},v1=${signature}` } };
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
};

export const payPeer = async (now: () => number = Date.now): Promise<PayPeer> => {
  const payments = new Map<string, PeerPayment>();
  const byKey = new Map<string, PeerPayment>();
  const refundKeys = new Map<string, Refund>();
  const calls: string[] = [];
  const freshId = (prefix: string) => `${prefix}${randomBytes(9).toString("hex")}`;
  const goneOf = ({ refunds }: PeerPayment) =>
    refunds.reduce((sum, { cents, state }) => sum + (state === "failed" ? 0 : cents), 0);
  const add = (
    key: string | undefined,
    prefix: string,
    facts: Omit<PeerPayment, "id" | "createdAt" | "state" | "paidAt" | "refunds" | "chargebacks">,
  ) => {
    const known = key === undefined ? undefined : byKey.get(key);
    if (known !== undefined) return known;
    const payment: PeerPayment = {
      ...facts,
      id: freshId(prefix),
      createdAt: now(),
      state: "open",
      paidAt: null,
      refunds: [],
      chargebacks: [],
    };
    payments.set(payment.id, payment);
    if (key !== undefined) byKey.set(key, payment);
    return payment;
  };
  const refunded = (
    payment: PeerPayment,
    cents: number,
    key: string | null,
    idempotency: string | undefined,
  ): Refund | null => {
    const known = idempotency === undefined ? undefined : refundKeys.get(idempotency);
    if (known !== undefined) return known;
    if (peer.refusesRefunds || payment.state !== "paid" || goneOf(payment) + cents > payment.cents) return null;
    const refund: Refund = { id: freshId("re_"), key, cents, at: now(), state: "pending" };
    payment.refunds.push(refund);
    if (idempotency !== undefined) refundKeys.set(idempotency, refund);
    return refund;
  };

  const books: PeerBooks = { url: () => peer.url, now, payments, goneOf, add, refunded };
  const [mollie, stripe] = [mollieAnswers(books), stripeAnswers(books)];

  /** The page of the provider: one button pays, the other one goes back. */
  const page = (method: string, path: string, body: string): Answer | { readonly to: string } => {
    const payment = payments.get(path.slice("/pay/".length));
    if (payment === undefined) return { status: 404, body: "unknown", type: "text/plain" };
    if (method === "POST") {
      if (body === "act=pay" && payment.state === "open") peer.pay(payment);
      return { to: payment.backUrl };
    }
    return {
      status: 200,
      type: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="en"><title>Provider</title><h1>${payment.description}</h1><p>${(payment.cents / 100).toFixed(2)} EUR</p><form method="post"><button name="act" value="pay">Pay</button><button name="act" value="back">Back</button></form></html>`,
    };
  };

  const answered = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://peer");
    const method = request.method ?? "GET";
    const body = await bodyOf(request);
    const send = ({ status, body: answer, type = "application/json" }: Answer) =>
      response
        .writeHead(status, { "content-type": type, ...(status === 503 ? { "retry-after": "0" } : {}) })
        .end(typeof answer === "string" ? answer : JSON.stringify(answer));
    if (pathname.startsWith("/pay/")) {
      const shown = page(method, pathname, body);
      if ("to" in shown) response.writeHead(303, { location: shown.to }).end();
      else send(shown);
      return;
    }
    calls.push(`${method} ${pathname}`);
    const api = pathname.startsWith("/v1/") ? stripe : mollie;
    const away = () => send(api.away());
    if (peer.away === "before") return void away();
    const key = request.headers["idempotency-key"];
    const text = typeof key === "string" ? key : undefined;
    const answer = api.call(method, pathname, searchParams, body, text);
    if (peer.away === "after") return void away();
    send(answer);
  };

  const server = createServer((request, response) => {
    answered(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const peer: PayPeer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payments,
    calls,
    away: "no",
    refusesRefunds: false,
    at: (url) => {
      const payment = payments.get(url.slice(url.lastIndexOf("/") + 1));
      if (payment === undefined) throw new Error(`no payment at ${url}`);
      return payment;
    },
    pay: (payment) => {
      payment.state = "paid";
      payment.paidAt = now();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return peer;
};

/** The settings of a shop that has an account with it as Stripe and as Mollie. */
export const peerSettings = ({ url }: Pick<PayPeer, "url">) => ({
  payment: {
    stripe: { key: peerKeys.STRIPE_SECRET_KEY, noticeSecrets: [secret], apiUrl: url },
    mollie: { key: peerKeys.MOLLIE_API_KEY, apiUrl: url },
    refunds: "shop" as const,
  },
});
