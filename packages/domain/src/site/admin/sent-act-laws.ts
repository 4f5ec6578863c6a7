// What always holds of acts that are sent: one key is done once, whatever else is sent between; one on an older record is refused and does nothing. [DSK-08]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import fc from "fast-check";
import { day, instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { Desk } from "./acting.ts";
import { asSeen, entryOfRevision, isSameRecord, once, recordRevision, type SentAct, SentActs } from "./sent-acts.ts";

const anySent: fc.Arbitrary<SentAct> = fc.record({
  key: fc.constantFrom(null, "a", "b"),
  print: fc.constantFrom("x", "y"),
  seen: fc.constantFrom(null, "0-0", "3-0", "0-1", "1-2"),
});

/** A record whose print is the number of acts on it, and who acts on it. */
const desk = () => {
  const prints = new Map<string, string>();
  const state = { done: 0 };
  const send = (sent: SentAct): string => {
    const ports = Context.make(Desk, {
      acting: Effect.succeed({ by: "1", role: "admin" as const, now: instant(0), today: day("2026-11-30") }),
      note: () => Effect.void,
    }).pipe(
      Context.add(SentActs, {
        sent,
        printUnder: (key) => Effect.succeed(prints.get(key) ?? null),
        standing: () => Effect.succeed({ revision: recordRevision(9, String(state.done)), changes: [] }),
      }),
    );
    const act = Effect.sync(() => {
      state.done += 1;
      if (sent.key !== null) prints.set(sent.key, sent.print);
    });
    const result = Effect.runSync(Effect.result(Effect.provideContext(once(asSeen(act)), ports)));
    return Result.isSuccess(result) ? "done" : result.failure._tag;
  };
  return { prints, state, send };
};

export const sentActLaws: readonly Law[] = [
  law("[DSK-08] under one key at most one act is done: the same again is answered alike, another one is refused", () =>
    fc.property(fc.array(anySent, { maxLength: 12 }), (all) => {
      const { prints, state, send } = desk();
      return all.every((sent) => {
        const [before, known] = [state.done, sent.key === null ? undefined : prints.get(sent.key)];
        const answer = send(sent);
        if (known === undefined) return answer === "done" ? state.done === before + 1 : state.done === before;
        return state.done === before && answer === (known === sent.print ? "done" : "ActKeyUsed");
      });
    }),
  ),
  law(
    "[DSK-08] an act that names what it has seen is done exactly while the record is that, wherever the journal stands",
    () =>
      fc.property(fc.array(anySent, { maxLength: 12 }), (all) => {
        const { state, send } = desk();
        return all.every((sent) => {
          const before = state.done;
          const answer = send({ ...sent, key: null });
          const isSeen = sent.seen === null || isSameRecord(sent.seen, recordRevision(9, String(before)));
          return answer === (isSeen ? "done" : "RecordChanged") && state.done === before + Number(isSeen);
        });
      }),
  ),
  law("[DSK-08] a revision says where the journal stood", () =>
    fc.property(fc.nat(), fc.stringMatching(/^[0-9a-f]{16}$/), (entry, print) => {
      const revision = recordRevision(entry, print);
      return entryOfRevision(revision) === entry && isSameRecord(revision, recordRevision(0, print));
    }),
  ),
];
