// The customer's address, and the countries in which it may be. [CUS-11] [CUS-15]
import * as Result from "effect/Result";
import { addressPolicies } from "@kontor/domain/kernel/text";
import {
  CountriesNotLoaded,
  changeDraft,
  checkAddress,
  emptyDraft,
  notingVatId,
  updateCustomer,
  type AddressDraft,
  type Customer,
} from "@kontor/domain/shop/customer";
import { AddressMissing, changeAddress } from "@kontor/domain/shop/checkout";
import { stillLoggedIn } from "@kontor/domain/visitor/session";
import { accountFrom } from "../../visitor/session/account-ports.ts";
import { customerOf } from "../../visitor/session/caller.ts";
import { type Call, good, type Handlers, type ResultOf } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { numberReader } from "../../platform/text/phone-numbers.ts";
import { besideDatabase, run } from "../../platform/use-case/use-case.ts";
import type { CustomerServices } from "./services.ts";
import { addressPorts } from "./ports.ts";
import { addressCountries } from "./countries-store.ts";
import { customerByNumber } from "./store.ts";
import { checkWithAuthority } from "./vat-id-answer.ts";

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
    const { policy, facts } = await rulesOf(services);
    const answered = await answerFor(services, checkAddress(draft, policy, facts));
    const storing = notingVatId(updateCustomer(draft, locale, policy, facts), null, answered, services.now());
    const ports = addressPorts(services, call, user.customer_number);
    return good(
      customerOnWire(await run(services, call, ports, besideDatabase(stillLoggedIn(accountFrom(user), storing)))),
    );
  },

  changeCustomer: async (call) => {
    const user = await customerOf(services, call);
    const typed = sentDraft(call.body);
    const stored = await customerByNumber(services.database.reads, user.customer_number);
    const { policy, facts } = await rulesOf(services);
    const answered =
      stored === null ? null : await answerFor(services, checkAddress(changeDraft(stored, typed), policy, facts));
    const isReseller = user.role === "reseller";
    const change = { typed, locale: call.body.locale, policy, facts, isReseller, answered };
    const ports = addressPorts(services, call, user.customer_number);
    const changing = besideDatabase(stillLoggedIn(accountFrom(user), changeAddress(change, services.now())));
    return good(customerOnWire(await run(services, call, ports, changing)));
  },
});

const rulesOf = async ({ database, settings }: CustomerServices) => ({
  policy: addressPolicies[settings.addressPolicy],
  facts: { countries: await addressCountries(database.reads), readNumber: await numberReader() },
});

/** An authority takes its time, so it is asked before the transaction; not about an address that is refused anyway. */
const answerFor = async (services: CustomerServices, checked: ReturnType<typeof checkAddress>) =>
  Result.isSuccess(checked) ? checkWithAuthority(services, checked.success.vatId) : null;

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
