// What is shown of blur, tooltips and menus.
import type { Blur, Presence } from "./model.ts";
import { blurOf } from "./rules.ts";
import type { BlurSnapshot, MenuSnapshot, TooltipSnapshot } from "./machine.ts";

/** How blurred the page is behind what lies over it. */
export const blurView = ({ context }: Pick<BlurSnapshot, "context">): Blur => blurOf(context.owners);

/** Whether a tooltip is visible, and whether it stands in the page at all. */
export const tooltipView = ({ value }: Pick<TooltipSnapshot, "value">): Presence => ({
  visible: value === "shown",
  present: value === "shown" || value === "leaving" || value === "dismissed",
});

/** Whether a menu is visible, and whether it stands in the page at all. */
export const menuView = ({ value }: Pick<MenuSnapshot, "value">): Presence => ({
  visible: value === "open" || value === "leaving",
  present: value === "open" || value === "leaving" || value === "disposing",
});
