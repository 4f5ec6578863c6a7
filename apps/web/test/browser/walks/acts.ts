// What a visitor does in two tabs of one cart, drawn from a seed. A number picks one of what is shown when the act comes.
import fc from "fast-check";

export type Deed =
  | { readonly do: "quantity" | "addition"; readonly item: number; readonly to: number }
  | { readonly do: "billing" | "location"; readonly item: number; readonly option: number }
  | { readonly do: "remove" | "remove part" | "move domain" | "edit"; readonly item: number }
  | { readonly do: "voucher"; readonly code: string }
  | { readonly do: "remove voucher" | "undo" | "reload" | "leave" | "back" | "language" }
  | { readonly do: "add"; readonly months: number }
  | { readonly do: "connection"; readonly on: boolean }
  /** Presses a button of a notice: the first makes or sends the own change, the other gives it up. */
  | { readonly do: "decide"; readonly first: boolean };

export type Act = Deed & {
  readonly tab: 0 | 1;
  /** Whether the visitor waits until nothing is on its way any more. */
  readonly waits: boolean;
};

const pick = fc.nat({ max: 5 });
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("quantity" as const), item: pick, to: fc.integer({ min: 1, max: 9 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("addition" as const), item: pick, to: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("billing" as const), item: pick, option: pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("location" as const), item: pick, option: pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("remove" as const), item: pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("remove part" as const), item: pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("move domain" as const), item: pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("edit" as const), item: pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("voucher" as const),
      code: fc.constantFrom("WELCOME-3", "HAFEN-5", "ABGELAUFEN-5", "SCHATZKISTE-500", "NO-SUCH-1"),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "remove voucher" as const,
        "undo" as const,
        "undo" as const,
        "reload" as const,
        "leave" as const,
        "back" as const,
        "language" as const,
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("add" as const), months: pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("connection" as const), on: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("decide" as const), first: fc.boolean() }) },
);

const act: fc.Arbitrary<Act> = fc
  .tuple(deed, fc.constantFrom(0 as const, 1 as const), fc.integer({ min: 0, max: 9 }))
  .map(([deed, tab, patience]) => ({ ...deed, tab, waits: patience < 4 }));

/** The acts of one walk; the same seed draws the same. */
export const actsOf = (seed: number): readonly Act[] =>
  fc.sample(fc.array(act, { minLength: 5, maxLength: 15 }), { seed, numRuns: 1 })[0] ?? [];
