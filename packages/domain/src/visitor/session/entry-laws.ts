// Laws of the forms of an entry, and of what follows a login. [SES-02] [SES-06] [CHK-03] [CRT-01] [OPS-08]
import { lived, type Passing } from "@kontor/domain/testing";
import fc from "fast-check";
import { type Law, law } from "#kernel/law";
import { anyEntry, anySessionInput, anySessionMoment } from "./arbitraries.ts";
import { TooManyAttempts } from "#kernel/limit";
import { entryGaps, fieldOfRefusal, isUnanswered, pathAfterEntry, waitOf } from "./entry.ts";
import { sessionMachine } from "./machine.ts";
import { entryStage } from "./view.ts";
import { refusals } from "./refusals.ts";

const anyStay = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: anySessionMoment },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 1, max: 3000 }).map((milliseconds): Passing => ({ type: "time", milliseconds })),
    },
  ),
  { maxLength: 25 },
);

const anyTag = fc.constantFrom(...Object.keys(refusals), "AddressRefused");

export const entryLaws: readonly Law[] = [
  law("[SES-02] a form of an entry lacks exactly the fields that are empty, and a password of blanks is none", () =>
    fc.property(anyEntry, (entry) => {
      const typed = {
        email: "identifier" in entry ? entry.identifier : "email" in entry ? entry.email : "x",
        current: "x",
        passwordRepeat: "x",
        ...entry,
      };
      const empty = (["email", "current", "password", "passwordRepeat"] as const).filter(
        (field) => typed[field] === "",
      );
      return entryGaps(entry).join() === empty.join();
    }),
  ),
  law("[SES-06] [API-03] what had no answer, and what makes wait, stands at no field", () =>
    fc.property(anyTag, fc.integer({ min: 0, max: 900 }), (_tag, wait) => {
      const [refusal, seconds] = [{ _tag, wait }, waitOf({ _tag, wait })];
      return (
        seconds > 0 === (_tag === "TooManyAttempts") &&
        (fieldOfRefusal(refusal) === null || (seconds === 0 && !isUnanswered(refusal)))
      );
    }),
  ),
  law(
    "[CRT-01] [CHK-02] an entry leads to the cart exactly where something came in, else where the visitor wanted to go",
    () =>
      fc.property(fc.boolean(), fc.option(fc.constantFrom("/a", "/b"), { nil: null }), (isMerged, wanted) => {
        const path = pathAfterEntry(isMerged, { cart: "/cart", wanted, otherwise: "/own" });
        return path === "/cart" ? isMerged : !isMerged && path === (wanted ?? "/own");
      }),
  ),
  law(
    "[CHK-03] [CRT-01] what follows an entry is done for a known user alone, and shown as done exactly when it was answered",
    () =>
      fc.property(anySessionInput, anyStay, (input, stay) =>
        lived(sessionMachine, stay, input).every(({ snapshot: { value, context } }, index, steps) => {
          const before = steps[index - 1]?.snapshot;
          const isNew = value === "completed" && before?.value !== "completed";
          return (
            (value === "completed") === (context.completed !== null) &&
            (!isNew || (before?.value === "completing" && context.user !== null))
          );
        }),
      ),
  ),
  law("[OPS-08] [SES-06] a wait is counted down by seconds, and no entry is sent before it is over", () =>
    fc.property(fc.integer({ min: 1, max: 5 }), anyEntry, (wait, entry) => {
      fc.pre(entryGaps(entry).length === 0);
      const enter = { type: "session.enter", entry } as const;
      const refused = {
        type: "answer",
        of: "enter",
        output: { _tag: "Failure", failure: new TooManyAttempts({ wait }) },
      } as const;
      const seconds = Array.from({ length: wait }).flatMap(
        () => [{ type: "time", milliseconds: 999 }, enter, { type: "time", milliseconds: 1 }] as const,
      );
      const [, , ...steps] = lived(sessionMachine, [enter, refused, ...seconds, enter], {
        user: null,
        hasToken: false,
      });
      const last = steps.at(-1)?.snapshot;
      return (
        last?.value === "entering" &&
        steps.slice(0, -1).every(({ snapshot, now }) => {
          const left = wait - Math.floor(now / 1000);
          return (
            snapshot.context.wait === left &&
            (snapshot.value === "limited") === left > 0 &&
            (snapshot.context.refusal !== null) === left > 0
          );
        })
      );
    }),
  ),
  law("[SES-02] nothing is sent that lacks a field: the gaps are shown, and go one by one as they are filled", () =>
    fc.property(anyEntry, (entry) => {
      const gaps = entryGaps(entry);
      const fills = gaps.map((field) => ({ type: "refusal.dismiss", field }) as const);
      const [, pressed, ...filled] = lived(sessionMachine, [{ type: "session.enter", entry }, ...fills], {
        user: null,
        hasToken: false,
      });
      const left = pressed?.snapshot.context;
      return (
        left?.attempts === 1 &&
        left.gaps.join() === gaps.join() &&
        (pressed?.snapshot.value === "entering") === (gaps.length === 0) &&
        filled.every(({ snapshot }, index) => snapshot.context.gaps.join() === gaps.slice(index + 1).join())
      );
    }),
  ),
  law("[SES-02] while something is sent the form takes nothing, and it is open again or done after every answer", () =>
    fc.property(anySessionInput, anyStay, (input, stay) =>
      lived(sessionMachine, stay, input).every(({ snapshot, moment }, index, steps) => {
        const before = steps[index - 1]?.snapshot;
        if (before === undefined || entryStage(before) !== "sending") return true;
        const isPress = moment.type === "session.enter" || moment.type === "session.complete";
        return !isPress || snapshot.value === before.value;
      }),
    ),
  ),
];
