// Laws of limits: how long a caller over a limit has to wait. [OPS-08]
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { waitOver } from "./rules.ts";

const anyCounted = fc.record({
  limit: fc.record({ most: fc.integer({ min: 1, max: 100 }), seconds: fc.integer({ min: 1, max: 3600 }) }),
  count: fc.integer({ min: 0, max: 200 }),
  endsAt: fc.integer({ min: 0, max: 3_600_000 }).map(instant),
});

export const laws: readonly Law[] = [
  law(
    "[OPS-08] what is within all its limits never waits; what is over some waits at least a second, until the last of those windows is over",
    () =>
      fc.property(fc.array(anyCounted, { maxLength: 5 }), (counted) => {
        const over = counted.filter(({ limit, count }) => count > limit.most);
        const wait = waitOver(counted, instant(0));
        if (over.length === 0) return wait === null;
        return (
          wait !== null &&
          wait >= 1 &&
          over.every(({ endsAt }) => wait * 1000 >= endsAt) &&
          waitOver(over, instant(wait * 1000)) === 1
        );
      }),
  ),
  law("[OPS-08] as many as a limit allows go on, and the next one waits for the end of its window, to the second", () =>
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 3_600_000 }), (most, left) => {
      const counted = (count: number) => [{ limit: { most, seconds: 3600 }, count, endsAt: instant(left) }];
      return (
        waitOver(counted(most), instant(0)) === null &&
        waitOver(counted(most + 1), instant(0)) === Math.ceil(left / 1000)
      );
    }),
  ),
];
