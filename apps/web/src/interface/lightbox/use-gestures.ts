// Fingers, mouse and wheel over the stage as events of the machine. [UIM-02] [UIM-04]
import type { LightboxEvent, Point } from "@kontor/domain/interface/lightbox";
import { type RefObject, useEffect } from "react";

type Send = (event: LightboxEvent) => void;

/** A point of the window from the middle of the stage. */
const fromMiddle = (stage: Element, x: number, y: number): Point => {
  const box = stage.getBoundingClientRect();
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
};

export const useGestures = (stage: RefObject<HTMLElement | null>, send: Send): void => {
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const fingers = new Map<number, Point>();
    const drag = { from: { x: 0, y: 0 } };
    const pair = () => {
      const [a, b] = [...fingers.values()];
      if (a === undefined || b === undefined) return null;
      return {
        distance: Math.hypot(a.x - b.x, a.y - b.y),
        around: fromMiddle(element, (a.x + b.x) / 2, (a.y + b.y) / 2),
      };
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const two = pair();
      if (two !== null) return send({ type: "pinch.start", ...two });
      drag.from = { x: event.clientX, y: event.clientY };
      send({ type: "drag.start" });
    };
    const move = (event: PointerEvent): void => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const two = pair();
      if (two !== null) send({ type: "pinch.move", ...two });
      else send({ type: "drag.move", dx: event.clientX - drag.from.x, dy: event.clientY - drag.from.y });
    };
    const up = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId)) return;
      if (fingers.size > 0) return send({ type: "pinch.end" });
      send({ type: "drag.end", dx: event.clientX - drag.from.x, dy: event.clientY - drag.from.y });
    };
    const cancel = (): void => {
      fingers.clear();
      send({ type: "gesture.cancel" });
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      send({ type: "wheel.turn", delta: event.deltaY, around: fromMiddle(element, event.clientX, event.clientY) });
    };
    const twice = (event: MouseEvent): void =>
      send({ type: "look.toggle", around: fromMiddle(element, event.clientX, event.clientY) });
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", up, { signal });
    element.addEventListener("pointercancel", cancel, { signal });
    element.addEventListener("wheel", wheel, { signal, passive: false });
    element.addEventListener("dblclick", twice, { signal });
    return () => stop.abort();
  }, [stage, send]);
};
