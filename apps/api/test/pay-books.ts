// What a payment provider of tests has: payments with what went back of them, and what answers of either API need of it.
export type State = "open" | "pending" | "paid" | "failed" | "expired";

export interface Refund {
  readonly id: string;
  readonly key: string | null;
  readonly cents: number;
  readonly at: number;
  state: "pending" | "done" | "failed";
}

export interface Chargeback {
  readonly id: string;
  readonly at: number;
  state: "open" | "won" | "lost";
}

export interface PeerPayment {
  readonly id: string;
  readonly attempt: string | null;
  readonly description: string;
  readonly email: string | null;
  readonly backUrl: string;
  readonly noticeUrl: string | null;
  readonly createdAt: number;
  cents: number;
  currency: string;
  state: State;
  paidAt: number | null;
  readonly refunds: Refund[];
  readonly chargebacks: Chargeback[];
}

/** What either API is answered from. */
export interface PeerBooks {
  readonly url: () => string;
  readonly now: () => number;
  readonly payments: Map<string, PeerPayment>;
  readonly goneOf: (payment: PeerPayment) => number;
  /** The same key is the same payment. */
  readonly add: (
    key: string | undefined,
    prefix: string,
    facts: Omit<PeerPayment, "id" | "createdAt" | "state" | "paidAt" | "refunds" | "chargebacks">,
  ) => PeerPayment;
  /** Null where it is refused. */
  readonly refunded: (
    payment: PeerPayment,
    cents: number,
    key: string | null,
    idempotency: string | undefined,
  ) => Refund | null;
}

export const euros = (cents: number, currency = "EUR") => ({ currency, value: (cents / 100).toFixed(2) });
export const seconds = (at: number) => Math.floor(at / 1_000);

export interface Answer {
  readonly status: number;
  readonly body: object | string;
  readonly type?: string;
}

export const json = (body: object, status = 200): Answer => ({ status, body });

/** How a call of an API is answered. */
export type AnswerCall = (
  method: string,
  path: string,
  query: URLSearchParams,
  body: string,
  key: string | undefined,
) => Answer;
