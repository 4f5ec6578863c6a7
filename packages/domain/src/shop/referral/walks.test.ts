// Every state and transition of a referral is walked, and patches are answered at any time. [HDL-08]
import { raced, samples, walkAll } from "@kontor/domain/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { anyArrival, anyReferralMoment, anyStay } from "./arbitraries.ts";
import { referralMachine } from "./machine.ts";
import { storedReferral, mayRemove } from "./view.ts";

it("[HDL-08] [CRT-06] every state and transition of a referral is walked", () =>
  expect(walkAll(referralMachine, { inputs: samples(anyArrival), moments: samples(anyReferralMoment) })).toMatchObject({
    missedStates: [],
    missedTransitions: [],
  }));
it("[HDL-08] [CRT-06] [SHL-13] in every race the cookie is set at most once, an order is tried again at most once, and what is gone never comes back", () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      anyArrival,
      anyStay,
      fc.array(fc.boolean()),
      async (scheduler, input, stay, works) => {
        const race = await raced(referralMachine, {
          scheduler,
          input,
          events: stay.filter((moment) => moment.type !== "answer") as never,
          slots: {
            patch: ({ number }) => {
              if (works[number] === false) throw new Error("down");
              return "cart";
            },
          },
        });
        const count = (type: string): number => race.emitted.filter((event) => event.type === type).length;
        expect([count("cookie.set") <= 1, count("order.retry") <= 1, count("cookie.clear")]).toEqual([
          true,
          true,
          count("order.retry"),
        ]);
        const isReferred = race.seen.map(({ snapshot }) => storedReferral(snapshot) !== null);
        const removedAt = isReferred.indexOf(false);
        if (removedAt !== -1) expect(isReferred.slice(removedAt).some(Boolean)).toBe(false);
        if (count("order.retry") === 1)
          expect([storedReferral(race.last), mayRemove(race.last)]).toEqual([null, false]);
      },
    ),
  ));
