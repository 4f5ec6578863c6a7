// Laws of what an order leaves in the account: its line, its contracts, for its customer alone. [ACC-01] [ACC-02] [CON-05]
import * as Effect from "effect/Effect";
import { CartDesk, OrderDesk } from "@kontor/domain/shop/checkout";
import { TokenStore } from "@kontor/domain/visitor/session";
import { callsAs, orderableCart, registered, Server, type ServerLaw, strange } from "./law.ts";

/** What is read of an answer; anything may be missing, since a server on trial is taken at no word. */
interface Read {
  readonly orders?: readonly { readonly id?: unknown; readonly total?: unknown }[];
  readonly contracts?: readonly { readonly first?: unknown; readonly contract?: { readonly id?: unknown } }[];
  readonly standing?: unknown;
  readonly toPayBack?: unknown;
}

interface Added {
  readonly cart?: { readonly version?: unknown };
  readonly added?: readonly unknown[];
  readonly leftOut?: readonly unknown[];
}

const asCustomer = () => callsAs<Read>();

export const contractLaws: readonly ServerLaw[] = [
  {
    sentence:
      "[ACC-01] [ACC-02] an order is the first of its customer's list, and its contracts cost together what was accepted",
    holds: Effect.fnUntraced(function* (facts) {
      const { intent, quote } = yield* orderableCart(facts);
      const { id } = yield* (yield* OrderDesk).place(intent);
      const ask = yield* asCustomer();
      const orders = (yield* ask("GET", "/shop/orders")).read.orders ?? [];
      const contracts = (yield* ask("GET", `/shop/contracts?order=${id}`)).read.contracts ?? [];
      const one = (yield* ask("GET", `/shop/contracts/${contracts[0]?.contract?.id}`)).read;
      return (
        orders[0]?.id === id &&
        orders[0]?.total === quote.total &&
        contracts.reduce((sum, { first }) => sum + Number(first), 0) === quote.subtotal &&
        one.standing === "running"
      );
    }),
  },
  {
    sentence:
      "[ACC-02] [BAL-03] [CON-05] a contract and what is owed for it do not exist for another customer, and the guarantee ends it once for its own",
    holds: Effect.fnUntraced(function* (facts) {
      const { intent } = yield* orderableCart(facts);
      const { id } = yield* (yield* OrderDesk).place(intent);
      const owner = yield* asCustomer();
      const listed = (yield* owner("GET", `/shop/contracts?order=${id}`)).read.contracts ?? [];
      const path = `/shop/contracts/${listed.at(-1)?.contract?.id}`;
      yield* registered(facts);
      const other = yield* asCustomer();
      const refusals = [(yield* other("GET", path)).refusal, (yield* other("POST", `${path}/guarantee`)).refusal];
      const unseen = yield* other("GET", `${path}/balance`);
      const balance = yield* owner("GET", `${path}/balance`);
      const ended = yield* owner("POST", `${path}/guarantee`);
      const again = yield* owner("POST", `${path}/guarantee`);
      return (
        refusals.join() === "ContractUnknown,ContractUnknown" &&
        unseen.refusal === "ContractUnknown" &&
        // Nothing was paid, so nothing is owed back. [BAL-03]
        balance.read.toPayBack === 0 &&
        ended.read.standing === "ended" &&
        again.refusal === "ContractNotRunning"
      );
    }),
  },
  {
    sentence: "[OUT-03] how far an order is exists for its customer alone",
    holds: Effect.fnUntraced(function* (facts) {
      const { intent } = yield* orderableCart(facts);
      const { id } = yield* (yield* OrderDesk).place(intent);
      const path = `/shop/order/${id}/delivery`;
      const own = yield* (yield* asCustomer())("GET", path);
      yield* registered(facts);
      const other = yield* (yield* asCustomer())("GET", path);
      return own.refusal === null && other.refusal === "OrderUnknown";
    }),
  },
  {
    sentence:
      "[OUT-03] [DOM-07] [FRM-06] how an item is set up is read, and how far it is reported, with the key of the system outside alone",
    holds: Effect.fnUntraced(function* (facts) {
      const { intent } = yield* orderableCart(facts);
      const { id } = yield* (yield* OrderDesk).place(intent);
      const ask = yield* asCustomer();
      const contract = (yield* ask("GET", `/shop/contracts?order=${id}`)).read.contracts?.[0]?.contract?.id;
      const { own } = yield* Server;
      const bearers = [null, `no-key-${facts.fresh()}`, yield* (yield* TokenStore).bearer];
      const reports = yield* Effect.all(
        bearers.flatMap((bearer) => [
          own(bearer, "GET", `/shop/contracts/${contract}/setup`),
          own(bearer, "PUT", `/shop/contracts/${contract}/delivery`, { state: "accepted" }),
        ]),
      );
      return reports.every(({ refusal }) => refusal === "TokenMissing");
    }),
  },
  {
    sentence:
      "[DOM-08] [DOM-04] many names come into the cart by one call; what is there already is left out and named",
    holds: Effect.fnUntraced(function* (facts) {
      yield* strange;
      const { id, version } = yield* (yield* CartDesk).create;
      const { own } = yield* Server;
      const names = [1, 2].map(() => `${facts.fresh()}.de`);
      const put = (seen: unknown) => own(null, "POST", `/shop/order/cart/${id}/domains`, { version: seen, names });
      const once = ((yield* put(version)).result ?? {}) as Added;
      const again = ((yield* put(once.cart?.version)).result ?? {}) as Added;
      return (
        once.added?.length === 2 &&
        once.leftOut?.length === 0 &&
        again.added?.length === 0 &&
        again.leftOut?.length === 2
      );
    }),
  },
  {
    sentence: "[ACC-03] invoices are those of the customer who asks, and another one's cannot be told from none",
    holds: Effect.fnUntraced(function* (facts) {
      yield* registered(facts);
      const ask = yield* asCustomer();
      const list = yield* ask("GET", "/shop/invoices");
      const none = "00000000-0000-4000-8000-000000000000";
      const answers = yield* Effect.all(
        ["", "/pdf", "/xrechnung"].map((part) => ask("GET", `/shop/invoices/${none}${part}`)),
      );
      return (
        list.refusal === null &&
        new Set(answers.map(({ refusal }) => refusal)).size === 1 &&
        answers[0]?.refusal !== null
      );
    }),
  },
];
