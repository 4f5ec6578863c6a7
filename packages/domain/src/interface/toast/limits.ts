// How long toasts stay, how many are shown and how far one is dragged. [UIM-05]
import { secondMs } from "#kernel/calendar";
import type { ToastSettings } from "./model.ts";

/** Toasts of the app shell. [UIM-05] */
export const shellToasts: ToastSettings = {
  timeout: 5 * secondMs,
  maximum: 20,
  newestOnTop: false,
  overflow: "queue",
  position: "top-right",
  narrowPosition: "top-right",
};

/** Toasts of the content site: top-center below 768 px. [UIM-05] */
export const contentToasts: ToastSettings = {
  ...shellToasts,
  timeout: 10 * secondMs,
  newestOnTop: true,
  narrowPosition: "top-center",
};

/** Share of its width that a toast must be dragged to be dismissed, and milliseconds in which it else goes back. [UIM-05] */
export const dragShare = 0.6;

export const dragBackTime = 200;
