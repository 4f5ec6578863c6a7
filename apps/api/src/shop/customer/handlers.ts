// Token information, single sign-on, the customer's address. [SES-03] [SES-04] [SES-08] [CUS-11] [CUS-15]
import { createHash, randomBytes } from "node:crypto";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { addressPolicies } from "@kontor/domain/kernel/text";
import {
  AddressLocked,
  AddressRefused,
  checkAddress,
  draftOf,
  emptyDraft,
  updateCustomer,
  type AddressDraft,
  type Customer,
} from "@kontor/domain/shop/customer";
import { AddressMissing } from "@kontor/domain/shop/checkout";
import { VatIdInvalid, type VatIdValidity } from "@kontor/domain/shop/vat";
import type { Role } from "@kontor/domain/visitor/session";
import { callerOf, customerOf } from "../../visitor/session/caller.ts";
import { good, type Handlers, type ResultOf } from "../../platform/http/call.ts";
import { Refused, refuse } from "../../platform/http/problem.ts";
import { bearerOf } from "../../platform/http/request.ts";
import type { Services } from "../../visitor/session/services.ts";
import { addressCountries } from "../catalog/store.ts";
import { customerByNumber } from "./store.ts";
import { keepSingleSignKey } from "../../visitor/session/users-store.ts";
import { noteVatId } from "./vat-id-store.ts";
import { goodFor } from "./vat-id-recheck.ts";
import { writing } from "../../platform/use-case/use-case.ts";

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

  /** The token itself ends, wherever there is a copy of it; one that does not hold any more is no reason to stay. */
  logout: async (call) => {
    const bearer = bearerOf(call.headers);
    if (bearer !== null) await services.tokens.end(services.database, bearer, services.now());
    return good(null);
  },

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
    const checked = checkAddress(draft, policy, { countries });
    const told = Result.isSuccess(checked) ? await askedAbout(services, checked.success.vatId) : null;
    const customer = await writing(services, updateCustomer(draft, locale, policy, { countries }), user.customer_number).catch(
      async (error: unknown) => {
        // A retry after a lost answer: the same address again is no change.
        if (!(error instanceof Refused && error.refusal instanceof AddressLocked)) throw error;
        const stored = await customerByNumber(services.database.reads, user.customer_number);
        if (stored !== null && Result.isSuccess(checked) && JSON.stringify(draftOf(stored)) === JSON.stringify(draftOf(checked.success)))
          return stored;
        throw error;
      },
    );
    if (told === null || told === "unknown" || told === customer.vatIdValidity) return good(customerOnWire(customer));
    const now = services.now();
    await noteVatId(services.database, { number: customer.number, validity: told, now, dueAt: now + goodFor });
    return good(customerOnWire({ ...customer, vatIdValidity: told }));
  },
});

/** What an authority says of an id, before anything is stored; one that is not in use is refused like one with wrong digits. [CUS-07] */
const askedAbout = async ({ settings, vatIds }: Services, vatId: string | null): Promise<VatIdValidity | null> => {
  if (vatId === null || settings.vatCheck === "digits") return null;
  const validity = await Effect.runPromise(vatIds.validity(vatId));
  const fields = [{ field: "vatId" as const, refusal: new VatIdInvalid() }];
  return validity === "invalid" ? refuse(new AddressRefused({ fields }), { errors: fields }) : validity;
};

const customerOnWire = ({ country, ...customer }: Customer): ResultOf<"readCustomer"> => ({ ...customer, country: { iso: country } });
