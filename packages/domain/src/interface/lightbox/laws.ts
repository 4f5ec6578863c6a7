// What always holds of the lightbox, whatever is pressed, dragged and loaded.
import { type Lived, lived } from "@kontor/domain/testing";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyGiven, anyLook, anyMeasures, anyNatural, anyPoint, anyScale, anyView } from "./arbitraries.ts";
import { lightboxMachine } from "./machine.ts";
import { lightboxView } from "./view.ts";
import { lightboxLimits } from "./limits.ts";
import { fitted, type LightboxEvent } from "./model.ts";
import {
  altOf,
  clampedIndex,
  doubled,
  imagesOf,
  indexAfter,
  panned,
  pinched,
  refitted,
  rotated,
  stepped,
  swiped,
  within,
  zoomedAround,
} from "./rules.ts";

type Step = Lived<typeof lightboxMachine>;

/** Looks at the lightbox after each moment, and at the moment before. */
const always = (look: (now: Step, before: Step | undefined) => boolean) =>
  fc.property(anyLook, (journey) => {
    const steps = lived(lightboxMachine, journey);
    return steps.every((step, index) => look(step, steps[index - 1]));
  });

const shown = ({ snapshot }: Step) => lightboxView(snapshot);
const anyDirection = fc.constantFrom(1 as const, -1 as const);
const anyCount = fc.integer({ min: 1, max: 9 });
const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;
const sameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isQuiet = (event: LightboxEvent): boolean =>
  event.type !== "lightbox.open" && event.type !== "lightbox.close" && event.type !== "images.change";

