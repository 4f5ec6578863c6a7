// An invoice is paid by its link, without a login: what is left, and the way to a provider. [PAY-03] [PAY-04]
import { MoneyBook } from "@kontor/domain/shop/balance";
import { PayLinks, PayLinkUnknown, readPayLink, startByLink } from "@kontor/domain/shop/payment";
import { payLinkPath } from "@kontor/domain/site/routing";
import * as Context from "effect/Context";
import type { Handle } from "../../platform/database/handle.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { orUnknown, type PortsOver, read, runInSteps } from "../../platform/use-case/use-case.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { customerByNumber } from "../customer/store.ts";
import { balanceView } from "../invoice/balance-views.ts";
import { moneyBookOver } from "../invoice/money-book.ts";
import type { PayLinkServices } from "../invoice/pay-links.ts";
import { invoiceById } from "../invoice/store.ts";
import { transferView } from "../invoice/transfer-view.ts";
import { attemptViews } from "./attempt-views.ts";
import { readAwaited } from "./handlers.ts";
import { momentOf } from "./payment-job.ts";
import { offeredBy, paymentPorts, type PaymentServices } from "./ports.ts";

type Needed = SessionServices & PaymentServices & PayLinkServices;

const linksOver = (handle: Handle, { payLinks }: Needed): PayLinks["Service"] => ({
  documentOf: (token) =>
    toEffect(async () => {
      const id = payLinks.documentOf(token);
      const invoice = id === null ? null : await invoiceById(handle, id);
      if (invoice === null) return null;
      const { number, customerNumber, issuedOn } = invoice;
      const customer = await customerByNumber(handle, customerNumber);
      return { id: invoice.id, number, customerNumber, issuedOn, email: customer?.email ?? null };
    }),
});

const linkPorts =
  (services: Needed): PortsOver<PayLinks | MoneyBook> =>
  ({ handle }) =>
    Context.make(PayLinks, linksOver(handle, services)).pipe(Context.add(MoneyBook, moneyBookOver(handle, services)));

export const payLinkHandlers = (services: Needed): Pick<Handlers, "readPayLink" | "startByPayLink"> => {
  const { reads } = services.database;
  return {
    readPayLink: async (call) => {
      const token = call.params.payLink;
      const linked = () => read(services, call, linkPorts(services), readPayLink(token, momentOf(services)));
      const first = await linked();
      if (call.query.fresh === "true") await readAwaited(services, first.document.customerNumber);
      const { document, balance } = call.query.fresh === "true" ? await linked() : first;
      const invoice = orUnknown(call, await invoiceById(reads, document.id), () => new PayLinkUnknown());
      const { left, text } = balanceView(balance);
      return good({
        document: document.id,
        number: document.number,
        left,
        text,
        transfer: transferView(invoice, left),
        providers: [...offeredBy(services)],
        attempts: await attemptViews(reads, document.customerNumber, document.id),
      });
    },

    startByPayLink: async (call) => {
      const { provider, locale = call.locale } = call.body;
      const token = call.params.payLink;
      const ports = Context.add(paymentPorts(services), PayLinks, linksOver(reads, services));
      const started = startByLink(
        token,
        provider,
        ({ number, email }) => ({
          description: number,
          email,
          locale,
          backUrl: `${services.settings.publicUrl}${payLinkPath(token, locale)}&payment=back`,
        }),
        momentOf(services),
      );
      return good({ url: await runInSteps(call, ports, started) });
    },
  };
};
