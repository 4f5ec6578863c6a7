// The place of the toasts: its live regions stand before the first one comes; what draws them is fetched with it. [UIM-05]
import type { ToastRequest } from "@kontor/domain/interface/toast";
import { type ComponentType, useEffect, useRef, useState } from "react";
import type { Announcements, RunningProps } from "./announcements.ts";
import { onReadOut, onToast } from "./toast-event.ts";

export const Toasts = () => {
  const [Running, setRunning] = useState<ComponentType<RunningProps> | null>(null);
  const [announced, setAnnounced] = useState<Announcements>({ polite: "", assertive: "" });
  const waiting = useRef<ToastRequest[]>([]);
  useEffect(() => onReadOut((polite) => setAnnounced((before) => ({ ...before, polite }))), []);
  useEffect(() => {
    if (Running !== null) return;
    return onToast((toast) => {
      waiting.current.push(toast);
      import("./toasts-running.tsx").then(
        ({ ToastsRunning }) => setRunning(() => ToastsRunning),
        // Nothing shows them; they are read out at least.
        () => setAnnounced((before) => ({ ...before, polite: toast.text })),
      );
    });
  }, [Running]);
  return (
    <>
      <p className="k-hidden" aria-live="polite">
        {announced.polite}
      </p>
      <p className="k-hidden" aria-live="assertive">
        {announced.assertive}
      </p>
      {Running === null ? null : (
        <Running
          // oxlint-disable-next-line react/refs -- toasts wait here for what shows them; nothing is drawn of them
          waiting={waiting.current}
          say={(how, text) => setAnnounced((before) => ({ ...before, [how]: text }))}
        />
      )}
    </>
  );
};
