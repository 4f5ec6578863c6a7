// The calls of ticketing for holders and staff: a ticket by its key, the staff session, admissions, badges. [TKT-01] [TKT-02] [TKT-03] [TKT-04]
import { instant } from "@kontor/domain/kernel/calendar";
import { admitScan, admitTicket, type ScanAnswer } from "@kontor/domain/site/admin";
import {
  closeEntrance,
  firstOf,
  logAtOnce,
  mostGuestsFound,
  openByAccount,
  openByKey,
  readTicketKey,
  soughtGuest,
  TicketUnknown,
  wrongKeyLimit,
} from "@kontor/domain/site/ticket";
import type { TooManyAttempts } from "@kontor/domain/kernel/limit";
import * as Result from "effect/Result";
import { pageOf } from "../../platform/database/page-of.ts";
import { type Call, good, type Handlers, type OperationId } from "../../platform/http/call.ts";
import { Refused } from "../../platform/http/problem.ts";
import { type MayRefuse, orRefuse, run } from "../../platform/use-case/use-case.ts";
import { customerOf } from "../../visitor/session/caller.ts";
import { loginOf } from "../../visitor/second-factor/logins.ts";
import { countedCall } from "../../visitor/session/call-limits.ts";
import { admissionsOf, admissionsSince } from "./admissions-store.ts";
import { freshKey, printOf } from "./keys.ts";
import type { TicketServices } from "./services.ts";
import { admissionPorts, entranceOf, entrancePorts, sessionPrint } from "./staff.ts";
import { eventById, nameOf, placeIn, type StoredTicket, ticketByPrint, ticketsOfEvent, ticketsSince } from "./store.ts";

type Names =
  | "readTicket"
  | "readTicketingSession"
  | "openTicketingSession"
  | "endTicketingSession"
  | "admitTicket"
  | "syncAdmissions"
  | "listBadges"
  | "findGuests";

type Limited = Pick<Call<OperationId>, "address" | "headers"> & MayRefuse<TooManyAttempts>;

