// What is stored for the next page of this tab: read by a guard and a version, so that damaged, foreign and newer content is nothing. [OPS-05]

/** Whether a value has a shape; small, since every page with a form loads it. */
export type Guard<A> = (value: unknown) => value is A;

export const isText: Guard<string> = (value) => typeof value === "string";
export const isCount: Guard<number> = (value): value is number => Number.isSafeInteger(value);
export const isFlag: Guard<boolean> = (value) => typeof value === "boolean";
export const isOneOf =
  <A extends string>(...all: readonly A[]): Guard<A> =>
  (value): value is A =>
    all.some((one) => one === value);
export const orNull =
  <A>(guard: Guard<A>): Guard<A | null> =>
  (value): value is A | null =>
    value === null || guard(value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every field that is named has its shape; others may stand beside them. */
export const isRecord =
  <A extends object>(fields: { readonly [Name in keyof A]: Guard<A[Name]> }): Guard<A> =>
  (value): value is A =>
    isObject(value) && Object.entries<Guard<unknown>>(fields).every(([name, guard]) => guard(value[name]));

export const isListOf =
  <A>(guard: Guard<A>): Guard<readonly A[]> =>
  (value): value is readonly A[] =>
    Array.isArray(value) && value.every((entry) => guard(entry));

/** A value under each name. */
export const isTableOf =
  <A>(guard: Guard<A>): Guard<Readonly<Record<string, A>>> =>
  (value): value is Readonly<Record<string, A>> =>
    isObject(value) && Object.values(value).every((entry) => guard(entry));

/** A stored value without a version has version 1, as all are written until a shape changes; no newer version is known here. */
const hasKnownVersion = (value: unknown): boolean =>
  !isObject(value) || value["storedVersion"] === undefined || value["storedVersion"] === 1;

/** Null where the browser refuses storage: that is no error. */
const tried = <A>(work: () => A): A | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

/** Versions up to 0.2 had another word of six letters before the colon. */
const ofBefore = /^[a-z]{6}:/;

/** A name; what a page of a version before has stored under its own name stands under this one from now on, in the place of what was there. */
export const carriedOver = (name: string): string => {
  const before = Object.keys(sessionStorage).find(
    (key) => ofBefore.test(key) && key.replace(ofBefore, "shop:") === name,
  );
  if (before !== undefined) {
    sessionStorage.setItem(name, sessionStorage.getItem(before) ?? "null");
    sessionStorage.removeItem(before);
  }
  return name;
};

/** Whether something is stored under a name, whatever it is. */
export const isStored = (name: string): boolean => tried(() => sessionStorage.getItem(carriedOver(name))) !== null;

export const clearStored = (name: string): void => void tried(() => sessionStorage.removeItem(carriedOver(name)));

export const slot = <A>(name: string, guard: Guard<A>) => ({
  write: (value: A): void => void tried(() => sessionStorage.setItem(carriedOver(name), JSON.stringify(value))),
  read: (): A | null => {
    const stored: unknown = tried(() => JSON.parse(sessionStorage.getItem(carriedOver(name)) ?? "null"));
    return hasKnownVersion(stored) && guard(stored) ? stored : null;
  },
  clear: (): void => clearStored(name),
});
