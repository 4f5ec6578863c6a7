// Journeys of a session: starts, ways in, ways out. [SES-01] [SES-02] [SES-03] [SES-09]
import { type ExactClock, exactClock } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise, initialTransition, transition, waitFor } from "xstate";
import { anyEntry, anyUser } from "./arbitraries.ts";
import { TooManyAttempts } from "#kernel/limit";
import { LoginRefused, LogoutFailed, TokenMissing, UnknownError } from "./errors.ts";
import { sessionMachine } from "./machine.ts";
import { entryStage } from "./view.ts";

const ada = { id: 1, username: "ada", email: "ada@example.test", confirmed: true };
const login = { type: "session.enter", entry: { by: "login", identifier: "ada", password: "Passw0rd-one" } } as const;

const started = (
  input: { user: typeof ada | null; hasToken: boolean },
  actors: Partial<{
    clock: ExactClock;
    enter: Result.Result<typeof ada, LoginRefused | TooManyAttempts>;
    complete: Result.Result<{ readonly merged: boolean }, { readonly _tag: string }>;
    me: Result.Result<typeof ada, TokenMissing>;
    leave: Result.Result<string, LogoutFailed>;
  }> = {},
) => {
  const calls: string[] = [];
  const slot = <A>(name: string, answer: A | undefined) =>
    fromPromise(async () => {
      calls.push(name);
      if (answer === undefined) throw new Error(`${name} broke`);
      return answer;
    });
  const machine = sessionMachine.provide({
    actors: {
      enter: slot("enter", actors.enter) as never,
      fetchUser: slot("fetchUser", actors.me) as never,
      complete: slot("complete", actors.complete) as never,
      leave: slot("leave", actors.leave) as never,
    },
  });
  const { clock } = actors;
  return { actor: createActor(machine, { input, ...(clock === undefined ? {} : { clock }) }).start(), calls };
};

describe("start", () => {
  it("[SES-01] a cached user is known without a call", () => {
    const { actor, calls } = started({ user: ada, hasToken: true });
    expect(actor.getSnapshot().value).toBe("known");
    expect(calls).toEqual([]);
  });
  it("[SES-01] no user and a token: the user is fetched", async () => {
    const { actor, calls } = started({ user: null, hasToken: true }, { me: Result.succeed(ada) });
    expect((await waitFor(actor, (state) => state.matches("known"))).context.user).toEqual(ada);
    expect(calls).toEqual(["fetchUser"]);
  });
  it.each([
    ["refused", Result.fail(new TokenMissing())],
    ["broken", undefined],
  ])("[SES-01] a fetch that is %s leaves no token", async (_, me) => {
    const { actor } = started({ user: null, hasToken: true }, me === undefined ? {} : { me });
    const state = await waitFor(actor, (at) => at.matches("anonymous"));
    expect(state.context).toMatchObject({ user: null, hasToken: false });
  });
  it("[SES-01] no token: no user is fetched", () => {
    const { actor, calls } = started({ user: null, hasToken: false });
    expect(actor.getSnapshot().value).toBe("anonymous");
    expect(calls).toEqual([]);
  });
});

