// How many guesses a password takes: by the commonest ones, keyboards, runs and repeats; the dictionaries are read once, with the first password that is chosen (decision 112). [SES-02] [OPS2-3]
import { readFileSync } from "node:fs";
import type { GuessesFor } from "@kontor/domain/visitor/session";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

const list = new URL("common-passwords.txt", import.meta.url);

/** The commonest, and those that are common in German. */
const read = (): readonly string[] =>
  readFileSync(list, "utf8")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .flatMap((line) => line.split(" ").filter((word) => word !== ""));

const cache: { estimator?: ZxcvbnFactory; common?: ReadonlySet<string> } = {};

export const estimatedGuesses: GuessesFor = (password, known) => {
  const common = (cache.common ??= new Set(read()));
  // None of them is worth a guess, whatever else could be said of it.
  if (common.has(password.toLowerCase())) return 0;
  cache.estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, common: [...common] },
    graphs: adjacencyGraphs,
  });
  return cache.estimator.check(password, [...known]).guesses;
};
