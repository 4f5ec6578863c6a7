// The loading bar's place: its machine is fetched when the first navigation starts. [UIM-01]
import { useRouter } from "@tanstack/react-router";
import { type ComponentType, useEffect, useState } from "react";

export const LoadingBar = () => {
  const router = useRouter();
  const [Running, setRunning] = useState<ComponentType | null>(null);
  useEffect(() => {
    const stop = router.subscribe("onBeforeNavigate", () => {
      stop();
      import("./loading-bar-running.tsx").then(
        ({ LoadingBarRunning }) => setRunning(() => LoadingBarRunning),
        // The page comes without it.
        () => undefined,
      );
    });
    return stop;
  }, [router]);
  return Running === null ? null : <Running />;
};
