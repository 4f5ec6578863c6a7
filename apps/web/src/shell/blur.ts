// The one shared blur: whoever lies over the page shows it under its name, and closes only its own. [SHL-01]
import { type Blur, blurOf, hiddenBy, shownBy } from "@kontor/domain/interface/overlay";
import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const nothing: Blur = blurOf([]);
const state = { owners: [] as readonly string[], blur: nothing };

const become = (owners: readonly string[]): void => {
  state.owners = owners;
  state.blur = blurOf(owners);
  for (const listener of listeners) listener();
};

export const showBlur = (owner: string): void => become(shownBy(state.owners, owner));
export const hideBlur = (owner: string): void => become(hiddenBy(state.owners, owner));

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
