// What boxes say when their scripts begin: ticked, or unticked, while they were on their way. A file of its own, which the cart does not load. [LOC-06]
import { useEffect, useEffectEvent } from "react";

/** Takes up what was ticked, or unticked, of the boxes with these names. */
export const useTickedBefore = <Name extends string>(
  idOf: (name: Name) => string,
  names: readonly Name[],
  take: (name: Name, ticked: boolean) => void,
): void => {
  const taken = useEffectEvent(take);
  useEffect(() => {
    for (const name of names) {
      const box = document.getElementById(idOf(name));
      if (box instanceof HTMLInputElement && box.checked !== box.defaultChecked) taken(name, box.checked);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what is ticked later is heard
  }, []);
};
