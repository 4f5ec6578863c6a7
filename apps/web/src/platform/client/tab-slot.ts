// What one page of a tab keeps for the next.

/** Keeps something for the next page of this tab; a browser that keeps nothing is no error. */
export const slot = <A>(name: string) => ({
  keep: (value: A): void => {
    try {
      sessionStorage.setItem(name, JSON.stringify(value));
    } catch {
      // nothing is kept
    }
  },
  read: (): A | null => {
    try {
      return JSON.parse(sessionStorage.getItem(name) ?? "null") as A | null;
    } catch {
      return null;
    }
  },
  clear: (): void => {
    try {
      sessionStorage.removeItem(name);
    } catch {
      // nothing was kept
    }
  },
});
