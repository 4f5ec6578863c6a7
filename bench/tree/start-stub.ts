// Stands for @tanstack/react-start where the bench renders the tree without it: the server's side of what it splits.

type Anything = (...args: never[]) => unknown;

/** As much of the isomorphic function as the loaders use; the server's side is taken. */
export const createIsomorphicFn = () => ({ server: (onServer: Anything) => Object.assign(onServer, { client: () => onServer }) });
