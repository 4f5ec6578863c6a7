// Fields that only the site's forms have: lines, texts, choices, the address of a page. [FRM-02] [FRM-03] [LGL-05]
import * as Result from "effect/Result";
import { cleanLine, cleanText, lengthOf, type ForbiddenCharacters } from "#kernel/text";
import { FieldRequired, message, type MessageMissing, type RequiringRule } from "#shop/customer";
import { ChoiceMissing, TextTooLong, UrlInvalid } from "./errors.ts";
import { lineMaximum, textMaximum, urlMaximum } from "./limits.ts";

/** Some text of one line; null where nothing was typed. */
export const line = (
  typed: string,
  maximum = lineMaximum,
): Result.Result<string | null, TextTooLong | ForbiddenCharacters> =>
  Result.flatMap(cleanLine(typed), (text) => (text === "" ? Result.succeed(null) : within(text, maximum)));

/** Some text of one line that is needed. */
export const neededLine = (
  typed: string,
  rule: RequiringRule,
  maximum = lineMaximum,
): Result.Result<string, FieldRequired | TextTooLong | ForbiddenCharacters> =>
  Result.flatMap(line(typed, maximum), (text) =>
    text === null ? Result.fail(new FieldRequired({ rule })) : Result.succeed(text),
  );

/** Some text of several lines that is needed. */
export const neededText = (
  typed: string,
  rule: RequiringRule,
): Result.Result<string, FieldRequired | TextTooLong | ForbiddenCharacters> =>
  Result.flatMap(
    cleanText(typed),
    (text): Result.Result<string, FieldRequired | TextTooLong> =>
      text === "" ? Result.fail(new FieldRequired({ rule })) : within(text, textMaximum),
  );

/** The message of a form. [CUS-09] */
export const limitedMessage = (
  typed: string,
): Result.Result<string, MessageMissing | TextTooLong | ForbiddenCharacters> =>
  Result.flatMap(message(typed), (text) => within(text, textMaximum));

/** One of the options; the first where nothing was chosen and a default is allowed. */
export const choice = <Option extends string>(
  typed: string,
  options: readonly Option[],
  preset: Option | null = null,
): Result.Result<Option, ChoiceMissing> => {
  const chosen = typed === "" ? preset : options.find((option) => option === typed);
  return chosen == null ? Result.fail(new ChoiceMissing()) : Result.succeed(chosen);
};

/** Scheme, host with a dot or in brackets, no blanks. */
const urlForm = /^https?:\/\/(?:[^\s/?#@]+\.[^\s/?#@]+|\[[0-9a-f:.]+\](?::\d+)?)(?:[/?#]\S*)?$/i;

/** The exact address of a page. [LGL-05] */
export const exactUrl = (
  typed: string,
  rule: RequiringRule,
): Result.Result<string, FieldRequired | UrlInvalid | TextTooLong | ForbiddenCharacters> =>
  Result.flatMap(
    neededLine(typed, rule, urlMaximum),
    (url): Result.Result<string, UrlInvalid> =>
      urlForm.test(url) ? Result.succeed(url) : Result.fail(new UrlInvalid()),
  );

/** Nothing typed, or what the rule makes of it. */
export const whenFilled = <Clean, Refusal>(
  typed: string,
  rule: (typed: string) => Result.Result<Clean, Refusal>,
): Result.Result<Clean | null, Refusal> => (typed.trim() === "" ? Result.succeed(null) : rule(typed));

const within = (text: string, maximum: number): Result.Result<string, TextTooLong> =>
  lengthOf(text) > maximum ? Result.fail(new TextTooLong({ maximum })) : Result.succeed(text);
