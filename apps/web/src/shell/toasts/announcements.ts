// What the place of the toasts shares with what draws them: texts that are read out, and requests that came before.
import type { ToastRequest } from "@kontor/domain/interface/toast";

/** What is read out: errors at once, everything else when there is a pause. */
export interface Announcements {
  readonly polite: string;
  readonly assertive: string;
}

export interface RunningProps {
  /** Requests from before the toasts were drawn, in their order. */
  readonly waiting: ToastRequest[];
  readonly say: (how: keyof Announcements, text: string) => void;
}
