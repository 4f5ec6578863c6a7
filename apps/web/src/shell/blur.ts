// The one shared blur: each overlay shows it under its own name, and removes only its own. Its machine is fetched with the first owner. [SHL-01]
import { type Blur, type BlurEvent, blurOf } from "@kontor/domain/interface/overlay";
import { useSyncExternalStore } from "react";
import { once } from "../platform/client/once.ts";

const listeners = new Set<() => void>();
const nothing: Blur = blurOf([]);
const state = { blur: nothing };
/** What happens before the machine is there waits for it, also when it has to be fetched again. */
const unsent: BlurEvent[] = [];

const become = (blur: Blur): void => {
  state.blur = blur;
  for (const listener of listeners) listener();
};

const running = once(async () => (await import("./blur-running.ts")).runBlur(become));

const send = (event: BlurEvent): void => {
  unsent.push(event);
  running().then(
    (sendOn) => unsent.splice(0).forEach(sendOn),
    () => undefined,
  );
};

export const showBlur = (id: string): void => send({ type: "blur.show", id });
export const hideBlur = (id: string): void => send({ type: "blur.hide", id });

/** The blur as it is; nothing is blurred on the server. */
export const useBlur = (): Blur =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state.blur,
    () => nothing,
  );
