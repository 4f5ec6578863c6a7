// The toasts at work: the domain's machine, fed with what pointers, focus and window do. [UIM-05]
import {
  contentToasts,
  politeness,
  positionIn,
  shellToasts,
  type ToastEvent,
  type ToastRequest,
  toastMachine,
  toastsAt,
} from "@kontor/domain/interface/toast";
import { viewportOf } from "@kontor/domain/visitor/viewport";
import { useMatches } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { createActor } from "xstate";
import { useTexts } from "../../platform/texts/texts.tsx";
import type { RunningProps } from "./announcements.ts";
import { type Happening, ShownToast } from "./shown-toast.tsx";
import { onToast } from "./toast-event.ts";
import type { AnyPage } from "../../platform/page/model.ts";

/** Kinds of pages of the content site; their toasts stay longer. */
const contentKinds: ReadonlySet<string> = new Set([
  "content",
  "blog",
  "post",
  "jobs",
  "job",
  "help",
  "help-article",
  "search",
  "deals",
  "law-book",
]);

const now = (event: Happening): ToastEvent => ({ ...event, now: performance.now() }) as ToastEvent;

export const ToastsRunning = ({ waiting, say }: RunningProps) => {
  const t = useTexts("shell");
  const region = useRef<HTMLElement>(null);
  const kind = useMatches({ select: (matches) => (matches.at(-1)?.loaderData as AnyPage | undefined)?.kind ?? "" });
  const settings = contentKinds.has(kind) ? contentToasts : shellToasts;
  const [actor] = useState(() => createActor(toastMachine, { input: { settings, now: performance.now() } }).start());
  const [snapshot, setSnapshot] = useState(() => actor.getSnapshot());
  const speak = useRef(say);
  // oxlint-disable-next-line react/refs -- events read it, and none comes while this is drawn
  speak.current = say;
  /** Those of the page on which a toast comes: one visit leads through both sites. */
  const current = useRef(settings);
  // oxlint-disable-next-line react/refs -- as above
  current.current = settings;

  useEffect(() => {
    const watched = actor.subscribe(setSnapshot);
    const show = (toast: ToastRequest): void => {
      const { timeout } = current.current;
      const position = positionIn(viewportOf(window.innerWidth), current.current);
      actor.send(now({ type: "toast.show", toast: { position, timeout, ...toast } }));
      speak.current(politeness(toast.type), toast.text);
    };
    const deaf = onToast(show);
    for (const toast of waiting.splice(0)) show(toast);
    const stop = new AbortController();
    const { signal } = stop;
    const focus = (on: boolean) => () => actor.send(now({ type: "window.focus", on }));
    window.addEventListener("focus", focus(true), { signal });
    window.addEventListener("blur", focus(false), { signal });
    document.addEventListener(
      "visibilitychange",
      () => actor.send(now({ type: "document.show", on: document.visibilityState === "visible" })),
      { signal },
    );
    // Toasts are reached from anywhere on the page.
    window.addEventListener(
      "keydown",
      (event) => {
        const first = region.current?.querySelector("button");
        if (event.key !== "F6" || first == null) return;
        event.preventDefault();
        first.focus();
      },
      { signal },
    );
    return () => {
      watched.unsubscribe();
      deaf();
      stop.abort();
    };
  }, [actor, waiting]);

  const shown = (["top-right", "top-center"] as const).map((position) => ({
    position,
    toasts: toastsAt(snapshot, position),
  }));
  if (shown.every(({ toasts }) => toasts.length === 0)) return null;
  return (
    <section ref={region} className="s-toasts" aria-label={t("toasts.label")}>
      {shown.map(({ position, toasts }) =>
        toasts.length === 0 ? null : (
          <ol key={position} data-position={position}>
            {toasts.map((toast) => (
              <ShownToast key={toast.id} toast={toast} tell={(event) => actor.send(now(event))} />
            ))}
          </ol>
        ),
      )}
    </section>
  );
};
