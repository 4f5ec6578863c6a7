// The VAT rates of a day as a port, over the database.
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Day } from "@kontor/domain/kernel/calendar";
import { type VatMap, type VatMapEmpty, VatMapFailed, vatMapOn, type VatRate, VatRates } from "@kontor/domain/shop/vat";
import { todayOf } from "../../platform/calendar/today.ts";
import { toEffectOr } from "../../platform/database/maybe-async.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { orRefuse, reading, type PortsOver, type Scope } from "../../platform/use-case/use-case.ts";
import { vatRates } from "./store.ts";

type Dated = Pick<PlatformServices, "database" | "now" | "settings">;

const maps = new WeakMap<readonly VatRate[], { readonly day: Day; readonly map: ReturnType<typeof vatMapOn> }>();

/** The same rates on the same day are the same map. */
const mapOn = (rates: readonly VatRate[], day: Day): ReturnType<typeof vatMapOn> => {
  const known = maps.get(rates);
  if (known?.day === day) return known.map;
  const map = vatMapOn(rates, day);
  maps.set(rates, { day, map });
  return map;
};

export const vatRatesOver = ({ handle, revision }: Scope, today: Day): Context.Service.Shape<typeof VatRates> => ({
  map: Effect.flatMap(
    toEffectOr(
      () => vatRates(handle, revision()),
      () => new VatMapFailed({ reason: "the rates cannot be read" }),
    ),
    (rates): Effect.Effect<VatMap, VatMapFailed | VatMapEmpty> => Effect.fromResult(mapOn(rates, today)),
  ),
});

const vatPorts =
  (services: Dated): PortsOver<VatRates> =>
  (scope) =>
    Context.make(VatRates, vatRatesOver(scope, todayOf(services)));

/** The rates of today. */
export const vatMapOf = (services: Dated): Promise<VatMap> =>
  reading(
    services,
    vatPorts(services),
    Effect.flatMap(VatRates, (rates) => rates.map),
  );

/** The rates of any day, as they are stored now: what is worked off late has the VAT of its own day. [ACC-07] */
export const vatMapsOf = async ({ database }: Pick<Dated, "database">): Promise<(on: Day) => VatMap> => {
  const rates = await vatRates(database.reads);
  return (on) => orRefuse(vatMapOn(rates, on));
};
