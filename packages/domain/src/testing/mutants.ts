// Wrong implementations made of a right one, by what its calls show of its signature: which of them would laws let pass? [PKG-05] [HDL-10]
import * as Result from "effect/Result";
import fc from "fast-check";
import { isSameValue, type Law } from "#kernel/law";
import { endedWithin } from "./bounded.ts";
import { absent, isPlain, type Place, placesIn, valuesAt, withValue, written } from "./value-places.ts";
import {
  type Call,
  type CallSettings,
  type LawfulFunctions,
  type Shown,
  type Watched,
  watchedCalls,
} from "./watched-calls.ts";

/** One function that is wrong in one way. */
export interface Mutant {
  readonly of: string;
  /** What it does otherwise, in words: `ignores choice.billingMonths`. */
  readonly change: string;
  readonly call: Call;
}

/** A mutant, and the law that noticed it; null where all of them hold. */
export interface TriedMutant extends Mutant {
  readonly noticedBy: string | null;
}

export interface MutantSettings extends CallSettings {
  /** How many values each law is tried with at most. 300 by default. */
  readonly runs?: number | undefined;
}

/** The names of a function's parameters; their places where one is taken apart. */
const parameterNames = (call: Call, count: number): readonly string[] => {
  const [, list = ""] = /^[^(=]*\(([^()]*)\)/.exec(String(call)) ?? [];
  const names = list
    .split(",")
    .map((name) => name.replace(/[:=][^]*$/, "").trim())
    .filter((name) => name !== "");
  return Array.from({ length: count }, (_, at) =>
    names.every((name) => /^[\w$]+$/.test(name)) ? (names[at] ?? `argument ${at + 1}`) : `argument ${at + 1}`,
  );
};

const plainText = (value: unknown): string =>
  value === absent ? "left out" : (fc.stringify(value).slice(0, 40) as string);

/** The value at which a place is pinned: nothing where that occurs, else what is there most often. Null where all are alike. */
const pinned = (values: readonly unknown[]): { readonly value: unknown } | null => {
  const counts = new Map<string, { readonly value: unknown; count: number }>();
  for (const value of values) {
    if (typeof value === "function" || (typeof value === "object" && value !== null && !Array.isArray(value))) continue;
    const key = value === absent ? "" : fc.stringify(value);
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { value, count: 1 });
    else known.count += 1;
  }
  const others = values.some((value) => isPlain(value));
  if (counts.size < 2 && !(counts.size === 1 && others)) return null;
  const all = [...counts.values()];
  const lists = all.filter(({ value }) => Array.isArray(value));
  return (
    all.find(({ value }) => value === absent) ??
    all.find(({ value }) => value === null) ??
    (lists.length > 0 ? { value: [] } : all.reduce((most, each) => (each.count > most.count ? each : most)))
  );
};

/** What a call gives, without the Result around it. */
const successOf = (came: unknown): unknown =>
  Result.isResult(came) ? (Result.isSuccess(came) ? came.success : absent) : came;

const tagOf = (came: unknown): string | null =>
  Result.isResult(came) && Result.isFailure(came)
    ? String((came.failure as { readonly _tag?: unknown } | null)?._tag ?? "failure")
    : null;

/** The same answer with another success in it. */
const answered = (came: unknown, put: (value: unknown) => unknown): unknown => {
  if (!Result.isResult(came)) return put(came);
  return Result.isSuccess(came) ? Result.succeed(put(came.success)) : came;
};

const hasFieldsOf = (value: unknown, other: unknown): boolean =>
  isPlain(value) &&
  isPlain(other) &&
  Object.keys(other).length > 1 &&
  Object.keys(other).every((name) => Object.hasOwn(value, name));

type Change = readonly [change: string, call: Call];

