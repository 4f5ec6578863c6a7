// What is read from the reports of both test runners, and what the compiler says of several projects, each error once.
import { describe, expect, it } from "vitest";
import { lineOf, mostSeconds, slowest, testsInChromium, testsInNode, tooSlow } from "./lib/test-report.mjs";
import { distinctErrors } from "./lib/type-errors.mjs";

const node = {
  testResults: [
    {
      name: "/shop/apps/api/src/orders.test.ts",
      assertionResults: [
        { fullName: "orders are placed", status: "passed", duration: 16_000 },
        { fullName: "orders wait", status: "skipped", duration: 0 },
      ],
    },
    {
      name: "/shop/apps/api/src/years.night.test.ts",
      assertionResults: [{ fullName: "a year", status: "failed", duration: 90_000 }],
    },
  ],
};
const result = (...durations: number[]) => durations.map((duration) => ({ duration }));
const chromium = {
  suites: [
    {
      title: "src/cart.e2e.ts",
      file: "src/cart.e2e.ts",
      specs: [{ title: "a cart", file: "src/cart.e2e.ts", tests: [{ status: "expected", results: result(1_500) }] }],
      suites: [
        {
          title: "a phone",
          file: "src/cart.e2e.ts",
          specs: [
            { title: "pays", file: "src/cart.e2e.ts", tests: [{ status: "flaky", results: result(3_000, 2_000) }] },
            { title: "turns", file: "src/cart.e2e.ts", tests: [{ status: "skipped", results: [] }] },
          ],
        },
      ],
    },
  ],
};

describe("the report of a run", () => {
  const tests = [...testsInNode(node, "/shop/"), ...testsInChromium(chromium)];

  it("has the tests of both halves that ran, the slowest first", () =>
    expect(slowest(tests).map((test) => `${test.file}: ${test.title}`)).toEqual([
      "apps/api/src/years.night.test.ts: a year",
      "apps/api/src/orders.test.ts: orders are placed",
      "apps/web/src/cart.e2e.ts: a phone pays",
      "apps/web/src/cart.e2e.ts: a cart",
    ]));
  it("names what takes long and is no test of the night", () =>
    expect(tooSlow(tests).map(lineOf)).toEqual(["  16.0 s  Node  apps/api/src/orders.test.ts  orders are placed"]));
  it("bounds what a test of the day may take alone by what the middle one takes in a browser on this machine", () => {
    expect(mostSeconds(tests)).toBe(18);
    expect(mostSeconds(testsInNode(node, "/shop/"))).toBe(15);
  });
  it("knows a test that passed only when it was tried again", () =>
    expect(tests.filter(({ isSecondTry }) => isSecondTry).map(({ title }) => title)).toEqual(["a phone pays"]));
  it("knows it of Node by what its reporter sent", () => {
    const sent = [{ file: "/shop/apps/api/src/orders.test.ts", title: "orders are > placed" }];
    expect(testsInNode(node, "/shop/", sent).map(({ isSecondTry }) => isSecondTry)).toEqual([true, false]);
  });
  it("of a run that broke off is empty", () =>
    expect([testsInNode(null, "/shop/"), testsInChromium(null)]).toEqual([[], []]));
});

describe("errors of the compiler", () => {
  const wrong =
    "packages/domain/src/a.ts(1,2): error TS2322: Type 'a' is not assignable.\n  Property 'b' is missing.\n";
  it("[CODE2-8] are printed once, with what explains them, although several projects meet them", () =>
    expect(distinctErrors([wrong, `${wrong}apps/api/src/c.ts(3,4): error TS1005: ',' expected.\n`])).toEqual([
      wrong.trimEnd(),
      "apps/api/src/c.ts(3,4): error TS1005: ',' expected.",
    ]));
  it("[CODE2-8] at one place that differ are printed both, and those of no place too", () =>
    expect(
      distinctErrors([`a.ts(1,2): error TS1: x\na.ts(1,2): error TS2: y\nerror TS18003: No inputs were found.\n`]),
    ).toHaveLength(3));
});
