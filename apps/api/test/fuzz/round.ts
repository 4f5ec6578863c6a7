// One round of the fuzz: so many inputs for each operation, every answer judged by the contract. [OPS-09] [API-05]
import fc from "fast-check";
import type { Api } from "../../src/app/create-api.ts";
import type { ContractName, Operation } from "../../src/platform/contract/documents.ts";
import type { Judge } from "../../src/platform/contract/validators.ts";
import { inputsOf, type Callers, type Input } from "./inputs.ts";
import type { Known } from "./schema-values.ts";

/** How long an answer may take. */
const patienceMs = 10_000;
const atOnce = 8;

export interface World {
  readonly known: Known;
  readonly callers: Callers;
  /** The input with what is only known when it is sent. */
  readonly live: (input: Input) => Promise<Input>;
}

export interface Round {
  readonly api: Api;
  readonly documents: Readonly<Record<ContractName, object>>;
  readonly judge: Judge;
  readonly runs: number;
  readonly seed: number;
}

export interface Outcome {
  /** How many answers there were of each status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** The first inputs whose answer was wrong, and what was wrong with it. */
  readonly faults: readonly string[];
}

/** Calls an operation `runs` times and returns what was wrong. */
export const fuzzed = async (
  { api, documents, judge, runs, seed }: Round,
  operation: Operation,
  world: World,
): Promise<Outcome> => {
  const inputs = fc.sample(inputsOf(operation, documents, world.known, world.callers), { numRuns: runs, seed });
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const work = { next: 0 };
  const worker = async (): Promise<void> => {
    for (let index = work.next++; index < inputs.length; index = work.next++) {
      const input = await world.live(inputs[index] as Input);
      const answer = await answered(api, input, `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const fault = faultOf(operation, judge, answer);
      if (fault !== null && faults.length < 5)
        faults.push(
          `${fault}\n  seed ${seed}, input ${index}: ${shown(input)}\n  answer: ${answer.text.slice(0, 500)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { statuses, faults };
};

interface Answered {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly requestId: unknown;
}

const answered = async (api: Api, input: Input, remoteAddress: string): Promise<Answered> => {
  const hang = new Promise<Answered>((resolve) => {
    setTimeout(() => resolve({ status: 0, type: "", text: "no answer", requestId: "" }), patienceMs).unref();
  });
  const { method, url, headers, payload } = input;
  const exchange = api
    .inject({ method: method as "GET", url, headers, remoteAddress, ...(payload === undefined ? {} : { payload }) })
    .then(
      ({ statusCode, headers: given, payload: text }) => ({
        status: statusCode,
        type: String(given["content-type"] ?? "").split(";")[0] ?? "",
        text,
        requestId: given["x-request-id"],
      }),
      (error: unknown) => ({ status: 0, type: "", text: `no answer: ${String(error)}`, requestId: "" }),
    );
  return Promise.race([exchange, hang]);
};

/** Words that only a database, a stack or a path of ours would say. */
const innards =
  /SQLITE_|sqlite error|constraint failed|pg_catalog|invalid input syntax|node:internal|\/src\/[\w/-]+\.ts|at async |node_modules/i;

const faultOf = (operation: Operation, judge: Judge, { status, type, text, requestId }: Answered): string | null => {
  if (status < 200 || status >= 500) return `${operation.id} answered ${status}`;
  if (typeof requestId !== "string" || requestId === "") return `${operation.id} ${status} without a request id`;
  if (status >= 400 && innards.test(text)) return `${operation.id} ${status} tells of its innards`;
  const values =
    type === "application/x-ndjson"
      ? text.split("\n").filter(Boolean).map(read)
      : type === "text/csv"
        ? [text]
        : [read(text)];
  for (const value of values) {
    const [fault] = judge.answer(operation, status, type, value);
    if (fault !== undefined) return `${operation.id} ${status}: ${fault.at} ${fault.says}`;
    if (status >= 400 && !isRefusal(operation.contract, status, value))
      return `${operation.id} ${status} is no refusal by the contract`;
  }
  return null;
};

const read = (text: string): unknown => {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
};

const isRefusal = (contract: ContractName, status: number, value: unknown): boolean => {
  const {
    rule,
    status: bodyStatus,
    error,
    data,
  } = value as { rule?: unknown; status?: unknown; error?: { status?: unknown }; data?: unknown };
  return contract === "shop"
    ? typeof rule === "string" && /^[A-Z]{3}-\d\d$/.test(rule) && bodyStatus === status
    : data === null && error?.status === status;
};

const shown = ({ method, url, headers, payload }: Input): string =>
  `${method} ${url.slice(0, 300)} ${JSON.stringify({ ...headers, ...(headers["authorization"] === undefined ? {} : { authorization: "…" }) })} ${payload === undefined ? "" : JSON.stringify(String(payload)).slice(0, 1_500)}`;
