// Customers as a port, over the database.
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { Customers } from "@kontor/domain/shop/customer";
import { vatId, type VatIdValidity } from "@kontor/domain/shop/vat";
import type { Handle } from "../../platform/database/handle.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { customerByNumber, saveCustomer } from "./store.ts";

export const customerPorts =
  (services: Pick<PlatformServices, "now" | "settings">, customerNumber: string): PortsOver<Customers> =>
  ({ handle }) =>
    Context.make(Customers, customersOver(handle, services, customerNumber));

/** The customer of a number; null: there is none. */
export const customersOver = (
  handle: Handle,
  { now, settings }: Pick<PlatformServices, "now" | "settings">,
  number: string | null,
): Context.Service.Shape<typeof Customers> => {
  return {
    current: number === null ? Effect.die("no customer asks") : toEffect(() => customerByNumber(handle, number)),
    store: (address, locale) =>
      number === null
        ? Effect.die("no customer asks")
        : toEffect(async () => {
            const customer = {
              ...address,
              number,
              locale,
              vatIdValidity: firstValidity(settings, address.vatId),
              individualRate: null,
            };
            await saveCustomer(handle, customer, now());
            return customer;
          }),
  };
};

/** What is known of an id when it is stored: form and check digits decide; where an authority checks, nothing is known before its answer. [CUS-07] */
export const firstValidity = ({ vatCheck }: PlatformServices["settings"], id: string | null): VatIdValidity =>
  vatCheck === "digits" && id !== null && Result.isSuccess(vatId(id)) ? "valid" : "unknown";
