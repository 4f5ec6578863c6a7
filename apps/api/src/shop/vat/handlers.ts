// The rates of today, and the rate of the caller. [VAT-01] [VAT-03] [VAT-12]
import type { VatDecision, VatMap } from "@kontor/domain/shop/vat";
import { todayOf } from "../../platform/calendar/today.ts";
import { good, type Call, type Handlers, type OperationId } from "../../platform/http/call.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { periodVatOf } from "./period-vat.ts";
import { vatMapOf } from "./ports.ts";

/** Which VAT a caller sees: a customer's address decides where there is one, so the root injects it. */
export type DecideVat = (call: Pick<Call<OperationId>, "headers" | "cookies">, map: VatMap) => Promise<VatDecision>;

export const vatHandlers = (
  services: Pick<PlatformServices, "database" | "now" | "settings">,
  decide: DecideVat,
): Pick<Handlers, "readVatMap" | "readVatCountry"> => ({
  readVatMap: async () => good(await vatMapOf(services)),

  readVatCountry: async (call) => {
    const vat = await decide(call, await vatMapOf(services));
    const periodVat = await periodVatOf(services, vat, todayOf(services));
    return good({ country: { iso: vat.country }, rate: vat.rate, ...periodVat });
  },
});
