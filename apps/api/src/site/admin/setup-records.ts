// What staff see of the setup of an order: what is to be set up, from when, and the authcodes of its transfers as a file. [LGL-04] [PRD-01] [DOM-07]
import { csvHead, csvLine } from "@kontor/domain/kernel/text";
import { domainsOf } from "@kontor/domain/shop/cart";
import { chosenOf, type Order, setupOf } from "@kontor/domain/shop/checkout";
import type { ServiceContract } from "@kontor/domain/shop/contract";
import { OrderCodes, readAuthcodes } from "@kontor/domain/site/outside";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Handle } from "../../platform/database/handle.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { authcodeCount, authcodesOf } from "../../shop/cart/store.ts";
import { orderById } from "../../shop/checkout/store.ts";
import { contractsOfOrder } from "../../shop/contract/store.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { runAsStaff } from "./by-staff.ts";

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

const codePorts: PortsOver<OrderCodes> = ({ handle }) =>
  Context.make(OrderCodes, {
    order: (id) => toEffect(() => orderById(handle, id)),
    contracts: (id) => Effect.promise(() => contractsOfOrder(handle, id)),
    codes: (id, names) => Effect.promise(() => authcodesOf(handle, id, names)),
  });

export const authcodeHandlers = (services: SessionServices): Pick<Handlers, "readAuthcodes"> => ({
  readAuthcodes: async (call) => {
    const reading = readAuthcodes(call.params.orderId, services.settings.timeZone);
    const { number, codes } = await runAsStaff(services, call, codePorts, reading);
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
