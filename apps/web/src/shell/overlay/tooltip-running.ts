// A tooltip at work: the domain's machine, bound to a control and the words after it. [SHL-09]
import { tooltipMachine, tooltipView } from "@kontor/domain/interface/overlay";
import { createActor } from "xstate";
import { listening } from "./listening.ts";
import { setTimes } from "./overlay-times-running.ts";
import type { Run } from "./use-first-touch.ts";

const margin = 8;

/** Words that would leave the window are moved back into it. */
const keepInWindow = (tip: HTMLElement): void => {
  tip.style.removeProperty("--shift");
  const { left, right } = tip.getBoundingClientRect();
  const shift = Math.max(margin - left, Math.min(0, document.documentElement.clientWidth - margin - right));
  tip.style.setProperty("--shift", `${shift}px`);
};

export const runTooltip: Run = (place, left) => {
  const [control, tip] = [place.firstElementChild, place.lastElementChild];
  if (!(control instanceof HTMLElement && tip instanceof HTMLElement)) return;
  const actor = createActor(tooltipMachine);
  actor.subscribe((snapshot) => {
    const { visible, present } = tooltipView(snapshot);
    const appears = tip.hidden && present;
    if (appears) setTimes(tip);
    tip.hidden = !present;
    tip.toggleAttribute("data-visible", visible);
    if (appears) keepInWindow(tip);
  });
  actor.start();
  left.addEventListener("abort", () => actor.stop());

  const on = listening(left);

  const enter = (): void => actor.send({ type: "pointer.enter", over: "trigger" });
  const focus = (): void => {
    if (control.matches(":focus-visible")) actor.send({ type: "focus.enter" });
  };
  for (const part of [control, tip]) {
    on(part, "pointerenter", ({ pointerType }) => {
      if (pointerType !== "touch") actor.send({ type: "pointer.enter", over: part === tip ? "tip" : "trigger" });
    });
    on(part, "pointerleave", () => actor.send({ type: "pointer.leave" }));
  }
  on(control, "focusin", focus);
  on(control, "focusout", () => actor.send({ type: "focus.leave" }));
  on(control, "click", () => actor.send({ type: "trigger.press" }));
  on(document, "keydown", ({ key }) => {
    if (key === "Escape") actor.send({ type: "key.escape" });
  });
  if (control.matches(":hover")) enter();
  focus();
};