/** A field of an argument that makes no difference any more. */
const ignoring = ({ name: _, right, calls }: Watched, parameters: readonly string[]): readonly Change[] =>
  parameters.flatMap((parameter, at) => {
    const values = calls.map(({ given }) => given[at] ?? absent);
    const places: readonly Place[] = [[], ...placesIn(values, 2)];
    return places.flatMap((place): readonly Change[] => {
      const pin = pinned(values.flatMap((value) => valuesAt(value, place)));
      if (pin === null) return [];
      const as = (value: unknown) => withValue(value, place, () => pin.value);
      return [
        [
          `ignores ${written([parameter, ...place])}: ${plainText(pin.value)}`,
          (...given) => right(...given.map((value, index) => (index === at ? as(value) : value))),
        ],
      ];
    });
  });

/** A field of what is given that is pinned, one too much, or a list without its last. */
const altered = ({ right, calls }: Watched): readonly Change[] => {
  const values = calls.map(({ came }) => successOf(came)).filter((value) => value !== absent);
  const places: readonly Place[] = [[], ...placesIn(values, 2)];
  const made = (change: string, place: Place, put: (value: unknown) => unknown): Change => [
    change,
    (...given) => answered(right(...given), (value) => withValue(value, place, put)),
  ];
  return places.flatMap((place): readonly Change[] => {
    const seen = values.flatMap((value) => valuesAt(value, place));
    const title = place.length === 0 ? "the result" : `result.${written(place)}`;
    const pin = pinned(seen);
    return [
      ...(pin === null ? [] : [made(`${title} is always ${plainText(pin.value)}`, place, () => pin.value)]),
      ...(seen.some((value) => typeof value === "number")
        ? [made(`${title} is one more`, place, (value) => (typeof value === "number" ? value + 1 : value))]
        : []),
      ...(seen.some((value) => Array.isArray(value) && value.length > 0)
        ? [made(`${title} lacks its last`, place, (value) => (Array.isArray(value) ? value.slice(0, -1) : value))]
        : []),
    ];
  });
};

/** A field of what is given, or all of it, that is an argument's. */
const copied = ({ right, calls }: Watched, parameters: readonly string[]): readonly Change[] => {
  const shown = calls
    .map(({ given, came }) => ({ given, value: successOf(came) }))
    .filter(({ value }) => value !== absent);
  return parameters.flatMap((parameter, at): readonly Change[] => {
    const whole = shown.some(({ given, value }) => hasFieldsOf(given[at], value) || sameKind(given[at], value));
    const names = new Set(
      shown.flatMap(({ given, value }) => {
        const argument = given[at];
        return isPlain(argument) && isPlain(value) ? Object.keys(value).filter((name) => name in argument) : [];
      }),
    );
    return [
      ...(whole
        ? [
            [
              `gives ${parameter} back`,
              (...given: readonly unknown[]) => answered(right(...given), () => given[at]),
            ] as const,
          ]
        : []),
      ...[...names].map(
        (name): Change => [
          `result.${name} is that of ${parameter}`,
          (...given) =>
            answered(right(...given), (value) => {
              const argument = given[at];
              return isPlain(argument) && isPlain(value) && name in argument
                ? { ...value, [name]: argument[name] }
                : value;
            }),
        ],
      ),
    ];
  });
};

const sameKind = (one: unknown, other: unknown): boolean =>
  (typeof one === "number" && typeof other === "number") || (typeof one === "string" && typeof other === "string");

