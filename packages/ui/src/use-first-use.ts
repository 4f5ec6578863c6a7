// Fetches the code of a part with its first use. A fetch that failed is tried again with the next use.
import { useRef, useState } from "react";

/** The part, `null` until it is there; and what fetches it, giving whether it came. */
export const useFirstUse = <Part>(load: () => Promise<Part>): readonly [part: Part | null, fetch: () => Promise<boolean>] => {
  const [part, setPart] = useState<Part | null>(null);
  const coming = useRef<Promise<boolean> | null>(null);
  const fetch = (): Promise<boolean> => {
    coming.current ??= load().then(
      (loaded) => {
        setPart(() => loaded);
        return true;
      },
      () => {
        coming.current = null;
        return false;
      },
    );
    return coming.current;
  };
  return [part, fetch];
};
