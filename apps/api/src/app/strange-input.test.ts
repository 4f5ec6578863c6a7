// The strange values that clients are known to send, each by name: a 4xx in the contract's words, never the database's. [OPS-09] [API-05]
import { describe, expect, it } from "vitest";
import { runningForFile, type ApiResponse } from "../../test/harness.ts";
import { address, customer, filledCart } from "../../test/customers.ts";

const { ask } = await runningForFile();
const person = await customer(ask);

const isRefused = (response: ApiResponse): void => {
  expect(response.status, response.text.slice(0, 200)).toBeGreaterThanOrEqual(400);
  expect(response.status, response.text.slice(0, 200)).toBeLessThan(500);
  expect(response.text).not.toMatch(
    /sqlite|postgres|constraint|syntax error|out of range|invalid input|0x00|node:|\.ts:/i,
  );
};

describe("a quantity", () => {
  const quantities: readonly (readonly [string, string])[] = [
    ["2^31", String(2 ** 31)],
    ["2^53", String(2 ** 53)],
    ["1e300", "1e300"],
    ["1e999, which is no number", "1e999"],
    ["1.5", "1.5"],
    ["-1", "-1"],
    ["0", "0"],
    ["a text with NUL", '"\\u0000"'],
    ["half of a surrogate pair", '"\\ud800"'],
    ["a text with a number", '"2"'],
    ["null", "null"],
    ["a list", "[2]"],
  ];
  for (const [name, written] of quantities)
    it(`[OPS-09] of ${name} is refused, and the cart stays as it is`, async () => {
      const cart = await filledCart(ask);
      const path = `/shop/order/cart/${cart.id}`;
      isRefused(
        await ask("PATCH", `${path}/items/${cart.items[0].id}`, `{"version":${cart.version},"quantity":${written}}`),
      );
      isRefused(
        await ask(
          "POST",
          `${path}/items`,
          `{"version":${cart.version},"item":{"kind":"product","product":"web-m","quantity":${written}}}`,
        ),
      );
      expect((await ask("GET", path)).body.result).toEqual(cart);
    });

  for (const version of [2 ** 31, 1.5, -1, 2 ** 53, 2 ** 60])
    it(`[OPS-09] and a version of ${version} are no reason to ask the database`, async () => {
      const cart = await filledCart(ask);
      const path = `/shop/order/cart/${cart.id}`;
      isRefused(await ask("PUT", `${path}/voucher`, { version, code: "x" }));
      isRefused(await ask("DELETE", `${path}/items/${cart.items[0].id}?version=${version}`));
    });
});

describe("a text", () => {
  for (const [name, street] of [
    ["of 90 kB", "x".repeat(90_000)],
    ["with NUL", "a\u0000b"],
    ["with half of a surrogate pair", "a\ud800"],
    ["with a direction override", "a\u202eb"],
  ] as const)
    it(`[OPS-09] ${name} is no street`, async () => {
      isRefused(await ask("POST", "/shop/auth/customer", { ...address, email: person.email, street }, person.auth));
    });

  for (const body of [
    '{"version":0,"item":{"kind":"product","product":"web',
    '{"version":0,',
    "{",
    '{"a":1}}',
    "\ufeff{}",
  ])
    it(`[OPS-09] ${JSON.stringify(body)} is no body`, async () => {
      const cart = await filledCart(ask);
      isRefused(await ask("POST", `/shop/order/cart/${cart.id}/items`, body));
      isRefused(await ask("POST", "/auth/local", body));
    });
});

describe("a limit", () => {
  for (const query of [
    "limit=-1",
    "pagination[limit]=-1",
    "pagination[pageSize]=-1",
    "pagination[page]=0",
    "pagination[start]=1e9",
    "limit[]=x",
    "limit[$gt]=1",
  ])
    it(`[OPS-09] as in ?${query} is answered by the contract`, async () => {
      for (const path of ["/shop/country", "/shop/catalog", "/users/me", "/pages", "/v2/content/feature-flags"]) {
        const response = await ask("GET", `${path}?${query}`);
        expect(response.status, `${path}: ${response.text.slice(0, 200)}`).toBeLessThan(500);
      }
    });
});
