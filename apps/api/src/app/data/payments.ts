// npm run data -- payments: what each payment provider has of the last weeks compared with the books, as the shop itself does once a day; the shop may run. [PAY-03]
import { randomUUID } from "node:crypto";
import { dayOf, type Instant } from "@kontor/domain/kernel/calendar";
import {
  compareWithProvider,
  type Difference,
  type DifferenceKind,
  paymentLimits,
  type ProviderName,
} from "@kontor/domain/shop/payment";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Handle } from "../../platform/database/handle.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { differenceByKey } from "../../shop/payment/differences-store.ts";
import { offeredBy, paymentPorts, type PaymentServices, providersBy } from "../../shop/payment/ports.ts";
import type { Say } from "./database-commands.ts";
import { DataRefused, placeOf, writingInSteps } from "./place.ts";

const kinds: Readonly<Record<DifferenceKind, string>> = {
  "another-amount": "another amount than was begun",
  "another-currency": "another currency than was begun",
  disputed: "taken back by the customer's bank; the day is the last one to answer the provider",
  "no-attempt": "not begun in this shop",
  "not-at-provider": "in the books, and unknown to the provider",
  "refund-too-high": "paid back there, more than was owed",
};

const amountOf = ({ cents, currency }: Difference): string => `${(cents / 100).toFixed(2)} ${currency}`;

/** A line about a difference; null for one that staff have resolved. */
const lineOf = async (handle: Handle, difference: Difference): Promise<string | null> => {
  const noted = await differenceByKey(handle, difference);
  if (noted !== null && noted.resolved !== null) return null;
  const whose = noted?.customerNumber ?? null;
  const facts = [difference.reference, difference.day, amountOf(difference)];
  return `  ${[...facts, ...(whose === null ? [] : [`customer ${whose}`])].join(", ")}: ${kinds[difference.kind]}`;
};

type Comparing = Omit<PlatformServices, "mailQueued"> & PaymentServices;

/** Whether nothing differs but what staff have resolved. */
const compared = async (services: Comparing, name: ProviderName, where: string, say: Say): Promise<boolean> => {
  const { settings, database } = services;
  const now = services.now();
  const { timeZone } = settings;
  const moment = { now, timeZone, today: dayOf(now, timeZone) };
  const found = await Effect.runPromise(
    Effect.result(Effect.provideContext(compareWithProvider(name, moment), paymentPorts(services))),
  );
  if (Result.isFailure(found)) {
    say(`${name} cannot be reached: its payments were not compared.`);
    return false;
  }
  const lines: (string | null)[] = [];
  for (const difference of found.success) lines.push(await lineOf(database.reads, difference));
  const open = lines.flatMap((line) => line ?? []);
  const resolved = lines.length - open.length;
  say(
    `Compared the payments of ${paymentLimits.comparedDays} days at ${name} with the books in ${where}: ${open.length === 0 ? "no differences" : `${open.length} ${open.length === 1 ? "difference" : "differences"}`}${resolved === 0 ? "" : `, beside ${resolved} that staff have resolved`}.`,
  );
  for (const line of open) say(line);
  return open.length === 0;
};

/** Whether all is the same everywhere. What is paid and not in the books yet is booked on the way. */
export const paymentsCommand = async (
  to: string,
  settings: Settings,
  say: Say,
  now: () => Instant,
): Promise<boolean> => {
  const place = placeOf(to);
  const providers = await providersBy(settings);
  const offered = offeredBy(providers);
  if (offered.length === 0)
    throw new DataRefused("No payment provider is set up: set STRIPE_SECRET_KEY or MOLLIE_API_KEY as for the shop.");
  const silent = () => undefined;
  return writingInSteps(place, async (database) => {
    const log = { info: silent, warn: silent, error: silent };
    const services: Comparing = { ...providers, settings, database, now, log, freshId: randomUUID };
    const same: boolean[] = [];
    for (const name of offered) same.push(await compared(services, name, place.says, say));
    return same.every(Boolean);
  });
};
