// Laws of a stranger's functions: each that is given takes the place of ours, and ours says what should have come where a law breaks. [PKG-05] [HDL-10]
import * as Result from "effect/Result";
import type { DifferentCall, Law } from "./model.ts";

type Call = (...given: readonly unknown[]) => unknown;

/** What a function is given: the names in front of its body, none where a parameter is taken apart. */
const parametersOf = (call: unknown): readonly string[] => {
  const [, list = ""] = /^(?:async )?(?:function)?[^(=]*\(([^()]*)\)/.exec(String(call)) ?? [];
  const names = list
    .split(",")
    .map((each) => each.replace(/[:=][^]*$/, "").trim())
    .filter((name) => name !== "");
  return names.every((name) => /^[A-Za-z_$][\w$]*$/.test(name)) ? names : [];
};

/** What a call threw, as what came of it. */
class Threw {
  readonly _tag = "Threw";
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

const cameOf = (call: Call, given: readonly unknown[]): unknown => {
  try {
    return call(...given);
  } catch (error) {
    return new Threw(error);
  }
};

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return String(value);
  return value instanceof Promise ? "a Promise" : `a value of type ${typeof value}`;
};

/** Builds laws about functions: those that are given, watched, and ours for the rest. */
export const lawsAbout = <F extends object>(
  own: F,
  given: Partial<F>,
  build: (functions: F) => readonly Law[],
): readonly Law[] => {
  const ours = own as Readonly<Record<string, Call>>;
  const theirs = Object.entries(given as Readonly<Record<string, Call | undefined>>).flatMap(([name, call]) =>
    call === undefined || call === ours[name] ? [] : [[name, call] as const],
  );
  if (theirs.length === 0) return build({ ...own });
  const watch: { isOn: boolean; found: DifferentCall | null } = { isOn: false, found: null };
  const watched = theirs.map(([name, call]) => {
    const right = ours[name];
    let givesResult: boolean | null = null;
    return [
      name,
      (...args: readonly unknown[]): unknown => {
        const came = watch.isOn ? cameOf(call, args) : call(...args);
        if (right === undefined) return came;
        if (watch.isOn && watch.found === null && !isSameValue(came, right(...args)))
          watch.found = {
            of: name,
            parameters: parametersOf(right),
            given: args,
            answers: (other) => ({ came: cameOf(call, other), expected: right(...other) }),
          };
        if (came instanceof Threw) throw came.error;
        givesResult ??= Result.isResult(right(...args));
        if (givesResult && !Result.isResult(came))
          throw new TypeError(
            `${name} gave ${kindOf(came)}, where a Result is expected: Result.succeed(value) or Result.fail(refusal) of effect/Result`,
          );
        return came;
      },
    ] as const;
  });
  const differing = (run: () => unknown): DifferentCall | null => {
    [watch.isOn, watch.found] = [true, null];
    try {
      run();
    } catch {
      // What a law throws is in its outcome already.
    } finally {
      watch.isOn = false;
    }
    return watch.found;
  };
  return build({ ...own, ...Object.fromEntries(watched) }).map((each) => ({ ...each, differing }));
};

/** Whether two values are alike by what they contain. */
export const isSameValue = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other) || one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (one instanceof Promise || other instanceof Promise) return false;
  if (isCollection(one) || isCollection(other))
    return isCollection(one) && isCollection(other) && isSameValue([...one], [...other]);
  const [fields, others] = [fieldsOf(one), fieldsOf(other)];
  return (
    fields.length === others.length && fields.every((name) => isSameValue(fieldOf(one, name), fieldOf(other, name)))
  );
};

const isCollection = (value: object): value is ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> =>
  value instanceof Map || value instanceof Set;

/** Its own fields that have a value; a refusal's tag and rule, not where it was made. */
const fieldsOf = (value: object): readonly string[] =>
  Object.keys(value).filter((name) => fieldOf(value, name) !== undefined && typeof fieldOf(value, name) !== "function");

const fieldOf = (value: object, name: string): unknown => (value as Readonly<Record<string, unknown>>)[name];
