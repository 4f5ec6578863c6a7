// Runs the domain's use cases over the database: in one transaction, with refusals told and nothing half done.
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { dayOf, type Day, type Instant } from "@kontor/domain/kernel/calendar";
import { Attempts, committed, type RefusedKeeping } from "@kontor/domain/kernel/limit";
import type { Quote } from "@kontor/domain/shop/pricing";
import { vatId, type VatIdValidity } from "@kontor/domain/shop/vat";
import type { RefusalShape } from "@kontor/domain/site/refusal";
import { Refused, type Additions, type RefusedField } from "../http/problem.ts";
import { queueConfirmation } from "../../shop/checkout/confirmation-mail.ts";
import { queueReceipt } from "../../site/request/declaration-mails.ts";
import type { Services } from "../../visitor/session/services.ts";
import { nextOrderSequence } from "../../shop/checkout/store.ts";
import { attemptsOver, portsOver, type Ports } from "../../shop/checkout/ports.ts";
import { undoIn } from "../database/savepoint.ts";
import type { Handle } from "../database/handle.ts";

export type Use<A, E extends RefusalShape> = Effect.Effect<A, E, Ports>;

/** The value of an effect; its refusal ends the call. */
export const settled = async <A, E extends RefusalShape>(effect: Effect.Effect<A, E>): Promise<A> => {
  const result = await Effect.runPromise(Effect.result(effect));
  if (Result.isFailure(result)) throw new Refused(result.failure, additionsOf(result.failure));
  return result.success;
};

/** The value of a result; its refusal ends the call. */
export const held = <A, E extends RefusalShape>(result: Result.Result<A, E>): A => {
  if (Result.isFailure(result)) throw new Refused(result.failure, additionsOf(result.failure));
  return result.success;
};

/** Reads by a use case; nothing may be written. */
export const reading = <A, E extends RefusalShape>(services: Services, use: Use<A, E>, customerNumber: string | null = null): Promise<A> =>
  settled(Effect.provideContext(use, portsOver(services.database.reads, factsFor(services, customerNumber))));

/** Runs a use case in a transaction of its own. */
export const writing = <A, E extends RefusalShape>(services: Services, use: Use<A, E>, customerNumber: string | null = null): Promise<A> =>
  services.database.inTransaction((handle) => within(services, handle, use, customerNumber));

/** Runs a use case in a transaction that is open already. */
export const within = <A, E extends RefusalShape>(
  services: Services,
  handle: Handle,
  use: Use<A, E>,
  customerNumber: string | null = null,
): Promise<A> => settled(Effect.provideContext(use, portsOver(handle, factsFor(services, customerNumber))));

/** A use case whose refusals may keep something, such as the count of attempts. */
export type Attempt<A, E extends RefusalShape, F extends RefusalShape> = Effect.Effect<A, E | RefusedKeeping<F>, Ports | Attempts>;

/** Who makes an attempt: what it is counted by, and the customer, if it is one. */
export interface Attempter {
  readonly names: readonly string[];
  readonly customerNumber: string | null;
}

/** Runs a use case in a transaction of its own that is committed for a refusal, too, where that keeps something: that, and nothing else the use case did. */
export const attempting = async <A, E extends RefusalShape, F extends RefusalShape>(
  services: Services,
  { names, customerNumber }: Attempter,
  use: Attempt<A, E, F>,
): Promise<A> =>
  held(
    await services.database.inTransaction(async (handle) => {
      const { mark, undo } = undoIn(handle);
      await mark();
      const ports = Context.add(
        portsOver(handle, factsFor(services, customerNumber)),
        Attempts,
        attemptsOver(handle, names, services.now()),
      );
      return settled(Effect.provideContext(committed(use, Effect.promise(undo)), ports));
    }),
  );

/** The day at the seller's place. */
export const todayOf = (services: Services): Day => dayAt(services.now(), services.settings.timeZone);

/** Days begin with a minute in every zone, so one minute's day is told once. */
const dayAt = (now: Instant, timeZone: string): Day => {
  const minute = Math.floor(now / 60_000);
  if (told.day === null || told.minute !== minute || told.timeZone !== timeZone)
    Object.assign(told, { minute, timeZone, day: dayOf(now, timeZone) });
  return told.day ?? dayOf(now, timeZone);
};
const told: { minute: number; timeZone: string; day: Day | null } = { minute: 0, timeZone: "", day: null };

const factsFor = (services: Services, customerNumber: string | null) => {
  const now = services.now();
  return {
    now,
    customerNumber,
    today: dayAt(now, services.settings.timeZone),
    vatIdValidity: services.settings.vatCheck === "digits" ? vatIdValidityOf : unknownYet,
    queueConfirmation: queueConfirmation(services),
    queueReceipt: queueReceipt(services),
    nextOrderSequence: (handle: Handle, year: number) => nextOrderSequence(services.database, handle, year),
  };
};

/** Form and check digits decide. [CUS-07] */
const vatIdValidityOf = (id: string | null): VatIdValidity => (id !== null && Result.isSuccess(vatId(id)) ? "valid" : "unknown");

/** Where an authority is asked, nothing is known before its answer. */
const unknownYet = (): VatIdValidity => "unknown";

/** What a client needs besides the words: the fields that were refused, the quote as it is now. */
const additionsOf = (refusal: RefusalShape): Additions => {
  if ((refusal._tag === "AddressRefused" || refusal._tag === "RequestRefused") && "fields" in refusal)
    return { errors: refusal.fields as readonly RefusedField[] };
  if (refusal._tag === "QuoteChanged" && "current" in refusal) return { members: { quote: refusal.current as Quote } };
  return {};
};
