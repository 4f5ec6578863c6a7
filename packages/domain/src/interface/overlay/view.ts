// What is shown of blur, tooltips and menus.
import type { SnapshotFrom } from "xstate";
import type { Blur, Presence } from "./model.ts";
import { blurOf } from "./rules.ts";
import type { blurMachine, menuMachine, tooltipMachine } from "./machine.ts";

export const blurView = ({ context }: Pick<SnapshotFrom<typeof blurMachine>, "context">): Blur =>
  blurOf(context.owners);

export const tooltipView = ({ value }: Pick<SnapshotFrom<typeof tooltipMachine>, "value">): Presence => ({
  visible: value === "shown",
  present: value === "shown" || value === "leaving" || value === "dismissed",
});

export const menuView = ({ value }: Pick<SnapshotFrom<typeof menuMachine>, "value">): Presence => ({
  visible: value === "open" || value === "leaving",
  present: value === "open" || value === "leaving" || value === "disposing",
});
