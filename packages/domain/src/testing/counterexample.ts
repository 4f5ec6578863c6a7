// What broke a law, in a few lines that one can read: what came and what should have, for which values, and how to try them again. [HDL-10] [HDL-07]
import * as Result from "effect/Result";
import type { Answers, DifferentCall } from "#kernel/law";
import { isSameValue } from "#kernel/law";
import { isPlain, type Place, placesIn, valuesAt, withValue, written } from "./value-places.ts";

/** A longer one is not read to its end: the whole values are in `counterexample`, and the seed repeats them. */
export const reportLength = 600;

export interface Broken {
  readonly runs: number;
  readonly seed: number;
  readonly path: string | null;
  readonly values: readonly unknown[];
  readonly thrown: unknown;
  readonly call: DifferentCall | null;
}

/** The report of a law that does not hold. */
export const reportOf = ({ runs, seed, path, values, thrown, call }: Broken): string => {
  const at = `{ seed: ${seed}${path === null || path.length > 60 ? "" : `, path: "${path}"`} }`;
  const lines = [
    `Property failed after ${runs} ${runs === 1 ? "value" : "values"} ${at}`,
    ...(call === null ? [`Counterexample: ${shortened(`[${values.map(compact).join(", ")}]`, 260)}`] : linesOf(call)),
    ...thrownLines(thrown),
  ];
  return shortened(lines.join("\n"), reportLength);
};

