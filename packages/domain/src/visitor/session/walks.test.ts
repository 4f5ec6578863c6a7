// Every state and transition of a session is walked; answers that are no longer awaited change nothing. [HDL-08]
import { raced, samples, walkAll } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import fc from "fast-check";
import { expect, it } from "vitest";
import { anySessionInput, anySessionMoment, anySessionStay } from "./arbitraries.ts";
import { LoginRefused, LogoutFailed, TokenMissing } from "./errors.ts";
import { sessionMachine } from "./machine.ts";
import type { Entry } from "./model.ts";

it("[HDL-08] [SES-01] [SES-02] [SES-03] every state and transition of a session is walked", () =>
  expect(
    walkAll(sessionMachine, { inputs: samples(anySessionInput, 40), moments: samples(anySessionMoment, 200) }),
  ).toMatchObject({
    missedStates: [],
    missedTransitions: [],
  }));

const userOf = (number: number) => ({
  id: number + 1000,
  username: `user-${number}`,
  email: "a@b.example",
  confirmed: true,
});

it("[HDL-08] [SES-02] [SES-03] in every race the shown user comes from the last request, and no user is shown after leaving", () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      anySessionInput,
      anySessionStay,
      fc.array(fc.boolean()),
      async (scheduler, input, stay, works) => {
        const race = await raced(sessionMachine, {
          scheduler,
          input,
          events: stay.filter((moment) => moment.type !== "answer") as never,
          slots: {
            enter: ({ number }) =>
              works[number] === false ? Result.fail(new LoginRefused()) : Result.succeed(userOf(number)),
            fetchUser: ({ number }) =>
              works[number] === false ? Result.fail(new TokenMissing()) : Result.succeed(userOf(number)),
            complete: ({ number }) =>
              works[number] === false ? Result.fail({ _tag: "AddressRefused" }) : Result.succeed({ merged: false }),
            leave: ({ number }) => (works[number] === false ? Result.fail(new LogoutFailed()) : Result.succeed("key")),
          },
        });
        race.seen.forEach(({ snapshot, calls }) => {
          const { user, hasToken } = snapshot.context;
          const last = race.calls.slice(0, calls).findLast(({ slot }) => slot !== "complete");
          if (["known", "completing", "completed"].includes(snapshot.value))
            expect([user?.id, hasToken]).toEqual([
              last === undefined ? input.user?.id : userOf(last.number).id,
              hasToken,
            ]);
          if (snapshot.value === "leaving") expect([user, hasToken]).toEqual([null, false]);
          if (last?.slot === "leave") expect(user).toBeNull();
        });
        const entries = race.calls
          .filter(({ slot }) => slot === "enter")
          .map(({ input }) => (input as { readonly entry: Entry }).entry);
        expect(
          entries.every((entry) => stay.some((moment) => moment.type === "session.enter" && moment.entry === entry)),
        ).toBe(true);
      },
    ),
  ));
