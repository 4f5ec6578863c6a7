// Work that waits for a moment without calls: done once for all of them, and where it never gets quiet, in time all the same. [OPS-10]
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { debounced } from "./debounce.ts";

describe("what is done when it is quiet", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
  afterEach(() => void vi.useRealTimers());

  const counted = (longestMs: number) => {
    const done = { times: 0 };
    return { done, work: debounced(() => void (done.times += 1), { quietMs: 50, longestMs }) };
  };

  /** Calls every `everyMs` milliseconds, `count` times. */
  const calls = (schedule: () => void, count: number, everyMs: number): void => {
    for (let call = 0; call < count; call += 1) {
      schedule();
      vi.advanceTimersByTime(everyMs);
    }
  };

  it("[OPS-10] is done once for all calls of a time without a pause, and again for later ones", () => {
    const { done, work } = counted(Number.POSITIVE_INFINITY);
    calls(work.schedule, 100, 49);
    expect(done.times).toBe(0);
    vi.advanceTimersByTime(1);
    expect(done.times).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(done.times).toBe(1);
    work.schedule();
    vi.advanceTimersByTime(50);
    expect(done.times).toBe(2);
  });

  it("[OPS-10] is done in time where it never gets quiet", () => {
    const { done, work } = counted(1_000);
    calls(work.schedule, 98, 10);
    expect(done.times).toBe(0);
    calls(work.schedule, 2, 10);
    expect(done.times).toBe(1);
    calls(work.schedule, 200, 10);
    expect(done.times).toBe(3);
  });

  it("[OPS-10] is left undone once it is stopped", () => {
    const { done, work } = counted(1_000);
    work.schedule();
    work.stop();
    vi.advanceTimersByTime(10_000);
    expect(done.times).toBe(0);
  });
});