const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`;

/** What a law or a function threw, and where: nothing where a law only inWords that it does not hold. */
const thrownLines = (thrown: unknown): readonly string[] => {
  if (!(thrown instanceof Error) || thrown.message.startsWith("Property failed by returning false")) return [];
  const places = (thrown.stack ?? "")
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at ") && !/node_modules|node:internal|fast-check/.test(line))
    .slice(0, 2)
    .map((line) => `  ${shortened(line.trim(), 100)}`);
  return [`Thrown: ${shortened(thrown.message, 200)}`, ...places];
};

/** Where the answers differ, each with both values. */
interface Difference {
  readonly place: Place;
  readonly came: unknown;
  readonly expected: unknown;
}

const nothing = Symbol("nothing");

/** What a call threw stands in the place of its answer. */
const isThrown = (value: unknown): boolean =>
  (value as { readonly _tag?: unknown } | null | undefined)?._tag === "Threw";

const differences = (came: unknown, expected: unknown, place: Place = []): readonly Difference[] => {
  if (isSameValue(came, expected)) return [];
  if (Array.isArray(came) && Array.isArray(expected) && came.length === expected.length)
    return came.flatMap((each: unknown, at) => differences(each, expected[at], [...place, at]));
  if (!isPlain(came) || !isPlain(expected)) return [{ place, came, expected }];
  return [...new Set([...Object.keys(came), ...Object.keys(expected)])].flatMap((name) =>
    differences(fieldOf(came, name), fieldOf(expected, name), [...place, name]),
  );
};

const fieldOf = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(value, name) && value[name] !== undefined ? value[name] : nothing;

/** Successes are compared by what is in them, refusals of one kind by their facts. */
const answersIn = ({ came, expected }: Answers): readonly Difference[] => {
  if (isSameValue(came, expected)) return [];
  const whole = [{ place: [], came, expected }];
  if (!Result.isResult(came) || !Result.isResult(expected)) return whole;
  if (Result.isSuccess(came) && Result.isSuccess(expected)) return differences(came.success, expected.success);
  if (!Result.isFailure(came) || !Result.isFailure(expected)) return whole;
  const tag = tagOf(expected.failure);
  if (tagOf(came.failure) !== tag) return whole;
  const facts = differences(factsIn(came.failure), factsIn(expected.failure), [tag]);
  return facts.length === 0 ? whole : facts;
};

const factsIn = (failure: unknown): unknown => (typeof failure === "object" ? { ...failure } : failure);

const isBothWays = (differing: readonly Difference[]): string =>
  JSON.stringify(differing.map(({ place, came, expected }) => [place, kindOf(came), kindOf(expected)]));

const kindOf = (value: unknown): string =>
  isThrown(value)
    ? "error"
    : Result.isResult(value)
      ? Result.isSuccess(value)
        ? "success"
        : tagOf(value.failure)
      : typeof value;

const tagOf = (failure: unknown): string =>
  String((failure as { readonly _tag?: unknown } | null)?._tag ?? "a failure");

const linesOf = (call: DifferentCall): readonly string[] => {
  const smallest = withoutIrrelevant(call);
  const differing = answersIn(call.answers(smallest));
  const named = withShown(call, smallest).map(
    (value, at) => `${call.parameters[at] ?? `argument ${at + 1}`} ${shortened(compact(value), 110)}`,
  );
  return [
    `${call.of}(${call.parameters.join(", ")})`,
    ...differing
      .slice(0, 2)
      .map(
        ({ place, came, expected }) =>
          `  ${place.length === 0 ? "" : `${shortened(written(place), 40)}: `}${shortened(inWords(came), 70)} came, and should be ${shortened(inWords(expected), 70)}`,
      ),
    ...(differing.length > 2 ? [`  and ${differing.length - 2} more`] : []),
    `  for ${shortened(named.join(", "), 230)}`,
  ];
};

/** A success with its value, a refusal by its tag. */
const inWords = (value: unknown): string => {
  if (value === nothing) return "nothing";
  if (isThrown(value)) return "an error";
  if (!Result.isResult(value)) return compact(value);
  return Result.isSuccess(value) ? `success ${compact(value.success)}` : `refusal ${tagOf(value.failure)}`;
};

/** Names whose texts say of what kind a value is. */
const kinds: readonly (string | number)[] = ["kind", "_tag", "type"];

/** Answers that do not differ. */
const agreeing = isBothWays([]);

const triesAtMost = 3_000;

/** How the answers differ for some arguments; null where one threw. */
const differingFor =
  (call: DifferentCall) =>
  (given: readonly unknown[]): string | null => {
    try {
      return isBothWays(answersIn(call.answers(given)));
    } catch {
      return null;
    }
  };

/** Whether the answers agree without what stands at a place: rules look for `undefined` or for `null`, and zero is neither. */
const isNecessary = (call: DifferentCall, given: readonly unknown[], place: Place): boolean =>
  [undefined, null].some(
    (none) => differingFor(call)(withValue(given, place, () => none) as readonly unknown[]) === agreeing,
  );

/** The same call with nothing in its arguments that makes no difference: what is left out stands at its default. */
const withoutIrrelevant = (call: DifferentCall): readonly unknown[] => {
  const differing = differingFor(call);
  const wanted = differing(call.given);
  let given: readonly unknown[] = call.given;
  let tries = 0;
  const tryIt = (place: Place, value: unknown): boolean => {
    const other = withValue(given, place, () => value) as readonly unknown[];
    tries += 1;
    if (tries > triesAtMost || differing(other) !== wanted) return false;
    // A value of its own says more than a default that is shown.
    if (isDefault(value) && isNecessary(call, given, place)) return false;
    given = other;
    return true;
  };
  // What contains much goes first.
  for (const place of [...placesIn([given], 8, false)].sort((one, other) => one.length - other.length)) {
    const [value] = valuesAt(given, place);
    if (Array.isArray(value)) withFewer(value, (fewer) => tryIt(place, fewer));
    else if (typeof value === "string" && value !== "" && !kinds.includes(place.at(-1) ?? "")) tryIt(place, "");
    else if (typeof value === "number" && value !== 0) tryIt(place, 0);
    else if (value === true) tryIt(place, false);
  }
  return wanted === null ? call.given : given;
};

/** A default that is shown, since the answers agree where it is not there. */
class Shown {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

const withShown = (call: DifferentCall, given: readonly unknown[]): readonly unknown[] =>
  placesIn([given], 8, false).reduce((marked, place) => {
    const [value] = valuesAt(given, place);
    return [0, "", false].includes(value as never) && isNecessary(call, given, place)
      ? (withValue(marked, place, () => new Shown(value)) as readonly unknown[])
      : marked;
  }, given);

/** None of a list, or each left out that can be. */
const withFewer = (list: readonly unknown[], tryIt: (fewer: readonly unknown[]) => boolean): void => {
  if (list.length === 0 || tryIt([])) return;
  let rest = list;
  for (const each of list) {
    const fewer = rest.filter((other) => other !== each);
    if (tryIt(fewer)) rest = fewer;
  }
};

/** A value as code has it, without what is empty, zero or false unless it is marked: that is the default of all that laws generate. */
const compact = (value: unknown): string => {
  if (value === null || value === undefined || typeof value === "number" || typeof value === "boolean")
    return String(value);
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function") return "a function";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return `[${value.map(compact).join(", ")}]`;
  if (value instanceof Shown) return compact(value.value);
  if (value instanceof Promise) return "a Promise";
  if (value instanceof Map || value instanceof Set) return compact([...(value as Iterable<unknown>)]);
  if (Result.isResult(value)) return inWords(value);
  const fields = Object.keys(value).flatMap((name) => {
    const field = readable(value, name);
    return isDefault(field) ? [] : [`${name}: ${compact(field)}`];
  });
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
};

const isDefault = (value: unknown): boolean => {
  if (value === null || value === undefined || value === "" || value === 0 || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isPlain(value) && Object.values(value).every(isDefault);
};

/** A field that is computed when it is read, such as a hash, may have no value for reduced arguments. */
const readable = (value: object, name: string): unknown => {
  try {
    return (value as Readonly<Record<string, unknown>>)[name];
  } catch {
    return undefined;
  }
};
