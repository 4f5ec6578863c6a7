// Laws of the table of VAT rates: which of them is in force on a day, and the map that it makes. [VAT-01] [VAT-03]
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { anyDay } from "#kernel/calendar/arbitraries";
import { anyRate } from "#kernel/money/arbitraries";
import type { VatRate } from "./model.ts";
import type { isInForce, vatMapOn } from "./rules.ts";

/** A table in which rates of the same few countries follow and overlap one another around a day. */
const anyTableAround = anyDay.chain((on) =>
  fc.record({
    on: fc.constant(on),
    table: fc.uniqueArray(
      fc
        .record({
          country: fc.constantFrom("DE", "AT", "OTHER" as const),
          rate: anyRate,
          from: fc.integer({ min: -9, max: 2 }),
          days: fc.option(fc.nat(9), { nil: null }),
        })
        .map(({ country, rate, from, days }): VatRate => {
          const begins = addDays(on, from);
          return { country, rate, from: begins, until: days === null ? null : addDays(begins, days) };
        }),
      { maxLength: 6, selector: ({ from }) => from },
    ),
  }),
);

/** What these laws are about. */
interface TableFunctions {
  readonly isInForce: typeof isInForce;
  readonly vatMapOn: typeof vatMapOn;
}

export const tableLaws = ({ isInForce, vatMapOn }: TableFunctions): readonly Law[] => [
  law("[VAT-03] a rate is in force from its first day to its last, both included, and on no other day", () =>
    fc.property(anyDay, fc.nat(3000), anyRate, (from, length, rate) => {
      const entry: VatRate = { country: "DE", rate, from, until: addDays(from, length) };
      const onDay = (offset: number): boolean => isInForce(entry, addDays(from, offset));
      return (
        !onDay(-1) &&
        onDay(0) &&
        onDay(length) &&
        !onDay(length + 1) &&
        isInForce({ ...entry, until: null }, addDays(from, length + 1))
      );
    }),
  ),
  law(
    "[VAT-03] [LAW2-S15] of two rates of a country that are both in force the later one counts, in whatever order they stand",
    () =>
      fc.property(anyTableAround, fc.nat(5), ({ table, on }, by) => {
        const turned = [...table.slice(by), ...table.slice(0, by)];
        const [map, other] = [vatMapOn(table, on), vatMapOn(turned, on)];
        if (Result.isFailure(map) || Result.isFailure(other)) return Result.isFailure(map) === Result.isFailure(other);
        return table
          .filter((entry) => isInForce(entry, on))
          .every(({ country, from, rate }) => {
            const isLatest = table.every(
              (entry) => entry.country !== country || !isInForce(entry, on) || entry.from <= from,
            );
            return other.success[country] === map.success[country] && (!isLatest || map.success[country] === rate);
          });
      }),
  ),
  law(
    "[VAT-03] a day has a map exactly when some rate is in force on it; OTHER is in it then, and every rate is one in force",
    () =>
      fc.property(anyTableAround, ({ table, on }) => {
        const inForce = table.filter((entry) => isInForce(entry, on));
        const map = vatMapOn(table, on);
        if (Result.isFailure(map)) return inForce.length === 0 && map.failure.status === 500 && map.failure.fatal;
        return (
          inForce.length > 0 &&
          Object.hasOwn(map.success, "OTHER") &&
          Object.entries(map.success).every(
            ([country, rate]) =>
              (country === "OTHER" && rate === 0) ||
              inForce.some((entry) => entry.country === country && entry.rate === rate),
          )
        );
      }),
  ),
];