describe("ways in and out", () => {
  it("[SES-02] a login makes the user known", async () => {
    const { actor } = started({ user: null, hasToken: false }, { enter: Result.succeed(ada) });
    actor.send(login);
    expect((await waitFor(actor, (state) => state.matches("known"))).context).toMatchObject({
      user: ada,
      hasToken: true,
      refusal: null,
    });
  });
  it("[SES-02] a refused login says why, and the next attempt forgets it", async () => {
    const { actor } = started({ user: null, hasToken: false }, { enter: Result.fail(new LoginRefused()) });
    actor.send(login);
    const state = await waitFor(actor, (at) => at.matches("anonymous"));
    expect(JSON.parse(JSON.stringify(state.context.refusal))).toEqual({ _tag: "LoginRefused", rule: "SES-02" });
    actor.send(login);
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });
  it("[SES-02] a refusal can be dismissed", async () => {
    const { actor } = started({ user: null, hasToken: false }, { enter: Result.fail(new LoginRefused()) });
    actor.send(login);
    await waitFor(actor, (at) => at.matches("anonymous"));
    actor.send({ type: "refusal.dismiss" });
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });
  it("[SES-02] a defect during login is reported as an unknown error", async () => {
    const { actor } = started({ user: null, hasToken: false });
    actor.send(login);
    expect((await waitFor(actor, (at) => at.matches("anonymous"))).context.refusal).toMatchObject({
      _tag: "UnknownError",
    });
  });
  it("[SES-01] a login in another tab is fetched, and so is a user who may have changed", async () => {
    const { actor, calls } = started({ user: null, hasToken: false }, { me: Result.succeed(ada) });
    actor.send({ type: "session.renew" });
    expect((await waitFor(actor, (at) => at.matches("known"))).context).toMatchObject({ user: ada, hasToken: true });
    actor.send({ type: "session.renew" });
    expect(actor.getSnapshot().value).toBe("fetching");
    await waitFor(actor, (at) => at.matches("known"));
    expect(calls).toEqual(["fetchUser", "fetchUser"]);
  });
  it("[SES-01] a token that is lost on the way leaves no user", () => {
    const { actor } = started({ user: ada, hasToken: true });
    actor.send({ type: "session.lost" });
    expect(actor.getSnapshot()).toMatchObject({ value: "anonymous", context: { user: null, hasToken: false } });
  });
  it("[SES-03] who leaves while the user is fetched has left", async () => {
    const { actor, calls } = started(
      { user: null, hasToken: true },
      { me: Result.succeed(ada), leave: Result.succeed("key") },
    );
    actor.send({ type: "session.leave" });
    expect(actor.getSnapshot()).toMatchObject({ value: "leaving", context: { user: null, hasToken: false } });
    expect((await waitFor(actor, (at) => at.matches("anonymous"))).context).toMatchObject({
      user: null,
      ssoKey: "key",
    });
    expect(calls).toEqual(["fetchUser", "leave"]);
  });
  it("[SES-09] a logout that breaks has removed the user all the same, and reports it", async () => {
    const { actor } = started({ user: ada, hasToken: true });
    actor.send({ type: "session.leave" });
    expect((await waitFor(actor, (at) => at.matches("anonymous"))).context).toMatchObject({
      user: null,
      ssoKey: null,
      refusal: { _tag: "UnknownError" },
    });
  });
  it("[SES-03] a logout forgets the user at once and keeps the panel's key", async () => {
    const { actor } = started({ user: ada, hasToken: true }, { leave: Result.succeed("key") });
    actor.send({ type: "session.leave" });
    expect(actor.getSnapshot().context.user).toBeNull();
    expect((await waitFor(actor, (at) => at.matches("anonymous"))).context).toMatchObject({
      ssoKey: "key",
      refusal: null,
    });
  });
  it("[SES-09] a logout that fails has removed the user all the same, and reports it", async () => {
    const { actor } = started({ user: ada, hasToken: true }, { leave: Result.fail(new LogoutFailed()) });
    actor.send({ type: "session.leave" });
    expect((await waitFor(actor, (at) => at.matches("anonymous"))).context).toMatchObject({
      user: null,
      hasToken: false,
      ssoKey: null,
      refusal: { _tag: "LogoutFailed" },
    });
  });
});

