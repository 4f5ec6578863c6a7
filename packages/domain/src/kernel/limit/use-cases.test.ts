// Use cases that refuse and keep: what they did is undone, what they keep is done, attempts are counted whatever becomes of them.
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { Attempts, committed, limited, refuseAndCommit } from "./index.ts";

/** A transaction over a list: what is in it at the end is what was committed. */
const transaction = <A, E, F>(
  use: (write: (line: string) => Effect.Effect<void>) => Parameters<typeof committed<A, E, F, never>>[0],
) => {
  const lines: string[] = [];
  const undo = Effect.sync(() => void lines.splice(0));
  const exit = Effect.runSyncExit(
    committed(
      use((line) => Effect.sync(() => void lines.push(line))),
      undo,
    ),
  );
  return { lines, exit };
};

describe("a use case that refuses", () => {
  it("[OPS-08] keeps what it names and nothing else that it did", () => {
    const { lines, exit } = transaction((write) =>
      Effect.andThen(write("half done"), refuseAndCommit("refused" as const, write("counted"))),
    );
    expect(lines).toEqual(["counted"]);
    expect(exit).toEqual(Exit.succeed(Result.fail("refused")));
  });

  it("[CHK-05] goes on as a refusal where it keeps nothing", () => {
    const { exit } = transaction<never, string, never>((write) =>
      Effect.andThen(write("half done"), Effect.fail("refused")),
    );
    expect(exit).toEqual(Exit.fail("refused"));
  });
});

describe("a use case with a limit", () => {
  const limit = { most: 2, seconds: 60 };
  const counting = () => {
    const counts = new Map<string, number>();
    const key = (kind: string, on = "me"): string => `${kind} of ${on}`;
    const attempts = Attempts.of({
      wait: (kind, { most, seconds }, on) =>
        Effect.sync(() => ((counts.get(key(kind, on)) ?? 0) < most ? null : seconds)),
      add: (kind, _, on) => Effect.sync(() => void counts.set(key(kind, on), (counts.get(key(kind, on)) ?? 0) + 1)),
    });
    const attempt = <A, E>(use: Effect.Effect<A, E, Attempts>) =>
      Effect.runSyncExit(
        Effect.provideService(
          committed(
            limited("guess", limit, (wait) => ({ wait }), use),
            Effect.void,
          ),
          Attempts,
          attempts,
        ),
      );
    return { counts, attempt };
  };

  it("[OPS-08] counts each attempt once, refused or not, and makes none that is too many", () => {
    const { counts, attempt } = counting();
    expect(attempt(Effect.fail("wrong"))).toEqual(Exit.succeed(Result.fail("wrong")));
    expect(attempt(Effect.succeed("right"))).toEqual(Exit.succeed(Result.succeed("right")));
    expect(counts.get("guess of me")).toBe(2);
    expect(attempt(Effect.die("not made"))).toEqual(Exit.fail({ wait: 60 }));
    expect(counts.get("guess of me")).toBe(2);
  });

  it("[OPS-08] [CHK-05] within another counts under both, on a thing under that thing's name; what the inner one refuses counts for the outer one", () => {
    const { counts, attempt } = counting();
    const within = (on: string) =>
      attempt(limited("guess on", { most: 1, seconds: 9 }, (wait) => ({ only: wait }), Effect.fail("wrong"), on));
    expect([within("a"), within("a"), within("b")]).toEqual([
      Exit.succeed(Result.fail("wrong")),
      Exit.succeed(Result.fail({ only: 9 })),
      Exit.fail({ wait: 60 }),
    ]);
    expect(Object.fromEntries(counts)).toEqual({ "guess on of a": 1, "guess of me": 2 });
  });
});
