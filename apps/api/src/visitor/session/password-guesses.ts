// How many guesses a password takes: by the commonest ones, keyboards, runs and repeats; the dictionaries are read once, with the first password that is chosen (decision 112). [SES-02] [OPS2-3]
import { readFileSync } from "node:fs";
import { chosenPassword, type GuessesFor, type Role } from "@kontor/domain/visitor/session";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import * as Result from "effect/Result";
import { fieldsRefused } from "../../platform/http/strapi-error.ts";

const list = new URL("common-passwords.txt", import.meta.url);

/** The commonest, and those that are common in German. */
const read = (): readonly string[] =>
  readFileSync(list, "utf8")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .flatMap((line) => line.split(" ").filter((word) => word !== ""));

const cache: { estimator?: ZxcvbnFactory; common?: ReadonlySet<string> } = {};

const guessesFor: GuessesFor = (password, known) => {
  const common = (cache.common ??= new Set(read()));
  // None of them is worth a guess, whatever else could be said of it.
  if (common.has(password.toLowerCase())) return 0;
  cache.estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, common: [...common] },
    graphs: adjacencyGraphs,
  });
  return cache.estimator.check(password, [...known]).guesses;
};

/** What can be guessed first: an account's address, the whole, its name, its domain; and the name of the shop. */
const wordsOf = (email: string, shop: string): readonly string[] =>
  [email, ...email.split("@"), ...email.split(/[@.+_-]/), ...shop.toLowerCase().split(/[^\p{L}\p{N}]+/u)].filter(
    (word) => word.length > 2,
  );

interface Chooser {
  readonly role: Role;
  /** Empty where it is not known. */
  readonly email: string;
  /** The provider's name. */
  readonly shop: string;
}

/** Other faults are refused elsewhere, each in its own words. */
export const isGuessable = (password: string, { role, email, shop }: Chooser): boolean => {
  const chosen = chosenPassword(password, { guessesFor, role, known: wordsOf(email, shop) });
  return Result.isFailure(chosen) && chosen.failure._tag === "PasswordCommon";
};

/** A new password must not be guessed quickly; refused in the shape of Strapi's own refusals of a field. */
export const mustWithstand = (password: string, chooser: Chooser): void => {
  if (isGuessable(password, chooser))
    throw fieldsRefused([{ field: "password", message: "password must not be one of the most common passwords" }]);
};
