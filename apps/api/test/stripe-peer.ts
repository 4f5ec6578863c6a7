// A payment provider of tests as Stripe's API has it: its objects are those of its published description.
import type Stripe from "stripe";
import objects from "./fixtures/stripe/objects.json" with { type: "json" };
import {
  type Answer,
  type AnswerCall,
  type Chargeback,
  json,
  type PeerBooks,
  type PeerPayment,
  type Refund,
  seconds,
} from "./pay-books.ts";

type Published = keyof typeof objects;

const kindOf = (value: unknown): string => (Array.isArray(value) ? "array" : typeof value);

/** An object as Stripe publishes it, with what differs here: never a field that it has not, or one of another kind. */
const asPublished = <A extends object>(name: Published, own: Partial<A>): A => {
  const published: Readonly<Record<string, unknown>> = objects[name];
  for (const [field, value] of Object.entries(own)) {
    if (!Object.hasOwn(published, field)) throw new Error(`Stripe publishes no ${name}.${field}`);
    const is = published[field];
    if (is !== null && value !== null && kindOf(is) !== kindOf(value) && !isExpandable(is, value))
      throw new Error(`Stripe publishes ${name}.${field} as ${kindOf(is)}, not as ${kindOf(value)}`);
  }
  return { ...published, ...own } as A;
};

/** An id stands for its object, or the other way round. */
const isExpandable = (one: unknown, other: unknown): boolean =>
  [kindOf(one), kindOf(other)].toSorted().join() === "object,string";

const weekToAnswer = 7 * 86_400;

export const stripeAnswers = ({ url, payments, goneOf, add, refunded }: PeerBooks) => {
  const intentOf = ({ id }: PeerPayment): string => id.replace("cs_", "pi_");
  const ofIntent = (intent: string | null): PeerPayment | undefined =>
    intent === null ? undefined : payments.get(intent.replace("pi_", "cs_"));
  const stripeRefund = (payment: PeerPayment, { id, key, cents, at, state }: Refund): Stripe.Refund =>
    asPublished<Stripe.Refund>("refund", {
      id,
      object: "refund",
      amount: cents,
      created: seconds(at),
      currency: payment.currency.toLowerCase(),
      payment_intent: intentOf(payment),
      metadata: key === null ? {} : { key },
      status: { pending: "pending", done: "succeeded", failed: "failed" }[state],
    });
  const stripeDispute = (payment: PeerPayment, { id, at, state }: Chargeback): Stripe.Dispute =>
    asPublished<Stripe.Dispute>("dispute", {
      id,
      object: "dispute",
      amount: payment.cents,
      created: seconds(at),
      payment_intent: intentOf(payment),
      evidence_details: {
        ...(objects.dispute.evidence_details as unknown as Stripe.Dispute.EvidenceDetails),
        due_by: seconds(at) + weekToAnswer,
      },
      status: ({ open: "needs_response", won: "won", lost: "lost" } as const)[state],
    });
  const stripeSession = (payment: PeerPayment, isWhole: boolean): Stripe.Checkout.Session => {
    const { id, attempt, cents, currency, state, createdAt, paidAt, chargebacks } = payment;
    const hasIntent = state !== "open" && state !== "expired";
    const charge = asPublished<Stripe.Charge>("charge", {
      id: id.replace("cs_", "ch_"),
      object: "charge",
      created: seconds(paidAt ?? createdAt),
      amount: cents,
      amount_refunded: goneOf(payment),
      refunded: goneOf(payment) === cents,
      disputed: chargebacks.length > 0,
    });
    const intent = (): Stripe.PaymentIntent =>
      asPublished<Stripe.PaymentIntent>("payment_intent", {
        id: intentOf(payment),
        object: "payment_intent",
        status: ({ pending: "processing", paid: "succeeded", failed: "requires_payment_method" } as const)[
          state as "pending" | "paid" | "failed"
        ],
        latest_charge: state === "paid" ? charge : null,
      });
    return asPublished<Stripe.Checkout.Session>("checkout.session", {
      id,
      object: "checkout.session",
      amount_total: cents,
      currency: currency.toLowerCase(),
      client_reference_id: attempt,
      created: seconds(createdAt),
      status: state === "open" ? "open" : state === "expired" ? "expired" : "complete",
      payment_status: state === "paid" ? "paid" : "unpaid",
      payment_intent: !hasIntent ? null : isWhole ? intent() : intentOf(payment),
      url: state === "open" ? `${url()}/pay/${id}` : null,
    });
  };
  const stripeError = (status: number, code: string, message: string): Answer =>
    json(
      { error: { type: status === 404 || status === 400 ? "invalid_request_error" : "api_error", code, message } },
      status,
    );
  const paged = (all: readonly { readonly id?: string }[], query: URLSearchParams): Answer => {
    const after = query.get("starting_after");
    const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const limit = Math.min(Number(query.get("limit") ?? 10), 2);
    const data = all.slice(from, from + limit);
    return json({ object: "list", url: "/v1/list", data, has_more: from + limit < all.length });
  };
  const stripeCall = (
    method: string,
    path: string,
    query: URLSearchParams,
    body: string,
    key: string | undefined,
  ): Answer => {
    const given = new URLSearchParams(body);
    const [, id, act] = /^\/v1\/checkout\/sessions\/?([^/]+)?(?:\/(\w+))?$/.exec(path) ?? [];
    if (path.startsWith("/v1/checkout/sessions")) {
      if (id === undefined && method === "POST") {
        const payment = add(key, "cs_", {
          attempt: given.get("client_reference_id"),
          description: given.get("line_items[0][price_data][product_data][name]") ?? "",
          email: given.get("customer_email"),
          backUrl: given.get("success_url") ?? "",
          noticeUrl: null,
          cents: Number(given.get("line_items[0][price_data][unit_amount]")),
          currency: (given.get("line_items[0][price_data][currency]") ?? "").toUpperCase(),
        });
        return json(stripeSession(payment, false));
      }
      if (id === undefined) {
        const intent = query.get("payment_intent");
        const since = Number(query.get("created[gte]") ?? 0);
        const all = [...payments.values()]
          .filter((each) => each.id.startsWith("cs_") && seconds(each.createdAt) >= since)
          .filter((each) => intent === null || intentOf(each) === intent)
          .reverse();
        return paged(
          all.map((each) => stripeSession(each, query.has("expand[0]"))),
          query,
        );
      }
      const payment = payments.get(id);
      if (payment === undefined) return stripeError(404, "resource_missing", `No such checkout.session: ${id}`);
      if (act === "expire") {
        if (payment.state !== "open") return stripeError(400, "resource_invalid_state", "Only open sessions expire");
        payment.state = "expired";
      }
      return json(stripeSession(payment, query.has("expand[0]")));
    }
    const payment = ofIntent(query.get("payment_intent") ?? given.get("payment_intent"));
    if (payment === undefined) return stripeError(404, "resource_missing", "No such payment_intent");
    if (path === "/v1/refunds" && method === "POST") {
      const refund = refunded(payment, Number(given.get("amount")), given.get("metadata[key]"), key);
      return refund === null
        ? stripeError(400, "charge_already_refunded", "The refund is greater than the charge")
        : json(stripeRefund(payment, refund));
    }
    return path === "/v1/refunds"
      ? paged(
          payment.refunds.map((each) => stripeRefund(payment, each)),
          query,
        )
      : paged(
          payment.chargebacks.map((each) => stripeDispute(payment, each)),
          query,
        );
  };
  return { call: stripeCall satisfies AnswerCall, away: () => stripeError(503, "unavailable", "away") };
};
