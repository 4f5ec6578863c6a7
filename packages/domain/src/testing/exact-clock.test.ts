// The exact clock: chained timers fire at their exact moments. [UIM-01]
import { describe, expect, it } from "vitest";
import { exactClock } from "@kontor/domain/testing";

describe("the exact clock", () => {
  it("[UIM-01] [HDL-04] fires a timer that a timer started at its own moment, in one jump", () => {
    const clock = exactClock();
    const fired: [string, number][] = [];
    clock.setTimeout(() => {
      fired.push(["first", clock.now()]);
      clock.setTimeout(() => fired.push(["second", clock.now()]), 500);
    }, 200);
    clock.setTimeout(() => fired.push(["other", clock.now()]), 600);
    clock.advance(1000);
    expect(fired).toEqual([
      ["first", 200],
      ["other", 600],
      ["second", 700],
    ]);
    expect([clock.now(), clock.waiting()]).toEqual([1000, 0]);
  });
  it("[UIM-01] [HDL-04] fires nothing early, nothing twice, nothing that was cleared", () => {
    const clock = exactClock();
    const fired: number[] = [];
    const cleared = clock.setTimeout(() => fired.push(0), 10);
    clock.setTimeout(() => fired.push(clock.now()), 200);
    clock.clearTimeout(cleared);
    clock.advance(199);
    expect(fired).toEqual([]);
    clock.advance(1);
    clock.advance(1000);
    expect(fired).toEqual([200]);
  });
});
