// Runs use cases of the domain over the database: in one transaction, with a refusal that ends the call and nothing half done.
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { Attempts, committed, type CommittedRefusal } from "@kontor/domain/kernel/limit";
import type { RefusalShape } from "@kontor/domain/site/refusal";
import type { Handle } from "../database/handle.ts";
import type { MaybeAsync } from "../database/maybe-async.ts";
import { revisionOf } from "../database/revision.ts";
import { undoIn } from "../database/savepoint.ts";
import { type Additions, refuse, type RefusedField } from "../http/problem.ts";
import type { PlatformServices } from "../services.ts";
import { attemptsOver } from "./attempts.ts";

/** What ports stand on: the reading side or a transaction, and the revision of the content there. */
export interface Scope {
  readonly handle: Handle;
  /** In one transaction it is always the same, so it is read once. */
  readonly revision: () => MaybeAsync<string | null>;
}

/** The ports of a context over a scope. */
export type PortsOver<Ports> = (scope: Scope) => Context.Context<Ports>;

type Stored = Pick<PlatformServices, "database">;

export const scopeOf = (handle: Handle): Scope => {
  const cached: { revision?: MaybeAsync<string | null> } = {};
  return {
    handle,
    revision: () => {
      cached.revision ??= revisionOf(handle);
      return cached.revision;
    },
  };
};

/** The value of an effect; its refusal ends the call. */
export const valueOf = async <A, E extends RefusalShape>(effect: Effect.Effect<A, E>): Promise<A> =>
  orRefuse(await Effect.runPromise(Effect.result(effect)));

/** The value of a result; its refusal ends the call. */
export const orRefuse = <A, E extends RefusalShape>(result: Result.Result<A, E>): A =>
  Result.isFailure(result) ? refuse(result.failure, additionsOf(result.failure)) : result.success;

/** Reads by a use case; nothing may be written. */
export const reading = <Ports, A, E extends RefusalShape>(
  { database }: Stored,
  ports: PortsOver<Ports>,
  use: Effect.Effect<A, E, Ports>,
): Promise<A> => within(database.reads, ports, use);

/** Runs a use case in a transaction of its own. */
export const writing = <Ports, A, E extends RefusalShape>(
  { database }: Stored,
  ports: PortsOver<Ports>,
  use: Effect.Effect<A, E, Ports>,
): Promise<A> => database.inTransaction((handle) => within(handle, ports, use));

/** Runs a use case in a transaction that is open already. */
export const within = <Ports, A, E extends RefusalShape>(
  handle: Handle,
  ports: PortsOver<Ports>,
  use: Effect.Effect<A, E, Ports>,
): Promise<A> => valueOf(Effect.provideContext(use, ports(scopeOf(handle))) as Effect.Effect<A, E>);

/** A use case whose refusals may store something, such as the count of attempts. */
export type Attempt<Ports, A, E extends RefusalShape, F extends RefusalShape> = Effect.Effect<
  A,
  E | CommittedRefusal<F>,
  Ports | Attempts
>;

/** Runs a use case in a transaction of its own that is committed for a refusal, too, where that stores something: only that is committed, nothing else of the use case. */
export const attempting = async <Ports, A, E extends RefusalShape, F extends RefusalShape>(
  { database, now }: Pick<PlatformServices, "database" | "now">,
  names: readonly string[],
  ports: PortsOver<Ports>,
  use: Attempt<Ports, A, E, F>,
): Promise<A> =>
  orRefuse(
    await database.inTransaction(async (handle) => {
      const { mark, undo } = undoIn(handle);
      await mark();
      const all = Context.add(ports(scopeOf(handle)), Attempts, attemptsOver(handle, names, now()));
      return valueOf(Effect.provideContext(committed(use, Effect.promise(undo)), all) as never) as Promise<
        Result.Result<A, E | F>
      >;
    }),
  );

const isRefusedField = (value: unknown): value is RefusedField =>
  typeof value === "object" && value !== null && "field" in value && "refusal" in value;

/** A refusal of a form names its fields. */
const additionsOf = (refusal: RefusalShape): Additions =>
  "fields" in refusal && Array.isArray(refusal.fields) && refusal.fields.every(isRefusedField)
    ? { errors: refusal.fields }
    : {};
