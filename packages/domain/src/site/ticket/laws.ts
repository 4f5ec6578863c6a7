// Laws of tickets: logs merge in any order, a ticket is let in once, keys are not words.
import * as Result from "effect/Result";
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { anyAdmission, anyBytes, anyLog, anyTicket, anyTicketKey } from "./arbitraries.ts";
import { admit, doubles, firstOf, mergedLog, overtaken, admissionStatus } from "./admission.ts";
import { badgePages, badgesPerPage } from "./badges.ts";
import {
  isTicketKey,
  newStaffKey,
  readTicketKey,
  reservedKeys,
  ticketingGuard,
  ticketingPage,
  ticketKeyOf,
  usedStaffKey,
} from "./rules.ts";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const anyRole = fc.constantFrom("visitor" as const, "customer" as const, "reseller" as const, "admin" as const, "ticketing" as const);

export const laws: readonly Law[] = [
  law("[TKT-02] merging logs is commutative", () => fc.property(anyLog, anyLog, (a, b) => same(mergedLog(a, b), mergedLog(b, a)))),
  law("[TKT-02] merging logs is associative", () =>
    fc.property(anyLog, anyLog, anyLog, (a, b, c) => same(mergedLog(mergedLog(a, b), c), mergedLog(a, mergedLog(b, c)))),
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
        doubles(log).every(({ admission, first }) => first.at <= admission.at && same(first, firstOf(log, admission.ticket)))
      );
    }),
  ),
  law("[TKT-02] a ticket is let in once; the second scan returns the first; the same scan again changes nothing", () =>
    fc.property(anyLog, anyAdmission, (log, admission) => {
      const first = firstOf(log, admission.ticket);
      const admitted = admit(log, admission);
      if (Result.isFailure(admitted)) return first !== null && admitted.failure.at === first.at && admitted.failure.gate === first.gate;
      return (first === null || same(first, admission)) && same(Result.getOrNull(admit(admitted.success, admission)), admitted.success);
    }),
  ),
  law("[TKT-02] whatever gates learn of each other, they come to agree on who was first, and provisional is what not all know", () =>
    fc.property(anyLog, anyLog, (north, south) => {
      const shared = mergedLog(north, south);
      return (
        north.every((one) => !admissionStatus(one, shared, shared).provisional && admissionStatus(one, north, []).provisional) &&
        overtaken(north, shared).every(
          (one) => admissionStatus(one, shared, shared).kind === "double" && admissionStatus(one, north, north).kind === "admitted",
        )
      );
    }),
  ),
  law("[TKT-06] [TKT-01] random bytes make a key, never a reserved word, and other bytes another key", () =>
    fc.property(anyBytes, anyBytes, (a, b) => {
      const key = ticketKeyOf(a);
      return isTicketKey(key) && !reservedKeys.some((word) => word === key || isTicketKey(word)) && (key === ticketKeyOf(b)) === same(a, b);
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
        ["check", `check/${key}`, "check/print-all", "printtest"].every((path) => isOpen(`/ticketing/${path}`) === isStaff) &&
        isOpen(`/ticketing/login/${key}`)
      );
    }),
  ),
  law("[TKT-04] a staff key is good to its last millisecond, and over at its end", () =>
    fc.property(anyTicketKey, fc.integer({ min: 1, max: 48 }), (key, hours) => {
      const opensAt = (now: number): boolean => Result.isSuccess(usedStaffKey(newStaffKey(key, instant(0), hours), key, instant(now)));
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
  law("[TKT-03] every ticket has one badge, pages are full but the last, and the order of the tickets does not matter", () =>
    fc.property(fc.array(anyTicket, { maxLength: 20 }), (tickets) => {
      const pages = badgePages(tickets);
      return (
        same(
          pages
            .flat()
            .map(({ key }) => key)
            .sort(),
          tickets.map(({ key }) => key).sort(),
        ) &&
        pages.slice(0, -1).every((page) => page.length === badgesPerPage) &&
        same(badgePages([...tickets].reverse()), pages)
      );
    }),
  ),
];
