// What the databases' errors mean: a conflict, an outage, or a defect. Their messages never leave the process.

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : "";

const sqliteCode = (error: unknown): number =>
  typeof error === "object" && error !== null && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode & 0xff
    : 0;

/** Another process holds SQLite's write lock. */
export const isBusy = (error: unknown): boolean => [5, 6].includes(sqliteCode(error));

/** Why PostgreSQL undid a transaction that may succeed when it is run again; null when it may not. */
export const clashOf = (error: unknown): "order" | "taken" | null => {
  const code = codeOf(error);
  if (code === "40001" || code === "40P01") return "order";
  return code === "23505" ? "taken" : null;
};

/** Busy, read-only, input or output error, full, cannot be opened. */
const sqliteAway = new Set([5, 6, 8, 10, 13, 14]);
/** Connection, resources, intervention of the operator, system, lock not available, statement too long, undone for others. */
const postgresAway = /^(08|53|57|58|25006|55000|40001|40P01|55P03)/;
const networkAway = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOSPC",
  "EROFS",
]);
const pgWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Whether the database is busy, full or away: nothing was done, and the call can be repeated. [OPS-10] */
export const isAway = (error: unknown): boolean => {
  const code = codeOf(error);
  return (
    sqliteAway.has(sqliteCode(error)) ||
    (/^[0-9A-Z]{5}$/.test(code) && postgresAway.test(code)) ||
    networkAway.has(code) ||
    (error instanceof Error && pgWords.test(error.message)) ||
    (error instanceof AggregateError && error.errors.some(isAway))
  );
};
