// Laws of tickets: logs merge in any order, a ticket is let in once, keys are not words.
import * as Result from "effect/Result";
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { roles } from "#visitor/session";
import {
  anyAdmission,
  anyBadge,
  anyBytes,
  anyLog,
  anyScan,
  anyTicket,
  anyTicketKey,
  anyWord,
  fewPrints,
} from "./arbitraries.ts";
import { admit, checkedIn, doubles, firstOf, mergedLog, admissionStatus, scannedAt } from "./admission.ts";
import { type Badge, badgeOrder, pageWith } from "./badges.ts";
import { badgesPerPage } from "./limits.ts";
import { freeGateName, gateConflicts, gateLog, scannedAtGate, syncedGate } from "./gate.ts";
import { entranceHolds, lastingKeyState, makerHolds } from "./entrances.ts";
import type { Gate } from "./model.ts";
import {
  isTicketKey,
  endedStaffKey,
  newStaffKey,
  readTicketKey,
  reservedKeys,
  ticketingGuard,
  ticketingPage,
  ticketKeyOf,
  staffKeyState,
  usedStaffKey,
} from "./rules.ts";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const anyRole = fc.constantFrom(
  "visitor" as const,
  "customer" as const,
  "reseller" as const,
  "admin" as const,
  "ticketing" as const,
);

/** The pages that badges fill, and the one that is open at the end. */
const printed = (badges: readonly Badge[]) =>
  badges.reduce(
    (before: { readonly pages: readonly (readonly Badge[])[]; readonly open: readonly Badge[] }, badge) => {
      const { full, open } = pageWith(before.open, badge);
      return { pages: full === null ? before.pages : [...before.pages, full], open };
    },
    { pages: [], open: [] },
  );

