// Laws of the first page of an account, and of the reference that a business finds its own orders by. [ACC-01] [ACC-02] [ACC-03] [ACC-08]
import * as Effect from "effect/Effect";
import { domainsOf } from "@kontor/domain/shop/cart";
import { OrderDesk } from "@kontor/domain/shop/checkout";
import { callsAs, orderableCart, registered, Server, type ServerLaw, type ShopFacts } from "./law.ts";

/** What is read of an answer; anything may be missing, since a server on trial is taken at no word. */
interface Read {
  readonly today?: unknown;
  readonly billed?: unknown;
  readonly balance?: unknown;
  readonly dates?: readonly { readonly day?: unknown }[];
  readonly moored?: readonly { readonly view?: Listed; readonly additions?: readonly Named[] }[];
  readonly moreMoored?: unknown;
  readonly names?: readonly { readonly title?: { readonly en?: unknown }; readonly contract?: Named }[];
  readonly moreNames?: unknown;
  readonly papers?: readonly unknown[];
  readonly contracts?: readonly Listed[];
  readonly invoices?: readonly { readonly id?: unknown; readonly kind?: unknown }[];
  readonly reference?: unknown;
  readonly orderReference?: unknown;
}

interface Named {
  readonly id?: unknown;
}

interface Listed {
  readonly contract?: Named;
}

const overview = "/shop/account/overview";
const references = "/shop/account/buyer-reference";

const isEmpty = (read: Partial<Read>): boolean =>
  read.billed === false &&
  [read.dates, read.moored, read.names, read.papers].every((list) => list?.length === 0) &&
  read.moreMoored === 0 &&
  read.moreNames === 0;

/** The contracts that a first page names: what runs with its additions, and what holds names. */
const namedOn = ({ moored = [], names = [] }: Partial<Read>): ReadonlySet<unknown> =>
  new Set([
    ...moored.flatMap(({ view, additions = [] }) => [view?.contract?.id, ...additions.map(({ id }) => id)]),
    ...names.map(({ contract }) => contract?.id),
  ]);

const areAhead = ({ today, dates = [] }: Partial<Read>): boolean =>
  dates.every(({ day }, at) => String(day) >= String(at === 0 ? today : dates[at - 1]?.day));

/** The order of a business whose own number for it is set before, the id of its first invoice, null where none was issued within half a minute. */
const billedBusiness = Effect.fnUntraced(function* (facts: ShopFacts, orderReference: string) {
  const { intent } = yield* orderableCart(facts, { kind: "business", company: "Muster GmbH" });
  const ask = yield* callsAs<Read>();
  yield* ask("PUT", references, { reference: "", orderReference });
  const { id } = yield* (yield* OrderDesk).place(intent);
  for (let tried = 0; tried < 60; tried += 1) {
    const { invoices = [] } = (yield* ask("GET", `/shop/invoices?order=${id}`)).read;
    if (invoices[0] !== undefined) return { ask, invoice: String(invoices[0].id) };
    yield* Effect.sleep(500);
  }
  return { ask, invoice: null };
});

export const overviewLaws: readonly ServerLaw[] = [
  {
    sentence:
      "[ACC-01] [ACC-02] [ACC-03] the first page of an account names what was ordered with its names and owes what the documents owe, is empty for another customer and closed to visitors",
    holds: Effect.fnUntraced(function* (facts) {
      const { cart, intent } = yield* orderableCart(facts);
      const ask = yield* callsAs<Read>();
      const before = (yield* ask("GET", overview)).read;
      const { id } = yield* (yield* OrderDesk).place(intent);
      const { contracts = [] } = (yield* ask("GET", `/shop/contracts?order=${id}`)).read;
      const owed = [(yield* ask("GET", "/shop/invoices")).read];
      const { read } = yield* ask("GET", overview);
      // An invoice may be issued between two calls.
      owed.push((yield* ask("GET", "/shop/invoices")).read);
      yield* registered(facts);
      const other = (yield* (yield* callsAs<Read>())("GET", overview)).read;
      const { own } = yield* Server;
      const named = namedOn(read);
      return (
        isEmpty(before) &&
        isEmpty(other) &&
        (yield* own(null, "GET", overview)).refusal === "TokenMissing" &&
        contracts.length > 0 &&
        contracts.every(({ contract }) => named.has(contract?.id)) &&
        named.size === contracts.length &&
        domainsOf(cart).every(({ ascii }) => read.names?.some(({ title }) => title?.en === ascii)) &&
        areAhead(read) &&
        owed.some(({ balance }) => JSON.stringify(balance) === JSON.stringify(read.balance))
      );
    }),
  },
  {
    sentence:
      "[ACC-08] the number by which a business finds its own order is in the invoice as it was on the day of issue, and stays where another reference is set",
    holds: Effect.fnUntraced(function* (facts) {
      const number = `PO-${facts.fresh()}`;
      const { ask, invoice } = yield* billedBusiness(facts, ` ${number} `);
      const stays = (yield* ask("PUT", references, { reference: "4711" })).read;
      const wrong = yield* ask("PUT", references, { reference: "4711", orderReference: "7".repeat(101) });
      const none = (yield* ask("PUT", references, { reference: "4711", orderReference: "" })).read;
      const isStored =
        stays.reference === "4711" &&
        stays.orderReference === number &&
        wrong.refusal === "BuyerReferenceNotValid" &&
        none.orderReference === null;
      // A server that issues later in the day is judged by what it stores alone.
      if (invoice === null) return isStored;
      return isStored && (yield* ask("GET", `/shop/invoices/${invoice}`)).read.orderReference === number;
    }),
  },
];
