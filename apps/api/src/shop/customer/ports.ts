// Customers as a port, over the database.
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { Customers, VatIdNotes } from "@kontor/domain/shop/customer";
import { vatId, type VatIdValidity } from "@kontor/domain/shop/vat";
import { Logins } from "@kontor/domain/visitor/session";
import type { Handle } from "../../platform/database/handle.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import type { Call } from "../../platform/http/call.ts";
import { loginsOver } from "../../visitor/session/account-ports.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { customerByNumber, saveCustomer } from "./store.ts";
import { noteVatId } from "./vat-id-store.ts";

/** For a call by which a customer changes their address. */
export const addressPorts =
  (
    services: SessionServices,
    call: Pick<Call<"changeCustomer" | "updateCustomer">, "headers" | "operation">,
    customerNumber: string,
  ): PortsOver<Customers | Logins | VatIdNotes> =>
  ({ handle }) =>
    Context.make(Customers, customersOver(handle, services, customerNumber)).pipe(
      Context.add(Logins, loginsOver(services, handle, call)),
      Context.add(VatIdNotes, {
        note: (number, validity, dueAt) =>
          Effect.promise(() => noteVatId(handle, { number, validity, dueAt, now: services.now() })),
      }),
    );

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
