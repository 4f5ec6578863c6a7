// A deal on screen, on the exact clock. [CNT-05] [CNT-06]
import { exactClock } from "@kontor/domain/testing";
import { expect, it } from "vitest";
import { createActor } from "xstate";
import { instant } from "#kernel/calendar";
import { dealCountdown, dealMachine, type DealTime } from "./index.ts";

const start = 1_795_262_400_000;
const later = (milliseconds: number) => instant(start + milliseconds);
const onScreen = (time: DealTime) => {
  const clock = exactClock();
  const actor = createActor(dealMachine, { clock, input: { time, now: instant(start) } }).start();
  return {
    clock,
    send: actor.send,
    state: () => actor.getSnapshot().value,
    left: (at: number) => dealCountdown(actor.getSnapshot(), later(at)),
  };
};

it("[CNT-05] opens and ends while it is shown, each at its moment", () => {
  const { clock, state, left } = onScreen({ opens: later(1000), closes: later(61_000) });
  expect([state(), left(0)]).toEqual(["ahead", { days: 0, hours: 0, minutes: 0, seconds: 1, over: false }]);
  clock.advance(999);
  expect(state()).toBe("ahead");
  clock.advance(1);
  expect([state(), left(1000)]).toEqual([
    { open: "counting" },
    { days: 0, hours: 0, minutes: 1, seconds: 0, over: false },
  ]);
  clock.advance(59_999);
  expect(state()).toEqual({ open: "counting" });
  clock.advance(1);
  expect([state(), left(61_000)?.over, clock.waiting()]).toEqual(["missed", true, 0]);
});
it("[CNT-05] waits longer than a browser's timer can", () => {
  const { clock, state } = onScreen({ opens: null, closes: later(40 * 86_400_000) });
  clock.advance(40 * 86_400_000 - 1);
  expect(state()).toEqual({ open: "counting" });
  clock.advance(1);
  expect(state()).toBe("missed");
});
it("[CNT-05] never pauses: after sleep it is as the server's clock says", () => {
  const { clock, send, state } = onScreen({ opens: null, closes: later(60_000) });
  send({ type: "clock.set", time: later(30_000) });
  clock.advance(29_999);
  expect(state()).toEqual({ open: "counting" });
  clock.advance(1);
  expect(state()).toBe("missed");
  send({ type: "clock.set", time: later(0) });
  expect(state()).toEqual({ open: "counting" });
});
it("[CNT-05] without an end has no countdown and no timer", () => {
  const { clock, state, left } = onScreen({ opens: null, closes: null });
  expect([state(), left(0), clock.waiting()]).toEqual([{ open: "lasting" }, null, 0]);
});
