// What happens when another page has come: its heading takes the focus, or what the link leads to on it, so that it is read, and the sheet of the menu is gone. [LNK-05]
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { clearArrival, isAnnouncedArrival } from "../platform/client/arrival.ts";

/** How long a document counts as arriving, in milliseconds: one that was read before its scripts ran is left alone. */
const arrivalTime = 10_000;

const focusHeading = (hash: string): void => {
  const heading = document.getElementById(hash) ?? document.querySelector<HTMLElement>("main h1");
  if (heading === null || document.activeElement?.closest("main") !== null) return;
  // Without an attribute of its own a heading cannot take it.
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

export const usePageArrival = (): void => {
  const router = useRouter();
  useEffect(() => {
    if (!isAnnouncedArrival()) return;
    clearArrival();
    // What the page puts the focus on by itself, or the visitor has reached meanwhile, keeps it.
    if (document.activeElement === document.body && performance.now() < arrivalTime) focusHeading("");
  }, []);
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation !== undefined && pathChanged) focusHeading(toLocation.hash);
      }),
    [router],
  );
};
