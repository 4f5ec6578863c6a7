// What is shown of blur, tooltips and menus.
import type { Blur, Presence } from "./model.ts";
import { blurOf } from "./rules.ts";
import type { BlurSnapshot, MenuSnapshot, TooltipSnapshot } from "./machine.ts";

export const blurView = ({ context }: Pick<BlurSnapshot, "context">): Blur => blurOf(context.owners);

export const tooltipView = ({ value }: Pick<TooltipSnapshot, "value">): Presence => ({
  visible: value === "shown",
  present: value === "shown" || value === "leaving" || value === "dismissed",
});

export const menuView = ({ value }: Pick<MenuSnapshot, "value">): Presence => ({
  visible: value === "open" || value === "leaving",
  present: value === "open" || value === "leaving" || value === "disposing",
});
