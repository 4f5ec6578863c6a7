// Orders in the hands of staff: found, looked at, their confirmation sent once more. [ADM-01] [CHK-05] [CHK-10]
import { partyName } from "@kontor/domain/shop/customer";
import { hasSeveralRates, vatSums } from "@kontor/domain/shop/pricing";
import { balanceOfContract } from "@kontor/domain/shop/balance";
import { sharesOf } from "@kontor/domain/shop/invoice";
import { spoken } from "../../platform/provider/languages.ts";
import { ledgerOfCustomer } from "../../shop/invoice/books.ts";
import { type Order, OrderUnknown } from "@kontor/domain/shop/checkout";
import { awaitedStart, type ServiceContract, standingOn } from "@kontor/domain/shop/contract";
import { once, resendConfirmation } from "@kontor/domain/site/admin";
import { todayOf } from "../../platform/calendar/today.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { type MayRefuse, orUnknown } from "../../platform/use-case/use-case.ts";
import { orderById } from "../../shop/checkout/store.ts";
import { contractsOfOrder } from "../../shop/contract/store.ts";
import { deliveryRecords } from "../outside/delivery-handlers.ts";
import type { CheckoutServices } from "../../shop/checkout/services.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { countIn, runAsStaff } from "./by-staff.ts";
import { staffOrderPorts } from "./order-ports.ts";
import { invoiceRow } from "./invoice-handlers.ts";
import { documentsOfOrder } from "./invoice-store.ts";
import { lettersOf, type OrderState, orderState, searchedOrders } from "./order-store.ts";
import { setupRecord } from "./setup-records.ts";

const summaryOf = (
  { id, number, customerNumber, address, quote, placedAt, reseller }: Order,
  { progress, unpaid }: OrderState,
) => ({
  id,
  progress,
  unpaid,
  number,
  customerNumber,
  name: partyName(address),
  total: quote.total,
  placedAt,
  reseller: reseller ?? null,
});

export const contractRecord = (services: SessionServices) => {
  const today = todayOf(services);
  return (contract: ServiceContract) => ({
    id: contract.id,
    number: contract.number,
    title: contract.parts[0]?.title ?? { en: contract.number, de: contract.number },
    standing: standingOn(contract, today),
    begins: awaitedStart(contract, today),
  });
};

/** An order with what belongs to it; null where there is none. */
export const recordOf = async (services: SessionServices, id: string) => {
  const handle = services.database.reads;
  const order = await orderById(handle, id);
  if (order === null) return null;
  const { vat } = order.quote;
  const contracts = await contractsOfOrder(handle, id);
  const [today, record] = [todayOf(services), contractRecord(services)];
  const documents = await documentsOfOrder(handle, id);
  const shares = documents.flatMap(({ invoice }) => sharesOf(invoice));
  const ledger = await ledgerOfCustomer(handle, order.customerNumber, shares);
  return {
    ...summaryOf(order, await orderState(handle, id)),
    email: order.address.email,
    rate: vat.rate,
    treatment: vat.treatment,
    ...(hasSeveralRates(order.quote) ? { rates: vatSums(order.quote).map((each) => each.vat.rate) } : {}),
    setup: await setupRecord(services, handle, order, contracts),
    contracts: contracts.map((contract) => ({
      ...record(contract),
      left: balanceOfContract(ledger, contract.id, today).left,
    })),
    invoices: documents.map(invoiceRow(today)),
    letters: await lettersOf(handle, order),
    delivery: await deliveryRecords(handle, id),
  };
};

export const orderRecord = async (services: SessionServices, call: MayRefuse<OrderUnknown>, id: string) =>
  orUnknown(call, await recordOf(services, id), () => new OrderUnknown());

export const orderAdminHandlers = (
  services: SessionServices & Pick<CheckoutServices, "legalFiles">,
): Pick<Handlers, "searchOrders" | "readOrderRecord" | "resendConfirmation"> => ({
  searchOrders: async (call) => {
    await staffOf(services, call);
    const { q = "", customer = null, only = null, after = null } = call.query;
    const { orders, next } = await searchedOrders(services.database, {
      q,
      customer,
      only,
      after,
      count: countIn(call.query),
    });
    return good({ orders: orders.map(({ order, state }) => summaryOf(order, state)), next });
  },

  readOrderRecord: async (call) => {
    await staffOf(services, call);
    return good(await orderRecord(services, call, call.params.orderId));
  },

  resendConfirmation: async (call) => {
    const { orderId } = call.params;
    // Before the transaction: making files takes time.
    const legal = { de: await services.legalFiles(spoken("de")), en: await services.legalFiles(spoken("en")) };
    await runAsStaff(services, call, staffOrderPorts(services, legal), once(resendConfirmation(orderId)));
    services.mailQueued();
    return good(await orderRecord(services, call, orderId));
  },
});
