// What callers say and staff type, and what it is read as. [DSK-01] [OPS3-5]
import { describe, expect, it } from "vitest";
import { dialledDigits, spokenAmount, spokenNumbers } from "./spoken.ts";

describe("what callers say", () => {
  it.each([
    ["K-2026-000001", ["K-2026-000001"], []],
    ["k-2026-1", ["K-2026-000001"], []],
    ["K20261", ["K-2026-000001"], []],
    ["K 2026 000001", ["K-2026-000001"], []],
    ["K-2026-000001-2", ["K-2026-000001"], []],
    ["R20261", [], ["R-2026-000001"]],
    ["r-2026-1", [], ["R-2026-000001"]],
    ["RK-2026-12", [], ["RK-2026-000012"]],
    ["2026-1", ["K-2026-000001"], ["R-2026-000001", "RK-2026-000001"]],
    ["2026000042", ["K-2026-000042"], ["R-2026-000042", "RK-2026-000042"]],
    ["2026/42", ["K-2026-000042"], ["R-2026-000042", "RK-2026-000042"]],
    ["2026-0", [], []],
    ["müller", [], []],
    ["R-2026-", [], []],
    ["030 123456", [], []],
  ])("[DSK-01] [OPS3-5] %s is a number of an order, or of a document", (typed, orders, documents) =>
    expect(spokenNumbers(typed, 2026)).toMatchObject({ orders, documents }),
  );
  it("[DSK-01] [OPS3-5] a number without its year is one of the last ten years", () => {
    const { orders, documents } = spokenNumbers("000042", 2026);
    expect([orders.length, orders[0], orders.at(-1)]).toEqual([10, "K-2026-000042", "K-2017-000042"]);
    expect(documents.length).toBe(20);
  });
  it.each([
    ["+49 30 123456", "4930123456"],
    ["0049 30 123456", "4930123456"],
    ["+49 (0)30 123456", "4930123456"],
    ["030 123456", "30123456"],
    ["030/123456", "30123456"],
    ["(030) 12 34-56", "30123456"],
    ["030.123.456", "30123456"],
    ["30 12 34 56", "30123456"],
    ["0043 1 5871234", "4315871234"],
    ["Müller 030", null],
    ["10115 Berlin", null],
    ["12345", null],
  ])("[DSK-01] [OPS3-5] the telephone number %s is found as %s", (typed, text) =>
    expect(dialledDigits(typed)).toBe(text),
  );
  it.each([
    ["7,91", 791],
    ["7.91", 791],
    ["7,91 €", 791],
    ["1.106,58", 110_658],
    ["EUR 5", 500],
    ["7", null],
    ["2026", null],
    ["kontor.de", null],
  ])("[DSK-01] [OPS3-5] %s is an amount, or none", (typed, amount) => expect(spokenAmount(typed)).toBe(amount));
});
