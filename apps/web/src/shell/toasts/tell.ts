// Telling something at the edge of the screen, from wherever on the page: an event of the window, so that nobody needs to know who draws it. [UIM-05]
import { type ToastRequest, toastTypes } from "@kontor/domain/interface/toast";

const name = "kontor:toast";

/** Shows a toast. */
export const tell = (toast: ToastRequest): boolean => window.dispatchEvent(new CustomEvent(name, { detail: toast }));

/** Hears of every toast that is told; what is no toast is none. */
export const onTold = (hear: (toast: ToastRequest) => void): (() => void) => {
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
