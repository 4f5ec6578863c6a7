// Queries that are built once and asked often: their text is kept, only the values change. Building one takes longer than SQLite needs to answer it.
import { PostgresAdapter, createQueryId, type Compilable, type CompiledQuery } from "kysely";
import { underName, unnamed } from "./statement-name.ts";
import type { Handle } from "./handle.ts";
import type { MaybeAsync } from "./maybe-async.ts";

type Value = string | number | null;
type Values = Readonly<Record<string, Value>>;
type Asked<V, R> = (handle: Handle, values: V) => MaybeAsync<readonly R[]>;
type Rows = readonly unknown[];

/** An adapter whose database keeps statements prepared and answers them at once. */
export interface Preparing {
  readonly prepared: (text: string) => (values: Value[]) => Rows;
}

const isPreparing = (adapter: object): adapter is Preparing => "prepared" in adapter;

/** A query as one database wants to be asked it. */
type Kept = (handle: Handle, values: Value[]) => MaybeAsync<Rows>;

/** Stands for each value while the query is built. */
const standIns: Values = new Proxy({}, { get: (_, name) => Symbol(String(name)) });

/** A query of named values. `build` is called once for each database, with stand-ins: it puts values into places and does not look at them. */
export const ready = <V extends { readonly [Name in keyof V]: Value }, R>(
  build: (handle: Handle, values: V) => Compilable<R>,
): Asked<V, R> => {
  const kept = new WeakMap<object, { readonly ask: Kept; readonly parameters: readonly unknown[] }>();
  const keep = (handle: Handle, adapter: object) => {
    const compiled = unnamed(() => build(handle, standIns as unknown as V).compile());
    const made = { ask: askedOf(compiled, adapter), parameters: compiled.parameters };
    kept.set(adapter, made);
    return made;
  };
  return (handle, values) => {
    const { adapter } = handle.getExecutor();
    const { ask, parameters } = kept.get(adapter) ?? keep(handle, adapter);
    const given = parameters.map((parameter) =>
      typeof parameter === "symbol" ? ((values as Values)[parameter.description ?? ""] ?? null) : (parameter as Value),
    );
    return ask(handle, given) as MaybeAsync<readonly R[]>;
  };
};

const askedOf = (compiled: CompiledQuery, adapter: object): Kept => {
  if (isPreparing(adapter)) {
    const answer = adapter.prepared(compiled.sql);
    return (_, values) => answer(values);
  }
  const isPostgres = adapter instanceof PostgresAdapter;
  return async (handle, parameters) => {
    const sql = isPostgres ? underName(compiled.sql) : compiled.sql;
    return (await handle.executeQuery({ ...compiled, queryId: createQueryId(), sql, parameters })).rows;
  };
};
