// What always holds of the search over all kinds: what is meant stands first, no row is lost, each role finds what it may see. [DSK-01] [DSK-07]
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { zero } from "#kernel/money";
import { type Role, roles } from "#visitor/session";
import { mayList } from "./rules.ts";
import { type Found, foundGroups, meetings, searchedKinds } from "./search.ts";
import type { VoucherListRow } from "./voucher-row.ts";

const anyVoucher: fc.Arbitrary<VoucherListRow> = fc.constantFrom("MESSE-1", "MESSE-2", "MÜLLER").map((code) => ({
  kind: "vouchers",
  id: code,
  code,
  value: zero,
  validFrom: null,
  validUntil: instant(1),
  redeemedAt: null,
  state: "over",
  deviations: ["over"],
}));

const anyFound: fc.Arbitrary<Found> = fc
  .array(fc.record({ row: anyVoucher, meeting: fc.constantFrom(...meetings) }), { maxLength: 5 })
  .map((found) => ({ kind: "vouchers", found, counted: found.length }));

/** How well each row of the groups is met, as they stand. */
const placesIn = (all: readonly Found[], rows: readonly (readonly unknown[])[]): readonly (readonly number[])[] => {
  const meetingOf = new Map<unknown, number>(
    all.flatMap(({ found }) =>
      found.map(({ row, meeting }): readonly [unknown, number] => [row, meetings.indexOf(meeting)]),
    ),
  );
  return rows.map((own) => own.map((row) => meetingOf.get(row) ?? -1));
};

const isRising = (places: readonly number[]): boolean =>
  places.every((place, at) => at === 0 || (places[at - 1] ?? 0) <= place);

export const searchLaws: readonly Law[] = [
  law("[DSK-01] what is meant exactly stands before all else, in its group and by its group, and no row is lost", () =>
    fc.property(fc.array(anyFound, { maxLength: 4 }), (all) => {
      const places = placesIn(
        all,
        foundGroups(all).map(({ rows }) => rows),
      );
      return (
        places.flat().length === all.flatMap(({ found }) => found as readonly unknown[]).length &&
        places.every((own) => own.length > 0 && isRising(own)) &&
        isRising(places.map(([first = -1]) => first))
      );
    }),
  ),
  law("[DSK-01] [DSK-07] a search finds kinds whose lists the role sees, and no other", () =>
    fc.property(fc.constantFrom<Role>(...roles), (role) => searchedKinds(role).every((kind) => mayList(kind, role))),
  ),
];
