// What the desk's lists and its first page are read from. [DSK-05] [DSK-07]
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { ListedRow, ListView } from "./model.ts";
import type { ListKind, ListRows } from "./rules.ts";
import type { Found, SearchedKind } from "./search.ts";
import type { Sought } from "./sought.ts";
import type { DoubtedClock, Figures, LetterQueue, TodoKind, Waiting, WaitingNumbers } from "./today.ts";

/** What a store finds of a view. */
export interface FoundPage<Row> {
  /** Behind its place, in its order: one more than its page shows, where there are so many; null for one that can no longer be read. */
  readonly found: readonly ListedRow<Row | null>[];
  /** How many rows it has on all its pages, counted until they are more than the most that are counted. */
  readonly counted: number;
}

export class DeskLists extends Context.Service<
  DeskLists,
  {
    readonly page: <Kind extends ListKind>(view: ListView<Kind>) => Effect.Effect<FoundPage<ListRows[Kind]>>;
    /** Of each kind so many rows at most. */
    readonly found: (sought: Sought, kinds: readonly SearchedKind[], limit: number) => Effect.Effect<readonly Found[]>;
    /** Whether each row has its words; after an update they are still being made. */
    readonly hasAllWords: Effect.Effect<boolean>;
  }
>()("kontor/site/desk/DeskLists") {}

export class DeskToday extends Context.Service<
  DeskToday,
  {
    readonly figures: Effect.Effect<Figures>;
    /** What waits of a kind: how many, and the first of it by day. */
    readonly waiting: (kind: TodoKind) => Effect.Effect<Waiting>;
    /** Null where the clock is believed. */
    readonly clock: Effect.Effect<DoubtedClock | null>;
    /** Null where no number waits. */
    readonly numbers: Effect.Effect<WaitingNumbers | null>;
    readonly queue: Effect.Effect<LetterQueue>;
  }
>()("kontor/site/desk/DeskToday") {}
