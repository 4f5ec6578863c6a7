// Whether the keys of the desk are on, as this browser has it: a setting turns them off. [DSK-05]
import { useSyncExternalStore } from "react";

const place = "desk-keys";
const listeners = new Set<() => void>();

export const areKeysOn = (): boolean => localStorage.getItem(place) !== "off";

export const turnKeys = (isOn: boolean): void => {
  if (isOn) localStorage.removeItem(place);
  else localStorage.setItem(place, "off");
  for (const changed of listeners) changed();
};

export const useKeysOn = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    areKeysOn,
    () => true,
  );
