// The conformance kit catches servers that break their word; that the reference server passes: conformance.test.ts, its program: conformance-kit.night.test.ts. [HDL-07] [API-05]
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { portLaws, reportInLines, serverLaws, triedOn } from "../src/conformance/index.ts";
import { operationOf } from "../src/conformance/observed.ts";
import { type RunningShop, startedShop } from "./running-shop.ts";
import { freshNames } from "./small-world.ts";
import { plusOne, responseOf } from "./spoilt.ts";

const at: { shop?: RunningShop } = {};
const fresh = freshNames();
const counts = { forgotten: 0 };

beforeAll(async () => {
  at.shop = await startedShop();
});
afterAll(() => at.shop?.close());

/** A server that answers as the reference does, but for one operation. */
const breaking =
  (
    operation: string,
    otherwise: (request: Request, passed: (request: Request) => Promise<Response>) => Promise<Response>,
  ) =>
  (request: Request): Promise<Response> =>
    operationOf(request.method, new URL(request.url).pathname.slice("/api".length)) === operation
      ? otherwise(request, (given) => fetch(given))
      : fetch(request);

const tried = (given?: (request: Request) => Promise<Response>, laws = serverLaws) =>
  triedOn({
    baseUrl: `${at.shop?.url}/api`,
    laws,
    fresh,
    patience: 1,
    ...(given === undefined ? {} : { fetch: given }),
  });

