// What leaving a field changes on the page waits while the pointer is down: whatever is pressed must still be there when it is released. [FRM-01]
import { useCallback, useEffect, useRef } from "react";

type Act = () => void;

interface Press {
  isDown: boolean;
  waiting: readonly Act[];
}

/** Does something now, or once what is pressed has been found: before the click is answered, so that a form is left before it is sent. */
export const useAfterPress = (): ((act: Act) => void) => {
  const press = useRef<Press>({ isDown: false, waiting: [] });
  useEffect(() => {
    const { current } = press;
    const stop = new AbortController();
    const on = (types: readonly (keyof WindowEventMap)[], listen: (event: Event) => void): void => {
      for (const type of types) addEventListener(type, listen, { capture: true, signal: stop.signal });
    };
    const act = (): void => {
      if (current.isDown) return;
      const { waiting } = current;
      current.waiting = [];
      for (const each of waiting) each();
    };
    // A finger is lifted before the mouse that is made of its tap is pressed, and leaves the field only then.
    on(["pointerdown", "mousedown"], (event) => {
      current.isDown = (event as MouseEvent).button === 0;
    });
    on(["pointerup", "pointercancel", "mouseup", "dragend", "keydown"], () => {
      current.isDown = false;
      // The click, if there is one, comes first.
      setTimeout(act);
    });
    on(["click"], ({ target }) => {
      // The browser has ticked a box before its click is heard: drawn anew in between, it would be as before, and the form would not hear of it.
      if ((target as Partial<Element>).closest?.("input, label") == null) act();
    });
    return () => stop.abort();
  }, []);
  return useCallback((act: Act): void => {
    const { current } = press;
    if (current.isDown) current.waiting = [...current.waiting, act];
    else act();
  }, []);
};