describe("what follows a login", () => {
  const completing = { ...login, completion: { address: { firstName: "Ada" } } } as const;
  it("[CHK-03] [CRT-01] a login with a completion is done when that is, in this order", async () => {
    const { actor, calls } = started(
      { user: null, hasToken: false },
      { enter: Result.succeed(ada), complete: Result.succeed({ merged: true }) },
    );
    actor.send(completing);
    const state = await waitFor(actor, (at) => at.matches("completed"));
    expect(state.context).toMatchObject({ user: ada, completed: { merged: true }, refusal: null });
    expect(calls).toEqual(["enter", "complete"]);
    expect(entryStage(state)).toBe("completed");
  });
  it.each([
    ["refused", Result.fail({ _tag: "AddressRefused" }), "AddressRefused"],
    ["broken", undefined, "UnknownError"],
  ])(
    "[CHK-03] a completion that is %s leaves the user known, and is tried again without a second login",
    async (_, complete, tag) => {
      const { actor, calls } = started(
        { user: null, hasToken: false },
        { enter: Result.succeed(ada), ...(complete === undefined ? {} : { complete }) },
      );
      actor.send(completing);
      const state = await waitFor(actor, (at) => at.matches("known"));
      expect(state.context).toMatchObject({ user: ada, refusal: { _tag: tag } });
      expect(entryStage(state)).toBe("open");
      actor.send(completing);
      expect(actor.getSnapshot()).toMatchObject({ value: "completing", context: { refusal: null } });
      await waitFor(actor, (at) => at.matches("known"));
      expect(calls).toEqual(["enter", "complete", "complete"]);
    },
  );
  it("[SES-01] a login that ended meanwhile is asked for again", async () => {
    const { actor } = started({ user: ada, hasToken: true }, { complete: Result.fail(new TokenMissing()) });
    actor.send({ type: "session.complete", completion: { address: null } });
    expect((await waitFor(actor, (at) => at.matches("anonymous"))).context).toMatchObject({
      user: null,
      hasToken: false,
      refusal: { _tag: "TokenMissing" },
    });
  });
  it.each(["fetching", "anonymous"])(
    "[SES-01] [CHK-03] what is wanted while a customer is %s follows when they are fetched",
    async (value) => {
      const hasToken = value === "fetching";
      const { actor, calls } = started(
        { user: null, hasToken },
        { me: Result.succeed(ada), complete: Result.succeed({ merged: false }) },
      );
      expect(actor.getSnapshot().value).toBe(value);
      actor.send({ type: "session.complete", completion: { address: null } });
      await waitFor(actor, (at) => at.matches("completed"));
      expect(calls).toEqual(["fetchUser", "complete"]);
    },
  );
  it("[SES-01] a fetch that fails while something is to follow says so, and is silent otherwise", async () => {
    const { actor } = started({ user: null, hasToken: false });
    actor.send({ type: "session.renew" });
    expect((await waitFor(actor, (at) => at.matches("anonymous"))).context.refusal).toBeNull();
    actor.send({ type: "session.complete", completion: { address: null } });
    expect((await waitFor(actor, (at) => at.matches("anonymous"))).context.refusal).toMatchObject({
      _tag: "UnknownError",
    });
  });
  it("[SES-01] a login made in another tab is shown as known, not as an open form", async () => {
    const { actor } = started({ user: null, hasToken: false }, { me: Result.succeed(ada) });
    expect(entryStage(actor.getSnapshot())).toBe("open");
    actor.send({ type: "session.renew" });
    expect(entryStage(actor.getSnapshot())).toBe("open");
    expect(entryStage(await waitFor(actor, (at) => at.matches("known")))).toBe("known");
  });
  it("[SES-02] a press while a login made elsewhere is fetched is no second login, but completes it", async () => {
    const { actor, calls } = started(
      { user: null, hasToken: false },
      { me: Result.succeed(ada), complete: Result.succeed({ merged: false }) },
    );
    actor.send({ type: "session.renew" });
    actor.send(completing);
    expect(entryStage(actor.getSnapshot())).toBe("sending");
    await waitFor(actor, (at) => at.matches("completed"));
    expect(calls).toEqual(["fetchUser", "complete"]);
  });
  it("[OPS-08] too many attempts are limited for as long as they must wait", async () => {
    const { actor } = started(
      { user: null, hasToken: false },
      { enter: Result.fail(new TooManyAttempts({ wait: 30 })) },
    );
    actor.send(login);
    const state = await waitFor(actor, (at) => at.matches("limited"));
    expect(state.context).toMatchObject({ wait: 30, refusal: { _tag: "TooManyAttempts" } });
    expect(entryStage(state)).toBe("limited");
    actor.send(login);
    expect(actor.getSnapshot().value).toBe("limited");
    actor.stop();
  });
  it("[OPS-08] [SES-02] who waited, second by second, may try again exactly after it", async () => {
    const clock = exactClock();
    const { actor, calls } = started(
      { user: null, hasToken: false },
      { clock, enter: Result.fail(new TooManyAttempts({ wait: 30 })) },
    );
    actor.send(login);
    await waitFor(actor, (at) => at.matches("limited"));
    clock.advance(29_999);
    expect(actor.getSnapshot()).toMatchObject({ value: "limited", context: { wait: 1 } });
    actor.send(login);
    expect(calls).toEqual(["enter"]);
    clock.advance(1);
    expect(actor.getSnapshot()).toMatchObject({ value: "anonymous", context: { wait: 0, refusal: null } });
    actor.send(login);
    await waitFor(actor, (at) => at.matches("limited"));
    expect(calls).toEqual(["enter", "enter"]);
    actor.stop();
  });
});

