// Queries that are compiled once and run often: only the values change. Compiling one takes longer than SQLite needs to answer it.
import { PostgresAdapter, createQueryId, type Compilable, type CompiledQuery } from "kysely";
import { underName, unnamed } from "./statement-name.ts";
import type { Handle } from "./handle.ts";
import type { MaybeAsync } from "./maybe-async.ts";

type Value = string | number | null;
type Values = Readonly<Record<string, Value>>;
type PreparedQuery<V, R> = (handle: Handle, values: V) => MaybeAsync<readonly R[]>;
type Rows = readonly unknown[];

/** An adapter whose database has prepared statements and answers them synchronously. */
export interface Preparing {
  readonly prepared: (text: string) => (values: Value[]) => Rows;
}

const isPreparing = (adapter: object): adapter is Preparing => "prepared" in adapter;

/** How one database runs the query. */
type Ask = (handle: Handle, values: Value[]) => MaybeAsync<Rows>;

/** Stands for each value while the query is built. */
const standIns: Values = new Proxy(
  {},
  {
    get: (_, name) => Symbol(String(name)),
    ownKeys: () => {
      throw new Error(
        "the values of a prepared query are named one by one, since what is left of its stand-ins would be nothing",
      );
    },
  },
);

/** A query of named values. `build` is called once for each database, with stand-ins: it puts values into places and does not look at them. */
export const preparedQuery = <V extends { readonly [Name in keyof V]: Value }, R>(
  build: (handle: Handle, values: V) => Compilable<R>,
): PreparedQuery<V, R> => {
  const cache = new WeakMap<object, { readonly ask: Ask; readonly parameters: readonly unknown[] }>();
  const prepare = (handle: Handle, adapter: object) => {
    const compiled = unnamed(() => build(handle, standIns as unknown as V).compile());
    const made = { ask: askOf(compiled, adapter), parameters: compiled.parameters };
    cache.set(adapter, made);
    return made;
  };
  return (handle, values) => {
    const { adapter } = handle.getExecutor();
    const { ask, parameters } = cache.get(adapter) ?? prepare(handle, adapter);
    const given = parameters.map((parameter) =>
      typeof parameter === "symbol" ? ((values as Values)[parameter.description ?? ""] ?? null) : (parameter as Value),
    );
    return ask(handle, given) as MaybeAsync<readonly R[]>;
  };
};

const askOf = (compiled: CompiledQuery, adapter: object): Ask => {
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
