// What only a browser has: changes of cookies, the token against forged requests. [VIS-04] [FRM-06]
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { guardedFetch, type TokenTag } from "../src/browser/calls/index.ts";
import type { Transport, TransportInit } from "../src/client/index.ts";
import { type CookieWindow, type StoreChange, watchCookies } from "../src/browser/cookies/index.ts";

const windowWith = (store: boolean) => {
  const heard: { change: ((event: StoreChange) => void)[]; visibility: (() => void)[] } = {
    change: [],
    visibility: [],
  };
  const document = {
    cookie: "locale=de; cart-count=1",
    visibilityState: "visible",
    addEventListener: (_: string, listener: () => void) => void heard.visibility.push(listener),
    removeEventListener: (_: string, listener: () => void) =>
      void heard.visibility.splice(heard.visibility.indexOf(listener), 1),
  };
  const all: StoreChange["changed"][number][] = [
    { name: "locale", value: "de" },
    { name: "cart-count", value: "1" },
  ];
  const cookieStore = {
    getAll: async () => all,
    addEventListener: (_: string, listener: (event: StoreChange) => void) => void heard.change.push(listener),
    removeEventListener: (_: string, listener: (event: StoreChange) => void) =>
      void heard.change.splice(heard.change.indexOf(listener), 1),
  };
  const page = {
    document,
    cookieStore: store ? cookieStore : undefined,
    setInterval: (look: () => void, ms: number) => setInterval(look, ms) as unknown as number,
    clearInterval: (timer: number) => clearInterval(timer),
  } satisfies CookieWindow;
  return { page, document, heard, all };
};

describe("changes of cookies", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("[VIS-04] are reported by the Cookie Store where the browser has it, and nothing is polled", () => {
    const { page, document, heard } = windowWith(true);
    const onChange = vi.fn();
    const stop = watchCookies(onChange, page);
    vi.advanceTimersByTime(5_000);
    expect(onChange).not.toHaveBeenCalled();
    // What the document says may be older than the event.
    for (const listener of heard.change)
      listener({ changed: [{ name: "locale", value: "en" }], deleted: [{ name: "cart-count" }] });
    expect(document.cookie).toContain("locale=de");
    expect(onChange.mock.calls).toEqual([
      [
        [
          { name: "locale", value: "en" },
          { name: "cart-count", value: null },
        ],
      ],
    ]);
    stop();
    expect([heard.change.length, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it("[VIS-04] that another tab made before the Cookie Store began to report are caught up with", async () => {
    const { page, all } = windowWith(true);
    const onChange = vi.fn();
    watchCookies(onChange, page);
    all[1] = { name: "cart-count", value: "2" };
    await vi.advanceTimersByTimeAsync(0);
    expect(onChange.mock.calls).toEqual([[[{ name: "cart-count", value: "2" }]]]);
  });

  it("[VIS-04] else are looked for each 300 ms", () => {
    const { page, document, heard } = windowWith(false);
    const onChange = vi.fn();
    const stop = watchCookies(onChange, page);
    document.cookie = "cart-count=2; vatCountry=AT";
    vi.advanceTimersByTime(299);
    expect(onChange).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onChange.mock.calls[0]?.[0]).toEqual([
      { name: "cart-count", value: "2" },
      { name: "locale", value: null },
      { name: "vatCountry", value: "AT" },
    ]);
    vi.advanceTimersByTime(3_000);
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
    expect([heard.visibility.length, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it("[VIS-04] are not looked for while the page is hidden, and are caught up with when it is seen again", () => {
    const { page, document, heard } = windowWith(false);
    const onChange = vi.fn();
    watchCookies(onChange, page);
    document.visibilityState = "hidden";
    for (const listener of heard.visibility) listener();
    document.cookie = "";
    vi.advanceTimersByTime(3_000);
    expect([onChange.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
    document.visibilityState = "visible";
    for (const listener of heard.visibility) listener();
    expect(onChange.mock.calls[0]?.[0]).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(1);
  });
});

describe("guarded calls", () => {
  const shop = (answers: readonly (readonly [number, string])[]) => {
    const requests: { readonly url: string; readonly init: TransportInit }[] = [];
    const left = [...answers];
    const storedTags: { header: string; token: string }[] = [];
    const tag: TokenTag = {
      read: () => storedTags.at(-1) ?? null,
      store: (header, token) => void storedTags.push({ header, token }),
    };
    const send: Transport = async (url, init) => {
      requests.push({ url, init });
      if (url.endsWith("/csrf.json"))
        return Response.json({ header: "x-proof", token: `token-${storedTags.length + 1}` });
      const [status, refusal] = left.shift() ?? [200, ""];
      return Response.json({ refusal }, { status, headers: refusal === "ended" ? { "csrf-ended": "1" } : {} });
    };
    const call = guardedFetch({ tag, fetch: send, endpoint: "https://shop.example/csrf.json" });
    const seen = () => requests.map(({ url, init }) => [new URL(url).pathname, init.headers["x-proof"] ?? null]);
    return { call, seen, requests, storedTags };
  };
  const address = "https://shop.example/api/x";
  const change: TransportInit = { method: "POST", headers: {}, body: '{"a":1}', signal: null };

  it("[FRM-06] what changes nothing goes as it is", async () => {
    const { call, seen } = shop([]);
    await call(address, { ...change, method: "GET", body: null });
    expect(seen()).toEqual([["/api/x", null]]);
  });

  it("[FRM-06] an empty tag is filled once, from a call that no cache answers, and the header is the configured one", async () => {
    const { call, seen, requests } = shop([]);
    await call(address, change);
    await call(address, change);
    expect(seen()).toEqual([
      ["/csrf.json", null],
      ["/api/x", "token-1"],
      ["/api/x", "token-1"],
    ]);
    expect(requests[0]?.init.cache).toBe("no-store");
  });

  it.each(["CsrfCookieMissing", "CsrfTokenMissing", "CsrfTokenInvalid"])(
    "[FRM-06] %s is tried once more with a fresh token and the same body",
    async (refusal) => {
      const { call, seen, requests } = shop([[403, refusal]]);
      expect((await call(address, change)).status).toBe(200);
      expect(seen().map(([, token]) => token)).toEqual([null, "token-1", null, "token-2"]);
      expect(requests.at(-1)?.init.body).toBe('{"a":1}');
    },
  );

  it("[FRM-06] an answer that ended the secret is no surprise: the next call fetches a new token first, and none is refused", async () => {
    const { call, seen } = shop([[200, "ended"]]);
    await call(address, change);
    await call(address, change);
    await call(address, change);
    expect(seen().map(([path]) => path)).toEqual(["/csrf.json", "/api/x", "/csrf.json", "/api/x", "/api/x"]);
  });

  it("[FRM-06] a second refusal is the answer, and a refusal for another reason is not tried again", async () => {
    const twice = shop([
      [403, "CsrfTokenInvalid"],
      [403, "CsrfTokenInvalid"],
    ]);
    expect((await twice.call(address, change)).status).toBe(403);
    expect(twice.seen()).toHaveLength(4);
    const other = shop([[403, "AreaClosed"]]);
    expect((await other.call(address, change)).status).toBe(403);
    expect(other.seen()).toHaveLength(2);
  });
});
