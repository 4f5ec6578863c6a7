// What is made again at any time is remembered up to a number; whoever came first goes first.

export const remember = <V>(known: Map<string, V>, most: number, key: string, value: V): V => {
  const oldest = known.size < most || known.has(key) ? undefined : known.keys().next().value;
  if (oldest !== undefined) known.delete(oldest);
  known.set(key, value);
  return value;
};
