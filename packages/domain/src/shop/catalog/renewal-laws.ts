// Laws of the catalogue that is read anew: files, desk, and carts and contracts. [PKG-09]
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { renewed, renewedField, type Renewal, type StoredEntry, type WrittenEntry } from "./renewal.ts";

const anyKey = fc.constantFrom("a", "b", "c", "d", "e");
const byKey = { selector: ({ key }: { readonly key: string }) => key, maxLength: 5 };

const anyWritten: fc.Arbitrary<readonly WrittenEntry<number>[]> = fc.uniqueArray(
  fc.record({ key: anyKey, entry: fc.nat(3), soldOut: fc.boolean() }),
  byKey,
);

const anyStored: fc.Arbitrary<readonly StoredEntry<number>[]> = fc.uniqueArray(
  fc.record({ key: anyKey, entry: fc.nat(3), written: fc.boolean(), soldOut: fc.boolean(), retired: fc.boolean() }),
  byKey,
);

const anyUsed = fc.uniqueArray(anyKey).map((keys) => new Set<string>(keys));

const isSame = (one: number, other: number): boolean => one === other;

const renew = (
  stored: readonly StoredEntry<number>[],
  written: readonly WrittenEntry<number>[],
  used: ReadonlySet<string>,
): Renewal<number> => renewed(stored, written, isSame, (key) => used.has(key));

export const renewalLaws: readonly Law[] = [
  law(
    "[PKG-09] what the desk said of a field stays until the files say something else of it, and then the files hold",
    () =>
      fc.property(fc.nat(3), fc.nat(3), fc.nat(3), (before, inForce, now) => {
        const field = renewedField(before, inForce, now);
        // From then on the files' value is the one before: the same files again change nothing.
        return field === (before === now ? inForce : now) && renewedField(now, field, now) === field;
      }),
  ),
  law(
    "[PKG-09] the same files twice are the files once: nothing is added, changed, retired or removed by the second time",
    () =>
      fc.property(anyStored, anyWritten, anyUsed, (stored, written, used) => {
        const first = renew(stored, written, used);
        const second = renew(first.entries, written, used);
        return (
          JSON.stringify(second.entries) === JSON.stringify(first.entries) &&
          [second.added, second.returned, second.changed, second.retired, second.removed].every(
            ({ length }) => length === 0,
          )
        );
      }),
  ),
  law(
    "[PKG-09] what the files have is sold, in their order; what left them is retired where it is in a cart or a contract, and gone elsewhere",
    () =>
      fc.property(anyStored, anyWritten, anyUsed, (stored, written, used) => {
        const { entries, removed } = renew(stored, written, used);
        const sold = entries.filter(({ retired }) => !retired);
        const keys = new Set(entries.map(({ key }) => key));
        return (
          JSON.stringify(sold.map(({ key, entry }) => [key, entry])) ===
            JSON.stringify(written.map(({ key, entry }) => [key, entry])) &&
          stored.every(({ key }) => keys.has(key) === (sold.some((each) => each.key === key) || used.has(key))) &&
          stored.every(({ key }) => removed.includes(key) === !keys.has(key)) &&
          // A name and a price as the files had them last.
          entries.every(
            (each) => !each.retired || stored.some(({ key, entry }) => key === each.key && entry === each.entry),
          )
        );
      }),
  ),
  law("[PKG-09] of each entry that is not as it was something is said, and of each that is as it was nothing", () =>
    fc.property(anyStored, anyWritten, anyUsed, (stored, written, used) => {
      const { added, returned, changed, retired, removed, entries } = renew(stored, written, used);
      const named = new Set([...added, ...returned, ...changed.map(({ key }) => key), ...retired, ...removed]);
      const after = new Map(entries.map((each) => [each.key, each]));
      const before = new Map(stored.map((each) => [each.key, each]));
      return [...new Set([...after.keys(), ...before.keys()])].every((key) => {
        const [one, other] = [before.get(key), after.get(key)];
        const isAsBefore = one !== undefined && one.entry === other?.entry && one.retired === other.retired;
        return named.has(key) === !isAsBefore;
      });
    }),
  ),
];
