// Whether a chosen password takes as many guesses as its account needs; they are counted in a thread of their own. [SES-02] [OPS2-3]
import { chosenPassword, judgedPart, type Role } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import { fieldsRefused } from "../../platform/http/strapi-error.ts";
import { guessesOf } from "./guessing.ts";

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
export const isGuessable = async (password: string, { role, email, shop }: Chooser): Promise<boolean> => {
  const known = wordsOf(email, shop);
  const guesses = await guessesOf(judgedPart(password), known);
  const chosen = chosenPassword(password, { guessesFor: () => guesses, role, known });
  return Result.isFailure(chosen) && chosen.failure._tag === "PasswordCommon";
};

/** A new password must not be guessed quickly; refused in the shape of Strapi's own refusals of a field. */
export const mustWithstand = async (password: string, chooser: Chooser): Promise<void> => {
  if (await isGuessable(password, chooser))
    throw fieldsRefused([{ field: "password", message: "password must not be one of the most common passwords" }]);
};
