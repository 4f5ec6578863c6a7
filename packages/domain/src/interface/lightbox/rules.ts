// Which picture comes next, and what zooming, turning, dragging and pinching make of a view. [UIM-02…04] [UIM-06]
import { lightboxLimits } from "./limits.ts";
import {
  type LightboxEvent,
  type LightboxImage,
  type Look,
  type LookEvent,
  type Measures,
  type Point,
  type TurnEvent,
  type View,
} from "./model.ts";

/** The pictures of a list: texts or objects with a non-empty text `src`; others are dropped. [UIM-03] */
export const imagesOf = (given: readonly unknown[]): readonly LightboxImage[] =>
  given.flatMap((image) => imageOf(image) ?? []);

/** Alternative text of a picture: its text, else its caption, else empty. [UIM-06] */
export const altOf = ({ alt, title }: Pick<LightboxImage, "alt" | "title">): string => alt ?? title ?? "";

/** An index within the list; 0 for an empty one. [UIM-03] */
export const clampedIndex = (index: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Number.isNaN(index) ? 0 : Math.trunc(index)));

/** The index one further in a direction: it wraps only with loop, else it stays at the ends. [UIM-03] */
export const indexAfter = (index: number, count: number, direction: 1 | -1, loop: boolean): number => {
  if (count === 0) return 0;
  return loop ? (index + direction + count) % count : clampedIndex(index + direction, count);
};

/** The index that a wish to turn leads to. [UIM-02] [UIM-03] */
export const turnedTo = (event: TurnEvent, index: number, count: number, loop: boolean): number => {
  if (event.type === "turn.next") return indexAfter(index, count, 1, loop);
  if (event.type === "turn.previous") return indexAfter(index, count, -1, loop);
  return clampedIndex(event.type === "turn.to" ? event.index : event.type === "turn.first" ? 0 : count, count);
};

/** The same of a list that is shown. */
export const turned = (
  shown: { readonly images: readonly unknown[]; readonly index: number; readonly loop: boolean },
  event: TurnEvent,
): number => turnedTo(event, shown.index, shown.images.length, shown.loop);

/** The view after a change of scale, rotation or position. [UIM-02] [UIM-04] */
export const lookedAt = (event: LookEvent, { view, remembered }: Look, measures: Measures): Look => {
  switch (event.type) {
    case "look.fit":
      return { remembered, view: refitted(view) };
    case "look.left":
    case "look.right":
      return { remembered, view: rotated(view, event.type === "look.right" ? 1 : -1, measures) };
    case "look.toggle": {
      const { scale, remembered: nextScale } = doubled(view.scale, remembered, measures.natural);
      return { remembered: nextScale, view: zoomedAround(view, scale, event.around ?? null, measures) };
    }
    default:
      return {
        remembered,
        view: zoomedAround(
          view,
          stepped(view.scale, event.type === "look.in" ? 1 : -1, measures.natural),
          event.around ?? null,
          measures,
        ),
      };
  }
};

/** The scale one step in (1) or out (−1): a step past a limit is rejected and leaves the scale; an accepted one may snap. [UIM-04] */
export const stepped = (scale: number, direction: 1 | -1, natural: number): number => {
  const next = rounded(scale + direction * lightboxLimits.step);
  const isAccepted = direction === 1 ? next < lightboxLimits.most * natural : next > lightboxLimits.least;
  return isAccepted ? snapped(next, natural) : scale;
};

/** The scale after two fingers moved from one distance to another: clamped to the limits. [UIM-04] */
export const pinched = (scale: number, before: number, now: number, { natural, displayed }: Measures): number =>
  displayed.width > 0
    ? withinLimits(scale - ((before - now) / displayed.width) * lightboxLimits.pinch, natural)
    : scale;

/** What a double click goes to: the natural size, and from there back to what was before. [UIM-02] */
export const doubled = (
  scale: number,
  remembered: number,
  natural: number,
): { readonly scale: number; readonly remembered: number } =>
  scale === natural ? { scale: remembered, remembered } : { scale: natural, remembered: scale };

/** A scale within the limits of a picture. */
export const withinLimits = (scale: number, natural: number): number =>
  Math.max(lightboxLimits.least, Math.min(lightboxLimits.most * natural, scale));

/** A view at another scale around a point of the stage, which stays where it is as far as the picture reaches. */
export const zoomedAround = (view: View, scale: number, around: Point | null, measures: Measures): View => {
  const { x, y } = around ?? { x: 0, y: 0 };
  const ratio = scale / view.scale;
  return within({ ...view, scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }, measures);
};

