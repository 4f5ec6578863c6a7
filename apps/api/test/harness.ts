// A running API of its own for each test file: real SQLite or PostgreSQL, in a place of its own, every answer judged by the contract. [API-05]
import { faultsOfLetters } from "./letters.ts";
import { afterAll, expect } from "vitest";
import { instant, type Instant } from "@kontor/domain/kernel/calendar";
import { apiSettings, createApi, type Api, type ApiOptions, type Settings } from "../src/index.ts";
import { demoContent } from "../src/platform/settings/content-directory.ts";
import { documentsOf } from "../src/site/content/seed/seed-content.ts";
import { contracts } from "../src/platform/contract/contracts.ts";
// The cluster of a run is provided by its setup, which says so to the compiler, too.
import type {} from "./postgres.ts";
import type { Operation } from "../src/platform/contract/documents.ts";
import type { Environment } from "../src/platform/settings/settings.ts";
import { noteRefusals, unlistedRefusals } from "./answered-refusals.ts";
import { setClock } from "./clock-at.ts";
import { type FreshPlace, freshPlace } from "./place.ts";
import { seededPlace } from "./seeded-place.ts";

export { cluster, type FreshPlace, freshDatabase, freshPlace } from "./place.ts";

export const { documents, operations, judge } = contracts();

/** The example that the contract gives for an operation's JSON body. */
export const readExample = (operation: Operation): Loose => {
  const paths = documents[operation.contract]["paths"] as Loose;
  return paths[operation.path][operation.method.toLowerCase()].requestBody.content["application/json"].example;
};

/** Answers are judged by the contract, so tests may reach into them. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = any;

export interface ApiResponse {
  readonly status: number;
  readonly body: Loose;
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  readonly text: string;
}

export type Headers = Readonly<Record<string, string>>;
export type Ask = (method: string, path: string, body?: unknown, headers?: Headers) => Promise<ApiResponse>;

export interface Running {
  readonly api: Api;
  readonly directory: string;
  readonly settings: Settings;
  readonly ask: Ask;
  readonly close: () => Promise<void>;
  /** A clock that tests move. */
  readonly clock: { now: number };
}

/** 21 November 2026, noon in Berlin. */
export const noon = Date.UTC(2026, 10, 21, 11, 0, 0);

/** Accounts of tests belong to no person: their passwords may be cheap to guess. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The content that nearly every shop of the tests begins with, read once a process. */
const seeds: { content?: unknown } = {};

const filling = async ({ env }: FreshPlace): Promise<void> => {
  const settings = apiSettings({ ...env, LOG_LEVEL: "silent", CLOCK_CONFIRMED: setClock });
  await (await createApi(settings, { now: () => instant(noon) })).close();
};

export const running = async (env: Environment = {}, options: ApiOptions = {}): Promise<Running> => {
  seeds.content ??= documentsOf(demoContent);
  const isSeededAlike = options.content === undefined && options.now === undefined && options.logTo === undefined;
  const place = (isSeededAlike ? await seededPlace("noon", env, filling) : null) ?? (await freshPlace());
  const directory = place.env["DATA_DIR"] ?? "";
  const clock = { now: noon };
  const now = (): Instant => instant(clock.now);
  const settings = apiSettings({
    ...place.env,
    LOG_LEVEL: "silent",
    AUTH_RATE_LIMIT: "10000",
    ORDER_RATE_FACTOR: "1000",
    CLOCK_CONFIRMED: setClock,
    ...env,
  });
  const api = await createApi(settings, {
    strict: true,
    now,
    mailRoundMs: 60_000,
    invoiceRoundMs: 3_600_000,
    webhookRoundMs: 3_600_000,
    passwordCost: cheap,
    ...options,
    extend: (app) => {
      noteRefusals(app);
      options.extend?.(app);
    },
  });
  api.begin();
  const close = async (): Promise<void> => {
    const faults = await faultsOfLetters(api, directory);
    await api.close();
    await place.drop();
    expect(faults, "letters").toEqual([]);
  };
  return { api, directory, settings, clock, close, ask: askOf(api) };
};

/** One for a whole file, closed after its last test. */
export const runningForFile = async (env: Environment = {}, options: ApiOptions = {}): Promise<Running> => {
  const made = await running(env, options);
  afterAll(made.close);
  return made;
};

const askOf =
  (api: Api): Ask =>
  async (method, path, body, headers = {}) => {
    const payload =
      body === undefined
        ? {}
        : { payload: typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body) };
    const type = body === undefined ? {} : { "content-type": "application/json" };
    const answer = await api.inject({
      method: method as "GET",
      url: `/api${path}`,
      headers: { ...type, ...headers },
      ...payload,
    });
    const response: ApiResponse = {
      status: answer.statusCode,
      body: parsed(answer.payload),
      headers: answer.headers,
      text: answer.payload,
    };
    judgeResponse(method, path, response);
    withoutResult(`${method} ${path}`, response);
    return response;
  };

/** A test that reads the result of a refusal learns what was refused; the field stands in no comparison. [CODE2-3] */
const withoutResult = (call: string, { status, body, text }: ApiResponse): void => {
  if (status < 400 || typeof body !== "object" || body === null || "result" in body) return;
  Object.defineProperty(body, "result", {
    get: () => {
      throw new Error(`${call} has no result: ${status} ${text.slice(0, 600)}`);
    },
  });
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Every answer to an operation of the contract fits it, refused or not. */
const judgeResponse = (method: string, path: string, response: ApiResponse): void => {
  expect(response.status, `${method} ${path}: ${response.text.slice(0, 300)}`).toBeLessThan(600);
  const operation = operations.find((each) => each.method === method && patternOf(each).test(path.split("?")[0] ?? ""));
  const type = String(response.headers["content-type"] ?? "").split(";")[0] ?? "";
  if (operation === undefined || type === "application/x-ndjson") return;
  const faults = judge.answer(operation, response.status, type, response.body);
  expect(faults, `${operation.id} ${response.status}: ${response.text.slice(0, 300)}`).toEqual([]);
  if (type === "application/never")
    expect(unlistedRefusals(operation.id, response.body), `${operation.id} in openapi/refusals.yaml`).toEqual([]);
};

const patternOf = (operation: Operation): RegExp => new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`);

/** Letters of these ids that wait in the outbox, in the order of their ids. */
export const waitingLetters = (api: Api, ids: readonly string[]): Promise<Loose[]> =>
  api.database.reads.selectFrom("outbox").selectAll().where("id", "in", ids).orderBy("id").execute();
