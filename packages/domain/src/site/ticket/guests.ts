// Guests whose ticket is not at hand are found at the entrance by their name: a few of its event, never all of them. [TKT-02]
import { cleanLine } from "#kernel/text";
import * as Result from "effect/Result";
import { fewestNameLetters } from "./limits.ts";

/** A part of a name as it is searched for; null where it is too little to tell guests apart. */
export const soughtGuest = (typed: string): string | null => {
  const line = cleanLine(typed);
  if (Result.isFailure(line)) return null;
  const wanted = line.success.toLowerCase();
  return (wanted.match(/\p{L}/gu) ?? []).length < fewestNameLetters ? null : wanted;
};
