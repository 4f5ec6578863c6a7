// What happens when another page has come: its heading takes the focus, so that it is read, and the sheet of the menu is gone.
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

export const usePageArrival = (): void => {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        const heading = document.querySelector<HTMLElement>("main h1");
        if (heading === null || document.activeElement?.closest("main") !== null) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }),
    [router],
  );
};
