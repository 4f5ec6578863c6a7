// A shop whose answers a test decides, with the requests that came.
import * as Layer from "effect/Layer";
import { bridge } from "../src/actors/bridge/index.ts";
import { byRequest } from "../src/client/index.ts";
import { type HttpSettings, shopOverHttp } from "../src/layers/http/index.ts";
import { tokensInMemory } from "../src/layers/memory/index.ts";

type Answer = (request: Request, attempt: number) => Response | Promise<Response>;

export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });
export const problem = (
  refusal: string,
  status: number,
  more: object = {},
  headers: Readonly<Record<string, string>> = {},
) =>
  json(
    { type: `urn:kontor:refusal:${refusal}`, title: "", status, detail: "told", rule: "X-01", refusal, ...more },
    status,
    {
      "content-type": "application/problem+json",
      ...headers,
    },
  );
export const cart = { id: "c1", version: 1, items: [], voucher: null, referral: null };
export const intent = {
  cartId: "c1",
  cartVersion: 1,
  quoteHash: "h",
  agreements: { terms: true, cancellationPolicy: true, adult: true, earlyStart: false },
  locale: "de",
  idempotencyKey: "key-00000001",
} as const;
export const quote = {
  vat: { country: "DE", rate: 1900, treatment: "view" },
  lines: [],
  setup: 0,
  firstPeriod: 0,
  subtotal: 0,
  voucher: 0,
  voucherCode: null,
  total: 0,
  net: 0,
  vatAmount: 0,
  vatGroups: [],
  recurring: [],
  catalogVersion: "v1",
  hash: "0".repeat(64),
};

export const shopWith = (answer: Answer, more: Partial<HttpSettings> = {}, token: string | null = "a.b.c") => {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return answer(request, requests.length);
  };
  const settings: HttpSettings = {
    baseUrl: "http://shop.test/api",
    locale: () => "de",
    pause: 1,
    fetch: byRequest(fetch),
    ...more,
  };
  return { requests, settings, shop: bridge(shopOverHttp(settings).pipe(Layer.provideMerge(tokensInMemory(token)))) };
};
