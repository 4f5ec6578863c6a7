// Places within values: where fields are, what stands there, and the same value with something else there. [HDL-10]

/** The way to a place: names of fields, positions of a list, or `*` for each of its values. */
export type Place = readonly (string | number)[];

type Fields = Readonly<Record<string, unknown>>;

/** An object as literals are; no Map, no instance of a class. */
export const isPlain = (value: unknown): value is Fields =>
  typeof value === "object" &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** As it is written in code: `cart.items.quantity`. */
export const written = (place: Place): string =>
  place.map((step, at) => (typeof step === "number" ? `[${step}]` : `${at === 0 ? "" : "."}${step}`)).join("");

/** What stands at a place; of lists at each of their values. `absent` where the object has no such field. */
export const absent = Symbol("absent");

export const valuesAt = (value: unknown, [step, ...rest]: Place): readonly unknown[] => {
  if (step === undefined) return [value];
  if (step === "*") {
    const all: readonly unknown[] = Array.isArray(value) ? value : isPlain(value) ? Object.values(value) : [];
    return all.flatMap((each) => valuesAt(each, rest));
  }
  if (typeof step === "number") return Array.isArray(value) && step in value ? valuesAt(value[step], rest) : [];
  if (!isPlain(value)) return [];
  if (!Object.hasOwn(value, step) || value[step] === undefined) return rest.length === 0 ? [absent] : [];
  return valuesAt(value[step], rest);
};

/** The same value with what `put` makes of it at a place; `absent` takes the field away. */
export const withValue = (value: unknown, [step, ...rest]: Place, put: (before: unknown) => unknown): unknown => {
  if (step === undefined) return put(value);
  if (Array.isArray(value))
    return value.map((each: unknown, at) => (step === "*" || step === at ? withValue(each, rest, put) : each));
  if (!isPlain(value) || typeof step === "number") return value;
  if (step === "*")
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withValue(each, rest, put)]));
  if (rest.length > 0 && !Object.hasOwn(value, step)) return value;
  const made = withValue(Object.hasOwn(value, step) ? value[step] : absent, rest, put);
  const { [step]: _, ...others } = value;
  return made === absent ? others : { ...value, [step]: made };
};

/** Many fields of one kind are a table, such as a rate for each country: each of them stands for all. */
const isTable = (objects: readonly Fields[]): boolean => {
  const fields = objects.flatMap((each) => Object.entries(each));
  const type = typeof fields[0]?.[1];
  return (
    new Set(fields.map(([name]) => name)).size > 12 &&
    type !== "object" &&
    fields.every(([, value]) => typeof value === type)
  );
};

/** All places of these values down to so many names of fields; the values of lists together, or each by its position. */
export const placesIn = (values: readonly unknown[], depth: number, isEach = true): readonly Place[] => {
  if (values.some((value) => Array.isArray(value))) {
    const lists = values.filter((value) => Array.isArray(value)) as readonly (readonly unknown[])[];
    if (isEach) return placesIn(lists.flat(), depth).map((place) => ["*", ...place]);
    const most = Math.max(...lists.map(({ length }) => length));
    return Array.from({ length: most }, (_, at) => at).flatMap((at) =>
      placesIn(
        lists.flatMap((list) => (at in list ? [list[at]] : [])),
        depth,
        false,
      ).map((place) => [at, ...place]),
    );
  }
  const objects = values.filter(isPlain);
  if (depth === 0 || objects.length === 0) return [];
  if (isEach && isTable(objects)) return [["*"]];
  return [...new Set(objects.flatMap((each) => Object.keys(each)))].flatMap((name): readonly Place[] => [
    [name],
    ...placesIn(
      objects.map((each) => each[name]),
      depth - 1,
      isEach,
    ).map((place) => [name, ...place]),
  ]);
};
