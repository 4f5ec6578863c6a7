// What staff see of the setup of an order: what is to be set up, from when, and the authcodes of its transfers as a file. [LGL-04] [PRD-01] [DOM-07]
import { csvHead, csvLine } from "@kontor/domain/kernel/text";
import { domainsOf } from "@kontor/domain/shop/cart";
import { chosenOf, type Order, OrderUnknown, setupOf } from "@kontor/domain/shop/checkout";
import { type ServiceContract, standingOn } from "@kontor/domain/shop/contract";
import { authcodesNoted } from "@kontor/domain/site/admin";
import { maySetUp, SetupNotYet } from "@kontor/domain/site/outside";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { authcodeCount, authcodesOf } from "../../shop/cart/store.ts";
import { orderById } from "../../shop/checkout/store.ts";
import { contractsOfOrder } from "../../shop/contract/store.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { namesOf } from "../outside/setup-handlers.ts";
import { byStaff } from "./by-staff.ts";

export const setupRecord = async (
  { now, settings }: Pick<SessionServices, "now" | "settings">,
  handle: Handle,
  order: Order,
  contracts: readonly ServiceContract[],
) => {
  const acquisitions = new Map(domainsOf(order.cart).map(({ ascii, acquisition }) => [ascii, acquisition]));
  return {
    ...setupOf(order, now(), settings.timeZone),
    earlyStart: order.agreements.earlyStart,
    authcodes: await authcodeCount(handle, order.id),
    items: contracts.map((contract) => ({
      contract: contract.id,
      number: contract.number,
      location: contract.location as "any" | "AT" | "DE" | "NL" | null,
      chosen: chosenOf(order, contract),
      parts: contract.parts.map(({ kind, subject, title, quantity, condition }) => ({
        kind,
        title,
        quantity,
        acquisition: kind === "domain" ? (acquisitions.get(subject) ?? null) : null,
        condition: condition ?? null,
      })),
    })),
  };
};

export const authcodeHandlers = (services: SessionServices): Pick<Handlers, "readAuthcodes"> => ({
  readAuthcodes: async (call) => {
    const { orderId } = call.params;
    const answer = await byStaff(services, call, async (handle, _, now) => {
      const order = (await orderById(handle, orderId)) ?? refuse(new OrderUnknown());
      const setup = setupOf(order, now, services.settings.timeZone);
      const standing = (await contractsOfOrder(handle, orderId)).filter((contract) =>
        maySetUp(setup, standingOn(contract, todayOf(services)), null),
      );
      if (standing.length === 0) refuse(new SetupNotYet());
      const codes = await authcodesOf(handle, orderId, standing.flatMap(namesOf));
      return { entry: authcodesNoted(orderId, codes.length), result: async () => ({ number: order.number, codes }) };
    });
    const { number, codes } = answer.payload?.result ?? { number: orderId, codes: [] };
    return {
      status: 200,
      headers: { "cache-control": "no-store" },
      file: {
        name: `authcodes-${number}.csv`,
        content:
          csvHead(["domain", "authcode"]) + codes.map(({ name, authcode }) => csvLine([name, authcode])).join(""),
      },
    };
  },
});
