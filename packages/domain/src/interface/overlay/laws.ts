// What always holds of blur, tooltips and menus.
import { lived, type Passing } from "@kontor/domain/testing";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyBlurring, anyHovering, anyMenuUse, anyOwner } from "./arbitraries.ts";
import {
  type BlurEvent,
  blurMachine,
  type MenuEvent,
  menuMachine,
  type TooltipEvent,
  tooltipMachine,
} from "./machine.ts";
import { blurView, menuView, tooltipView } from "./view.ts";
import { overlayTimes } from "./limits.ts";

const pause = (milliseconds: number): Passing => ({ type: "time", milliseconds });

/** Who shows the blur, the slow way: for each owner the last thing it did. */
const ownersOf = (blurring: readonly BlurEvent[]): ReadonlySet<string> =>
  new Set(
    blurring
      .filter(
        ({ type, id }, index) => type === "blur.show" && !blurring.slice(index + 1).some((later) => later.id === id),
      )
      .map(({ id }) => id),
  );

const statesAfter = (use: readonly (MenuEvent | Passing)[]) =>
  lived(menuMachine, use).map(({ snapshot }) => snapshot.value);
const tipsAfter = (hovering: readonly (TooltipEvent | Passing)[]) =>
  lived(tooltipMachine, hovering).map(({ snapshot }) => snapshot.value);

export const laws: readonly Law[] = [
  law("[SHL-01] the blur is shown exactly while an owner shows it, and names one of them", () =>
    fc.property(anyBlurring, (blurring) => {
      const last = lived(blurMachine, blurring).at(-1);
      const owners = ownersOf(blurring);
      if (last === undefined) return false;
      const { showBlurEffect, showBlurEffectId } = blurView(last.snapshot);
      return (
        showBlurEffect === owners.size > 0 &&
        (showBlurEffect ? owners.has(showBlurEffectId) : showBlurEffectId === "") &&
        (last.snapshot.value === "blurred") === showBlurEffect
      );
    }),
  ),
  law("[SHL-01] an owner closes only its own blur", () =>
    fc.property(anyBlurring, anyOwner, anyOwner, (blurring, shows, hides) => {
      const last = lived(blurMachine, [
        ...blurring,
        { type: "blur.show", id: shows },
        { type: "blur.hide", id: hides },
      ]).at(-1);
      return shows === hides || last === undefined || blurView(last.snapshot).showBlurEffectId === shows;
    }),
  ),
  law("[SHL-09] a tooltip is visible only while its trigger or it is hovered or focused", () =>
    fc.property(anyHovering, (hovering) =>
      lived(tooltipMachine, hovering).every(
        ({ snapshot }) => !tooltipView(snapshot).visible || snapshot.context.hovered || snapshot.context.focused,
      ),
    ),
  ),
  law("[SHL-09] a click on what a tooltip belongs to hides it, and one that still waits does not come", () =>
    fc.property(anyHovering, (before) => {
      const quiet: readonly (TooltipEvent | Passing)[] = [{ type: "time", milliseconds: 1000 }];
      return lived(tooltipMachine, [...before, { type: "trigger.press" }, ...quiet])
        .slice(before.length + 1)
        .every(({ snapshot }) => !tooltipView(snapshot).visible);
    }),
  ),
  law("[SHL-09] Escape hides a tooltip whatever was before, and it stays away until something enters again", () =>
    fc.property(anyHovering, anyHovering, (before, after) => {
      const quiet = after.filter(({ type }) => !type.endsWith(".enter"));
      return lived(tooltipMachine, [...before, { type: "key.escape" }, ...quiet])
        .slice(before.length + 1)
        .every(({ snapshot }) => !tooltipView(snapshot).visible);
    }),
  ),
  law("[SHL-09] a tooltip that nothing holds is gone after 150 ms", () =>
    fc.property(anyHovering, (hovering) => {
      const last = tipsAfter([
        ...hovering,
        { type: "pointer.leave" },
        { type: "focus.leave" },
        pause(overlayTimes.dispose),
      ]).at(-1);
      return last === "hidden";
    }),
  ),
  law("[SHL-09] a tooltip comes at once on keyboard focus, from anywhere", () =>
    fc.property(anyHovering, (hovering) => tipsAfter([...hovering, { type: "focus.enter" }]).at(-1) === "shown"),
  ),
  law("[SHL-09] from anywhere every state of a tooltip is within reach", () =>
    fc.property(anyHovering, (hovering) => {
      const rest: readonly (TooltipEvent | Passing)[] = [{ type: "key.escape" }, pause(overlayTimes.dispose)];
      const tour: readonly (TooltipEvent | Passing)[] = [
        ...rest,
        { type: "pointer.enter", over: "trigger" },
        pause(overlayTimes.tooltip),
        { type: "pointer.leave" },
        { type: "key.escape" },
      ];
      return (
        tipsAfter([...hovering, ...tour])
          .slice(-5)
          .join() === "hidden,waiting,shown,leaving,dismissed"
      );
    }),
  ),
  law("[SHL-09] a menu never goes unless it was left, closed or escaped from", () =>
    fc.property(anyMenuUse, (use) =>
      statesAfter([
        { type: "menu.open" },
        ...use.filter(({ type }) => ["time", "menu.open", "pointer.enter"].includes(type)),
      ])
        .slice(1)
        .every((state) => state === "open"),
    ),
  ),
  law("[SHL-09] a menu that was left stays for 400 ms and is gone after 150 more; coming back keeps it", () =>
    fc.property(anyMenuUse, fc.integer({ min: 0, max: overlayTimes.menuHide - 1 }), (use, elapsed) => {
      const left: readonly (MenuEvent | Passing)[] = [...use, { type: "menu.open" }, { type: "pointer.leave" }];
      return (
        statesAfter([...left, pause(elapsed), { type: "pointer.enter" }, pause(5000)]).at(-1) === "open" &&
        statesAfter([...left, pause(overlayTimes.menuHide)]).at(-1) === "disposing" &&
        statesAfter([...left, pause(overlayTimes.menuHide + overlayTimes.dispose)]).at(-1) === "closed"
      );
    }),
  ),
  law("[SHL-09] a pointer that only passes opens no menu", () =>
    fc.property(anyMenuUse, fc.integer({ min: 0, max: overlayTimes.tooltip - 1 }), (use, elapsed) => {
      const closed: readonly (MenuEvent | Passing)[] = [...use, { type: "menu.close" }, pause(overlayTimes.dispose)];
      return statesAfter([...closed, { type: "pointer.enter" }, pause(elapsed), { type: "pointer.leave" }, pause(5000)])
        .slice(closed.length)
        .every((state) => state === "closed" || state === "waiting");
    }),
  ),
  law("[SHL-09] what is visible is present, for tooltips and menus", () =>
    fc.property(anyHovering, anyMenuUse, (hovering, use) =>
      [
        ...lived(tooltipMachine, hovering).map(({ snapshot }) => tooltipView(snapshot)),
        ...lived(menuMachine, use).map(({ snapshot }) => menuView(snapshot)),
      ].every(({ visible, present }) => present || !visible),
    ),
  ),
];
