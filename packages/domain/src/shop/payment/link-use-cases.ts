// An invoice is paid by a link, without a login. [PAY-03] [PAY-04] [HDL-09]
import * as Effect from "effect/Effect";
import { balanceOfDocument, MoneyBook } from "#shop/balance";
import { PayLinkOver, PayLinkUnknown } from "./errors.ts";
import { isLinkOver } from "./links.ts";
import type { LinkedDocument, ProviderName } from "./model.ts";
import { PayLinks, type ToStart, Transactions } from "./ports.ts";
import { type OnlineMoment, startOnlinePayment } from "./use-cases.ts";

/** The invoice that a link leads to, and what is left of it. */
export const readPayLink = Effect.fn("readPayLink")(function* (token: string, { today }: Pick<OnlineMoment, "today">) {
  const document = yield* (yield* PayLinks).documentOf(token);
  if (document === null) return yield* Effect.fail(new PayLinkUnknown());
  const ledger = yield* (yield* MoneyBook).ledgerOf(document.customerNumber);
  const balance = balanceOfDocument(ledger, document.id, today);
  if (balance?.kind !== "invoice") return yield* Effect.fail(new PayLinkUnknown());
  if (isLinkOver(ledger, document, balance, today)) return yield* Effect.fail(new PayLinkOver());
  return { document, balance };
});

/** The provider's page for the invoice of a link. */
export const startByLink = Effect.fn("startByLink")(function* (
  token: string,
  provider: ProviderName,
  about: (document: LinkedDocument) => Omit<ToStart, "attempt">,
  moment: OnlineMoment,
) {
  const { whole } = yield* Transactions;
  const links = yield* PayLinks;
  const { document } = yield* whole(Effect.provideService(readPayLink(token, moment), PayLinks, links));
  const { id, customerNumber } = document;
  const wanted = { provider, customerNumber, purpose: { kind: "document", document: id } } as const;
  return yield* startOnlinePayment(wanted, about(document), moment);
});
