// The inbox in the hands of staff: a declaration is matched with its contract, proved, or put aside. [ADM-01] [ACC-05] [LGL-02] [LGL-03]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { type Day, dayOf, type Instant, type TimeZone } from "#kernel/calendar";
import { type ContractId, ContractUnknown, endContracts, type ServiceContract } from "#shop/contract";
import type { Declaration } from "#site/request";
import { Declarations, endedBy, endedForCauseBy, isForJudgement, proveDeclaration } from "#site/request";
import type { Locale } from "#visitor/locale";
import { asStaff, done, known } from "./acting.ts";
import { closedItem, type InboxItem, matchedItem, provedItem } from "./desk-changes.ts";
import { AlreadyHandled, EndsByPerson, InboxItemUnknown } from "./errors.ts";
import { fileNoted } from "./record-changes.ts";

/** An item with what was declared in it; null for a request. */
export interface InboxRecord extends InboxItem {
  readonly declaration: Declaration | null;
  readonly receivedAt: Instant;
  /** Whether a contract of it waits for word from its party. */
  readonly waits: boolean;
}

export interface InboxFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export class Inbox extends Context.Service<
  Inbox,
  {
    readonly item: (id: string) => Effect.Effect<InboxRecord | null>;
    readonly contractByNumber: (number: string) => Effect.Effect<ServiceContract | null>;
    /** A file that came with a request, by its place in it, counted from 1. */
    readonly file: (id: string, number: number) => Effect.Effect<InboxFile | null>;
    /** Handled, with the contracts that a person found. */
    readonly handled: (item: InboxItem, at: Instant, contracts: readonly ContractId[]) => Effect.Effect<void>;
    /** What of a declaration still waits is denied. */
    readonly close: (declaration: string) => Effect.Effect<void>;
  }
>()("kontor/site/admin/Inbox") {}

const itemOf = (id: string) =>
  known(
    Effect.flatMap(Inbox, ({ item }) => item(id)),
    () => new InboxItemUnknown(),
  );

interface Moment {
  readonly today: Day;
  readonly zone: TimeZone;
  readonly locale: Locale;
}

/** Ends the contract that a declaration means, as of the day on which it arrived; a good cause is one that staff accept. */
export const matchDeclaration = (
  id: string,
  { contract: typed, cause }: { readonly contract: string; readonly cause: string | undefined },
  { today, zone, locale }: Moment,
) =>
  asStaff(({ now }) =>
    Effect.gen(function* () {
      const inbox = yield* Inbox;
      const item = yield* itemOf(id);
      const { declaration, receivedAt } = item;
      if (declaration === null) return yield* Effect.fail(new InboxItemUnknown());
      const contract = yield* known(inbox.contractByNumber(typed.trim().toUpperCase()), () => new ContractUnknown());
      const isAccepted = isForJudgement(declaration) && cause !== undefined;
      const entry = yield* Effect.fromResult(matchedItem(item, contract.number, isAccepted ? cause : null));
      const end = (isAccepted ? endedForCauseBy : endedBy)(declaration, receivedAt, dayOf(receivedAt, zone));
      const ended = end(contract);
      if (Result.isFailure(ended)) return yield* Effect.fail(ended.failure ?? new EndsByPerson());
      yield* endContracts([contract], end, { today, locale });
      yield* inbox.handled(item, now, [contract.id]);
      const declarations = yield* Declarations;
      for (const declared of yield* declarations.declared({ declaration: id }))
        if (declared.standing === "waits" && declared.contract === contract.id)
          yield* declarations.settle(declared, "done", true);
      yield* inbox.close(id);
      return done(entry);
    }),
  );

/** Staff know that it came from its party: all that waits is carried out, as of its receipt. [ACC-05] */
export const proveItem = (id: string, reason: string, moment: Moment) =>
  asStaff(() =>
    Effect.gen(function* () {
      const item = yield* itemOf(id);
      const entry = yield* Effect.fromResult(provedItem({ ...item, open: item.waits }, reason));
      // It waits: no answer has come yet.
      yield* Effect.mapError(
        proveDeclaration({ declaration: id, customerNumber: null, way: "staff", ...moment }),
        () => new AlreadyHandled(),
      );
      return done(entry);
    }),
  );

/** Closes an item of the inbox, with the reason. */
export const closeInboxItem = (id: string, reason: string) =>
  asStaff(({ now }) =>
    Effect.gen(function* () {
      const inbox = yield* Inbox;
      const item = yield* itemOf(id);
      const entry = yield* Effect.fromResult(closedItem(item, reason));
      yield* inbox.handled(item, now, []);
      if (item.kind === "declaration") yield* inbox.close(id);
      return done(entry);
    }),
  );

/** A file of a request leaves the shop: its reading is noted. [FRM-04] */
export const readInboxFile = (id: string, number: number) =>
  asStaff(() =>
    Effect.gen(function* () {
      const inbox = yield* Inbox;
      yield* itemOf(id);
      const file = yield* known(inbox.file(id, number), () => new InboxItemUnknown());
      return { entry: fileNoted(id, number), result: file };
    }),
  );
