// What is begun once and shared by all who need it, and begun again after a failure: scripts that come when they are needed. [VIS-05]

/** `begun` is what is under way or done; nothing before the first call and after a failure. */
export interface Once<A> {
  (): Promise<A>;
  begun?: Promise<A> | undefined;
}

export const once = <A>(begin: () => Promise<A>): Once<A> => {
  const begunOnce: Once<A> = () => {
    const begun = (begunOnce.begun ??= begin());
    begun.catch(() => {
      if (begunOnce.begun === begun) begunOnce.begun = undefined;
    });
    return begun;
  };
  return begunOnce;
};
