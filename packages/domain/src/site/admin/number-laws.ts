// Laws of the word after a restore: no number is given a second time, none is taken back. [ACC-03] [OPS-06]
import * as Result from "effect/Result";
import fc from "fast-check";
import { day, instant } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { mostNumbersAhead } from "./limits.ts";
import { type LastNumber, lastNumberIn, numbersConfirmed, type NumberSeries, writtenNumber } from "./number-series.ts";

const anySeries = fc.constantFrom<NumberSeries>(
  "invoice-2026",
  "invoice-2027",
  "credit-note-2026",
  "charge-2026",
  "order-2026",
  "customer",
);

const anyLast: fc.Arbitrary<LastNumber> = fc
  .tuple(anySeries, fc.integer({ min: 1, max: 50_000 }))
  .map(([series, value]) => ({ series, value: series === "customer" ? 100_000 + value : value }));

const anyKnown = fc.uniqueArray(anyLast, { selector: ({ series }) => series, maxLength: 6 });

const restored = instant(1_795_000_000_000);
const today = day("2026-11-21");

export const numberLaws: readonly Law[] = [
  law("[ACC-03] [OPS-06] a number is read as the one that it was written as, of its own series", () =>
    fc.property(anyLast, fc.boolean(), (last, isContract) => {
      const written = writtenNumber(last);
      const text = isContract && last.series.startsWith("order") ? `${written}-3` : written;
      return JSON.stringify(lastNumberIn(` ${text.toLowerCase()} `)) === JSON.stringify(last);
    }),
  ),
  law(
    "[ACC-03] [OPS-06] after the word each series goes on behind every number that was given here or sent, and none goes back",
    () =>
      fc.property(anyKnown, fc.array(anyLast, { maxLength: 8 }), (known, sent) => {
        const confirmed = numbersConfirmed(known, restored, sent.map(writtenNumber), today);
        if (Result.isFailure(confirmed)) return false;
        const { raised, entry } = confirmed.success;
        const lastOf = ({ series }: Pick<LastNumber, "series">): number =>
          (raised.find((each) => each.series === series) ?? known.find((each) => each.series === series))?.value ?? 0;
        return (
          [...known, ...sent].every((each) => lastOf(each) >= each.value) &&
          raised.every((each) => sent.some(({ series, value }) => series === each.series && value === each.value)) &&
          entry !== null
        );
      }),
  ),
  law(
    "[ACC-03] [OPS-06] what is no number, or far ahead, is refused, and nothing is raised where no word is needed",
    () =>
      fc.property(
        anyKnown,
        anyLast,
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.string(),
        (known, sent, beyond, text) => {
          const base =
            known.find(({ series }) => series === sent.series)?.value ?? (sent.series === "customer" ? 100_000 : 0);
          const far = { ...sent, value: base + mostNumbersAhead + beyond };
          const refused = [writtenNumber(far), `X${text}`].every((number) =>
            Result.isFailure(numbersConfirmed(known, restored, [writtenNumber(sent), number], today)),
          );
          const needless = numbersConfirmed(known, null, [writtenNumber(sent)], today);
          return (
            refused &&
            Result.isSuccess(needless) &&
            needless.success.raised.length === 0 &&
            needless.success.entry === null
          );
        },
      ),
  ),
];
