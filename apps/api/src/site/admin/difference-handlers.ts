// What differs between a payment provider and the books, in the hands of staff: listed the latest first, resolved with what became of it. [PAY-03] [ADM-01]
import { differenceId, DifferenceUnknown } from "@kontor/domain/shop/payment";
import { once, PaymentDifferences, resolveDifference } from "@kontor/domain/site/admin";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Handle } from "../../platform/database/handle.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { orUnknown, type PortsOver } from "../../platform/use-case/use-case.ts";
import {
  differenceById,
  type ListedDifference,
  listDifferences,
  resolveDifference as storeResolved,
} from "../../shop/payment/differences-store.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { countIn, runAsStaff } from "./by-staff.ts";
import { namesByNumber } from "./customer-names.ts";
import { emailsByNumber } from "./journal-names.ts";

const differencePorts: PortsOver<PaymentDifferences> = ({ handle }) =>
  Context.make(PaymentDifferences, {
    byId: (id) => Effect.promise(() => differenceById(handle, id)),
    resolve: (difference) => Effect.promise(() => storeResolved(handle, difference)),
  });

/** As staff see them: with the customers by their names, and who resolved them by the address of their login. */
const viewsOf = async (handle: Handle, differences: readonly ListedDifference[]) => {
  const names = await namesByNumber(
    handle,
    differences.flatMap(({ customerNumber }) => customerNumber ?? []),
  );
  const authors = await emailsByNumber(
    handle,
    differences.flatMap(({ resolved }) => resolved?.by ?? []),
  );
  return differences.map((difference) => {
    const { provider, reference, kind, cents, currency, day, notedAt, resolved, customerNumber } = difference;
    return {
      id: differenceId(difference),
      provider,
      reference,
      kind,
      amount: cents,
      currency,
      day,
      notedAt,
      customer: customerNumber === null ? null : { number: customerNumber, name: names.get(customerNumber) ?? null },
      resolved: resolved === null ? null : { ...resolved, byName: authors.get(resolved.by) ?? null },
    };
  });
};

export const differenceAdminHandlers = (
  services: SessionServices,
): Pick<Handlers, "listPaymentDifferences" | "resolvePaymentDifference"> => ({
  listPaymentDifferences: async (call) => {
    await staffOf(services, call);
    const { reads } = services.database;
    const { q = "", only = null, after = null } = call.query;
    const { differences, next } = await listDifferences(reads, { q, only, after, count: countIn(call.query) });
    return good({ differences: await viewsOf(reads, differences), next });
  },

  resolvePaymentDifference: async (call) => {
    const { differenceId: id } = call.params;
    await runAsStaff(services, call, differencePorts, once(resolveDifference(id, call.body.reason)));
    const { reads } = services.database;
    const resolved = await differenceById(reads, id);
    const [view] = resolved === null ? [] : await viewsOf(reads, [resolved]);
    return good(orUnknown(call, view, () => new DifferenceUnknown()));
  },
});
