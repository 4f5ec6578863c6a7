// The address of a customer, corrected by staff, with a letter to the customer. [ACC-04] [CUS-11]
import { addressPolicies } from "@kontor/domain/kernel/text";
import { draftOf, emptyDraft, validityAfterChange } from "@kontor/domain/shop/customer";
import { AccountUnknown, correctedAddress } from "@kontor/domain/site/admin";
import type { Handle } from "../../platform/database/handle.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { orRefuse } from "../../platform/use-case/use-case.ts";
import { queueCorrection } from "../../shop/customer/correction-mail.ts";
import { addressCountries } from "../../shop/customer/countries-store.ts";
import { firstValidity } from "../../shop/customer/ports.ts";
import type { CustomerServices } from "../../shop/customer/services.ts";
import { customerByNumber, saveCustomer } from "../../shop/customer/store.ts";
import { checkWithAuthority } from "../../shop/customer/vat-id-answer.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { wholeAccount } from "./account-store.ts";
import { byStaff } from "./by-staff.ts";

const decided = async (
  { settings }: CustomerServices,
  handle: Handle,
  { params, body: { reason, ...typed } }: Call<"correctCustomer">,
) => {
  const known = (await wholeAccount(handle, params.customerNumber)) ?? refuse(new AccountUnknown());
  const facts = { countries: await addressCountries(handle) };
  const stored = known.shown.address;
  // Where only a typing error is sent, the other fields stay.
  const draft = { ...(stored === null ? emptyDraft : draftOf(stored)), ...typed };
  const policy = addressPolicies[settings.addressPolicy];
  return orRefuse(correctedAddress(known.record, stored, { typed: draft, reason }, policy, facts));
};

export const addressCorrectionHandlers = (services: CustomerServices): Pick<Handlers, "correctCustomer"> => ({
  correctCustomer: async (call) => {
    await staffOf(services, call);
    // An authority is asked before the transaction begins.
    const { address, entry } = await decided(services, services.database.reads, call);
    const answered = entry === null ? null : await checkWithAuthority(services, address.vatId);
    const number = call.params.customerNumber;
    const answer = await byStaff(services, call, async (handle, _, now) => {
      const corrected = await decided(services, handle, call);
      const before = (await customerByNumber(handle, number)) ?? refuse(new AccountUnknown());
      if (corrected.entry !== null) {
        const known = answered ?? firstValidity(services.settings, corrected.address.vatId);
        const vatIdValidity = validityAfterChange(before, { vatId: corrected.address.vatId, vatIdValidity: known });
        const { locale, individualRate } = before;
        await saveCustomer(handle, { ...corrected.address, number, locale, individualRate, vatIdValidity }, now);
        await queueCorrection(services, handle, { number, address: corrected.address, locale });
      }
      return {
        entry: corrected.entry,
        result: async () => (await wholeAccount(handle, number))?.shown ?? refuse(new AccountUnknown()),
      };
    });
    services.mailQueued();
    return answer;
  },
});
