// Keeps the stored viewport true while a window is resized or a phone turned. [SHL-08]
import { useEffect } from "react";

/** It is stored for those alone who allow preferences; others need no script for it. */
const follow = (): void => {
  if (document.cookie.includes("viewport="))
    import("./stored-viewport.ts").then(({ measuredViewport }) => measuredViewport()).catch(() => undefined);
};

export const useViewport = (): void =>
  useEffect(() => {
    // The window may have been another when it was stored.
    follow();
    addEventListener("resize", follow);
  }, []);
