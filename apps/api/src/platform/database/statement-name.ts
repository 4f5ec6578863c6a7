// The id of the call that is being answered, for statements that are too far down to be given it. [OPS-04]
import { AsyncLocalStorage } from "node:async_hooks";

const ids = new AsyncLocalStorage<string>();

/** Null outside of a call. Only letters, digits, points and hyphens. */
const presentRequestId = (): string | null => ids.getStore() ?? null;

export const underRequestId = <A>(id: string, use: () => A): A => ids.run(id, use);

/** A statement that ends in the id of its call: what PostgreSQL logs as slow or failed can be found in the shop's log, and in the browser's answer. [OPS-04] */
export const underName = (statement: string): string => {
  const id = presentRequestId();
  return id === null ? statement : `${statement} /* ${id} */`;
};

/** For statements that outlive the call in which they are first built. */
export const unnamed = <A>(use: () => A): A => ids.exit(use);
