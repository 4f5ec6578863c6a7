// What an outside system reports of the items of an order, and how its customer reads it. [OUT-03]
import { OrderUnknown } from "@kontor/domain/shop/checkout";
import { ContractUnknown, type ServiceContract, standingOn } from "@kontor/domain/shop/contract";
import { type ItemDelivery, reportedDelivery } from "@kontor/domain/site/outside";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { orRefuse } from "../../platform/use-case/use-case.ts";
import { forgetAuthcodes } from "../../shop/cart/store.ts";
import { orderById } from "../../shop/checkout/store.ts";
import { contractById, contractsOfOrder, noteReported } from "../../shop/contract/store.ts";
import { holdNamesBeside } from "../../shop/domain-name/contract-names.ts";
import { customerOf } from "../../visitor/session/caller.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { queueDeliveryLetter } from "./delivery-mails.ts";
import { itemDeliveriesOf, itemDelivery, storeItemDelivery } from "./item-deliveries-store.ts";
import { admitSetupSystem, namesOf } from "./setup-handlers.ts";

const recordOf = ({ id, number, parts }: ServiceContract, { state, text, link, reportedAt }: ItemDelivery) => ({
  contract: id,
  number,
  title: parts[0]?.title ?? { en: number, de: number },
  state,
  text,
  link,
  reportedAt,
});

/** The items of an order that something was reported of, in the order of their contracts. */
export const deliveryRecords = async (handle: Handle, order: string) => {
  const deliveries = await itemDeliveriesOf(handle, order);
  if (deliveries.size === 0) return [];
  return (await contractsOfOrder(handle, order)).flatMap((contract) => {
    const delivery = deliveries.get(contract.id);
    return delivery === undefined ? [] : [recordOf(contract, delivery)];
  });
};

export const deliveryHandlers = (services: SessionServices): Pick<Handlers, "reportDelivery" | "readDelivery"> => ({
  reportDelivery: async (call) => {
    await admitSetupSystem(services, call);
    const { state, text = null, link = null } = call.body;
    const { contractId } = call.params;
    const { record, isNew } = await services.database.inTransaction(async (handle) => {
      const contract = (await contractById(handle, contractId)) ?? refuse(new ContractUnknown());
      const facts = {
        earlier: await itemDelivery(handle, contractId),
        standing: standingOn(contract, todayOf(services)),
      };
      const reported = orRefuse(reportedDelivery(facts, { state, text, link }, services.now()));
      if (reported.isNew) {
        await storeItemDelivery(handle, contractId, contract.orderId, reported.delivery);
        await noteReported(handle, contract, reported.delivery.state, services.now());
        // Its names were free while its setup had failed.
        if (facts.earlier?.state === "failed" && reported.delivery.state !== "failed")
          await holdNamesBeside(handle, [contract]);
        // What is here needs no code any more.
        if (reported.delivery.state === "ready") await forgetAuthcodes(handle, contract.orderId, namesOf(contract));
        await queueDeliveryLetter(handle, services, contract, reported.delivery);
      }
      return { record: recordOf(contract, reported.delivery), isNew: reported.isNew };
    });
    if (isNew) services.mailQueued();
    return good(record);
  },

  readDelivery: async (call) => {
    const user = await customerOf(services, call);
    const { reads } = services.database;
    const order = await orderById(reads, call.params.orderId);
    if (order === null || order.customerNumber !== user.customer_number) return refuse(new OrderUnknown());
    return good({ items: await deliveryRecords(reads, order.id) });
  },
});