/** A view moved by a distance. */
export const panned = (view: View, dx: number, dy: number, measures: Measures): View =>
  within({ ...view, x: view.x + dx, y: view.y + dy }, measures);

/** A view turned by a quarter. [UIM-02] */
export const rotated = (view: View, direction: 1 | -1, measures: Measures): View =>
  within({ ...view, rotation: view.rotation + direction * 90 }, measures);

/** A view at its fitted size in the middle; it stays turned. [UIM-02] */
export const refitted = (view: View): View => ({ ...view, scale: 1, x: 0, y: 0 });

/** A view once the sizes are known: no larger than it may be, no farther out. */
export const measured = (view: View, measures: Measures): View =>
  within({ ...view, scale: Math.min(view.scale, Math.max(1, lightboxLimits.most * measures.natural)) }, measures);

/** A view that shows no more emptiness than it must: the picture's edge never leaves the stage's inside. */
export const within = (view: View, { stage, displayed }: Measures): View => {
  const isUpright = Math.abs(view.rotation / 90) % 2 === 0;
  const [width, height] = isUpright ? [displayed.width, displayed.height] : [displayed.height, displayed.width];
  const room = (picture: number, around: number): number => Math.max(0, (picture * view.scale - around) / 2);
  return { ...view, x: bounded(view.x, room(width, stage.width)), y: bounded(view.y, room(height, stage.height)) };
};

/** Whether a drag moves the picture instead of turning to another one. [UIM-02] */
export const isZoomedIn = ({ scale }: Pick<View, "scale">): boolean => scale > 1;

/** What a key does: Escape closes, arrows turn (swapped from right to left), + − 0 zoom, R and Shift+R turn by quarters, Home and End lead to the ends. [UIM-02] */
export const keyEvent = (key: string, shift: boolean, rightToLeft: boolean): LightboxEvent | null => {
  const forward = rightToLeft ? "ArrowLeft" : "ArrowRight";
  if (key === "ArrowLeft" || key === "ArrowRight") return { type: key === forward ? "turn.next" : "turn.previous" };
  if (key === "r" || key === "R") return { type: shift ? "look.left" : "look.right" };
  return keys.get(key) ?? null;
};

const keys: ReadonlyMap<string, LightboxEvent> = new Map([
  ["Escape", { type: "lightbox.close" }],
  ["+", { type: "look.in" }],
  ["=", { type: "look.in" }],
  ["-", { type: "look.out" }],
  ["\u2212", { type: "look.out" }],
  ["0", { type: "look.fit" }],
  ["Home", { type: "turn.first" }],
  ["End", { type: "turn.last" }],
]);

/** Where a drag over a fitted picture turns on release: left is next, right is previous; null if it was too short or too steep. [UIM-04] */
export const swiped = (dx: number, dy: number): 1 | -1 | null => {
  if (Math.abs(dx) <= Math.abs(dy) || Math.abs(dx) <= lightboxLimits.swipe) return null;
  // Stryker disable next-line EqualityOperator: no swipe is shorter than its tolerance
  return dx < 0 ? 1 : -1;
};

/** N: natural width over displayed width; 1 where one of them is not known. [UIM-04] */
export const naturalOf = (naturalWidth: number, displayedWidth: number): number => {
  const natural = naturalWidth / displayedWidth;
  return natural > 0 && Number.isFinite(natural) ? natural : 1;
};

const imageOf = (image: unknown): LightboxImage | null => {
  if (typeof image === "string") return image === "" ? null : { src: image };
  if (
    typeof image !== "object" ||
    image === null ||
    !("src" in image) ||
    typeof image.src !== "string" ||
    image.src === ""
  )
    return null;
  const { title, alt } = image as { readonly title?: unknown; readonly alt?: unknown };
  return {
    src: image.src,
    ...(typeof title === "string" ? { title } : {}),
    ...(typeof alt === "string" ? { alt } : {}),
  };
};

/** |1 − s| < 0.05 is 1, else |N − s| < 0.05 is N. [UIM-04] */
const snapped = (scale: number, natural: number): number => {
  if (rounded(Math.abs(1 - scale)) < lightboxLimits.snap) return 1;
  return rounded(Math.abs(natural - scale)) < lightboxLimits.snap ? natural : scale;
};

const bounded = (value: number, room: number): number => Math.max(-room, Math.min(room, value)) + 0;

/** Steps add up without the crumbs of binary fractions. */
const rounded = (scale: number): number => Math.round(scale * 1e6) / 1e6;
