// Laws of paying online: what is offered is named, what is not is refused, and a link leads to its own invoice alone. [PAY-03] [PAY-04]
import * as Effect from "effect/Effect";
import { providerNames } from "@kontor/domain/shop/payment";
import { callsAs, registered, Server, type ServerLaw, strange } from "./law.ts";

/** What is read of an answer; anything may be missing, since a server on trial is taken at no word. */
interface Read {
  readonly providers?: readonly unknown[];
  readonly attempts?: readonly unknown[];
}

const noInvoice = "00000000-0000-4000-8000-000000000000";

export const paymentLaws: readonly ServerLaw[] = [
  {
    sentence:
      "[PAY-03] [PAY-04] a customer who owes nothing begins no payment: a provider that is offered has nothing to take, another one is not offered, an invoice that is none stays unknown",
    holds: Effect.fnUntraced(function* (facts) {
      yield* registered(facts);
      const ask = yield* callsAs<Read>();
      const { providers, attempts } = (yield* ask("GET", "/shop/payment")).read;
      const begun = yield* Effect.all(
        providerNames.map((provider) =>
          Effect.map(ask("POST", "/shop/payment", { provider }), ({ refusal }) => ({ provider, refusal })),
        ),
      );
      const unknown = yield* ask("POST", `/shop/invoices/${noInvoice}/payment`, { provider: providerNames[0] });
      return (
        attempts?.length === 0 &&
        begun.every(
          ({ provider, refusal }) =>
            refusal === (providers?.includes(provider) === true ? "NothingToPay" : "ProviderNotOffered"),
        ) &&
        unknown.refusal === "InvoiceUnknown"
      );
    }),
  },
  {
    sentence: "[PAY-03] [SES-07] who is not logged in neither reads payments nor begins one",
    holds: Effect.fnUntraced(function* () {
      yield* strange;
      const { own } = yield* Server;
      const provider = providerNames[0];
      const answers = yield* Effect.all([
        own(null, "GET", "/shop/payment"),
        own(null, "POST", "/shop/payment", { provider }),
        own(null, "POST", `/shop/invoices/${noInvoice}/payment`, { provider }),
      ]);
      return answers.every(({ refusal }) => refusal === "TokenMissing");
    }),
  },
  {
    sentence: "[PAY-03] a link to pay that the shop did not make leads to no invoice",
    holds: Effect.fnUntraced(function* (facts) {
      yield* strange;
      const { own } = yield* Server;
      const provider = providerNames[0];
      const answers = yield* Effect.all(
        [facts.fresh(), noInvoice, `${noInvoice}.${"A".repeat(22)}`].flatMap((link) => [
          own(null, "GET", `/shop/pay-links/${link}`),
          own(null, "POST", `/shop/pay-links/${link}/payment`, { provider }),
        ]),
      );
      return answers.every(({ refusal }) => refusal === "PayLinkUnknown");
    }),
  },
];
