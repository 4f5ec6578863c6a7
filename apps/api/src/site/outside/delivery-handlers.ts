// What an outside system reports of the items of an order, and how its customer reads it. [OUT-03]
import { ownOrder } from "@kontor/domain/shop/checkout";
import { namesOf, type ServiceContract } from "@kontor/domain/shop/contract";
import { Deliveries, type ItemDelivery, reportDelivery } from "@kontor/domain/site/outside";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { orRefuse, type PortsOver, run } from "../../platform/use-case/use-case.ts";
import { forgetAuthcodes } from "../../shop/cart/store.ts";
import { orderById } from "../../shop/checkout/store.ts";
import { contractById, contractsOfOrder, noteReported } from "../../shop/contract/store.ts";
import { holdNamesBeside } from "../../shop/domain-name/contract-names.ts";
import { customerOf } from "../../visitor/session/caller.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { queueDeliveryLetter } from "./delivery-mails.ts";
import { itemDeliveriesOf, itemDelivery, storeItemDelivery } from "./item-deliveries-store.ts";
import { admitSetupSystem } from "./setup-handlers.ts";

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

const deliveryPorts =
  (services: SessionServices): PortsOver<Deliveries> =>
  ({ handle }) =>
    Context.make(Deliveries, {
      contract: (id) => Effect.promise(() => contractById(handle, id)),
      of: (id) => Effect.promise(() => itemDelivery(handle, id)),
      store: (contract, delivery) =>
        Effect.promise(async () => {
          await storeItemDelivery(handle, contract.id, contract.orderId, delivery);
          await noteReported(handle, contract, delivery.state, services.now());
        }),
      holdNames: (contract) => Effect.promise(async () => void (await holdNamesBeside(handle, [contract]))),
      forgetAuthcodes: (contract) => Effect.promise(() => forgetAuthcodes(handle, contract.orderId, namesOf(contract))),
      letter: (contract, delivery) => Effect.promise(() => queueDeliveryLetter(handle, services, contract, delivery)),
    });

export const deliveryHandlers = (services: SessionServices): Pick<Handlers, "reportDelivery" | "readDelivery"> => ({
  reportDelivery: async (call) => {
    await admitSetupSystem(services, call);
    const { state, text = null, link = null } = call.body;
    const { contractId } = call.params;
    const moment = { now: services.now(), today: todayOf(services) };
    const reporting = reportDelivery(contractId, { state, text, link }, moment);
    const { contract, delivery, isNew } = await run(services, call, deliveryPorts(services), reporting);
    if (isNew) services.mailQueued();
    return good(recordOf(contract, delivery));
  },

  readDelivery: async (call) => {
    const user = await customerOf(services, call);
    const { reads } = services.database;
    const order = orRefuse(call, ownOrder(await orderById(reads, call.params.orderId), user.customer_number));
    return good({ items: await deliveryRecords(reads, order.id) });
  },
});
