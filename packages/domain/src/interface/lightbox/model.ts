// Pictures over the page: what is shown, how far it is zoomed, turned and moved. [UIM-02…04] [UIM-06]

/** A picture with its caption and its text for those who do not see it. [UIM-06] */
export interface LightboxImage {
  readonly src: string;
  /** The caption. */
  readonly title?: string;
  readonly alt?: string;
}

/** Scale and position of a picture: 1 is fitted; position is that of its middle from the middle of the stage, in CSS pixels. */
export interface View {
  readonly scale: number;
  /** Degrees, in quarters, not reduced: an animation turns the short way. */
  readonly rotation: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is known of the sizes: the stage, the picture as displayed when fitted, and its natural width over its displayed one. */
export interface Measures {
  readonly stage: Size;
  readonly displayed: Size;
  /** N; 1 until the picture is loaded. */
  readonly natural: number;
}

/** A view with the scale that a double click goes back to. */
export interface Look {
  readonly view: View;
  readonly remembered: number;
}

export const fitted: View = { scale: 1, rotation: 0, x: 0, y: 0 };

/** Another picture is wanted: the next or previous one, one of the ends, or a certain one. */
export type TurnEvent =
  | { readonly type: "turn.next" | "turn.previous" | "turn.first" | "turn.last" }
  | { readonly type: "turn.to"; readonly index: number };

/** The same picture is to stand otherwise. `around` is the pointer, from the middle of the stage; without one the middle stays. */
export type LookEvent =
  /** `look.toggle` is the double click. */
  | { readonly type: "look.in" | "look.out" | "look.toggle"; readonly around?: Point }
  | { readonly type: "look.fit" | "look.left" | "look.right" };

/** What may happen to the lightbox. */
export type LightboxEvent =
  | TurnEvent
  | LookEvent
  | {
      readonly type: "lightbox.open";
      readonly images: readonly unknown[];
      readonly index: number;
      readonly loop?: boolean;
      readonly stage?: Size;
    }
  | { readonly type: "lightbox.close" }
  | { readonly type: "images.change"; readonly images: readonly unknown[] }
  | { readonly type: "picture.load"; readonly src: string; readonly naturalWidth: number; readonly displayed: Size }
  | { readonly type: "picture.fail"; readonly src: string }
  | { readonly type: "stage.resize"; readonly stage: Size; readonly displayed: Size; readonly naturalWidth: number }
  | { readonly type: "wheel.turn"; readonly delta: number; readonly around?: Point }
  | { readonly type: "drag.start" }
  /** How far the pointer is from where the drag began. */
  | { readonly type: "drag.move" | "drag.end"; readonly dx: number; readonly dy: number }
  | { readonly type: "pinch.start" | "pinch.move"; readonly distance: number; readonly around?: Point }
  | { readonly type: "pinch.end" }
  /** The browser took the pointer away. */
  | { readonly type: "gesture.cancel" };

/** What the lightbox emits: the direction of a turn, then the change; a failure with the picture that failed. [UIM-03] */
export type LightboxEmitted =
  | { readonly type: "lightbox.next" | "lightbox.previous" }
  | { readonly type: "lightbox.indexChange"; readonly from: number; readonly to: number }
  | { readonly type: "lightbox.error"; readonly index: number; readonly src: string | null };
