// The content system's lists, entries and refusals as a Strapi 5 recorded them, read by the adapters; how calls are made and what a failure is. [API-02] [API-03] [SES-13]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import fc from "fast-check";
import { parse } from "qs";
import { describe, expect, it } from "vitest";
import { type CallRefused, ContentUsers, TokenStore } from "@kontor/domain/visitor/session";
import { bridge } from "../src/actors/bridge/index.ts";
import { byRequest } from "../src/client/index.ts";
import {
  bracketQuery,
  type Content,
  contentLocale,
  type ContentLists,
  contentOverHttp,
  type ContentQuery,
} from "../src/layers/http/index.ts";
import { tokensInMemory } from "../src/layers/memory/index.ts";
import { json, shopWith } from "./answering.ts";
import { contentRecordings, recorded } from "./recordings.ts";

const recordings = contentRecordings.map((name) => [name, recorded(name)] as const);

const read = (text: string): Record<string, unknown> => parse(text, { depth: 20, arrayLimit: 100 });

/** The reader's call that makes the recorded request. */
const callOf = (content: Content, path: string): Effect.Effect<unknown, CallRefused> => {
  const [place = "", query = ""] = path.split("?");
  const [name = "", documentId] = place
    .replace(/^\/api\//, "")
    .replace(/\/$/, "")
    .split("/");
  const requested = read(query) as ContentQuery;
  if (name === "site") return content.site(requested);
  return documentId === undefined
    ? content.list(name as keyof ContentLists, requested)
    : content.one(name as keyof ContentLists, documentId, requested);
};

const anonymous = bridge(tokensInMemory());

const reading = (answer: (request: Request) => Response, token?: string) => {
  const requests: Request[] = [];
  const reports: unknown[] = [];
  const tokens = bridge(tokensInMemory(token ?? null));
  const fetch = async (request: Request) => {
    requests.push(request);
    return answer(request);
  };
  const settings = {
    baseUrl: "http://cms.test/api",
    locale: () => "en" as const,
    fetch: byRequest(fetch),
    retries: 0,
    report: (_: string, cause: unknown) => void reports.push(cause),
  } as const;
  return { requests, reports, settings, tokens };
};

describe("recorded answers", () => {
  it.each(recordings)("[API-02] [API-03] %s", async (_, { request, response }) => {
    const { requests, reports, settings } = reading(() => json(response.body, response.status));
    const result = await anonymous.runResult(callOf(contentOverHttp(settings), request.path));
    const [sent] = requests;
    const requested = read(request.path.split("?")[1] ?? "");
    const locale = typeof requested["locale"] === "string" ? { locale: contentLocale(requested["locale"]) } : {};
    expect(read(new URL(sent?.url ?? "").search.slice(1))).toEqual({ ...requested, ...locale });
    expect(new URL(sent?.url ?? "").pathname).toBe(request.path.split("?")[0]?.replace(/\/$/, ""));
    if (response.status >= 400) {
      expect(result).toMatchObject({
        failure: { name: response.body.error?.name, message: response.body.error?.message, status: response.status },
      });
      expect(reports).toHaveLength(1);
      return;
    }
    const isOne = !Array.isArray(response.body.data);
    expect(Result.isSuccess(result) ? result.success : result.failure).toEqual(
      isOne ? response.body.data : response.body,
    );
    expect(reports).toEqual([]);
  });
});

describe("failures", () => {
  it("[API-03] an answer without a payload is an unknown error, and the hook hears of it", async () => {
    for (const answer of [new Response("<html>", { status: 500 }), json({ message: "no" }, 500), json([], 404)]) {
      const { reports, settings } = reading(() => answer.clone());
      expect(await anonymous.runResult(contentOverHttp(settings).list("pages"))).toMatchObject({
        failure: { _tag: "UnknownError", message: `status ${answer.status}` },
      });
      expect(reports).toMatchObject([{ _tag: "UnknownError" }]);
    }
  });
  it("[API-03] no answer is an unknown error with the message", async () => {
    const { settings, reports } = reading(() => {
      throw new TypeError("fetch failed");
    });
    expect(await anonymous.runResult(contentOverHttp(settings).site())).toMatchObject({
      failure: { _tag: "UnknownError", message: "fetch failed" },
    });
    expect(reports).toHaveLength(1);
  });
  it("[API-03] [SES-01] a failed fetch of the user clears the token, whatever the cause, and the hook hears of it", async () => {
    for (const status of [401, 403, 500, 404]) {
      const reports: unknown[] = [];
      const { shop } = shopWith(() => json({ data: null, error: { status, name: "X", message: "told" } }, status), {
        retries: 0,
        report: (_, cause) => void reports.push(cause),
      });
      expect(Result.isFailure(await shop.runResult(Effect.flatMap(ContentUsers, ({ me }) => me)))).toBe(true);
      expect(await shop.run(Effect.flatMap(TokenStore, ({ hasToken }) => hasToken)), String(status)).toBe(false);
      expect(reports).toMatchObject([{ _tag: "ContentRefused", status }]);
    }
  });
});

describe("calls", () => {
  it("[SES-13] [API-02] a token that no longer holds is cleared, and the read is made once more without it", async () => {
    const { requests, settings, tokens } = reading(
      (request) =>
        request.headers.has("authorization")
          ? json(
              {
                data: null,
                error: { status: 401, name: "UnauthorizedError", message: "Missing or invalid credentials" },
              },
              401,
            )
          : json({ data: [], meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } } }),
      "a.b.c",
    );
    const store = await tokens.run(Effect.map(TokenStore, (held) => held));
    expect(await tokens.run(contentOverHttp(settings, store).list("pages"))).toMatchObject({ data: [] });
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer a.b.c", null]);
    expect(await tokens.run(store.hasToken)).toBe(false);
  });
  it.each([
    ["en-GB", "en"],
    ["en-US", "en"],
    ["de-DE", "de"],
    ["de", "de"],
    ["fr", "fr"],
    ["*", "*"],
  ])("[API-02] the language %s is requested as %s", (locale, sent) => expect(contentLocale(locale)).toBe(sent));
});

const key = fc
  .stringMatching(/^[$a-zA-Z][a-zA-Z0-9_.$-]{0,8}$/)
  .filter((name) => !Object.hasOwn(Object.prototype, name) && !(name in {}));
const scalar = fc.oneof(fc.string({ unit: "grapheme", minLength: 1 }), fc.integer(), fc.boolean());
const { query } = fc.letrec((tie) => ({
  query: fc.dictionary(key, tie("value"), { minKeys: 1, maxKeys: 4 }),
  value: fc.oneof({ depthSize: "small" }, scalar, fc.array(scalar, { minLength: 1, maxLength: 5 }), tie("query")),
}));
const asTexts = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asTexts);
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asTexts(member)]))
    : String(value);
};

it("[API-02] law: a query in brackets, read again, is the query", () =>
  fc.assert(
    fc.property(query, (requested) => void expect(read(bracketQuery(requested as object))).toEqual(asTexts(requested))),
  ));

it("[API-02] what is undefined is not sent", () =>
  expect(bracketQuery({ a: undefined, b: { c: undefined, d: 1 } })).toBe("b[d]=1"));
