// A page of a list at the desk, for who may see it; the first page of the desk, by role. [DSK-05] [DSK-07] [SES-07]
import * as Effect from "effect/Effect";
import { type Day, yearOf } from "#kernel/calendar";
import type { Role } from "#visitor/session";
import type { RequestedView } from "./model.ts";
import { mostFound, mostToDo } from "./limits.ts";
import { DeskLists, DeskToday } from "./ports.ts";
import { type ListKind, pageOf, type PageOf, viewOf } from "./rules.ts";
import { foundGroups, searchedKinds } from "./search.ts";
import { soughtIn } from "./sought.ts";
import { seesFigures, seesQueue, todoKindsOf, todoList } from "./today.ts";

/** A page of a list of the desk, as a role may see it. */
export const readList = <Kind extends ListKind>(kind: Kind, role: Role, requested: RequestedView) =>
  Effect.gen(function* () {
    const view = yield* Effect.fromResult(viewOf(kind, role, requested));
    const { found, counted } = yield* (yield* DeskLists).page(view);
    return { kind, ...pageOf(view, found, counted) } as unknown as PageOf<Kind>;
  });

/** What waits for a role today. */
export const readToday = (role: Role) =>
  Effect.gen(function* () {
    const desk = yield* DeskToday;
    const waiting = yield* Effect.forEach(todoKindsOf(role), (kind) =>
      Effect.map(desk.waiting(kind), (found) => [kind, found] as const),
    );
    const seesAll = seesFigures(role);
    return {
      figures: seesAll ? yield* desk.figures : null,
      clock: seesAll ? yield* desk.clock : null,
      numbers: seesAll ? yield* desk.numbers : null,
      queue: seesQueue(role) ? yield* desk.queue : null,
      ...todoList(waiting, mostToDo),
    };
  });

/** What is found of each kind that this role may see, and whether that is all there is. */
export const searchDesk = (q: string, role: Role, today: Day) =>
  Effect.gen(function* () {
    const desk = yield* DeskLists;
    const sought = soughtIn(q, yearOf(today));
    const kinds = sought.words.length === 0 ? [] : searchedKinds(role);
    return {
      groups: foundGroups(yield* desk.found(sought, kinds, mostFound)),
      complete: yield* desk.hasAllWords,
    };
  });
