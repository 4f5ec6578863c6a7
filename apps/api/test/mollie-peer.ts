// A payment provider of tests as Mollie's API, version 2, has it.
import type { ChargebackData } from "@mollie/api-client/dist/types/data/chargebacks/Chargeback.js";
import type { PaymentData } from "@mollie/api-client/dist/types/data/payments/data.js";
import type { RefundData } from "@mollie/api-client/dist/types/data/refunds/data.js";
import { type Answer, type AnswerCall, euros, type PeerBooks, type PeerPayment, type Refund } from "./pay-books.ts";

/** What an answer may have, as the client's published data have it; only links and enumerations are simpler here. */
type Described<Data> = { readonly [Field in keyof Data]?: Field extends Simpler ? unknown : Data[Field] | null };
type Simpler = "_links" | "_embedded" | "resource" | "mode" | "method" | "status" | "sequenceType";

export const mollieAnswers = ({ url, now, payments, goneOf, add, refunded }: PeerBooks) => {
  const mollieRefund = ({
    id,
    paymentId,
    key,
    cents,
    at,
    state,
  }: Refund & { readonly paymentId: string }): Described<RefundData> => ({
    resource: "refund",
    id,
    mode: "test",
    description: "",
    amount: euros(cents),
    status: { pending: "pending", done: "refunded", failed: "failed" }[state],
    metadata: key === null ? null : { key },
    paymentId,
    createdAt: new Date(at).toISOString(),
    _links: {},
  });
  const molliePayment = (payment: PeerPayment, isWhole: boolean): Described<PaymentData> => {
    const { id, attempt, description, backUrl, noticeUrl, cents, currency, state, paidAt, createdAt, chargebacks } =
      payment;
    const gone = goneOf(payment);
    return {
      resource: "payment",
      id,
      mode: "test",
      createdAt: new Date(createdAt).toISOString(),
      amount: euros(cents, currency),
      ...(gone === 0 && payment.refunds.length === 0 ? {} : { amountRefunded: euros(gone) }),
      ...(chargebacks.length === 0 ? {} : { amountChargedBack: euros(cents) }),
      description,
      method: state === "open" ? null : "ideal",
      metadata: { attempt },
      status: state,
      isCancelable: state === "open",
      ...(paidAt === null ? {} : { paidAt: new Date(paidAt).toISOString() }),
      profileId: "pfl_peer",
      sequenceType: "oneoff",
      redirectUrl: backUrl,
      webhookUrl: noticeUrl,
      _links: {
        self: { href: `${url()}/v2/payments/${id}`, type: "application/hal+json" },
        ...(state === "open" ? { checkout: { href: `${url()}/pay/${id}`, type: "text/html" } } : {}),
      },
      ...(isWhole
        ? {
            _embedded: {
              refunds: payment.refunds.map((refund) => mollieRefund({ ...refund, paymentId: id })),
              chargebacks: chargebacks.map(
                (one): Described<ChargebackData> => ({
                  resource: "chargeback",
                  id: one.id,
                  amount: euros(cents),
                  settlementAmount: euros(-cents),
                  createdAt: new Date(one.at).toISOString(),
                  reversedAt: one.state === "won" ? new Date(now()).toISOString() : null,
                  paymentId: id,
                  _links: {},
                }),
              ),
            },
          }
        : {}),
    };
  };
  const mollieError = (status: number, title: string, detail: string): Answer => ({
    status,
    body: { status, title, detail, _links: {} },
    type: "application/hal+json",
  });
  const mollieCall = (
    method: string,
    path: string,
    query: URLSearchParams,
    body: string,
    key: string | undefined,
  ): Answer => {
    const hal = (answer: object, status = 200): Answer => ({ status, body: answer, type: "application/hal+json" });
    const [, id, rest] = /^\/v2\/payments\/?([^/]+)?(?:\/(\w+))?$/.exec(path) ?? [];
    const given = body === "" ? {} : (JSON.parse(body) as Readonly<Record<string, never>>);
    if (id === undefined) {
      if (method === "POST") {
        const { amount, description, redirectUrl, webhookUrl, metadata, billingEmail } = given as unknown as {
          readonly amount: { readonly value: string; readonly currency: string };
          readonly description: string;
          readonly redirectUrl: string;
          readonly webhookUrl?: string;
          readonly metadata?: { readonly attempt: string };
          readonly billingEmail?: string;
        };
        if (!/^\d+\.\d\d$/.test(amount.value)) return mollieError(422, "Unprocessable Entity", "The amount is wrong");
        const payment = add(key, "tr_", {
          attempt: metadata?.attempt ?? null,
          description,
          email: billingEmail ?? null,
          backUrl: redirectUrl,
          noticeUrl: webhookUrl ?? null,
          cents: Math.round(Number(amount.value) * 100),
          currency: amount.currency,
        });
        return hal(molliePayment(payment, false), 201);
      }
      const all = [...payments.values()].filter((each) => each.id.startsWith("tr_")).reverse();
      const from = Math.max(
        all.findIndex((each) => each.id === query.get("from")),
        0,
      );
      const limit = Math.min(Number(query.get("limit") ?? 2), 2);
      const part = all.slice(from, from + limit);
      const next = all[from + limit];
      return hal({
        count: part.length,
        _embedded: { payments: part.map((each) => molliePayment(each, false)) },
        _links: {
          self: { href: `${url()}/v2/payments`, type: "application/hal+json" },
          previous: null,
          next:
            next === undefined
              ? null
              : { href: `${url()}/v2/payments?from=${next.id}&limit=${limit}`, type: "application/hal+json" },
        },
      });
    }
    const payment = payments.get(id);
    if (payment === undefined) return mollieError(404, "Not Found", "No payment exists with token");
    if (rest === "refunds" && method === "POST") {
      const { amount, metadata } = given as unknown as {
        readonly amount: { readonly value: string };
        readonly metadata?: { readonly key: string };
      };
      const refund = refunded(payment, Math.round(Number(amount.value) * 100), metadata?.key ?? null, key);
      return refund === null
        ? mollieError(422, "Unprocessable Entity", "The amount is higher than the maximum")
        : hal(mollieRefund({ ...refund, paymentId: id }), 201);
    }
    if (method === "DELETE") {
      if (payment.state !== "open") return mollieError(422, "Unprocessable Entity", "The payment cannot be cancelled");
      payment.state = "failed";
      return hal({ ...molliePayment(payment, false), status: "canceled" });
    }
    return hal(molliePayment(payment, true));
  };
  return { call: mollieCall satisfies AnswerCall, away: () => mollieError(503, "Unavailable", "away") };
};
