// Ten mistakes of a server, each alone in what stands in front of the right one: the kit names each, with the call and its answer. [HDL-07] [API-05] [REUSE4-5]
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reportInLines, serverLaws, triedOn } from "../src/conformance/index.ts";
import { type RunningShop, startedShop } from "./running-shop.ts";
import { freshNames } from "./small-world.ts";
import { plusOne } from "./spoilt.ts";

const at: { shop?: RunningShop } = {};
const fresh = freshNames();
beforeAll(async () => {
  at.shop = await startedShop();
});
afterAll(() => at.shop?.close());

/** What is wrong with an answer: its status, its headers, its body. */
type Mistake = (answer: Response, request: Request) => Response | Promise<Response>;

const withText =
  (change: (text: string) => string): Mistake =>
  async (answer) =>
    new Response(change(await answer.text()), { status: answer.status, headers: answer.headers });
const withStatus =
  (from: number, to: number): Mistake =>
  (answer) =>
    answer.status === from ? new Response(answer.body, { status: to, headers: answer.headers }) : answer;
const withHeader =
  (name: string, change: (value: string) => string | null): Mistake =>
  (answer) => {
    const headers = new Headers(answer.headers);
    const value = change(headers.get(name) ?? "");
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    return new Response(answer.body, { status: answer.status, headers });
  };

const cartAgain: Mistake = async (answer, request) => {
  if (answer.status !== 409) return answer;
  const { pathname } = new URL(request.url);
  const [, , , , , id = ""] = pathname.split("/");
  return fetch(new URL(`/api/shop/order/cart/${id}`, request.url), { headers: request.headers });
};

const reversed: Mistake = async (answer, request) => {
  if (!request.url.includes("sort") || !answer.ok) return answer;
  const { data, ...rest } = (await answer.json()) as { readonly data: readonly unknown[] };
  return new Response(JSON.stringify({ ...rest, data: data.toReversed() }), {
    status: 200,
    headers: { "content-type": "application/json" },
  });
};

const mistakes: readonly (readonly [what: string, where: RegExp, law: string, mistake: Mistake, named: RegExp])[] = [
  [
    "a status changed",
    /\/order\/cart/,
    "[DOM-04] a domain is in a cart once",
    withStatus(409, 400),
    /DomainAlreadyInCart is answered with 400, and has the status 409/,
  ],
  [
    "a field dropped",
    /\/quote$|\/quote\?/,
    "[CRT-03]",
    withText((text) => text.replace(/"first":-?\d+,?/, "")),
    /200\/result\/lines\/0\/first is missing/,
  ],
  [
    "a field of the input lost",
    /\/order\/cart/,
    "[CRT-08] [PRD-01] [PRD-02]",
    withText((text) => text.replace(/"billingMonths":\d+/, '"billingMonths":1')),
    /answers otherwise/,
  ],
  [
    "a sum off by one cent",
    /\/quote$|\/quote\?/,
    "[CRT-03] [CRT-07]",
    (answer) => (answer.ok ? plusOne(answer) : answer),
    /answers otherwise/,
  ],
  [
    "a wrong type of content",
    /\/order\/cart$/,
    "[DOM-04] a domain is in a cart once",
    withHeader("content-type", () => "text/plain"),
    /is answered as text\/plain, and should be application\/json/,
  ],
  [
    "success in place of a refusal",
    /\/order\/cart\/[^/]+\/items/,
    "[DOM-04] a domain is in a cart once",
    cartAgain,
    /200 is answered as application\/json, and should be application\/problem\+json|answers otherwise/,
  ],
  [
    "a missing etag",
    /\/order\/cart/,
    "[DOM-04] a domain is in a cart once",
    withHeader("etag", () => null),
    /20[01] has no etag/,
  ],
  [
    "a wrong type of a problem",
    /\/order\/cart/,
    "[DOM-04] a domain is in a cart once",
    withText((text) => text.replace("urn:kontor:refusal:", "urn:kontor:refused:")),
    /DomainAlreadyInCart has the type urn:kontor:refused:\w+, and should have urn:kontor:refusal:DomainAlreadyInCart/,
  ],
  [
    "a wrong etag",
    /\/order\/cart/,
    "[DOM-04] a domain is in a cart once",
    withHeader("etag", (etag) => etag.replace(/\d+/, (version) => `${Number(version) + 1}`)),
    /has the etag "\d+", and should have "\d+"/,
  ],
  ["a list that is not sorted", /\/blog-posts\?/, "[API-02] [API-03] blog-posts", reversed, /answers otherwise/],
];

describe("the kit", () => {
  it.each(mistakes)(
    "[HDL-07] [REUSE4-5] names %s, with the call and its answer",
    async (_, where, law, mistake, named) => {
      const report = await triedOn({
        baseUrl: `${at.shop?.url}/api`,
        laws: serverLaws.filter(({ sentence }) => sentence.startsWith(law)),
        fresh,
        patience: 1,
        fetch: async (request) => {
          const sent = request.clone();
          const answer = await fetch(request);
          return where.test(request.url) ? mistake(answer, sent) : answer;
        },
      });
      const printed = reportInLines(report).join("\n");
      expect(report.conforms).toBe(false);
      expect(printed).toMatch(named);
      expect(printed).toMatch(/BROKEN \[[^]*\n +[A-Z]+ \/api\/\S+.*\n +was answered with \d+/);
    },
    60_000,
  );

  it("[HDL-07] [REUSE4-5] breaks none of these laws where nothing is wrong", async () => {
    const report = await triedOn({
      baseUrl: `${at.shop?.url}/api`,
      laws: serverLaws.filter(({ sentence }) => mistakes.some(([, , law]) => sentence.startsWith(law))),
      fresh,
      patience: 1,
    });
    expect(report.laws.filter(({ held }) => !held)).toEqual([]);
  }, 60_000);
});
