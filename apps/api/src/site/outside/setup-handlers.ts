// What the system that sets up an item may read of it: whether it may begin, and the authcodes of names that move here. [OUT-03] [LGL-04] [DOM-07]
import { createHash, timingSafeEqual } from "node:crypto";
import { setupOf } from "@kontor/domain/shop/checkout";
import { ContractUnknown, namesOf, standingOn } from "@kontor/domain/shop/contract";
import { deliveryLimit, maySetUp } from "@kontor/domain/site/outside";
import { withinLimit } from "@kontor/domain/kernel/limit";
import { TokenMissing } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import { todayOf } from "../../platform/calendar/today.ts";
import { countCall } from "../../platform/database/rate-limits.ts";
import { type Call, good, type Handlers } from "../../platform/http/call.ts";
import { bearerOf } from "../../platform/http/request.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { orRefuse, orUnknown } from "../../platform/use-case/use-case.ts";
import { authcodesOf } from "../../shop/cart/store.ts";
import { orderById } from "../../shop/checkout/store.ts";
import { contractById } from "../../shop/contract/store.ts";
import { itemDelivery } from "./item-deliveries-store.ts";

/** Compared in constant time. */
const isOurs = (key: string | null, given: string | null): boolean => {
  const print = (text: string): Buffer => createHash("sha256").update(text).digest();
  return key !== null && given !== null && timingSafeEqual(print(key), print(given));
};

/** Lets the system in that sets up what was ordered, by its key alone. */
export const admitSetupSystem = async (
  { database, settings, now }: Pick<PlatformServices, "database" | "settings" | "now">,
  call: Pick<Call<"reportDelivery" | "readSetup">, "address" | "headers" | "operation">,
): Promise<void> => {
  const { address, headers } = call;
  const { most, seconds } = deliveryLimit;
  const { refused, wait } = await countCall(database, `delivery:${address}`, most, seconds * 1000, now(), 1);
  orRefuse(call, withinLimit(refused ? wait : null));
  if (!isOurs(settings.deliveryKey, bearerOf(headers))) orRefuse(call, Result.fail(new TokenMissing()));
};

export const setupHandlers = (services: PlatformServices): Pick<Handlers, "readSetup"> => ({
  readSetup: async (call) => {
    await admitSetupSystem(services, call);
    const { reads } = services.database;
    const found = await contractById(reads, call.params.contractId);
    const contract = orUnknown(call, found, () => new ContractUnknown());
    // Both are deleted at once.
    const ordered = await orderById(reads, contract.orderId);
    const order = orUnknown(call, ordered, () => new ContractUnknown());
    const setup = setupOf(order, services.now(), services.settings.timeZone);
    const standing = standingOn(contract, todayOf(services));
    const state = (await itemDelivery(reads, contract.id))?.state ?? null;
    const mayBegin = maySetUp(setup, standing, state);
    return good({
      contract: contract.id,
      number: contract.number,
      standing,
      state,
      mayBegin,
      setUpFrom: setup.from,
      waitsFor: setup.waitsFor,
      // A code is given once it is needed, and not before.
      authcodes: mayBegin ? await authcodesOf(reads, order.id, namesOf(contract)) : [],
    });
  },
});