export const laws: readonly Law[] = [
  law("[UIM-03] a list keeps its pictures in order and drops the rest", () =>
    fc.property(anyGiven, anyGiven, (one, more) => {
      const all = imagesOf([...one, ...more]);
      return (
        sameText(all, [...imagesOf(one), ...imagesOf(more)]) &&
        sameText(imagesOf(all), all) &&
        all.every(({ src }) => src !== "")
      );
    }),
  ),
  law("[UIM-03] an index is within the list after anything", () =>
    fc.property(fc.integer(), anyCount, anyDirection, fc.boolean(), (index, count, direction, loop) =>
      [clampedIndex(index, count), indexAfter(clampedIndex(index, count), count, direction, loop)].every(
        (place) => place >= 0 && place < count,
      ),
    ),
  ),
  law("[UIM-03] with loop every picture is reached and there and back is here; without, the ends hold", () =>
    fc.property(anyCount, fc.nat(8), anyDirection, (count, start, direction) => {
      const index = start % count;
      const round = Array.from({ length: count }).reduce<number>(
        (place) => indexAfter(place, count, direction, true),
        index,
      );
      const end = direction === 1 ? count - 1 : 0;
      const back = direction === 1 ? -1 : 1;
      return (
        round === index &&
        indexAfter(indexAfter(index, count, direction, true), count, back, true) === index &&
        indexAfter(end, count, direction, false) === end
      );
    }),
  ),
  law("[UIM-04] a step is rejected or stays within the limits, and never goes the wrong way", () =>
    fc.property(anyScale, anyNatural, anyDirection, (scale, natural, direction) => {
      const next = stepped(scale, direction, natural);
      if (next === scale) return true;
      const isInside =
        direction === 1
          ? next < lightboxLimits.most * natural + lightboxLimits.snap
          : next > lightboxLimits.least - lightboxLimits.snap;
      return isInside && direction * (next - scale) > 0;
    }),
  ),
  law("[UIM-04] steps alone reach the fitted size from any scale that they led to", () =>
    fc.property(fc.nat(25), anyNatural, anyDirection, (steps, natural, direction) => {
      const there = Array.from({ length: steps }).reduce<number>((scale) => stepped(scale, direction, natural), 1);
      const back = Array.from({ length: 80 }).reduce<number>(
        (scale) => (scale === 1 ? 1 : stepped(scale, scale > 1 ? -1 : 1, natural)),
        there,
      );
      return back === 1 || natural < 0.4;
    }),
  ),
  law("[UIM-04] two fingers keep the limits, and the same distance keeps the scale", () =>
    fc.property(anyScale, fc.nat(900), fc.nat(900), anyMeasures, (scale, before, now, measures) => {
      const next = pinched(scale, before, now, measures);
      const most = lightboxLimits.most * measures.natural;
      return (
        next >= lightboxLimits.least &&
        (next <= most || most < lightboxLimits.least) &&
        (scale > most || near(pinched(scale, now, now, measures), scale))
      );
    }),
  ),
  law("[UIM-02] a double click and another one lead back", () =>
    fc.property(anyScale, anyScale, anyNatural, (scale, remembered, natural) => {
      const once = doubled(scale, remembered, natural);
      return (
        scale === natural || (once.scale === natural && doubled(once.scale, once.remembered, natural).scale === scale)
      );
    }),
  ),
  law("[UIM-02] a view within bounds leaves no stripe beside a picture that could fill the stage", () =>
    fc.property(anyView, anyMeasures, (view, measures) => {
      const { x, y, rotation, scale } = within(view, measures);
      const { displayed, stage } = measures;
      const [width, height] =
        (rotation / 90) % 2 === 0 ? [displayed.width, displayed.height] : [displayed.height, displayed.width];
      const covers = (place: number, picture: number, around: number): boolean =>
        picture * scale <= around ? near(place, 0) : Math.abs(place) <= (picture * scale - around) / 2 + 1e-6;
      return (
        covers(x, width, stage.width) &&
        covers(y, height, stage.height) &&
        sameText(within(within(view, measures), measures), within(view, measures))
      );
    }),
  ),
  law("[UIM-02] zooming keeps the pointed place under the pointer, as far as the picture reaches", () =>
    fc.property(anyView, anyScale, anyPoint, anyMeasures, (seen, scale, around, measures) => {
      const view = within(seen, measures);
      const zoomed = zoomedAround(view, scale, around, measures);
      const free = {
        ...zoomed,
        x: around.x - ((around.x - view.x) * scale) / view.scale,
        y: around.y - ((around.y - view.y) * scale) / view.scale,
      };
      return !sameText(within(free, measures), free) || (near(zoomed.x, free.x) && near(zoomed.y, free.y));
    }),
  ),
  law("[UIM-02] four quarters are a whole turn, left undoes right, and fitting keeps the turn", () =>
    fc.property(anyView, anyMeasures, (view, measures) => {
      const right = rotated(view, 1, measures);
      return (
        right.rotation - view.rotation === 90 &&
        rotated(right, -1, measures).rotation === view.rotation &&
        sameText(refitted(view), { ...fitted, rotation: view.rotation })
      );
    }),
  ),
  law("[UIM-02] panning by nothing keeps a view, and panning far ends at the edge", () =>
    fc.property(anyView, anyMeasures, (seen, measures) => {
      const view = within(seen, measures);
      const edge = panned(view, 1e9, 1e9, measures);
      return sameText(panned(view, 0, 0, measures), view) && sameText(panned(edge, 1, 1, measures), edge);
    }),
  ),
  law("[UIM-04] a swipe and its mirror turn opposite ways, and a steep one not at all", () =>
    fc.property(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }), (dx, dy) => {
      const direction = swiped(dx, dy);
      const mirrored = swiped(-dx, dy);
      return direction === null
        ? mirrored === null
        : mirrored === -direction && Math.abs(dx) > Math.max(50, Math.abs(dy));
    }),
  ),
  law("[UIM-03] while open, the index is within the list, and n of m says so", () =>
    always((step) => {
      const view = shown(step);
      return (
        view === null ||
        (view.count === 0
          ? view.number === 0 && view.image === null
          : view.number >= 1 && view.number <= view.count && view.image !== null)
      );
    }),
  ),
  law("[UIM-02] every change of the picture resets the view and loads", () =>
    always((step, before) => {
      const [now, was] = [shown(step), before === undefined ? null : shown(before)];
      if (now === null || was === null || (sameText(now.image?.src, was.image?.src) && now.number === was.number))
        return true;
      return sameText(now.view, fitted) && now.picture !== "loaded";
    }),
  ),
  law("[UIM-03] an empty list fails at once, and no other picture is loaded than the one shown", () =>
    always((step) => {
      const view = shown(step);
      if (view?.count === 0) return view.picture === "failed";
      return (
        step.moment.type !== "picture.load" || view === null || view.picture !== "loaded" || step.emitted.length === 0
      );
    }),
  ),
  law("[UIM-02] a load of another picture changes nothing", () =>
    always(
      (step, before) =>
        step.moment.type !== "picture.load" ||
        before === undefined ||
        shown(before)?.image?.src === step.moment.src ||
        sameText(shown(step), shown(before)),
    ),
  ),
  law("[UIM-03] changes of the index are emitted exactly when there are any, after the direction", () =>
    always((step, before) => {
      const [now, was] = [step.snapshot.context.index, before?.snapshot.context.index];
      const changes = step.emitted.filter(({ type }) => type === "lightbox.indexChange");
      if (step.moment.type === "lightbox.open" || was === undefined) return changes.length === 0;
      const [change] = changes;
      const isRight =
        now === was
          ? changes.length === 0
          : change?.type === "lightbox.indexChange" && change.from === was && change.to === now;
      const names = step.emitted.map(({ type }) => type);
      return (
        isRight && (names.length < 2 || names.indexOf("lightbox.indexChange") === 1 || names.includes("lightbox.error"))
      );
    }),
  ),
  law("[UIM-03] every failure is emitted once", () =>
    always((step, before) => {
      const failedNow =
        shown(step)?.picture === "failed" && (before === undefined || shown(before)?.picture !== "failed");
      const errors = step.emitted.filter(({ type }) => type === "lightbox.error").length;
      return failedNow ? errors === 1 : errors <= 1 && (errors === 0 || shown(step)?.picture === "failed");
    }),
  ),
  law("[UIM-04] inside 80 ms after an accepted wheel no other one counts", () =>
    fc.property(anyLook, fc.integer({ min: 0, max: lightboxLimits.wheel - 1 }), (journey, elapsed) => {
      const wheel: LightboxEvent = { type: "wheel.turn", delta: -1 };
      const steps = lived(lightboxMachine, [...journey, wheel, { type: "time", milliseconds: elapsed }, wheel]).slice(
        -4,
      );
      const [before, first, , second] = steps;
      const isAccepted =
        before !== undefined &&
        first !== undefined &&
        !sameText(before.snapshot.context.view, first.snapshot.context.view);
      return !isAccepted || sameText(first.snapshot.context.view, second?.snapshot.context.view);
    }),
  ),
  law("[UIM-04] the wheel does nothing while loading, failed, dragging or pinching", () =>
    always((step, before) => {
      if (step.moment.type !== "wheel.turn" || before === undefined) return true;
      const { value } = before.snapshot;
      const isSteady = typeof value === "object" && value.open.picture === "loaded" && value.open.gesture === "idle";
      return isSteady || sameText(step.snapshot.context, before.snapshot.context);
    }),
  ),
  law("[UIM-02] a closed lightbox is opened by nothing but opening, and shows nothing", () =>
    fc.property(anyLook, (journey) => {
      const quiet = journey.filter((moment): moment is LightboxEvent => moment.type !== "time" && isQuiet(moment));
      return lived(lightboxMachine, [...journey, { type: "lightbox.close" }, ...quiet])
        .slice(journey.length + 1)
        .every((step) => shown(step) === null && step.emitted.length === 0);
    }),
  ),
  law("[UIM-02] from anywhere every state is within reach", () =>
    fc.property(anyLook, (journey) => {
      const displayed = { width: 100, height: 100 };
      const tour: readonly LightboxEvent[] = [
        { type: "lightbox.close" },
        { type: "lightbox.open", images: ["a", "b"], index: 0 },
        { type: "picture.load", src: "a", naturalWidth: 200, displayed },
        { type: "wheel.turn", delta: 1 },
        { type: "drag.start" },
        { type: "pinch.start", distance: 9 },
        { type: "turn.next" },
        { type: "picture.fail", src: "b" },
      ];
      const values = lived(lightboxMachine, [...journey, ...tour])
        .slice(-tour.length)
        .map(({ snapshot }) => JSON.stringify(snapshot.value));
      return ["closed", "loading", "loaded", "resting", "dragging", "pinching", "loading", "failed"].every(
        (state, index) => values[index]?.includes(state),
      );
    }),
  ),
  law(
    "[UIM-06] a picture has its source and at most a title and a text; its alternative text is the text, else the title, else empty",
    () =>
      fc.property(
        fc.string({ minLength: 1 }),
        fc.record(
          { title: fc.oneof(fc.string(), fc.anything()), alt: fc.oneof(fc.string(), fc.anything()) },
          { requiredKeys: [] },
        ),
        (src, announcement) => {
          const [image, more] = imagesOf([{ ...announcement, src, width: 7 }]);
          const texts = (["title", "alt"] as const).filter((name) => typeof announcement[name] === "string");
          return (
            more === undefined &&
            image?.src === src &&
            sameText(Object.keys(image).sort(), [...texts, "src"].sort()) &&
            texts.every((name) => image[name] === announcement[name]) &&
            altOf(image) ===
              (texts.includes("alt") ? announcement.alt : texts.includes("title") ? announcement.title : "")
          );
        },
      ),
  ),
];
