// Caches values that are derived from one object, such as the catalogue; they are released with it.

const caches = new WeakMap<object, Map<string, unknown>>();

/** The value of `key` for this owner, made at the first call. */
export const remembered = <A>(owner: object, key: string, make: () => A): A => {
  const values = caches.get(owner) ?? new Map<string, unknown>();
  caches.set(owner, values);
  if (!values.has(key)) values.set(key, make());
  return values.get(key) as A;
};

const identities = new WeakMap<object, number>();
const given = { last: 0 };

/** A number of its own for each object, for keys: another version of the content is another object. */
export const identityOf = (owner: object): number => {
  const known = identities.get(owner) ?? (given.last += 1);
  identities.set(owner, known);
  return known;
};
