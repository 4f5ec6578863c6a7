// The place of the toasts: its live regions stand before the first one comes; what draws them is fetched with it. [UIM-05]
import type { ToastRequest } from "@kontor/domain/interface/toast";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { onTold } from "./tell.ts";
import "./toasts.css";

/** What is read out: errors at once, everything else when there is a pause. */
export interface Said {
  readonly polite: string;
  readonly assertive: string;
}

export interface RunningProps {
  /** What was told before the toasts were drawn, in its order. */
  readonly waiting: ToastRequest[];
  readonly say: (how: keyof Said, text: string) => void;
}

export const Toasts = () => {
  const [Running, setRunning] = useState<ComponentType<RunningProps> | null>(null);
  const [said, setSaid] = useState<Said>({ polite: "", assertive: "" });
  const waiting = useRef<ToastRequest[]>([]);
  useEffect(() => {
    if (Running !== null) return;
    return onTold((toast) => {
      waiting.current.push(toast);
      import("./toasts-running.tsx").then(
        ({ ToastsRunning }) => setRunning(() => ToastsRunning),
        // Nothing shows them; they are read out at least.
        () => setSaid((before) => ({ ...before, polite: toast.text })),
      );
    });
  }, [Running]);
  return (
    <>
      <p className="k-hidden" aria-live="polite">
        {said.polite}
      </p>
      <p className="k-hidden" aria-live="assertive">
        {said.assertive}
      </p>
      {Running === null ? null : (
        <Running waiting={waiting.current} say={(how, text) => setSaid((before) => ({ ...before, [how]: text }))} />
      )}
    </>
  );
};
