// A cache of so many values, each made once; the one that was used longest ago makes room for a new one.
import { LRUCache } from "lru-cache";

export type BoundedCache<A> = (key: string, make: () => A) => A;

export const boundedCache = <A extends object | string>(max: number): BoundedCache<A> => {
  const cache = new LRUCache<string, A, () => A>({ max, memoMethod: (_key, _stale, { context }) => context() });
  return (key, make) => cache.memo(key, { context: make });
};
