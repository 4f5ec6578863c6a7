// Shows a toast from any part of the page: an event of the window, so that callers need not import the component that renders toasts. [UIM-05]
import { type ToastRequest, toastTypes } from "@kontor/domain/interface/toast";

const name = "shop:toast";
const spoken = "shop:spoken";

/** Shows a toast. */
export const showToast = (toast: ToastRequest): boolean =>
  window.dispatchEvent(new CustomEvent(name, { detail: toast }));

/** Reads a text out and shows none: for what the page that comes next shows by itself, and its heading does not say. */
export const readOut = (text: string): boolean => window.dispatchEvent(new CustomEvent(spoken, { detail: text }));

/** Calls back for every text that is only read out. */
export const onReadOut = (say: (text: string) => void): (() => void) => {
  const heard = (event: Event): void => say(String((event as CustomEvent).detail));
  window.addEventListener(spoken, heard);
  return () => window.removeEventListener(spoken, heard);
};

/** Calls back for every toast; an event with another shape is ignored. */
export const onToast = (hear: (toast: ToastRequest) => void): (() => void) => {
  const heard = (event: Event): void => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null;
    if (isToast(detail)) hear(detail);
  };
  window.addEventListener(name, heard);
  return () => window.removeEventListener(name, heard);
};

const isToast = (detail: unknown): detail is ToastRequest =>
  typeof detail === "object" &&
  detail !== null &&
  "id" in detail &&
  typeof detail.id === "string" &&
  "text" in detail &&
  typeof detail.text === "string" &&
  "type" in detail &&
  toastTypes.some((type) => type === detail.type);
