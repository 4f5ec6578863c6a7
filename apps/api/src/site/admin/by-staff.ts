// How staff change something: in one transaction with its entry in the journal, as long as they still have their role. [SES-07]
import { type Day, dayOf, readTypedDay } from "@kontor/domain/kernel/calendar";
import { DateInvalid } from "@kontor/domain/shop/customer";
import { Desk, type RecordStanding, type SentAct, SentActs } from "@kontor/domain/site/admin";
import { AreaClosed, type Role } from "@kontor/domain/visitor/session";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Handle } from "../../platform/database/handle.ts";
import type { Call, OperationId } from "../../platform/http/call.ts";
import { type MayRefuse, orUnknown, type PortsOver, type RefusalOf, run } from "../../platform/use-case/use-case.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import type { UserRow } from "../../visitor/session/users-store.ts";
import { contractById } from "../../shop/contract/store.ts";
import { wholeAccount } from "./account-store.ts";
import { note, printUnder } from "./journal-store.ts";
import { contractRevision, printOf, standingOf } from "./record-revisions.ts";

/** Rows on a page of a list, and at most. */
const [onPage, mostOnPage] = [25, 200];

/** What `count` asks for. */
export const countIn = ({ count }: { readonly count?: string | undefined }): number =>
  count === undefined ? onPage : Math.min(mostOnPage, Math.max(1, Number(count)));

/** The contract knows how a day is written, not which ones there are. */
export const realDay = (call: MayRefuse<DateInvalid>, written: string): Day =>
  orUnknown(call, readTypedDay(written), () => new DateInvalid());

/** What `after` brings; anything else is the first page. */
export const placeOf = (after: string | undefined): number | null =>
  after !== undefined && /^\d{1,15}$/.test(after) ? Number(after) : null;

/**
 * A change locks the row of the member of staff who makes it: of two administrators who take each other's rights at once, the second one finds that they
 * have none any more.
 */
export const isStillStaff = async (handle: Handle, { id, role }: UserRow, now: number): Promise<boolean> => {
  const row = await handle
    .updateTable("users")
    .set({ updated_at: now })
    .where("id", "=", id)
    .where("role", "=", role)
    .where("blocked", "=", 0)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
};

/** The desk of a member of staff, beside the ports of what they change. */
const deskOver =
  <Id extends OperationId, Ports>(
    services: SessionServices,
    { actor, call }: { readonly actor: UserRow; readonly call: Sent<Id> },
    ports: PortsOver<Ports>,
  ): PortsOver<Desk | SentActs | Ports> =>
  (scope) => {
    const sent = sentIn(call);
    const params = (call.params ?? {}) as RecordPath;
    // Only an act that is done once for its key is noted under it.
    const under = { key: null as string | null, print: sent.print };
    const now = services.now();
    return Context.add(ports(scope), Desk, {
      acting: Effect.flatMap(
        Effect.promise(() => isStillStaff(scope.handle, actor, now)),
        (is) =>
          is
            ? Effect.succeed({
                by: actor.customer_number,
                role: actor.role as Role,
                now,
                today: dayOf(now, services.settings.timeZone),
              })
            : Effect.fail(new AreaClosed({ area: "admin" })),
      ),
      note: (entry, acting) => Effect.promise(() => note(scope.handle, entry, acting.by, acting.now, under)),
    }).pipe(
      Context.add(SentActs, {
        sent,
        printUnder: (key, { by }) =>
          Effect.promise(async () => {
            under.key = key;
            return printUnder(scope.handle, by, key);
          }),
        standing: (seen) => Effect.promise(() => recordStanding(scope.handle, params, seen)),
      }),
    );
  };

type Sent<Id extends OperationId> = Pick<Call<Id>, "headers" | "operation"> & {
  readonly path?: string;
  readonly body?: unknown;
  readonly params?: unknown;
};

/** How an act came in. */
const sentIn = <Id extends OperationId>({ headers, operation, path, body }: Sent<Id>): SentAct => {
  const key = headers["idempotency-key"];
  const seen = headers["if-match"]?.replaceAll('"', "");
  return {
    key: typeof key === "string" ? key : null,
    print: printOf([operation, path, body ?? null]),
    seen: seen ?? null,
  };
};

/** The records that have a revision: an account, and a contract. */
interface RecordPath {
  readonly customerNumber?: string;
  readonly contractId?: string;
}

const recordStanding = async (
  handle: Handle,
  { customerNumber, contractId }: RecordPath,
  seen: string,
): Promise<RecordStanding | null> => {
  if (customerNumber !== undefined) {
    const account = await wholeAccount(handle, customerNumber);
    return account === null ? null : standingOf(handle, customerNumber, { revision: account.shown.revision, seen });
  }
  const contract = contractId === undefined ? null : await contractById(handle, contractId);
  return contract === null
    ? null
    : standingOf(handle, contract.id, { revision: await contractRevision(handle, contract), seen });
};

/** Runs an act of staff: for who reaches its operation, in one transaction with its entry in the journal. */
export const runAsStaff = async <Id extends OperationId, Ports, A, E extends RefusalOf<Id> = never>(
  services: SessionServices,
  call: Sent<Id>,
  ports: PortsOver<Ports>,
  act: Effect.Effect<A, E, Desk | SentActs | Ports>,
): Promise<A> => {
  const actor = await staffOf(services, call);
  return run<Id, Desk | SentActs | Ports, A, E>(services, call, deskOver(services, { actor, call }, ports), act);
};
