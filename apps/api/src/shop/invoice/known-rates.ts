// The VAT rates as they are known now, and which invoices a change of them may concern. [VAT-14]
import * as Result from "effect/Result";
import { addDays, addMonths, type Day } from "@kontor/domain/kernel/calendar";
import type { KnownRates } from "@kontor/domain/shop/invoice";
import { vatMapOn } from "@kontor/domain/shop/vat";
import type { Handle } from "../../platform/database/handle.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { vatRates } from "../vat/store.ts";

export const knownRates = async (
  handle: Handle,
  { settings }: { readonly settings: Pick<PlatformServices["settings"], "sellerCountry"> },
): Promise<KnownRates> => {
  const rates = await vatRates(handle);
  return { mapOn: (on) => Result.getOrNull(vatMapOn(rates, on)), seller: settings.sellerCountry };
};

/** No change of a rate is looked at that is longer ago; a period is paid ahead for no longer than that. */
const [daysBack, longestMonths] = [400, 36];

/** When invoices were issued that a change may concern, the first day and the one after the last; null where nothing changes. */
export const issuedAroundChanges = async (
  handle: Handle,
  today: Day,
): Promise<{ readonly from: Day; readonly until: Day } | null> => {
  const changes = (await vatRates(handle))
    .flatMap(({ from, until }) => [from, ...(until === null ? [] : [addDays(until, 1)])])
    .filter((from) => from > addDays(today, -daysBack))
    .toSorted();
  const [first, last] = [changes[0], changes.at(-1)];
  return first === undefined || last === undefined
    ? null
    : { from: addMonths(first, -longestMonths - 1), until: addMonths(last, 2) };
};
