// Shows a toast from any part of the page: an event of the window, so that callers need not import the component that renders toasts. [UIM-05]
import { type ToastRequest, toastTypes } from "@kontor/domain/interface/toast";

const name = "kontor:toast";

/** Shows a toast. */
export const showToast = (toast: ToastRequest): boolean =>
  window.dispatchEvent(new CustomEvent(name, { detail: toast }));

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