describe("the kit", () => {
  it("[HDL-07] names operations by method and path, as the contract does", () => {
    expect(operationOf("GET", "/shop/order/cart/c1")).toBe("readCart");
    expect(operationOf("POST", "/auth/local/register")).toBe("register");
    expect(operationOf("PATCH", "/shop/nowhere")).toBeNull();
  });

  const anyKey = (request: Request): Request => {
    const headers = new Headers(request.headers);
    headers.set("idempotency-key", `key-${fresh()}`);
    return new Request(request, { headers });
  };

  it.each([
    [
      "adds a cent to a quote",
      "readQuote",
      breaking("readQuote", async (request, passed) => plusOne(await passed(request))),
      "[CRT-03] [CRT-07]",
    ],
    [
      "forgets keys of orders",
      "placeOrder",
      breaking("placeOrder", (request, passed) => passed(anyKey(request))),
      "[CHK-06] ordered twice",
    ],
    [
      "fails at logout",
      "logout",
      breaking("logout", () => Promise.resolve(responseOf({ title: "broken" }, 500))),
      "[SES-03]",
    ],
    [
      "does not answer for countries",
      "readCountries",
      breaking("readCountries", () => Promise.reject(new TypeError("refused"))),
      "[CHK-03] the countries",
    ],
    [
      "lets every login in",
      "login",
      breaking("login", async () =>
        responseOf({ jwt: "a.b.c", user: { id: 1, username: "x", email: "x@example.com" } }, 200),
      ),
      "[SES-02] the password",
    ],
    [
      "has no OTHER among the rates",
      "readVatMap",
      breaking("readVatMap", () => Promise.resolve(responseOf({ success: true, result: { DE: 1900 } }, 200))),
      "[VAT-01]",
    ],
    [
      "finds entries that do not exist",
      "readJob",
      breaking("readJob", () => Promise.resolve(responseOf({ data: { documentId: "made-up" } }, 200))),
      "[API-02] [API-03] jobs",
    ],
    [
      "claims mails that it does not send",
      "forgotPassword",
      breaking("forgotPassword", (request, passed) => {
        counts.forgotten += 1;
        return counts.forgotten % 2 === 1
          ? passed(request)
          : Promise.resolve(
              responseOf({ data: null, error: { status: 404, name: "NotFoundError", message: "Not Found" } }, 404),
            );
      }),
      "[SES-06] who forgot",
    ],
    [
      "leaves the names out of the first page of an account",
      "readAccountOverview",
      breaking("readAccountOverview", async (request, passed) => {
        const response = await passed(request);
        if (!response.ok) return response;
        const { result, ...rest } = (await response.json()) as { readonly result: object };
        return responseOf({ ...rest, result: { ...result, names: [] } }, 200);
      }),
      "[ACC-01] [ACC-02] [ACC-03] the first page",
    ],
    [
      "lets everybody say that content changed",
      "contentChanged",
      breaking("contentChanged", () => Promise.resolve(responseOf({ success: true }, 200))),
      "[CNT-10]",
    ],
  ])("[HDL-07] catches a server that %s", async (_, operation, given, law) => {
    const report = await tried(
      given,
      serverLaws.filter(({ sentence }) => sentence.startsWith(law)),
    );
    expect(report.conforms).toBe(false);
    expect(report.laws.filter(({ held }) => !held).map(({ sentence }) => sentence.slice(0, law.length))).toContain(law);
    const verdict = report.operations.find((one) => one.operation === operation);
    expect(verdict?.held).toBeLessThan(verdict?.laws ?? 0);
    expect(reportInLines(report).some((line) => line.startsWith("BROKEN") && line.includes(operation))).toBe(true);
  });

  it("[HDL-07] [REUSE4-5] names a refusal that has another status than the contract lists for its tag, whatever the law says", async () => {
    const report = await tried(
      async (request) => {
        const response = await fetch(request);
        return response.status === 409
          ? new Response(response.body, { status: 400, headers: response.headers })
          : response;
      },
      serverLaws.filter(({ sentence }) => sentence.startsWith("[DOM-04] a domain is in a cart once")),
    );
    expect(report.laws).toMatchObject([
      {
        held: false,
        reason: expect.stringContaining("DomainAlreadyInCart is answered with 400, and has the status 409"),
      },
    ]);
  });

  it.each([
    ["a field that is of another type", /"total":(\d+)/, '"total":"$1"', "total is string, and should be integer"],
    [
      "a field that is not in the contract",
      /"result":\{/,
      '"result":{"colour":"red",',
      "colour is not in the contract",
    ],
    ["a field that is missing", /"catalogVersion":"[^"]*",?/, "", "catalogVersion is missing"],
  ])(
    "[HDL-07] [API-05] [REUSE4-5] names %s in an answer, though every law about it would hold",
    async (_, from, to, what) => {
      const report = await tried(
        breaking("readQuote", async (request, passed) => {
          const response = await passed(request);
          const text = (await response.text()).replace(from, to);
          return new Response(text, { status: response.status, headers: { "content-type": "application/json" } });
        }),
        serverLaws.filter(({ sentence }) => sentence.startsWith("[CRT-03]")).slice(0, 1),
      );
      expect(report.laws.map(({ reason }) => reason).join()).toContain(`readQuote: 200/result/${what}`);
    },
  );

  it("[HDL-07] [REUSE4-5] finds a field that was sent and is not found again, and shows the last call with its answer", async () => {
    const report = await tried(
      async (request) => {
        const response = await fetch(request);
        if (!/\/order\/cart/.test(request.url) || !response.ok) return response;
        const text = (await response.text()).replace(/"billingMonths":\d+/, '"billingMonths":1');
        return new Response(text, { status: response.status, headers: response.headers });
      },
      serverLaws.filter(({ sentence }) => sentence.startsWith("[CRT-08] [PRD-01] [PRD-02]")),
    );
    expect(report.laws).toMatchObject([{ held: false, tried: true }]);
    expect(reportInLines(report).join("\n")).toMatch(
      /last call of the law:\n +P[A-Z]+ \/api\/shop\/order\/cart.*\n +was answered with 200 \{/,
    );
  });

  it("[HDL-07] [REUSE4-5] says that a law could not be tried where a limit asks for more patience than there is", async () => {
    const report = await tried(
      breaking("readCountries", () =>
        Promise.resolve(new Response("", { status: 429, headers: { "retry-after": "480" } })),
      ),
      portLaws.filter(({ sentence }) => sentence.startsWith("[CHK-03] the countries")),
    );
    expect(report.conforms).toBe(false);
    expect(report.laws).toMatchObject([{ held: false, tried: false, reason: expect.stringContaining("480 s") }]);
    expect(reportInLines(report).at(-1)).toBe("0 of 1 laws are broken, 1 could not be tried, 0 operations failed");
  });

  it("[HDL-07] waits once where a server limits the rate of requests", async () => {
    const first = { come: true };
    const report = await tried(
      breaking("readCatalog", (request, passed) => {
        if (!first.come) return passed(request);
        first.come = false;
        return Promise.resolve(new Response("", { status: 429, headers: { "retry-after": "0" } }));
      }),
      portLaws.slice(0, 4),
    );
    expect(report.conforms).toBe(true);
  });
});
