// What the compiler requires of the entries of a context: each mistake below must not compile.
import { describe, expect, it } from "vitest";
import { Refusal, refusalsOf } from "./index.ts";

class DoorClosed extends Refusal("DoorClosed", "TKT-01")<{ readonly wait: number; readonly gate: string }> {}
class KeyLost extends Refusal("KeyLost", "TKT-02")<{}> {}
interface Door {
  readonly DoorClosed: typeof DoorClosed;
  readonly KeyLost: typeof KeyLost;
  readonly open: () => boolean;
}

const KeyLostEntry = { rule: "TKT-02", status: 404, en: "Lost.", de: "Verloren." } as const;
const entriesOf = refusalsOf<Door>();
const words = { en: "Gate {{gate}} opens in {{wait}}.", de: "Eingang {{gate}} öffnet in {{wait}}." } as const;

describe("the entries of a context", () => {
  it("[FRM-05] are taken as they are", () => {
    const entries = entriesOf({
      DoorClosed: { rule: "TKT-01", status: 429, retryAfter: "wait", ...words },
      KeyLost: KeyLostEntry,
    });
    expect(entries.DoorClosed.en).toBe("Gate {{gate}} opens in {{wait}}.");
  });
  it("[FRM-05] [API-01] do not compile when one is missing or wrong", () => {
    // @ts-expect-error a refusal class without an entry
    entriesOf({ KeyLost: KeyLostEntry });
    const DoorClosed = { rule: "TKT-01", status: 429, retryAfter: "wait", ...words } as const;
    // @ts-expect-error an entry without a refusal class
    entriesOf({ DoorClosed, KeyLost: KeyLostEntry, Nothing: KeyLostEntry });
    // @ts-expect-error another rule than the class names
    entriesOf({ DoorClosed: { ...DoorClosed, rule: "TKT-02" }, KeyLost: KeyLostEntry });
    // @ts-expect-error a text that names what is no fact
    entriesOf({ DoorClosed: { ...DoorClosed, de: "{{tor}}" }, KeyLost: KeyLostEntry });
    // @ts-expect-error a wait that is no number
    entriesOf({ DoorClosed: { ...DoorClosed, retryAfter: "gate" }, KeyLost: KeyLostEntry });
    // @ts-expect-error too often, and no word of when it may be tried again
    entriesOf({ DoorClosed: { rule: "TKT-01", status: 429, ...words }, KeyLost: KeyLostEntry });
    // @ts-expect-error a status that no refusal may have
    entriesOf({ DoorClosed: { ...DoorClosed, status: 200 }, KeyLost: KeyLostEntry });
    expect.assertions(0);
  });
});
