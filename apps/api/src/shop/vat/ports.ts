// The VAT rates of a day as a port, over the database.
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Day } from "@kontor/domain/kernel/calendar";
import {
  type DatedVatMap,
  type VatMap,
  type VatMapEmpty,
  VatMapFailed,
  vatMapOn,
  vatMapsAfter,
  type VatRate,
  VatRates,
} from "@kontor/domain/shop/vat";
import { todayOf } from "../../platform/calendar/today.ts";
import { toEffectOr } from "../../platform/database/maybe-async.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { type PortsOver, type Scope, within } from "../../platform/use-case/use-case.ts";
import { vatRates } from "./store.ts";

type Dated = Pick<PlatformServices, "database" | "now" | "settings">;

interface Maps {
  readonly day: Day;
  readonly map: ReturnType<typeof vatMapOn>;
  readonly later: readonly DatedVatMap[];
}

const maps = new WeakMap<readonly VatRate[], Maps>();

/** The same rates on the same day are the same maps. */
const mapsOn = (rates: readonly VatRate[], day: Day): Maps => {
  const known = maps.get(rates);
  if (known?.day === day) return known;
  const made = { day, map: vatMapOn(rates, day), later: vatMapsAfter(rates, day) };
  maps.set(rates, made);
  return made;
};

export const vatRatesOver = ({ handle, revision }: Scope, today: Day): Context.Service.Shape<typeof VatRates> => {
  const known = Effect.map(
    toEffectOr(
      () => vatRates(handle, revision()),
      () => new VatMapFailed({ reason: "the rates cannot be read" }),
    ),
    (rates) => mapsOn(rates, today),
  );
  return {
    map: Effect.flatMap(known, ({ map }): Effect.Effect<VatMap, VatMapFailed | VatMapEmpty> => Effect.fromResult(map)),
    later: Effect.map(known, ({ later }) => later),
  };
};

const vatPorts =
  (services: Dated): PortsOver<VatRates> =>
  (scope) =>
    Context.make(VatRates, vatRatesOver(scope, todayOf(services)));

/** The rates of today. */
export const vatMapOf = (services: Dated): Promise<VatMap> =>
  within(
    services.database.reads,
    vatPorts(services),
    Effect.flatMap(VatRates, (rates) => rates.map),
  );

/** Those of each change that is known to come. [VAT-14] */
export const laterVatMapsOf = (services: Dated): Promise<readonly DatedVatMap[]> =>
  within(
    services.database.reads,
    vatPorts(services),
    Effect.flatMap(VatRates, (rates) => rates.later ?? Effect.succeed([])),
  );

/** The rates of any day, as they are stored now: what is worked off late has the VAT of its own day. [ACC-07] */
export const vatMapsOf = async ({ database }: Pick<Dated, "database">): Promise<(on: Day) => VatMap> => {
  const rates = await vatRates(database.reads);
  return (on) => Result.getOrThrow(vatMapOn(rates, on));
};
