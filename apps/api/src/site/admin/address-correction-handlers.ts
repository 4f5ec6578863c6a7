// The address of a customer, corrected by staff, with a letter to the customer. [ACC-04] [CUS-11]
import { addressPolicies } from "@kontor/domain/kernel/text";
import { asSeen, correctCustomer, once, wantedCorrection } from "@kontor/domain/site/admin";
import { good, type Handlers } from "../../platform/http/call.ts";
import { numberReader } from "../../platform/text/phone-numbers.ts";
import { read } from "../../platform/use-case/use-case.ts";
import { addressCountries } from "../../shop/customer/countries-store.ts";
import { firstValidity } from "../../shop/customer/ports.ts";
import type { CustomerServices } from "../../shop/customer/services.ts";
import { checkWithAuthority } from "../../shop/customer/vat-id-answer.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { known } from "./account-handlers.ts";
import { staffAccountPorts } from "./account-ports.ts";
import { runAsStaff } from "./by-staff.ts";

export const addressCorrectionHandlers = (services: CustomerServices): Pick<Handlers, "correctCustomer"> => ({
  correctCustomer: async (call) => {
    const { customerNumber } = call.params;
    await staffOf(services, call);
    const { reads } = services.database;
    const { reason, ...typed } = call.body;
    const policy = addressPolicies[services.settings.addressPolicy];
    const correction = {
      typed,
      reason,
      policy,
      facts: { countries: await addressCountries(reads), readNumber: await numberReader() },
    };
    const ports = staffAccountPorts(services, { locale: call.locale });
    // An authority is asked before the transaction begins.
    const { address, entry } = await read(services, call, ports, wantedCorrection(customerNumber, correction));
    const answered = entry === null ? null : await checkWithAuthority(services, call, address.vatId);
    const knownOf = (vatId: string | null) => answered ?? firstValidity(services.settings, vatId);
    await runAsStaff(services, call, ports, once(asSeen(correctCustomer(customerNumber, correction, knownOf))));
    services.mailQueued();
    return good((await known(call, reads, customerNumber)).shown);
  },
});
