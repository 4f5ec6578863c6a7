// Short messages at the edge of the screen that go by themselves. [UIM-05]

export type ToastType = "success" | "error" | "warning" | "info" | "default";

export const toastTypes: readonly ToastType[] = ["success", "error", "warning", "info", "default"];

export type ToastPosition = "top-right" | "top-center";

/** Options of a toast; what is left out comes from the settings. */
export interface ToastRequest {
  readonly id: string;
  readonly type: ToastType;
  readonly text: string;
  /** Milliseconds; null makes it stay. */
  readonly timeout?: number | null;
  readonly position?: ToastPosition;
}

export interface Toast {
  readonly id: string;
  /** Ids of equal toasts that were merged into this one; its counter is one more than they are. */
  readonly merged: readonly string[];
  readonly type: ToastType;
  readonly text: string;
  readonly position: ToastPosition;
  readonly timeout: number | null;
  /** What is left of the timeout. */
  readonly remaining: number | null;
  readonly hovered: boolean;
  readonly focused: boolean;
  /** How far it was dragged sideways, in CSS pixels; null while it is not. */
  readonly drag: number | null;
}

/** All toasts in order of creation, and whether the page is visible. */
export interface ToastStack {
  readonly toasts: readonly Toast[];
  readonly windowFocused: boolean;
  readonly documentVisible: boolean;
}

/** What happens to a toast that finds its position full. */
export type Overflow = "queue" | "dismissOldest";

export interface ToastSettings {
  readonly timeout: number;
  /** How many are shown at one position. */
  readonly maximum: number;
  readonly newestOnTop: boolean;
  readonly overflow: Overflow;
  readonly position: ToastPosition;
  /** The position where the window is narrow. */
  readonly narrowPosition: ToastPosition;
}

/** What may happen to toasts; `now` are milliseconds of any clock that never goes back. */
export type ToastEvent = { readonly now: number } & (
  | { readonly type: "toast.show"; readonly toast: ToastRequest }
  | { readonly type: "toast.update"; readonly id: string; readonly changes: Partial<Omit<ToastRequest, "id">> }
  | { readonly type: "toast.dismiss"; readonly id: string }
  | { readonly type: "toast.clear" }
  | { readonly type: "toast.hover"; readonly id: string; readonly on: boolean }
  /** Keyboard focus is in the toast. */
  | { readonly type: "toast.focus"; readonly id: string; readonly on: boolean }
  | { readonly type: "toast.drag"; readonly id: string; readonly dx: number }
  | { readonly type: "toast.release"; readonly id: string; readonly width: number }
  | { readonly type: "window.focus"; readonly on: boolean }
  | { readonly type: "document.show"; readonly on: boolean }
);