const anyEvent = fc.oneof(
  fc.record({ type: fc.constant("session.enter"), entry: anyEntry }),
  fc.constantFrom(
    { type: "session.leave" },
    { type: "session.renew" },
    { type: "session.lost" },
    { type: "refusal.dismiss" },
  ),
  fc
    .tuple(
      fc.constantFrom("enter", "fetchUser", "leave"),
      fc.oneof(
        anyUser.map((user) => Result.succeed(user)),
        fc.constant(Result.fail(new TokenMissing())),
        fc.constant(Result.fail(new UnknownError({ message: "" }))),
      ),
    )
    .map(([id, output]) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
  fc
    .constantFrom("enter", "fetchUser", "leave")
    .map((id) => ({ type: `xstate.error.actor.${id}`, error: new Error("defect"), actorId: id })),
);

describe("walked at random", () => {
  const walk = (user: typeof ada | null, hasToken: boolean, events: readonly { type: string }[]) =>
    events.reduce<{
      states: { value: unknown; context: { user: unknown; hasToken: boolean; refusal: unknown } }[];
      at: ReturnType<typeof initialTransition<typeof sessionMachine>>[0];
    }>(
      ({ states, at }, event) => {
        const [next] = transition(sessionMachine, at, event as never);
        return { states: [...states, next], at: next };
      },
      (([at]) => ({ states: [at], at }))(initialTransition(sessionMachine, { user, hasToken: hasToken })),
    ).states;

  it("[SES-01] a user is known exactly in the state `known`", () => {
    fc.assert(
      fc.property(
        fc.option(anyUser),
        fc.boolean(),
        fc.array(anyEvent, { maxLength: 25 }),
        (user, withToken, events) => {
          for (const state of walk(user as never, withToken, events))
            if (state.value === "known") expect(state.context.user).not.toBeNull();
            else if (state.value === "anonymous" || state.value === "leaving")
              expect(state.context).toMatchObject({ user: null });
        },
      ),
    );
  });
  it("[SES-01] [SES-03] an anonymous session has no token, except before the first fetch", () => {
    fc.assert(
      fc.property(
        fc.option(anyUser),
        fc.boolean(),
        fc.array(anyEvent, { maxLength: 25 }),
        (user, withToken, events) => {
          for (const state of walk(user as never, withToken, events))
            if (state.value === "anonymous") expect(state.context.hasToken).toBe(false);
        },
      ),
    );
  });
});
