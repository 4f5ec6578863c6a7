// What the next bills of contracts will be, by the address that is known today and the rates of each day. [ACC-02] [BAL-08] [VAT-11]
import * as Result from "effect/Result";
import type { Day } from "@kontor/domain/kernel/calendar";
import type { ServiceContract } from "@kontor/domain/shop/contract";
import { asBilledNext, ratesOf, vatOfBill } from "@kontor/domain/shop/invoice";
import { vatMapOn } from "@kontor/domain/shop/vat";
import type { Handle } from "../../platform/database/handle.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { customerByNumber } from "../customer/store.ts";
import { vatRates } from "../vat/store.ts";

/** For contracts of one customer; of an account that is gone they are as they were ordered, since so they are billed. */
export const nextBillsOf = async (
  handle: Handle,
  { settings }: Pick<PlatformServices, "settings">,
  customerNumber: string,
  today: Day,
): Promise<(contract: ServiceContract) => ServiceContract> => {
  const customer = await customerByNumber(handle, customerNumber);
  const rates = await vatRates(handle);
  const known = new Map<Day, ReturnType<typeof ratesAt>>();
  const ratesAt = (on: { readonly day: Day; readonly of: NonNullable<typeof customer> }) => {
    const map = vatMapOn(rates, on.day);
    return Result.isFailure(map) ? null : ratesOf(vatOfBill(on.of, map.success, settings.sellerCountry));
  };
  return (contract) => {
    // What a process of an earlier version wrote has its list from the next start on.
    if (customer === null || contract.prices === undefined) return contract;
    // Many contracts have the same days.
    const ratesOn = (day: Day) => {
      const found = known.get(day);
      if (found !== undefined) return found;
      const fresh = ratesAt({ day, of: customer });
      known.set(day, fresh);
      return fresh;
    };
    return asBilledNext(contract, contract.prices, today, ratesOn);
  };
};
