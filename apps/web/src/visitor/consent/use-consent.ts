// Says to consent that another page has followed in this document: a second later the banner is evaluated for it. [VIS-03]
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Who has decided and has no banner needs no script, unless the proof of it is still to be recorded. */
const mayAsk = (): boolean =>
  document.getElementById("consent") !== null ||
  !document.cookie.includes("consent=") ||
  "unproved" in document.documentElement.dataset;

export const useConsent = (): void => {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged || !mayAsk()) return;
        import("./banner-running.ts").then(({ banner }) => banner.finished(toLocation.pathname)).catch(() => undefined);
      }),
    [router],
  );
};
