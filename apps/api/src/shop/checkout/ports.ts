// What an order needs, over one handle of the database: it is one transaction, or nothing. [CHK-05]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { Carts } from "@kontor/domain/shop/cart";
import { Catalogs } from "@kontor/domain/shop/catalog";
import { isBinding, Orders, Outbox } from "@kontor/domain/shop/checkout";
import { ContractBook } from "@kontor/domain/shop/contract";
import { Customers } from "@kontor/domain/shop/customer";
import { VatRates } from "@kontor/domain/shop/vat";
import { Vouchers } from "@kontor/domain/shop/voucher";
import { orderPlaced } from "@kontor/domain/site/outside";
import { todayOf } from "../../platform/calendar/today.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { noteHappened } from "../../platform/webhook/events-store.ts";
import { cartsOver } from "../cart/ports.ts";
import { catalogsOver } from "../catalog/ports.ts";
import { contractBookOver } from "../contract/ports.ts";
import { customersOver } from "../customer/ports.ts";
import { vatRatesOver } from "../vat/ports.ts";
import { vouchersOver } from "../voucher/ports.ts";
import { holdNames } from "../domain-name/contract-names.ts";
import { queueConfirmation } from "./confirmation-mail.ts";
import { addCustomerPrints } from "./customer-prints.ts";
import type { LegalFiles } from "./services.ts";
import { addOrder, latestOrderOf, nextOrderSequence, orderById, orderByKey } from "./store.ts";

export type CheckoutPorts = Carts | Catalogs | ContractBook | Customers | Orders | Outbox | VatRates | Vouchers;

/** Without a customer orders can be read, not placed. */
export const checkoutPorts =
  (
    services: Pick<PlatformServices, "database" | "now" | "settings">,
    customerNumber: string | null,
    legal: LegalFiles | null = null,
  ): PortsOver<CheckoutPorts> =>
  (scope) => {
    const { handle, revision } = scope;
    const queue = queueConfirmation(services, legal);
    return Context.make(Carts, cartsOver(handle, services.now(), customerNumber)).pipe(
      Context.add(Catalogs, catalogsOver(scope)),
      Context.add(Customers, customersOver(handle, services, customerNumber)),
      Context.add(Orders, {
        byKey: (key) => toEffect(() => orderByKey(handle, key)),
        byId: (id) => toEffect(() => orderById(handle, id)),
        latestOf: (owner) => toEffect(() => latestOrderOf(handle, owner)),
        holdNames: (contracts) => toEffect(() => holdNames(handle, contracts)),
        nextSequence: (year) => toEffect(() => nextOrderSequence(services.database, handle, year)),
        add: (stored) =>
          Effect.gen(function* () {
            yield* toEffect(() => addOrder(handle, stored));
            yield* toEffect(() => addCustomerPrints(handle, stored.order));
            if (isBinding(stored.order))
              yield* toEffect(() => noteHappened(handle, services, orderPlaced(stored.order)));
          }),
      }),
      Context.add(ContractBook, contractBookOver(handle, services)),
      Context.add(Outbox, {
        add: (mail) => Effect.asVoid(toEffect(() => queue(handle, mail, revision()))),
      }),
      Context.add(Vouchers, vouchersOver(handle)),
      Context.add(VatRates, vatRatesOver(scope, todayOf(services))),
    );
  };
