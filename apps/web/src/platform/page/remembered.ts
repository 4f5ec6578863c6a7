// Views that follow from the catalogue alone are made once for it, and gone with it.

const kept = new WeakMap<object, Map<string, unknown>>();

/** The value of `key` for this owner, made at the first asking. */
export const remembered = <A>(owner: object, key: string, make: () => A): A => {
  const values = kept.get(owner) ?? new Map<string, unknown>();
  kept.set(owner, values);
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
