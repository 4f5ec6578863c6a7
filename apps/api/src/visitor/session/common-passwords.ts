// The list of the commonest passwords, read once when the first one is looked up. [SES-02]
import { readFileSync } from "node:fs";
import { chosenPassword } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import { fieldsRefused } from "../../platform/http/strapi-error.ts";

const list = new URL("common-passwords.txt", import.meta.url);

const read = (): ReadonlySet<string> =>
  new Set(
    readFileSync(list, "utf8")
      .split("\n")
      .filter((line) => !line.startsWith("#"))
      .flatMap((line) => line.split(" ").filter((word) => word !== "")),
  );

const cache: { words?: ReadonlySet<string> } = {};

const commonPasswords = (): ReadonlySet<string> => {
  cache.words ??= read();
  return cache.words;
};

/** Other faults are refused elsewhere, each in its own words. */
export const isCommon = (password: string): boolean => {
  const chosen = chosenPassword(password, commonPasswords());
  return Result.isFailure(chosen) && chosen.failure._tag === "PasswordCommon";
};

/** A new password must not be among the commonest; refused in the shape of Strapi's own refusals of a field. */
export const mustBeUncommon = (password: string): void => {
  if (isCommon(password)) throw fieldsRefused([{ field: "password", message: "password must not be one of the most common passwords" }]);
};
