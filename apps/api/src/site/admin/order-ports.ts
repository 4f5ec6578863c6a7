// What staff's acts on orders need, over the database. [CHK-10] [ADM-01]
import { confirmation, isBinding, orderedContracts } from "@kontor/domain/shop/checkout";
import { StaffOrders } from "@kontor/domain/site/admin";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { toEffect } from "../../platform/database/maybe-async.ts";
import { revisionOf } from "../../platform/database/revision.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { currentCatalog } from "../../shop/catalog/store.ts";
import { refuseOrder } from "../../shop/checkout/accepted-orders.ts";
import { queueConfirmation } from "../../shop/checkout/confirmation-mail.ts";
import { queueOrderRefused } from "../../shop/checkout/refused-order-mail.ts";
import type { LegalFiles } from "../../shop/checkout/services.ts";
import { orderById } from "../../shop/checkout/store.ts";
import { contractsOfOrder } from "../../shop/contract/store.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { hasAccount } from "./account-store.ts";
import { lettersOf } from "./order-store.ts";

/** `legal` are the files of a confirmation; making them takes time, so they are made before the transaction. */
export const staffOrderPorts =
  (services: SessionServices, legal: Readonly<Record<Locale, LegalFiles>> | null): PortsOver<StaffOrders> =>
  ({ handle }) =>
    Context.make(StaffOrders, {
      byId: (id) => toEffect(() => orderById(handle, id)),
      contracts: (id) => Effect.promise(async () => (await contractsOfOrder(handle, id)).length),
      refuse: (order) => Effect.promise(() => refuseOrder(handle, order)),
      hasAccount: (number) => Effect.promise(() => hasAccount(handle, number)),
      refusalLetter: (order, reason) => Effect.promise(() => queueOrderRefused(services, handle, order, reason)),
      letters: (order) => Effect.promise(async () => (await lettersOf(handle, order)).length),
      confirmationLetter: (order, again) =>
        Effect.promise(async () => {
          if (legal === null) throw new Error("a confirmation without its files");
          const catalog = await currentCatalog(handle);
          const mail = {
            orderId: order.id,
            confirmation: confirmation(order, catalog),
            contracts: isBinding(order) ? orderedContracts(order, catalog) : [],
            again,
          };
          await queueConfirmation(services, inLocale(legal, order.locale))(handle, mail, revisionOf(handle));
        }),
    });