export const ticketHandlers = (services: TicketServices): Pick<Handlers, Names> => {
  /** Keys that open nothing are counted: many of them make their network wait. */
  const counted = async <A>(call: Limited, use: () => Promise<A>): Promise<A> => {
    const missed = (by: number) => countedCall(services, call, { of: "ticket-key", limit: wrongKeyLimit, by });
    await missed(0);
    return use().catch(async (reason: unknown) => {
      if (reason instanceof Refused && /^(TicketUnknown|StaffKeyNotValid)$/.test(reason.refusal._tag)) await missed(1);
      throw reason;
    });
  };

  const badge = ({ holder, sealedKey, community }: StoredTicket) => ({
    holder,
    key: services.ticketSeal.opened(sealedKey),
    community,
  });

  return {
    readTicket: (call) =>
      counted(call, async () => {
        const { reads } = services.database;
        const key = Result.getOrElse(readTicketKey(call.params.ticketKey), () => "");
        const found = key === "" || key !== call.params.ticketKey ? null : await ticketByPrint(reads, printOf(key));
        const event = found === null ? null : await eventById(reads, found.eventId);
        if (found === null || found.withdrawnAt !== null || event === null)
          return orRefuse(call, Result.fail(new TicketUnknown()));
        const { holder, locale, community, print } = found;
        return good({
          key,
          holder,
          locale,
          community,
          event,
          admitted: admittedOf(firstOf(await admissionsOf(reads, [print]), print)),
        });
      }),

    readTicketingSession: async (call) => {
      const { event, gate, expiresAt } = await entranceOf(services, call);
      return good({ event, gate, expiresAt });
    },

    openTicketingSession: (call) =>
      counted(call, async () => {
        const { key, event = "", gate } = call.body;
        const opener = key === undefined ? await customerOf(services, call, "ticketing") : null;
        // An account opens it as it opens other things of staff: after its second factor.
        if (opener !== null) await services.staffGuard(opener, call);
        const login = opener === null ? null : await loginOf(services, opener, call);
        const now = services.now();
        const token = freshKey();
        const session = await run(
          services,
          call,
          entrancePorts(services, token, login),
          opener === null
            ? openByKey(printOf(key ?? ""), gate, now)
            : openByAccount(event, opener.customer_number, gate, now),
        );
        return good({ token, session }, 201);
      }),

    endTicketingSession: async (call) => {
      const print = sessionPrint(call.headers);
      if (print !== null) await run(services, call, entrancePorts(services), closeEntrance(print));
      return good(null);
    },

    admitTicket: async (call) => {
      const { event, gate, by } = await entranceOf(services, call);
      const now = services.now();
      const { id, key } = call.body;
      const admitting = admitTicket({ id, key }, { event, gate, sentAt: now, now }, printOf);
      return good(await run(services, call, admissionPorts(services, by), admitting));
    },

    syncAdmissions: async (call) => {
      const { event, gate, by } = await entranceOf(services, call);
      const { scans, after } = call.body;
      const place = { event, gate, sentAt: instant(call.body.sentAt), now: services.now() };
      const answers: object[] = [];
      // One transaction for each scan: a device that comes back with hundreds stops no other entrance meanwhile.
      for (const scan of scans) {
        const read = { ...scan, at: instant(scan.at) };
        answers.push(
          wireAnswer(scan.id, await run(services, call, admissionPorts(services, by), admitScan(read, place))),
        );
      }
      const { reads } = services.database;
      const [log, issued] = [
        await admissionsSince(reads, event.id, after, logAtOnce + 1),
        await ticketsSince(reads, event.id, after, logAtOnce + 1),
      ];
      // Both lists have one order: what one of them has no room for waits in the other, too.
      const cut = [log, issued].flatMap((list) => (list.length > logAtOnce ? [list[logAtOnce - 1]?.seq ?? after] : []));
      const end = cut.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...cut);
      const within = ({ seq }: { readonly seq: number }) => seq <= end;
      return good({
        answers: answers as never,
        admissions: log.filter(within).map(({ admission }) => admission),
        tickets: issued.filter((one) => within(one) && one.isGood).map(({ print }) => print),
        withdrawn: issued.filter((one) => within(one) && !one.isGood).map(({ print }) => print),
        next: Math.max(after, ...[...log, ...issued].filter(within).map(({ seq }) => seq)),
        more: cut.length > 0,
      });
    },

    findGuests: async (call) => {
      const { eventId } = await entranceOf(services, call);
      const wanted = soughtGuest(call.query.name);
      if (wanted === null) return good({ guests: [], more: false });
      const part = { after: null, count: mostGuestsFound + 1, wanted, byName: true };
      const found = await ticketsOfEvent(services.database.reads, eventId, part);
      return good({ guests: found.slice(0, mostGuestsFound).map(badge), more: found.length > mostGuestsFound });
    },

    listBadges: async (call) => {
      const { eventId } = await entranceOf(services, call);
      const { after } = call.query;
      const found = await ticketsOfEvent(services.database.reads, eventId, {
        after: after === undefined ? null : placeIn(after),
        count: badgesAtOnce + 1,
      });
      const { shown, next } = pageOf(found, badgesAtOnce, nameOf);
      return good({
        badges: shown.map(badge),
        next,
      });
    },
  };
};

/** So many in a part. */
const badgesAtOnce = 400;

const admittedOf = (first: ReturnType<typeof firstOf>) =>
  first === null ? null : { id: first.id, at: first.at, gate: first.gate };

const wireAnswer = (id: string, answer: ScanAnswer): object => ({
  id,
  kind: answer.kind,
  first: answer.kind === "double" ? admittedOf(answer.first) : null,
  holder: "holder" in answer ? answer.holder : null,
  event: answer.kind === "other-event" ? answer.event : null,
});
