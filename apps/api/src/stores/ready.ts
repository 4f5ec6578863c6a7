// Queries that are built once and asked often: their text is kept, only the values change. Building one takes longer than SQLite needs to answer it.
import { PostgresAdapter, createQueryId, type Compilable, type CompiledQuery } from "kysely";
import { underName, unnamed } from "../watch/request-id.ts";
import type { Handle } from "./database.ts";

type Value = string | number | null;
type Values = Readonly<Record<string, Value>>;
type Asked<V, R> = (handle: Handle, values: V) => Promise<readonly R[]>;

interface Kept {
  readonly compiled: CompiledQuery;
  readonly isPostgres: boolean;
}

/** Stands for each value while the query is built. */
const standIns: Values = new Proxy({}, { get: (_, name) => Symbol(String(name)) });

/** A query of named values. `build` is called once for each database, with stand-ins: it puts values into places and does not look at them. */
export const ready = <V extends { readonly [Name in keyof V]: Value }, R>(
  build: (handle: Handle, values: V) => Compilable<R>,
): Asked<V, R> => {
  const kept = new WeakMap<object, Kept>();
  const keep = (handle: Handle, adapter: object): Kept => {
    const made = {
      compiled: unnamed(() => build(handle, standIns as unknown as V).compile()),
      isPostgres: adapter instanceof PostgresAdapter,
    };
    kept.set(adapter, made);
    return made;
  };
  return async (handle, values) => {
    const { adapter } = handle.getExecutor();
    const { compiled, isPostgres } = kept.get(adapter) ?? keep(handle, adapter);
    const { rows } = await handle.executeQuery<R>({
      ...compiled,
      queryId: createQueryId(),
      sql: isPostgres ? underName(compiled.sql) : compiled.sql,
      parameters: compiled.parameters.map((parameter) =>
        typeof parameter === "symbol" ? (values as Values)[parameter.description ?? ""] : parameter,
      ),
    });
    return rows;
  };
};
