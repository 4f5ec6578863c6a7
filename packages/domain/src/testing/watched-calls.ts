// The calls that laws make of functions, with what came: the signature of each as it is used. [HDL-10]
import fc from "fast-check";
import type { Law } from "#kernel/law";

export type Call = (...given: readonly unknown[]) => unknown;

/** Functions by name, and the laws that take the place of each. */
export interface LawfulFunctions<F extends object> {
  readonly functions: F;
  readonly lawsOf: (given: Partial<F>) => readonly Law[];
}

/** How many calls of which functions are looked at. */
export interface CallSettings {
  readonly seed?: number | undefined;
  /** How many calls of a function each law may show. 40 by default. */
  readonly calls?: number | undefined;
  /** Functions of these names alone. */
  readonly only?: readonly string[] | undefined;
}

export interface Shown {
  readonly given: readonly unknown[];
  readonly came: unknown;
}

export interface Watched {
  readonly name: string;
  readonly right: Call;
  readonly calls: readonly Shown[];
  /** Places of the laws that call it. */
  readonly laws: readonly number[];
}

const callsOf = (functions: object): Readonly<Record<string, Call>> => functions as Readonly<Record<string, Call>>;

/** What the laws call, and what came: the signature as it is lived. */
export const watchedCalls = <F extends object>(
  { functions, lawsOf }: LawfulFunctions<F>,
  settings: CallSettings,
): readonly Watched[] => {
  const { calls: most = 40, seed = 42, only } = settings;
  const names = Object.keys(functions).filter(
    (name) => typeof callsOf(functions)[name] === "function" && (only === undefined || only.includes(name)),
  );
  const shown = new Map(names.map((name) => [name, [] as Shown[]]));
  const callers = new Map(names.map((name) => [name, new Set<number>()]));
  let law = 0;
  let count = new Map<string, number>();
  const recorded = names.map((name) => {
    const right = callsOf(functions)[name] as Call;
    return [
      name,
      (...given: readonly unknown[]): unknown => {
        const came = right(...given);
        callers.get(name)?.add(law);
        const seen = count.get(name) ?? 0;
        count.set(name, seen + 1);
        // The first ones, and later ones more and more rarely: small values and great ones.
        if (seen < most || seen % most === 0) shown.get(name)?.push({ given, came });
        return came;
      },
    ] as const;
  });
  lawsOf(Object.fromEntries(recorded) as Partial<F>).forEach((each, at) => {
    [law, count] = [at, new Map()];
    fc.check(each.property(), { numRuns: most, seed, endOnFailure: true });
  });
  return names.map((name) => ({
    name,
    right: callsOf(functions)[name] as Call,
    calls: shown.get(name) ?? [],
    laws: [...(callers.get(name) ?? [])],
  }));
};
