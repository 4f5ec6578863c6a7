// What a day of the contract clock does, over the database. [ACC-07]
import { ContractDays } from "@kontor/domain/shop/invoice";
import { contractRenewed, invoiceIssued } from "@kontor/domain/site/outside";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { toEffect } from "../../platform/database/maybe-async.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { noteHappened } from "../../platform/webhook/events-store.ts";
import { forgetAuthcodes } from "../cart/store.ts";
import { changeContract, contractsOfOrder, reportedOf } from "../contract/store.ts";
import { giveBackVoucher } from "../voucher/store.ts";
import { queueContractNews, queueInvoice } from "./invoice-mails.ts";
import { invoiceOrder } from "./order-invoices.ts";
import type { PayLinkServices } from "./pay-links.ts";
import { addInvoice, invoicesOfOrder } from "./store.ts";

type Needed = Pick<PlatformServices, "database" | "now" | "settings" | "freshId"> & PayLinkServices;

export const contractDayPorts =
  (services: Needed): PortsOver<ContractDays> =>
  ({ handle }) =>
    Context.make(ContractDays, {
      contracts: (order) => Effect.promise(() => contractsOfOrder(handle, order)),
      setupReported: ({ id }) => Effect.promise(() => reportedOf(handle, id)),
      invoiceOrder: (order) => Effect.promise(async () => void (await invoiceOrder(handle, services, order))),
      documents: (order) => Effect.promise(() => invoicesOfOrder(handle, order)),
      issue: (draft, renewals) =>
        Effect.promise(async () => {
          const invoice = await addInvoice(handle, draft, services);
          await noteHappened(handle, services, invoiceIssued(invoice));
          await queueInvoice(handle, services, invoice, renewals);
          return invoice;
        }),
      change: (contract) => Effect.asVoid(toEffect(() => changeContract(handle, contract))),
      renewed: ({ contract, until }, day) =>
        Effect.asVoid(toEffect(() => noteHappened(handle, services, contractRenewed(contract, day, until)))),
      write: (news) => Effect.promise(() => queueContractNews(handle, services, news)),
      giveBackVoucher: (code, usedAt) => Effect.promise(() => giveBackVoucher(handle, code, usedAt)),
      forgetAuthcodes: (order, names) => Effect.promise(() => forgetAuthcodes(handle, order, names)),
    });
