// Fetches what moves a part of the page with its first touch: most visitors touch neither submenus nor tooltips. [SHL-09]
import { type RefObject, useEffect, useRef } from "react";
import { once } from "../../platform/client/once.ts";

/** Binds the machine to the element until the signal comes; a button in it may have been pressed before. */
export type Run = (place: HTMLElement, left: AbortSignal, wasPressed: boolean) => void;

const touches = ["pointerenter", "focusin", "click"] as const;

export const useFirstTouch = <Place extends HTMLElement>(load: () => Promise<Run>): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const [left, begun] = [new AbortController(), new AbortController()];
    let wasPressed = false;
    const bind = once(async () => {
      const run = await load();
      begun.abort();
      if (!left.signal.aborted) run(element, left.signal, wasPressed);
    });
    const begin = (event?: Event): void => {
      wasPressed ||= event?.type === "click" && (event.target as Element).closest("button") !== null;
      bind().catch(() => undefined);
    };
    for (const touch of touches) element.addEventListener(touch, begin, { signal: begun.signal });
    // The page may have been asleep when it was touched.
    if (element.matches(":hover, :focus-within")) begin();
    return () => {
      begun.abort();
      left.abort();
    };
  }, [load]);
  return place;
};
