// What is decided for periods that begin on a day, where rates are known to change before they end. [VAT-14]
import type { Day } from "@kontor/domain/kernel/calendar";
import { homeRateIn, type LaterVat, laterVat, type VatAt, type VatDecision } from "@kontor/domain/shop/vat";
import type { PlatformServices } from "../../platform/services.ts";
import { laterVatMapsOf, vatMapOf } from "./ports.ts";

type Needed = Pick<PlatformServices, "database" | "now" | "settings">;

/** Everything that the VAT of a line depends on. */
export interface PeriodVat extends VatAt {
  readonly later: readonly LaterVat[];
}

export const vatOfPeriods = async (services: Needed, vat: VatDecision, begins: Day): Promise<PeriodVat> => {
  const { sellerCountry: seller } = services.settings;
  const now = { vat, homeRate: homeRateIn(await vatMapOf(services), seller) };
  return { ...now, later: laterVat(now, await laterVatMapsOf(services), { begins, seller }) };
};

/** The same for a frontend, which needs it only where a change is known. */
export const periodVatOf = async (
  services: Needed,
  vat: VatDecision,
  begins: Day,
): Promise<{ readonly periodVat?: PeriodVat }> => ofPeriods(await vatOfPeriods(services, vat, begins));

export const ofPeriods = (periodVat: PeriodVat): { readonly periodVat?: PeriodVat } =>
  periodVat.later.length === 0 ? {} : { periodVat };
