// The customer's address, and the countries in which it may be. [CUS-11] [CUS-15]
import type * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { addressPolicies } from "@kontor/domain/kernel/text";
import {
  AddressLocked,
  CountriesNotLoaded,
  changeCustomer,
  changeDraft,
  checkAddress,
  draftOf,
  emptyDraft,
  updateCustomer,
  validityAfterChange,
  type AddressDraft,
  type Customer,
  type Customers,
} from "@kontor/domain/shop/customer";
import { AddressMissing, resellerStatusOf } from "@kontor/domain/shop/checkout";
import type { RefusalShape } from "@kontor/domain/site/refusal";
import { customerOf, stillStands } from "../../visitor/session/caller.ts";
import { type Call, good, type Handlers, type ResultOf } from "../../platform/http/call.ts";
import { Refused, refuse } from "../../platform/http/problem.ts";
import type { UserRow } from "../../visitor/session/users-store.ts";
import type { CustomerServices } from "./services.ts";
import { customerPorts } from "./ports.ts";
import { addressCountries } from "./countries-store.ts";
import { customerByNumber } from "./store.ts";
import { checkWithAuthority } from "./vat-id-answer.ts";
import { noteVatId } from "./vat-id-store.ts";
import { againAfter, goodFor } from "./vat-id-recheck.ts";
import { orRefuse, within } from "../../platform/use-case/use-case.ts";

/** The authority may take its time: what was requested by a login that ended meanwhile, or for an account that is gone, is not written. [SEC4-6] */
const writingFor = <A, E extends RefusalShape>(
  services: CustomerServices,
  call: Pick<Call<"updateCustomer" | "changeCustomer">, "headers">,
  user: UserRow,
  use: Effect.Effect<A, E, Customers>,
): Promise<A> =>
  services.database.inTransaction(async (handle) => {
    await stillStands(services, handle, call, user);
    return within(handle, customerPorts(services, user.customer_number), use);
  });

export const customerHandlers = (
  services: CustomerServices,
): Pick<Handlers, "readCountries" | "readCustomer" | "updateCustomer" | "changeCustomer"> => ({
  readCountries: async (call) => {
    const codes = await addressCountries(services.database.reads);
    if (codes.length === 0) return refuse(new CountriesNotLoaded());
    const names = new Intl.DisplayNames(call.locale, { type: "region", fallback: "code" });
    return good(
      codes
        .map((iso) => ({ iso, name: names.of(iso) ?? iso }))
        .sort((a, b) => a.name.localeCompare(b.name, call.locale)),
    );
  },

  readCustomer: async (call) => {
    const user = await customerOf(services, call);
    const customer = await customerByNumber(services.database.reads, user.customer_number);
    return good(customerOnWire(customer ?? refuse(new AddressMissing())));
  },

  updateCustomer: async (call) => {
    const user = await customerOf(services, call);
    const { locale } = call.body;
    const draft = sentDraft(call.body);
    const countries = await addressCountries(services.database.reads);
    const policy = addressPolicies[services.settings.addressPolicy];
    const checked = checkAddress(draft, policy, { countries });
    const checkedValidity = Result.isSuccess(checked)
      ? await checkWithAuthority(services, checked.success.vatId)
      : null;
    const customer = await writingFor(services, call, user, updateCustomer(draft, locale, policy, { countries })).catch(
      async (error: unknown) => {
        // A retry after a lost answer: the same address again is no change.
        if (!(error instanceof Refused && error.refusal instanceof AddressLocked)) throw error;
        const stored = await customerByNumber(services.database.reads, user.customer_number);
        if (
          stored !== null &&
          Result.isSuccess(checked) &&
          JSON.stringify(draftOf(stored)) === JSON.stringify(draftOf(checked.success))
        )
          return stored;
        throw error;
      },
    );
    if (checkedValidity === null || checkedValidity === "unknown" || checkedValidity === customer.vatIdValidity)
      return good(customerOnWire(customer));
    const now = services.now();
    await noteVatId(services.database, {
      number: customer.number,
      validity: checkedValidity,
      now,
      dueAt: now + goodFor,
    });
    return good(customerOnWire({ ...customer, vatIdValidity: checkedValidity }));
  },

  changeCustomer: async (call) => {
    const user = await customerOf(services, call);
    const draft = sentDraft(call.body);
    const { database, settings } = services;
    const current = (await customerByNumber(database.reads, user.customer_number)) ?? refuse(new AddressMissing());
    const countries = await addressCountries(database.reads);
    const policy = addressPolicies[settings.addressPolicy];
    const checked = checkAddress(changeDraft(current, draft), policy, { countries });
    // A reseller stays a business.
    if (user.role === "reseller" && Result.isSuccess(checked))
      orRefuse(resellerStatusOf({ reseller: true }, checked.success));
    const answered = Result.isSuccess(checked) ? await checkWithAuthority(services, checked.success.vatId) : null;
    const use = changeCustomer(current, draft, call.body.locale, policy, { countries });
    const customer = await writingFor(services, call, user, use);
    const vatIdValidity = validityAfterChange(current, {
      ...customer,
      vatIdValidity: answered ?? customer.vatIdValidity,
    });
    if (vatIdValidity !== customer.vatIdValidity) {
      const now = services.now();
      const dueAt = now + (answered === "valid" ? goodFor : againAfter);
      await noteVatId(database, { number: customer.number, validity: vatIdValidity, now, dueAt });
    }
    return good(customerOnWire({ ...customer, individualRate: current.individualRate, vatIdValidity }));
  },
});

/** Every field as typed; a missing one counts as empty. */
const sentDraft = ({ locale: _, ...typed }: Call<"updateCustomer" | "changeCustomer">["body"]): AddressDraft => ({
  ...emptyDraft,
  country: "",
  ...typed,
  emailRepeat: typed.emailRepeat ?? typed.email ?? "",
});

const customerOnWire = ({ country, ...customer }: Customer): ResultOf<"readCustomer"> => ({
  ...customer,
  country: { iso: country },
});