/** Success where it was refused, refused where it was success, refused for another reason. */
const turned = ({ right, calls }: Watched): readonly Change[] => {
  const failures = new Map(
    calls.flatMap(({ came }) => {
      const tag = tagOf(came);
      return tag === null ? [] : [[tag, came] as const];
    }),
  );
  const success = calls.map(({ came }) => came).find((came) => Result.isResult(came) && Result.isSuccess(came));
  const tags = [...failures.keys()];
  const instead = (given: readonly unknown[]): unknown => {
    const value = successOf(success);
    const like = given.find((argument) => hasFieldsOf(argument, value));
    return like === undefined ? success : Result.succeed(like);
  };
  return [
    ...tags.flatMap((tag, at): readonly Change[] => {
      const other = tags[(at + 1) % tags.length] ?? tag;
      return [
        ...(success === undefined
          ? []
          : [
              [
                `succeeds where it is ${tag}`,
                (...given: readonly unknown[]) => {
                  const came = right(...given);
                  return tagOf(came) === tag ? instead(given) : came;
                },
              ] as const,
            ]),
        ...(other === tag
          ? []
          : [
              [
                `refuses ${tag} as ${other}`,
                (...given: readonly unknown[]) => {
                  const came = right(...given);
                  return tagOf(came) === tag ? failures.get(other) : came;
                },
              ] as const,
            ]),
      ];
    }),
    ...tags.map(
      (tag): Change => [
        `is always ${tag} where it succeeds`,
        (...given) => {
          const came = right(...given);
          return tagOf(came) === null ? failures.get(tag) : came;
        },
      ],
    ),
  ];
};

const callsCompared = 150;

/** Some of many, from first to last. */
const spread = (calls: readonly Shown[]): readonly Shown[] => {
  const each = Math.ceil(calls.length / callsCompared);
  return calls.filter((_, at) => at % each === 0);
};

/** Whether a mutant differs anywhere, and answers wherever the right one does: one that throws is noticed by any caller. */
const isWorthATry = (call: Call, calls: readonly Shown[]): boolean => {
  let differs = false;
  for (const { given, came } of calls) {
    try {
      differs ||= !isSameValue(call(...given), came);
    } catch {
      return false;
    }
  }
  return differs;
};

const mutantsOfCalls = (watched: Watched): readonly Mutant[] => {
  const { name, right, calls } = watched;
  const parameters = parameterNames(right, Math.max(0, ...calls.map(({ given }) => given.length)));
  const compared = spread(calls);
  return [...ignoring(watched, parameters), ...altered(watched), ...copied(watched, parameters), ...turned(watched)]
    .filter(([, call]) => isWorthATry(call, compared))
    .map(([change, call]) => ({ of: name, change, call }));
};

/** Wrong implementations of each function; those that differ in no call that the laws make, or that throw, are left out. */
export const mutantsOf = <F extends object>(of: LawfulFunctions<F>, settings: MutantSettings = {}): readonly Mutant[] =>
  watchedCalls(of, settings).flatMap(mutantsOfCalls);

const minute = 60_000;

const breaks = (law: Law, runs: number, seed: number): boolean => {
  const sentence = "the law did not end";
  try {
    const tried = () => fc.check(law.property(), { numRuns: runs, seed, endOnFailure: true });
    return endedWithin(minute, tried, sentence).failed;
  } catch {
    return true;
  }
};

/** The first law that does not hold; null where all do. Each is tried with few values first, then with all, and nothing is made smaller. */
export const noticedBy = (
  laws: readonly Law[],
  settings: Pick<MutantSettings, "runs" | "seed"> = {},
): string | null => {
  const { runs = 300, seed = 42 } = settings;
  for (const count of new Set([20, 100, runs].map((each) => Math.min(each, runs))))
    for (const law of laws) if (breaks(law, count, seed)) return law.sentence;
  return null;
};

/** Tries each mutant with the laws that call its function. */
export const triedMutants = <F extends object>(
  of: LawfulFunctions<F>,
  settings: MutantSettings = {},
): readonly TriedMutant[] =>
  watchedCalls(of, settings).flatMap((watched) =>
    mutantsOfCalls(watched).map((mutant): TriedMutant => {
      const laws = of.lawsOf({ [mutant.of]: mutant.call } as Partial<F>);
      return {
        ...mutant,
        noticedBy: noticedBy(
          laws.filter((_, at) => watched.laws.includes(at)),
          settings,
        ),
      };
    }),
  );
