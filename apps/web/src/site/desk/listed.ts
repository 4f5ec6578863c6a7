// A list over an operation that is no kind of the one list operation: described once, for the app, for its first answer, and for its file. [DSK-05]
import { queryOptions, keepPreviousData } from "@tanstack/react-query";
import type { Answer, Call } from "@kontor/adapters/client";
import type { TimeZone } from "@kontor/domain/kernel/calendar";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { TFunction } from "i18next";
import { momentText, shortMomentText } from "../../platform/texts/format.ts";
import { resultIn } from "./calls.ts";
import { type ListView, listView } from "./list-view.ts";

/** The query of the operation. */
interface ListedQuery<S extends string> {
  readonly q?: string;
  readonly only?: S;
  readonly after?: string;
  readonly count?: string;
}

/** Where the next page of an answer begins; null on the last one, and for a list that has no pages. */
export const nextOf = (page: object): string | null => (page as { readonly next?: string | null }).next ?? null;

/** In which words and times a row is written. */
export interface Writing {
  readonly t: TFunction;
  readonly locale: Locale;
  readonly zone: TimeZone;
  /** Times are written out, as a file has them. */
  readonly isLong?: boolean;
}

interface ListedColumn {
  readonly key: string;
  readonly isFigure?: boolean;
  /** A number or a time, which stands on one line. */
  readonly isPoint?: boolean;
}

export interface Listed<A extends object, R extends object, S extends string = never> {
  /** Names its key, and with `desk-` before it its texts. */
  readonly name: string;
  readonly isSearched: boolean;
  readonly states: readonly S[];
  readonly columns: readonly ListedColumn[];
  readonly read: (call: Call, query: ListedQuery<S>, id: string) => Promise<Answer<{ readonly result: A }>>;
  readonly rowsOf: (page: A) => readonly R[];
  readonly idOf: (row: R) => string;
  readonly nameOf: (row: R) => string;
  readonly cellsOf: (row: R, writing: Writing) => Readonly<Record<string, string>>;
}

/** A time, or that there is none. */
export const timeIn = (moment: number | null, { locale, zone, isLong = false }: Omit<Writing, "t">): string => {
  if (moment === null) return "–";
  return (isLong ? momentText : shortMomentText)(locale, moment, zone);
};

type Described = Pick<Listed<never, never, string>, "name" | "states">;

/** How it is looked at, as its address has it. */
export const listedView = (search: Readonly<Record<string, unknown>>, { states }: Described): ListView => {
  const { state, ...view } = listView(search, { sorts: [], states });
  return state === undefined ? view : { ...view, state: state.split(",")[0] ?? state };
};

export const listedKey = ({ name }: Described, view: ListView, id = ""): readonly unknown[] => [name, "list", id, view];

/** The query of the operation for a view. */
export const queryBy = <S extends string>({ q, state, after }: ListView): ListedQuery<S> => ({
  ...(q === undefined ? {} : { q }),
  ...(state === undefined ? {} : { only: state as S }),
  ...(after === undefined ? {} : { after }),
});

export const listedQuery = <A extends object, R extends object, S extends string>(
  call: Call,
  listed: Listed<A, R, S>,
  view: ListView,
  id = "",
) =>
  queryOptions({
    queryKey: listedKey(listed, view, id),
    queryFn: (): Promise<A> => resultIn(listed.read(call, queryBy<S>(view), id)),
    placeholderData: keepPreviousData,
  });