export const laws: readonly Law[] = [
  law("[TKT-02] merging logs is commutative", () =>
    fc.property(anyLog, anyLog, (a, b) => same(mergedLog(a, b), mergedLog(b, a))),
  ),
  law("[TKT-02] merging logs is associative", () =>
    fc.property(anyLog, anyLog, anyLog, (a, b, c) =>
      same(mergedLog(mergedLog(a, b), c), mergedLog(a, mergedLog(b, c))),
    ),
  ),
  law("[TKT-02] merging logs is idempotent, and an empty log adds nothing", () =>
    fc.property(anyLog, anyLog, (a, b) => {
      const merged = mergedLog(a, b);
      return same(mergedLog(merged, b), merged) && same(mergedLog(a, a), a) && same(mergedLog(a, []), a);
    }),
  ),
  law("[TKT-02] a merge loses no admission and makes none up", () =>
    fc.property(anyLog, anyLog, (a, b) => {
      const merged = mergedLog(a, b);
      return (
        [...a, ...b].every((one) => merged.some((known) => same(known, one))) &&
        merged.every((one) => [...a, ...b].some((known) => same(known, one)))
      );
    }),
  ),
  law("[TKT-02] each ticket in a log has exactly one valid admission, the earliest; all others are doubles of it", () =>
    fc.property(anyLog, (log) => {
      const valid = log.filter((one) => admissionStatus(one, log, log).kind === "admitted");
      return (
        valid.length === new Set(log.map(({ ticket }) => ticket)).size &&
        valid.length + doubles(log).length === log.length &&
        doubles(log).every(
          ({ admission, first }) => first.at <= admission.at && same(first, firstOf(log, admission.ticket)),
        )
      );
    }),
  ),
  law("[TKT-02] a ticket is let in once; the second scan returns the first; the same scan again changes nothing", () =>
    fc.property(anyLog, anyAdmission, (log, admission) => {
      const first = firstOf(log, admission.ticket);
      const admitted = admit(log, admission);
      if (Result.isFailure(admitted))
        return first !== null && admitted.failure.at === first.at && admitted.failure.gate === first.gate;
      return (
        (first === null || same(first, admission)) &&
        same(Result.getOrNull(admit(admitted.success, admission)), admitted.success)
      );
    }),
  ),
  law(
    "[TKT-02] whatever gates learn of each other, they come to agree on who was first, and provisional is what not all know",
    () =>
      fc.property(anyLog, anyLog, (north, south) => {
        const shared = mergedLog(north, south);
        return (
          north.every(
            (one) => !admissionStatus(one, shared, shared).provisional && admissionStatus(one, north, []).provisional,
          ) && doubles(shared).every(({ admission }) => admissionStatus(admission, shared, shared).kind === "double")
        );
      }),
  ),
  law("[TKT-06] [TKT-01] random bytes make a key, never a reserved word, and other bytes another key", () =>
    fc.property(anyBytes, anyBytes, (a, b) => {
      const key = ticketKeyOf(a);
      return (
        isTicketKey(key) &&
        !reservedKeys.some((word) => word === key || isTicketKey(word)) &&
        (key === ticketKeyOf(b)) === same(a, b)
      );
    }),
  ),
  law("[TKT-02] a key is read however it was typed or scanned", () =>
    fc.property(
      anyTicketKey,
      fc.constantFrom("", " ", "https://shop.example/ticketing/", "/de/ticketing/"),
      fc.constantFrom("", "/", "?a=b", " "),
      fc.nat(25),
      (key, before, after, at) => {
        const typed = key.toUpperCase().replaceAll("0", "O").replaceAll("1", "l");
        return Result.getOrNull(readTicketKey(`${before}${typed.slice(0, at)}-${typed.slice(at)}${after}`)) === key;
      },
    ),
  ),
  law("[TKT-05] a ticket's key opens its own page and no other", () =>
    fc.property(anyTicket, anyTicketKey, anyRole, (ticket, key, role) => {
      const page = ticketingPage(`/en/ticketing/${key}`);
      return page !== null && Result.isSuccess(ticketingGuard(page, { role, ticket })) === (key === ticket.key);
    }),
  ),
  law("[TKT-05] check and print pages open for staff alone, the login for everybody", () =>
    fc.property(anyRole, anyTicketKey, fc.option(anyTicket, { nil: null }), (role, key, ticket) => {
      const isOpen = (path: string) => {
        const page = ticketingPage(path);
        return page !== null && Result.isSuccess(ticketingGuard(page, { role, ticket }));
      };
      const isStaff = role === "ticketing" || role === "admin";
      return (
        ["check", `check/${key}`, "check/print-all", "printtest"].every(
          (path) => isOpen(`/ticketing/${path}`) === isStaff,
        ) && isOpen(`/ticketing/login/${key}`)
      );
    }),
  ),
  law("[TKT-04] a staff key is good to its last millisecond, and over at its end", () =>
    fc.property(anyTicketKey, fc.integer({ min: 1, max: 48 }), (key, hours) => {
      const opensAt = (now: number): boolean =>
        Result.isSuccess(usedStaffKey(newStaffKey(key, instant(0), hours), key, instant(now)));
      return opensAt(hours * 3_600_000 - 1) && !opensAt(hours * 3_600_000);
    }),
  ),
  law("[TKT-04] a staff key opens a session once, in its time", () =>
    fc.property(anyTicketKey, fc.integer({ min: 1, max: 48 }), fc.nat(60 * 60 * 1000 * 50), (key, hours, later) => {
      const used = usedStaffKey(newStaffKey(key, instant(0), hours), key, instant(later));
      return Result.isSuccess(used)
        ? later < hours * 3_600_000 && Result.isFailure(usedStaffKey(used.success, key, instant(later)))
        : later >= hours * 3_600_000;
    }),
  ),
  law("[TKT-04] a staff key that was ended opens nothing, and ending it again changes nothing", () =>
    fc.property(
      anyTicketKey,
      fc.nat(60 * 60 * 1000 * 50),
      fc.nat(60 * 60 * 1000 * 50),
      fc.boolean(),
      (key, at, later, isUsed) => {
        const made = newStaffKey(key, instant(0), 24);
        const used = isUsed ? Result.getOrElse(usedStaffKey(made, key, instant(at)), () => made) : made;
        const ended = endedStaffKey(used, instant(at));
        const isOver = used.usedAt === null && at >= 24 * 3_600_000;
        return (
          Result.isFailure(usedStaffKey(ended, key, instant(later))) === (!isOver || later >= 24 * 3_600_000) &&
          same(endedStaffKey(ended, instant(at + later)), ended) &&
          staffKeyState(ended, instant(at)) === (isOver ? "over" : "ended")
        );
      },
    ),
  ),
  law(
    "[TKT-04] [SES-07] [SEC2-3] what an account opened ends with its login: logged out, ended, blocked, without the role, deleted",
    () =>
      fc.property(
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom(...roles),
        fc.nat(9),
        fc.nat(9),
        (isLoggedOut, blocked, role, at, from) => {
          const login = { generation: at, tokensFrom: 0, isEnded: false };
          const entrance = { by: "1", hasKey: false, login, loginAt: instant(0), isLoggedOut };
          const opener = { role, blocked, generation: from, tokensFrom: 0 };
          const isIn = !isLoggedOut && !blocked && at === from && (role === "ticketing" || role === "admin");
          return (
            entranceHolds(entrance, opener) === isIn &&
            !entranceHolds(entrance, null) &&
            !entranceHolds({ ...entrance, by: null }, null)
          );
        },
      ),
  ),
  law(
    "[TKT-04] [SES-07] [SEC2-3] a key and its session outlive the logins of its maker, and never the maker's rights; the operator's key has no maker",
    () =>
      fc.property(anyTicketKey, fc.boolean(), fc.constantFrom(...roles), fc.nat(9), (key, blocked, role, from) => {
        const opener = { role, blocked, generation: from, tokensFrom: 0 };
        const entrance = { by: "1", hasKey: true, login: null, loginAt: instant(0), isLoggedOut: true };
        const holds = entranceHolds(entrance, opener);
        return (
          holds === (role === "admin" && !blocked) &&
          holds === makerHolds("1", opener) &&
          !entranceHolds(entrance, null) &&
          entranceHolds({ ...entrance, by: null }, null) &&
          lastingKeyState(newStaffKey(key, instant(0), 1), holds, instant(1)) === (holds ? "open" : "ended")
        );
      }),
  ),
  law("[TKT-03] every ticket has one badge, pages are full but the last, in the order that they came", () =>
    fc.property(fc.array(anyBadge, { maxLength: 20 }), (badges) => {
      const { pages, open } = printed(badges);
      return (
        same([...pages, open].flat(), badges) &&
        pages.every((page) => page.length === badgesPerPage) &&
        open.length < badgesPerPage
      );
    }),
  ),
  law("[TKT-03] badges of one last name stand together, whatever stands before it", () =>
    fc.property(
      anyWord,
      anyWord,
      anyWord,
      (one, other, last) =>
        badgeOrder(`${one} ${last}`).split(" ")[0] === badgeOrder(`${other}  ${last} `).split(" ")[0],
    ),
  ),
  law(
    "[TKT-02] a scan is at its time by the server's clock, however wrong the device's is, and never later than now",
    () =>
      fc.property(
        fc.nat(),
        fc.nat(1_000_000),
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        (real, later, wrong) => {
          const now = real + later;
          return (
            scannedAt(instant(real + wrong), instant(now + wrong), instant(now)) === real &&
            scannedAt(instant(now + 1 + later), instant(now), instant(now)) === now
          );
        },
      ),
  ),
  law("[TKT-02] who is inside is written down, even twice; all others are let in once", () =>
    fc.property(anyLog, anyAdmission, (log, admission) => {
      const inside = Result.getOrThrow(checkedIn(log, admission, true));
      return (
        same(inside, mergedLog(log, [admission])) &&
        same(tagOf(checkedIn(log, admission, false)), tagOf(admit(log, admission)))
      );
    }),
  ),
  law(
    "[TKT-02] gates that scan apart and then meet agree: no scan is lost, one admission of a ticket is valid, both gates of a double see it",
    () =>
      fc.property(fc.array(anyScan, { maxLength: 12 }), (scans) => {
        const known = new Set(scans.map(({ ticket }) => ticket));
        const empty = (name: string): Gate => ({ name, tickets: known, shared: [], unsent: [] });
        const after = scans.reduce(
          (gates, scan) => ({ ...gates, [scan.gate]: scannedAtGate(gates[scan.gate], scan).gate }),
          {
            north: empty("north"),
            south: empty("south"),
          },
        );
        const shared = mergedLog(after.north.unsent, after.south.unsent);
        const [north, south] = [syncedGate(after.north, shared, []), syncedGate(after.south, shared, [])];
        const conflicts = doubles(shared);
        return (
          north.unsent.length + south.unsent.length === 0 &&
          same(gateLog(north), gateLog(south)) &&
          new Set(shared.map(({ ticket }) => ticket)).size === known.size &&
          [north, south].every((gate) => same(gateConflicts(gate), conflicts))
        );
      }),
  ),
  law("[TKT-02] a gate lets in only tickets that it knows, and each once", () =>
    fc.property(fc.array(anyScan, { maxLength: 12 }), fc.subarray([...fewPrints]), (scans, tickets) => {
      const end = scans.reduce((gate: Gate, scan) => scannedAtGate(gate, scan).gate, {
        name: "north",
        tickets: new Set(tickets),
        shared: [],
        unsent: [],
      });
      return end.unsent.every(({ ticket }) => tickets.includes(ticket)) && doubles(end.unsent).length === 0;
    }),
  ),
  law("[TKT-02] the name of a gate is one that no other has", () =>
    fc.property(anyWord, fc.array(anyWord), (wanted, others) => {
      const taken = others.reduce<readonly string[]>((names, name) => [...names, freeGateName(name, names)], []);
      const name = freeGateName(wanted, taken);
      return !taken.includes(name) && name.startsWith(wanted) && new Set(taken).size === taken.length;
    }),
  ),
];

const tagOf = (result: Result.Result<unknown, { readonly _tag: string }>): string =>
  Result.isSuccess(result) ? JSON.stringify(result.success) : result.failure._tag;
