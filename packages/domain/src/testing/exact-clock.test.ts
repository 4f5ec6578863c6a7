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
  it("[HDL-08] [UIM-01] throws when a timer restarts itself at its own moment, instead of hanging", () => {
    const clock = exactClock();
    const again = (): void => void clock.setTimeout(again, 0);
    clock.setTimeout(again, 200);
    expect(() => clock.advance(1000)).toThrow("timers fell due at 200 ms: one of them starts itself again");
  });
  it("[UIM-01] [HDL-04] lets a great many timers fire, each at its own moment or together", () => {
    const clock = exactClock();
    const fired = { count: 0 };
    for (let at = 0; at < 400; at += 1) clock.setTimeout(() => void (fired.count += 1), at % 40);
    clock.advance(40);
    expect(fired.count).toBe(400);
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
