// What the lightbox shows: which picture, its position, and whether the buttons at the ends are enabled. [UIM-02…04]
import type { LightboxImage, View } from "./model.ts";
import { altOf, turned } from "./rules.ts";
import type { LightboxSnapshot } from "./machine.ts";

/** What is shown: the picture n of m, its position, and whether the buttons at the ends are enabled. */
export interface LightboxView {
  readonly picture: "loading" | "loaded" | "failed";
  readonly image: LightboxImage | null;
  readonly alt: string;
  /** From 1; 0 of 0 for an empty list. */
  readonly number: number;
  readonly count: number;
  readonly view: View;
  readonly mayNext: boolean;
  readonly mayPrevious: boolean;
}

/** What a lightbox shows of its picture; null while it is closed. */
export const lightboxView = ({ context, value }: Pick<LightboxSnapshot, "context" | "value">): LightboxView | null => {
  if (typeof value === "string") return null;
  const image = context.images[context.index] ?? null;
  const { picture } = value.open;
  return {
    // Stryker disable next-line ConditionalExpression,StringLiteral: deciding ends before the view is read
    picture: picture === "deciding" ? "loading" : picture,
    image,
    alt: image === null ? "" : altOf(image),
    number: image === null ? 0 : context.index + 1,
    count: context.images.length,
    view: context.view,
    mayNext: turned(context, { type: "turn.next" }) !== context.index,
    mayPrevious: turned(context, { type: "turn.previous" }) !== context.index,
  };
};
