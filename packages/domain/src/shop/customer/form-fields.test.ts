// Customer number, message, product category and date, by the specification's table. [CUS-03] [CUS-09]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { day } from "#kernel/calendar";
import { customerNumber, message, productCategory, terminationDate } from "#shop/customer";

const refusalOf = (checked: Result.Result<unknown, { readonly _tag: string; readonly rule: string }>): unknown =>
  Result.isSuccess(checked) ? checked.success : `${checked.failure._tag} ${checked.failure.rule}`;

describe("fields of the forms", () => {
  it.each([
    ["", null],
    ["12345", "12345"],
    [" 1 ", "1"],
    ["12a", "CustomerNumberInvalid CUS-03"],
    ["١٢", "CustomerNumberInvalid CUS-03"],
  ])("[CUS-03] customer number %j: %s", (typed, expected) => expect(refusalOf(customerNumber(typed))).toBe(expected));
  it.each([
    ["Hello\nthere", "Hello\nthere"],
    ["", "MessageMissing CUS-09"],
    [" \n ", "MessageMissing CUS-09"],
    ["a\u202Eb", "ForbiddenCharacters CUS-01"],
  ])("[CUS-09] message %j: %s", (typed, expected) => expect(refusalOf(message(typed))).toBe(expected));
  it.each([
    ["hosting", "hosting"],
    ["", "ProductCategoryMissing CUS-09"],
    ["boats", "ProductCategoryMissing CUS-09"],
  ])("[CUS-09] product category %j: %s", (typed, expected) =>
    expect(refusalOf(productCategory(typed, ["hosting", "domains"]))).toBe(expected),
  );
  it.each([
    ["2026-11-21", "2026-11-21"],
    ["22.11.2026", "2026-11-22"],
    ["2026-11-20", "DatePast CUS-09"],
    ["20.11.2026", "DatePast CUS-09"],
    ["2026-02-30", "DateInvalid CUS-09"],
    ["", "DateInvalid CUS-09"],
    ["tomorrow", "DateInvalid CUS-09"],
  ])("[CUS-09] date %j on 2026-11-21: %s", (typed, expected) =>
    expect(refusalOf(terminationDate(typed, day("2026-11-21")))).toBe(expected),
  );
});
