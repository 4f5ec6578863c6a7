// What happens when another page has come: its heading takes the focus, or what the link leads to on it, so that it is read, and the sheet of the menu is gone. [LNK-05]
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

export const usePageArrival = (): void => {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        const heading = document.getElementById(toLocation.hash) ?? document.querySelector<HTMLElement>("main h1");
        if (heading === null || document.activeElement?.closest("main") !== null) return;
        // Without an attribute of its own a heading cannot take it.
        if (heading.tabIndex < 0) heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }),
    [router],
  );
};
