// A submenu at work: the domain's machine, bound to an item with a button and what unfolds below it. [SHL-09]
import { menuMachine, menuView } from "@kontor/domain/interface/overlay";
import { createActor } from "xstate";
import { listening } from "./listening.ts";
import { setTimes } from "./overlay-times-running.ts";
import type { Run } from "./use-first-touch.ts";

export const runMenu: Run = (item, left, wasPressed) => {
  const [button, below] = [item.querySelector("button"), item.querySelector("ul")];
  if (button === null || below === null) return;
  const actor = createActor(menuMachine);
  actor.subscribe((snapshot) => {
    const { visible, present } = menuView(snapshot);
    if (below.hidden && present) setTimes(below);
    below.hidden = !present;
    below.toggleAttribute("data-visible", visible);
    button.setAttribute("aria-expanded", String(visible));
  });
  actor.start();
  left.addEventListener("abort", () => actor.stop());

  const on = listening(left);

  let isHovered = false;
  const enter = (): void => {
    isHovered = true;
    actor.send({ type: "pointer.enter" });
  };
  on(item, "pointerenter", ({ pointerType }) => {
    if (pointerType !== "touch") enter();
  });
  on(item, "pointerleave", ({ pointerType }) => {
    if (pointerType === "touch") return;
    isHovered = false;
    // Who came in with the keyboard is not put out by a mouse that passes.
    if (item.querySelector(":focus-visible") === null) actor.send({ type: "pointer.leave" });
  });
  on(button, "click", ({ detail, pointerType }) => {
    // A mouse has opened it by coming near: its press does not close what was meant to be opened. Where a finger was last counts as hovered, too.
    const isOver = isHovered && detail > 0 && pointerType !== "touch";
    actor.send({ type: menuView(actor.getSnapshot()).visible && !isOver ? "menu.close" : "menu.open" });
  });
  on(below, "click", ({ target }) => {
    if (target instanceof Element && target.closest("a") !== null) actor.send({ type: "menu.close" });
  });
  on(item, "focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) actor.send({ type: "menu.close" });
  });
  on(document, "pointerdown", ({ target }) => {
    if (target instanceof Node && !item.contains(target)) actor.send({ type: "menu.close" });
  });
  on(document, "keydown", ({ key }) => {
    if (key !== "Escape" || !menuView(actor.getSnapshot()).visible) return;
    if (below.contains(document.activeElement)) button.focus();
    actor.send({ type: "key.escape" });
  });
  // A press that waits for the page opens it by itself: one that has opened by then would be closed by it.
  if (item.matches(":hover") && button.ariaBusy === null) enter();
  if (wasPressed) actor.send({ type: "menu.open" });
};
