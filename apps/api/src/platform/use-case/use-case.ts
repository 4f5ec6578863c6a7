// Runs use cases of the domain over the database: in one transaction, with a refusal that ends the call and nothing half done.
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { EverywhereRefused, OperationRefusals } from "@kontor/adapters/contract";
import { Attempts, committed, type CommittedRefusal } from "@kontor/domain/kernel/limit";
import type { RefusalShape } from "@kontor/domain/site/refusal";
import type { ConsentNotRecorded } from "@kontor/domain/visitor/consent";
import type { CallRefused } from "@kontor/domain/visitor/session";
import type { Handle } from "../database/handle.ts";
import type { MaybeAsync } from "../database/maybe-async.ts";
import { revisionOf } from "../database/revision.ts";
import { undoIn } from "../database/savepoint.ts";
import type { OperationId } from "../http/call.ts";
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

/** What a call may refuse, by `openapi/refusals.yaml`; the account calls answer as a content system does, and have no such list. */
export type RefusalOf<Id extends OperationId> = Id extends keyof OperationRefusals
  ? RefusalShape & { readonly _tag: OperationRefusals[Id] | EverywhereRefused }
  : RefusalShape;

/** By its operation alone: what may be refused follows from it. */
interface CallOf<Id extends OperationId> {
  readonly operation: Id;
}

/** A call whose operation may refuse this. */
export type MayRefuse<E extends RefusalShape> = {
  [Id in OperationId]: [E] extends [RefusalOf<Id>] ? CallOf<Id> : never;
}[OperationId];

/** What a rule says of something that was decoded or read; its refusal ends the call. */
export const orRefuse = <A, E extends RefusalShape>(_: MayRefuse<NoInfer<E>>, result: Result.Result<A, E>): A =>
  valueIn(result);

/** What was looked for; what is not there is refused. */
export const orUnknown = <A, E extends RefusalShape>(
  _: MayRefuse<NoInfer<E>>,
  value: A | null | undefined,
  unknown: () => E,
): A => value ?? refuse(unknown());

const valueIn = <A, E extends RefusalShape>(result: Result.Result<A, E>): A =>
  Result.isFailure(result) ? refuse(result.failure, additionsOf(result.failure)) : result.success;

const valueOf = async <A, E extends RefusalShape>(effect: Effect.Effect<A, E>): Promise<A> =>
  valueIn(await Effect.runPromise(Effect.result(effect)));

/** Reads by a use case; nothing may be written. */
export const read = <Id extends OperationId, Ports, A, E extends RefusalOf<Id>>(
  { database }: Stored,
  _: CallOf<Id>,
  ports: PortsOver<Ports>,
  use: Effect.Effect<A, E, Ports>,
): Promise<A> => within(database.reads, ports, use);

/**
 * Runs the use case of a call in a transaction of its own. A refusal undoes what was done and ends the call; one that stores something, such as the count of
 * attempts, leaves that alone behind.
 */
export const run = async <
  Id extends OperationId,
  Ports,
  A,
  E extends RefusalOf<Id> = never,
  F extends RefusalOf<Id> = never,
>(
  { database }: Stored,
  _: CallOf<Id>,
  ports: PortsOver<Ports>,
  use: Effect.Effect<A, E | CommittedRefusal<F>, Ports>,
): Promise<A> =>
  valueIn(
    await database.inTransaction(async (handle) => {
      const { mark, undo } = undoIn(handle);
      await mark();
      return valueOf(
        Effect.provideContext(committed(use, Effect.promise(undo)), ports(scopeOf(handle))) as Effect.Effect<
          Result.Result<A, F>,
          E
        >,
      );
    }),
  );

/** What a call over a network may end in. */
type NetworkRefused = CallRefused | ConsentNotRecorded;

const ofNetwork: ReadonlySet<string> = new Set<NetworkRefused["_tag"]>([
  "ConsentNotRecorded",
  "ContentRefused",
  "RequestTimedOut",
  "UnknownError",
]);

/** A use case of shop and server alike, where it runs beside its database: what a call over a network may end in does not happen here. */
export const besideDatabase = <A, E extends RefusalShape, R>(
  use: Effect.Effect<A, E, R>,
): Effect.Effect<A, Exclude<E, NetworkRefused>, R> =>
  use.pipe(
    Effect.catch((refusal) =>
      ofNetwork.has(refusal._tag) ? Effect.die(refusal) : Effect.fail(refusal as Exclude<E, NetworkRefused>),
    ),
  );

/** Ports with the count of attempts, by each of `names`. */
export const counting =
  <Ports>(
    { now }: Pick<PlatformServices, "now">,
    names: readonly string[],
    ports: PortsOver<Ports>,
  ): PortsOver<Ports | Attempts> =>
  (scope) =>
    Context.add(ports(scope), Attempts, attemptsOver(scope.handle, names, now()));

/** Runs the use case of a call that opens transactions of its own, since it waits for a peer between them. */
export const runInSteps = <Id extends OperationId, Ports, A, E extends RefusalOf<Id>>(
  _: CallOf<Id>,
  ports: Context.Context<Ports>,
  use: Effect.Effect<A, E, Ports>,
): Promise<A> => valueOf(Effect.provideContext(use, ports) as Effect.Effect<A, E>);

/** Runs a use case where a transaction is open already: in a round of work, or as a part of a larger step. */
export const within = <Ports, A, E extends RefusalShape>(
  handle: Handle,
  ports: PortsOver<Ports>,
  use: Effect.Effect<A, E, Ports>,
): Promise<A> => valueOf(Effect.provideContext(use, ports(scopeOf(handle))) as Effect.Effect<A, E>);

const isRefusedField = (value: unknown): value is RefusedField =>
  typeof value === "object" && value !== null && "field" in value && "refusal" in value;

/** A refusal of a form names its fields. */
const additionsOf = (refusal: RefusalShape): Additions =>
  "fields" in refusal && Array.isArray(refusal.fields) && refusal.fields.every(isRefusedField)
    ? { errors: refusal.fields }
    : {};
