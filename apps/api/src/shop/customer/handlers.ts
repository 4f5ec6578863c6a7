// The customer's address, and the countries in which it may be. [CUS-11] [CUS-15]
import * as Result from "effect/Result";
import { addressPolicies } from "@kontor/domain/kernel/text";
import {
  type AddressRefused,
  changeDraft,
  checkAddress,
  emptyDraft,
  listedCountries,
  notingVatId,
  updateCustomer,
  type AddressDraft,
  type Customer,
} from "@kontor/domain/shop/customer";
import { addressed, changeAddress } from "@kontor/domain/shop/checkout";
import { stillLoggedIn } from "@kontor/domain/visitor/session";
import { accountFrom } from "../../visitor/session/account-ports.ts";
import { customerOf } from "../../visitor/session/caller.ts";
import { type Call, good, type Handlers, type ResultOf } from "../../platform/http/call.ts";
import { numberReader } from "../../platform/text/phone-numbers.ts";
import { besideDatabase, type MayRefuse, orRefuse, run } from "../../platform/use-case/use-case.ts";
import type { CustomerServices } from "./services.ts";
import { addressPorts } from "./ports.ts";
import { addressCountries } from "./countries-store.ts";
import { customerByNumber } from "./store.ts";
import { checkWithAuthority } from "./vat-id-answer.ts";

export const customerHandlers = (
  services: CustomerServices,
): Pick<Handlers, "readCountries" | "readCustomer" | "updateCustomer" | "changeCustomer"> => ({
  readCountries: async (call) => {
    const codes = orRefuse(call, listedCountries(await addressCountries(services.database.reads)));
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
    return good(customerOnWire(orRefuse(call, addressed(customer))));
  },

  updateCustomer: async (call) => {
    const user = await customerOf(services, call);
    const { locale } = call.body;
    const draft = sentDraft(call.body);
    const { policy, facts } = await rulesOf(services);
    const answered = await answerFor(services, call, checkAddress(draft, policy, facts));
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
      stored === null ? null : await answerFor(services, call, checkAddress(changeDraft(stored, typed), policy, facts));
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
const answerFor = async (
  services: CustomerServices,
  call: MayRefuse<AddressRefused>,
  checked: ReturnType<typeof checkAddress>,
) => (Result.isSuccess(checked) ? checkWithAuthority(services, call, checked.success.vatId) : null);

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
