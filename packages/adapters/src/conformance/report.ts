// What came out of the port laws, operation by operation, as data and as lines to read. [HDL-07]
import { type Call, operations } from "./observed.ts";

export interface LawVerdict {
  readonly sentence: string;
  readonly held: boolean;
  /** False where a limit of the server kept the law from being tried to its end. */
  readonly tried: boolean;
  /** Why it did not hold, with the last call and its answer. */
  readonly reason: string | null;
}

export interface OperationVerdict {
  readonly operation: string;
  readonly calls: number;
  /** Answers by status, `200` → how often; `0` where there was no answer. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Laws that called it, and those of them that hold. */
  readonly laws: number;
  readonly held: number;
  /** It answered 500 or more, or not at all; a law that called it is broken besides, or not. */
  readonly failed: boolean;
}

export interface ConformanceReport {
  readonly baseUrl: string;
  readonly laws: readonly LawVerdict[];
  /** In the order of the contract; those that no law calls have no calls. */
  readonly operations: readonly OperationVerdict[];
  readonly conforms: boolean;
}

const countedStatuses = (calls: readonly Call[]): Readonly<Record<string, number>> => {
  const counted: Record<string, number> = {};
  for (const { status } of calls) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
};

const verdictOf = (operation: string, calls: readonly Call[], laws: readonly LawVerdict[]): OperationVerdict => {
  const own = calls.filter((call) => call.operation === operation);
  const sentences = new Set(own.map(({ law }) => law));
  const called = laws.filter(({ sentence }) => sentences.has(sentence));
  return {
    operation,
    calls: own.length,
    statuses: countedStatuses(own),
    laws: called.length,
    held: called.filter(({ held }) => held).length,
    failed: own.some(({ status }) => status === 0 || status >= 500),
  };
};

export const conformanceReport = (
  baseUrl: string,
  laws: readonly LawVerdict[],
  calls: readonly Call[],
): ConformanceReport => {
  const verdicts = operations.map(({ id }) => verdictOf(id, calls, laws));
  return {
    baseUrl,
    laws,
    operations: verdicts,
    conforms: laws.every(({ held }) => held) && verdicts.every(({ failed }) => !failed),
  };
};

const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
};

const rowOf = ({ operation, calls, statuses, laws, held, failed }: OperationVerdict): readonly string[] => [
  failed || held < laws ? "BROKEN" : "holds",
  operation,
  `${calls}`,
  Object.entries(statuses)
    .map(([status, times]) => `${status === "0" ? "none" : status}×${times}`)
    .join(" "),
  `${held} of ${laws} laws`,
];

const indented = (reason: string | null): readonly string[] =>
  (reason ?? "").split("\n").map((line) => `       ${line}`);

/** Operation by operation, then the broken laws, then one line that sums it up. */
export const reportInLines = ({
  baseUrl,
  laws,
  operations: verdicts,
  conforms,
}: ConformanceReport): readonly string[] => {
  const called = verdicts.filter(({ calls }) => calls > 0);
  const quiet = verdicts.filter(({ calls }) => calls === 0);
  const broken = laws.filter(({ held, tried }) => !held && tried);
  const untried = laws.filter(({ tried }) => !tried);
  return [
    `The port laws on ${baseUrl}`,
    "",
    ...columns([["", "operation", "calls", "answers", "laws that call it"], ...called.map(rowOf)]),
    "",
    `Not called by any law: ${quiet.map(({ operation }) => operation).join(", ") || "none"}`,
    ...broken.flatMap(({ sentence, reason }) => ["", `BROKEN ${sentence}`, ...indented(reason)]),
    ...untried.flatMap(({ sentence, reason }) => ["", `UNTRIED ${sentence}`, ...indented(reason)]),
    "",
    conforms
      ? `${laws.length} laws hold, ${called.length} operations called`
      : `${broken.length} of ${laws.length} laws are broken, ${untried.length} could not be tried, ${verdicts.filter(({ failed }) => failed).length} operations failed`,
  ];
};
