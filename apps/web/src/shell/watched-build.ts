// Watches for a new build of the shop, and judges scripts that do not load: the domain's machine, fed by the page (decision 26). [VIS-05]
import { type BuildAnswer, buildMachine, type Reload, readReloads } from "@kontor/domain/interface/build-watch";
import type { AnyRouter } from "@tanstack/react-router";
import { createActor, fromPromise } from "xstate";

export interface Watch {
  /** The cookies that scripts could read when the page came. */
  readonly cookie: string;
  readonly router: AnyRouter;
  /** The own build. */
  readonly build: string;
  /** Whether something was typed on the page, or is about to be. */
  readonly isTyping: () => boolean;
  /** Whether anybody needs the script that does not load. */
  readonly isMissed: () => boolean;
  readonly say: (what: "new" | "gone") => void;
  /** Whether a script that did not load is why the watch begins. */
  readonly hasFailed: boolean;
  readonly signal: AbortSignal;
  /** The texts of the shell. */
  readonly t: (key: string) => string;
}

const ask = (path: string, signal: AbortSignal): Promise<Response | null> =>
  fetch(path, { cache: "no-store", signal }).catch(() => null);

const poll = fromPromise<BuildAnswer, { readonly build: string }>(async ({ input: { build }, signal }) => {
  const [latest, own] = await Promise.all([
    ask(`/builds/latest.json?${Date.now()}`, signal),
    ask(`/builds/meta/${build}.json`, signal),
  ]);
  const body = latest?.ok === true ? ((await latest.json()) as { readonly id?: unknown }) : {};
  return {
    latest: typeof body.id === "string" ? body.id : null,
    ownManifest: own?.ok === true ? true : own?.status === 404 ? false : null,
    chance: Math.random(),
  };
});

const storage = "shop:reloads";

/** Null where the browser keeps nothing. */
const stored = (): readonly Reload[] | null => {
  try {
    return readReloads(JSON.parse(sessionStorage.getItem(storage) ?? "[]"));
  } catch {
    return null;
  }
};

export const watchBuild = ({ router, build, isTyping, isMissed, say, hasFailed, signal }: Omit<Watch, "t">): void => {
  const actor = createActor(buildMachine.provide({ actors: { poll } }), {
    input: { build, chance: Math.random(), reloads: stored() },
  });
  const isLeaving = (): boolean => router.state.status === "pending";
  /** Whether an automatic reload would lose something: an order in flight, or a form that is filled in and not being left. */
  const isBusy = (): boolean =>
    document.querySelector("main [aria-busy=true]") !== null || (isTyping() && !isLeaving());
  const fail = (): void =>
    actor.send({ type: "chunk.fail", path: router.latestLocation.href, now: Date.now(), busy: isBusy() });
  const back = (): void => {
    if (document.visibilityState === "visible") actor.send({ type: "page.return" });
  };

  actor.on("build.new", () => say("new"));
  actor.on("page.offer", () => say("gone"));
  actor.on("page.load", ({ path }) => location.assign(path));
  actor.on("reloads.store", ({ reloads }) => sessionStorage.setItem(storage, JSON.stringify(reloads)));
  actor.start();

  const starts = router.subscribe("onBeforeNavigate", ({ toLocation, pathChanged }) => {
    if (pathChanged) actor.send({ type: "navigation.start", path: toLocation.href });
  });
  document.addEventListener("visibilitychange", back, { signal });
  window.addEventListener("online", back, { signal });
  window.addEventListener("vite:preloadError", () => isMissed() && fail(), { signal });
  signal.addEventListener("abort", () => {
    starts();
    actor.stop();
  });
  if (hasFailed) fail();
  else actor.send({ type: "page.return" });
};
