// npm run data -- numbers [confirm|ask]: the last numbers of each series, and the word after a restore that none is given a second time. [ACC-03] [OPS-06]
import { dayOf, instant, type TimeZone } from "@kontor/domain/kernel/calendar";
import { refusalText } from "@kontor/domain/site/refusal";
import { numbersGoOn, ShopNumbers } from "@kontor/domain/site/admin";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { doubtNumbers } from "../../platform/database/numbers.ts";
import { numbersOver } from "../../site/admin/desk-ports.ts";
import { note, operator } from "../../site/admin/journal-store.ts";
import { waitingNumbers, writtenLast } from "../../site/admin/numbers-store.ts";
import { DataRefused, placeOf, type Side, writingTo } from "./place.ts";

export type NumbersAct = "show" | "confirm" | "ask";

/** What an operator types between two numbers. */
export const numbersIn = (typed: string): readonly string[] => typed.split(/[\s,;]+/).filter((word) => word !== "");

const listed = (numbers: readonly string[]): string => (numbers.length === 0 ? "none yet" : numbers.join(", "));

/** What is asked after a restore. */
export const question = (last: readonly string[]): string =>
  `The last numbers here are: ${listed(last)}. No order, account, invoice or credit note gets a number until somebody has said which were sent last: npm run data -- numbers confirm --numbers-from "R-2026-000123 RK-2026-000004 K-2026-000042 100017", or without --numbers-from where these are the last; or at the desk.`;

/** Puts the word of the operator in the place, with its entry in the journal. */
export const confirmIn = async (side: Side, sent: readonly string[], zone: TimeZone): Promise<boolean> => {
  const now = instant(Date.now());
  const going = Effect.provideContext(
    numbersGoOn(sent, dayOf(now, zone)),
    Context.make(ShopNumbers, numbersOver(side)),
  );
  const confirmed = await Effect.runPromise(Effect.result(going));
  if (Result.isFailure(confirmed)) throw new DataRefused(refusalText("en", confirmed.failure));
  if (confirmed.success === null) return false;
  await note(side, confirmed.success, operator, now);
  return true;
};

export const numbersCommand = async (
  to: string,
  act: NumbersAct,
  sent: readonly string[],
  zone: TimeZone,
  say: (line: string) => void,
): Promise<void> => {
  const place = placeOf(to);
  const line = await writingTo(place, async (side) => {
    if (act === "ask") await doubtNumbers(side, Date.now());
    const isConfirmed = act === "confirm" && (await confirmIn(side, sent, zone));
    const [waiting, last] = [await waitingNumbers(side), await writtenLast(side)];
    if (waiting !== null) return `${place.says}: numbers wait for a word. ${question(last)}`;
    return isConfirmed
      ? `${place.says}: numbers go on behind ${listed(last)}.`
      : `${place.says}: the last numbers are ${listed(last)}; nothing needs a word.`;
  });
  say(line);
};
