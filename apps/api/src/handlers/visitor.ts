// Token information, single sign-on, the customer's address. [SES-03] [SES-04] [SES-08] [CUS-11] [CUS-15]
import { createHash, randomBytes } from "node:crypto";
import * as Result from "effect/Result";
import { addressPolicies } from "@kontor/domain/kernel/text";
import {
  AddressLocked,
  checkAddress,
  draftOf,
  emptyDraft,
  updateCustomer,
  type AddressDraft,
  type Customer,
} from "@kontor/domain/shop/customer";
import { AddressMissing } from "@kontor/domain/shop/checkout";
import type { Role } from "@kontor/domain/visitor/session";
import { callerOf, customerOf } from "../auth/caller.ts";
import { good, type Handlers, type ResultOf } from "../http/call.ts";
import { Refused, refuse } from "../http/problem.ts";
import type { Services } from "../services.ts";
import { addressCountries } from "../stores/catalogs.ts";
import { customerByNumber } from "../stores/customers.ts";
import { keepSingleSignKey } from "../stores/users.ts";
import { writing } from "./use.ts";

const keyLifetime = 5 * 60_000;

export const visitorHandlers = (
  services: Services,
): Pick<Handlers, "readToken" | "singleSign" | "logout" | "readCustomer" | "updateCustomer"> => ({
  readToken: async (call) => {
    const user = await callerOf(services, call);
    return user === null
      ? good({ type: "anonymous" as const, role: "visitor" as const, customerNumber: null })
      : good({ type: "user" as const, role: user.role as Role, customerNumber: user.customer_number });
  },

  singleSign: async (call) => {
    const user = await customerOf(services, call);
    const key = randomBytes(24).toString("hex");
    const now = services.now();
    await services.database.inTransaction((handle) =>
      keepSingleSignKey(handle, createHash("sha256").update(key).digest("hex"), user.id, now, now + keyLifetime),
    );
    return good({ key });
  },

  logout: async () => good(null),

  readCustomer: async (call) => {
    const user = await customerOf(services, call);
    const customer = await customerByNumber(services.database.reads, user.customer_number);
    return good(customerOnWire(customer ?? refuse(new AddressMissing())));
  },

  updateCustomer: async (call) => {
    const user = await customerOf(services, call);
    const { locale, ...typed } = call.body;
    const draft: AddressDraft = { ...emptyDraft, country: "", ...typed, emailRepeat: typed.emailRepeat ?? typed.email ?? "" };
    const countries = await addressCountries(services.database.reads);
    const policy = addressPolicies[services.settings.addressPolicy];
    const customer = await writing(services, updateCustomer(draft, locale, policy, { countries }), user.customer_number).catch(
      async (error: unknown) => {
        // A retry after a lost answer: the same address again is no change.
        if (!(error instanceof Refused && error.refusal instanceof AddressLocked)) throw error;
        const stored = await customerByNumber(services.database.reads, user.customer_number);
        const wanted = checkAddress(draft, policy, { countries });
        if (stored !== null && Result.isSuccess(wanted) && JSON.stringify(draftOf(stored)) === JSON.stringify(draftOf(wanted.success)))
          return stored;
        throw error;
      },
    );
    return good(customerOnWire(customer));
  },
});

const customerOnWire = ({ country, ...customer }: Customer): ResultOf<"readCustomer"> => ({ ...customer, country: { iso: country } });
