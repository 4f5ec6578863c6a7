// Fields that the forms of the site share with customers: customer number, message, product category, date. [CUS-03] [CUS-09]
import * as Result from "effect/Result";
import { isBefore, readTypedDay, type Day } from "#kernel/calendar";
import {
  cleanText,
  codeTyped,
  withoutInvisible,
  unwrapped,
  withPlainHyphens,
  type ForbiddenCharacters,
} from "#kernel/text";
import { CustomerNumberInvalid, DateInvalid, DatePast, MessageMissing, ProductCategoryMissing } from "./errors.ts";

/** A customer number: digits only; null where nothing was typed. [CUS-03] */
export const customerNumber = (typed: string): Result.Result<string | null, CustomerNumberInvalid> => {
  const number = codeTyped(typed);
  if (number === "") return Result.succeed(null);
  return /^[0-9]+$/.test(number) ? Result.succeed(number) : Result.fail(new CustomerNumberInvalid());
};

/** A message, of several lines. [CUS-09] */
export const message = (typed: string): Result.Result<string, MessageMissing | ForbiddenCharacters> =>
  Result.flatMap(cleanText(typed), (text) => (text === "" ? Result.fail(new MessageMissing()) : Result.succeed(text)));

/** One of the product categories on offer. [CUS-09] */
export const productCategory = <Category extends string>(
  typed: string,
  offered: readonly Category[],
): Result.Result<Category, ProductCategoryMissing> => {
  const chosen = offered.find((category) => category === typed);
  return chosen === undefined ? Result.fail(new ProductCategoryMissing()) : Result.succeed(chosen);
};

/** `YYYY-MM-DD`, `DD.MM.YYYY`, or written otherwise beyond doubt: a real day, today or later. [CUS-09] [REP4-11] */
export const terminationDate = (typed: string, today: Day): Result.Result<Day, DateInvalid | DatePast> => {
  const date = readTypedDay(unwrapped(withPlainHyphens(withoutInvisible(typed.normalize("NFKC")))));
  if (date === null) return Result.fail(new DateInvalid());
  return isBefore(date, today) ? Result.fail(new DatePast()) : Result.succeed(date);
};
