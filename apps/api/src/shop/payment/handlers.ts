// A customer pays online: an invoice, or all that is due; and what became of it. [PAY-03] [PAY-04]
import { type Ledger, leftOf, type Purpose } from "@kontor/domain/shop/balance";
import { ownInvoice } from "@kontor/domain/shop/invoice";
import { type ProviderName, readOnline, startOnlinePayment } from "@kontor/domain/shop/payment";
import { accountEntryPath, accountPath } from "@kontor/domain/site/routing";
import type { Locale } from "@kontor/domain/visitor/locale";
import * as Effect from "effect/Effect";
import type { Handle } from "../../platform/database/handle.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { orRefuse, runInSteps } from "../../platform/use-case/use-case.ts";
import { customerOf } from "../../visitor/session/caller.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import type { UserRow } from "../../visitor/session/users-store.ts";
import { ledgerOfCustomer } from "../invoice/books.ts";
import { invoiceById } from "../invoice/store.ts";
import { attemptViews } from "./attempt-views.ts";
import { awaitedAttempts } from "./attempts-store.ts";
import { momentOf } from "./payment-job.ts";
import { offeredBy, paymentPorts, type PaymentServices } from "./ports.ts";

/** Documents that the words for a provider name; further ones are counted. */
const mostNamed = 3;
/** What a provider shows beside the sum: the numbers of the documents, and nothing about a person. */
const describedIn = (ledger: Ledger, purpose: Purpose): string => {
  const numbers = [...ledger.claims.entries()].flatMap(([id, claim]) =>
    leftOf(claim) > 0 && (purpose.kind === "customer" || purpose.document === id) ? [claim.number] : [],
  );
  const more = numbers.length - mostNamed;
  return [...numbers.slice(0, mostNamed), ...(more > 0 ? [`+${more}`] : [])].join(", ");
};

/** Asks the providers about what is not final; one that is away is asked again by the job. */
export const readAwaited = async (
  services: SessionServices & PaymentServices,
  customerNumber: string,
): Promise<void> => {
  for (const attempt of await awaitedAttempts(services.database.reads, customerNumber))
    await Effect.runPromise(
      Effect.ignore(Effect.provideContext(readOnline(attempt, momentOf(services)), paymentPorts(services))),
    );
};

export const paymentHandlers = (
  services: SessionServices & PaymentServices,
): Pick<Handlers, "startInvoicePayment" | "startPayment" | "readPayments"> => {
  const ports = () => paymentPorts(services);

  const aboutOf = async (
    handle: Handle,
    { email, customer_number: customerNumber }: UserRow,
    purpose: Purpose,
    locale: Locale,
  ) => ({
    description: describedIn(await ledgerOfCustomer(handle, customerNumber), purpose),
    email,
    locale,
    backUrl: `${services.settings.publicUrl}${
      purpose.kind === "document"
        ? accountEntryPath("invoices", purpose.document, locale)
        : accountPath("invoices", locale)
    }?payment=back`,
  });

  return {
    startInvoicePayment: async (call) => {
      const user = await customerOf(services, call);
      const { reads } = services.database;
      const customerNumber = user.customer_number;
      const invoice = orRefuse(call, ownInvoice(await invoiceById(reads, call.params.invoiceId), customerNumber));
      const purpose = { kind: "document", document: invoice.id } as const;
      const { provider, locale = call.locale } = call.body;
      const about = await aboutOf(reads, user, purpose, locale);
      const wanted = { provider, customerNumber, purpose };
      return good({
        url: await runInSteps(call, ports(), startOnlinePayment(wanted, about, momentOf(services))),
      });
    },

    startPayment: async (call) => {
      const user = await customerOf(services, call);
      const purpose = { kind: "customer" } as const;
      const { provider, locale = call.locale } = call.body;
      const about = await aboutOf(services.database.reads, user, purpose, locale);
      const wanted = { provider, customerNumber: user.customer_number, purpose };
      return good({
        url: await runInSteps(call, ports(), startOnlinePayment(wanted, about, momentOf(services))),
      });
    },

    readPayments: async (call) => {
      const user = await customerOf(services, call);
      const { reads } = services.database;
      if (call.query.fresh === "true") await readAwaited(services, user.customer_number);
      return good({
        providers: offeredBy(services) as ProviderName[],
        attempts: await attemptViews(reads, user.customer_number, null),
      });
    },
  };
};
