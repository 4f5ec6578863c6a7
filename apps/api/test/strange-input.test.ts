// Every input of every operation, made from the contract's examples and mutated: a 4xx or a 2xx by contract, never a 5xx. [OPS-09] [API-05]
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { operations, readExample, runningForFile, type Loose } from "./harness.ts";
import { customer } from "./people.ts";

const { ask } = await runningForFile();
const { auth } = await customer(ask);
const cart = (await ask("POST", "/shop/order/cart")).body.result.id as string;

const strangeText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "\u0000",
    "\ud800",
    "'; drop table carts; --",
    "../../etc/passwd",
    "%00",
    "{{7*7}}",
    "\u202e",
    "🏠".repeat(200),
    "x".repeat(5000),
    "NaN",
    "-0",
    "1e999",
  ),
);
const strangeValue = fc.oneof(
  { weight: 3, arbitrary: strangeText },
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, -1, 1e300, 0.5, [], {}, true),
);

/** The example with one value somewhere replaced, removed or added. */
const mutated = (example: Loose): fc.Arbitrary<unknown> =>
  fc.tuple(fc.nat(20), strangeValue, fc.constantFrom("replace", "remove", "add")).map(([place, value, act]) => {
    const copy = structuredClone(example);
    const spots: [Loose, string][] = [];
    const walk = (node: Loose): void => {
      for (const key of Object.keys(node)) {
        spots.push([node, key]);
        if (typeof node[key] === "object" && node[key] !== null) walk(node[key]);
      }
    };
    walk(copy);
    const spot = spots[place % Math.max(1, spots.length)];
    if (spot === undefined) return value;
    if (act === "replace") spot[0][spot[1]] = value;
    if (act === "remove") Reflect.deleteProperty(spot[0], spot[1]);
    if (act === "add") spot[0][`further${place}`] = value;
    return copy;
  });

const pathOf = (path: string, texts: readonly string[]): string =>
  [...path.matchAll(/\{\w+\}/g)].reduce(
    (made, [name], index) =>
      made.replace(name, name === "{cartId}" && index === 0 ? cart : encodeURIComponent((texts[index] ?? "x").toWellFormed() || "x")),
    path,
  );

describe("strange input", () => {
  for (const operation of operations) {
    it(`[OPS-09] ${operation.id}`, async () => {
      const example = operation.bodies.size === 0 ? null : readExample(operation);
      const bodies = example === null ? fc.constant(undefined) : fc.oneof(mutated(example), strangeValue);
      await fc.assert(
        fc.asyncProperty(bodies, fc.array(strangeText, { minLength: 3, maxLength: 3 }), fc.boolean(), async (body, texts, known) => {
          const query = operation.method === "GET" ? `?x=${encodeURIComponent((texts[2] ?? "").toWellFormed())}` : "";
          const told = await ask(operation.method, pathOf(operation.path, texts) + query, body, {
            ...(known ? auth : {}),
            "idempotency-key": "strange-key",
          });
          expect(told.status, told.text.slice(0, 200)).toBeLessThan(500);
          if (operation.contract === "shop" && told.status >= 400) expect(told.body.rule).toMatch(/^[A-Z]{3}-\d\d$/);
          if (operation.contract === "content" && told.status >= 400)
            expect(told.body).toMatchObject({ data: null, error: { status: told.status } });
        }),
        { numRuns: operation.bodies.size === 0 ? 10 : 25 },
      );
    });
  }
});
