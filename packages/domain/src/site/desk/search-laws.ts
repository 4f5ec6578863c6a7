// What always holds of the search over all kinds: what is meant stands first, no row is lost, each role finds what it may see. [DSK-01] [DSK-07]
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { zero } from "#kernel/money";
import { type Role, roles } from "#visitor/session";
import { mayList } from "./rules.ts";
import { type FoundGroup, foundGroups, meantBy, searchedKinds } from "./search.ts";
import type { VoucherListRow } from "./voucher-row.ts";

const codes = ["MESSE-1", "MESSE-2", "MÜLLER"];

const anyVoucher: fc.Arbitrary<VoucherListRow> = fc.constantFrom(...codes).map((code) => ({
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

const anyGroup: fc.Arbitrary<FoundGroup> = fc
  .array(anyVoucher, { maxLength: 5 })
  .map((rows) => ({ kind: "vouchers", rows, count: { value: rows.length, atLeast: false } }));

export const searchLaws: readonly Law[] = [
  law("[DSK-01] what is meant exactly stands before all else, in its group and by its group, and no row is lost", () =>
    fc.property(fc.array(anyGroup, { maxLength: 4 }), fc.constantFrom("messe-1", "Muller", "messe"), (groups, q) => {
      const found = foundGroups(groups, q, 2026);
      const isFirst: (row: VoucherListRow) => boolean = meantBy(q, 2026);
      const rowsOf = (all: readonly FoundGroup[]) => all.flatMap(({ rows }) => rows as readonly VoucherListRow[]);
      const flags = found.map(({ rows }) => (rows as readonly VoucherListRow[]).map(isFirst));
      return (
        rowsOf(found).length === rowsOf(groups).length &&
        flags.every((own) => own.length > 0 && own.every((flag, at) => !flag || own.slice(0, at).every(Boolean))) &&
        flags.every(([flag], at) => flag !== true || flags.slice(0, at).every(([before]) => before === true))
      );
    }),
  ),
  law("[DSK-01] [DSK-07] a search finds kinds whose lists the role sees, and no other", () =>
    fc.property(fc.constantFrom<Role>(...roles), (role) => searchedKinds(role).every((kind) => mayList(kind, role))),
  ),
];
