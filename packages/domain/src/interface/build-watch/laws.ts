// What always holds of builds, broken scripts and preloads.
import { type Lived, lived } from "@kontor/domain/testing";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import {
  anyBuild,
  anyBuildAnswer,
  anyBuildInput,
  anyChance,
  anyFailures,
  anyPath,
  anyReloads,
  anyTab,
  type TabMoment,
} from "./arbitraries.ts";
import { type BuildInput, buildMachine } from "./machine.ts";
import { buildTimes, preloadsAtOnce } from "./limits.ts";
import type { Preloads, Reload } from "./model.ts";
import {
  chainAt,
  chunkOutcome,
  isNewBuild,
  noPreloads,
  pollDelay,
  preloadEnded,
  preloadWanted,
  readReloads,
  reloaded,
} from "./rules.ts";

type Step = Lived<typeof buildMachine>;

const always = (look: (now: Step, before: Step | undefined, input: BuildInput) => boolean) =>
  fc.property(anyBuildInput, anyTab, (input, tab) => {
    const steps = lived(buildMachine, tab, input);
    return steps.every((step, index) => look(step, steps[index - 1], input));
  });

/** The reloads that a row of failures leads to. */
const reloadsOf = (failures: readonly { readonly path: string; readonly gap: number }[]): readonly Reload[] =>
  failures.reduce<{ readonly now: number; readonly stored: readonly Reload[]; readonly all: readonly Reload[] }>(
    ({ now, stored, all }, { path, gap }) => {
      const at = now + gap;
      return chunkOutcome(stored, "b1", path, at, false) === "reload"
        ? { now: at, stored: reloaded(stored, "b1", path, at), all: [...all, { build: "b1", path, at }] }
        : { now: at, stored, all };
    },
    { now: 0, stored: [], all: [] },
  ).all;

const anyRoutes = fc.array(
  fc.tuple(
    fc.integer({ min: 0, max: 12 }).map((n) => `/r${n}`),
    fc.boolean(),
  ),
  { maxLength: 40 },
);
const preloaded = (routes: readonly (readonly [string, boolean])[]): readonly Preloads[] =>
  routes.reduce<readonly Preloads[]>(
    (seen, [path, wanted]) => {
      const last = seen.at(-1) ?? noPreloads;
      return [...seen, wanted ? preloadWanted(last, path, false) : preloadEnded(last, path)];
    },
    [noPreloads],
  );

export const laws: readonly Law[] = [
  law("[VIS-05] a poll comes after an hour, a tenth sooner or later at most", () =>
    fc.property(anyChance, anyChance, (one, other) => {
      const [sooner, later] = [pollDelay(Math.min(one, other)), pollDelay(Math.max(one, other))];
      return sooner >= buildTimes.poll * 0.9 && later <= buildTimes.poll * 1.1 && sooner <= later;
    }),
  ),
  law("[VIS-05] a poll that failed finds nothing", () =>
    fc.property(anyBuild, (own) => !isNewBuild(own, { latest: null, ownManifest: null })),
  ),
  law("[VIS-05] a path is loaded in full at most once in 10 s", () =>
    fc.property(anyFailures, (failures) => {
      const all = reloadsOf(failures);
      return all.every((one, index) =>
        all.slice(index + 1).every((later) => later.path !== one.path || later.at - one.at > buildTimes.guard),
      );
    }),
  ),
  law(
    "[VIS-05] there is no loop over several paths: while loads follow one another within 10 s, none comes twice",
    () =>
      fc.property(anyFailures, (failures) => {
        const all = reloadsOf(failures);
        const chains = all.reduce<readonly (readonly Reload[])[]>((before, reload) => {
          const last = before.at(-1)?.at(-1);
          const isLinked = last !== undefined && reload.at - last.at <= buildTimes.guard;
          return isLinked ? [...before.slice(0, -1), [...(before.at(-1) ?? []), reload]] : [...before, [reload]];
        }, []);
        return chains.every((chain) => new Set(chain.map(({ path }) => path)).size === chain.length);
      }),
  ),
  law("[VIS-05] storage that is blocked counts as loaded already, and nothing busy is ever loaded over", () =>
    fc.property(
      anyReloads,
      anyBuild,
      anyPath,
      fc.nat(100_000),
      (reloads, build, path, now) =>
        chunkOutcome(null, build, path, now, false) === "error" &&
        chunkOutcome(reloads, build, path, now, true) !== "reload",
    ),
  ),
  law("[VIS-05] another build's reloads do not count", () =>
    fc.property(
      anyReloads,
      anyPath,
      fc.nat(100_000),
      (reloads, path, now) =>
        chunkOutcome(reloads, "b3", path, now, false) === "reload" && chainAt(reloads, "b3", now).length === 0,
    ),
  ),
  law("[VIS-05] what is stored is read again as itself, whatever else is there is dropped", () =>
    fc.property(
      anyReloads,
      fc.array(
        fc.oneof(
          fc.anything(),
          fc.constantFrom(null, {}, { build: "b", path: 1, at: 2 }, { build: "b", path: "/", at: null }),
        ),
      ),
      (reloads, rest) => {
        const again = readReloads([...rest, ...JSON.parse(JSON.stringify(reloads))]);
        return (
          JSON.stringify(again.slice(-reloads.length || again.length)) === JSON.stringify(reloads) ||
          reloads.length === 0
        );
      },
    ),
  ),
  law("[VIS-05] a new build is reported once and polled for no more", () =>
    always(({ snapshot, emitted }, before) => {
      const isNews = snapshot.value === "outdated" && before?.snapshot.value !== "outdated";
      return (
        emitted.filter(({ type }) => type === "build.new").length === (isNews ? 1 : 0) &&
        (before?.snapshot.value !== "outdated" || snapshot.value === "outdated")
      );
    }),
  ),
  law("[VIS-05] a navigation is a full load exactly where a new build is known", () =>
    always(({ moment, emitted }, before) => {
      if (moment.type !== "navigation.start" || before === undefined) return true;
      return before.snapshot.value === "outdated"
        ? emitted.length === 1 && emitted[0]?.type === "page.load" && emitted[0].path === moment.path
        : emitted.length === 0;
    }),
  ),
  law("[VIS-05] every broken script comes to a load, an offer or an error, and only to one", () =>
    always(({ moment, emitted }) => {
      if (moment.type !== "chunk.fail")
        return emitted.every(({ type }) => type === "build.new" || type === "page.load");
      const outcomes = emitted.filter(({ type }) => type !== "reloads.store");
      const [outcome] = outcomes;
      return (
        outcomes.length === 1 &&
        (outcome?.type !== "page.load" || (!moment.busy && emitted[0]?.type === "reloads.store"))
      );
    }),
  ),
  law("[VIS-05] no more than 66 minutes pass without a poll", () =>
    fc.property(anyBuildInput, anyTab, (input, tab) => {
      const last = lived(buildMachine, [...tab, { type: "time", milliseconds: buildTimes.poll * 1.1 }], input).at(-1);
      return last?.snapshot.value !== "waiting";
    }),
  ),
  law("[VIS-05] from anywhere short of a new build every state is within reach", () =>
    fc.property(anyBuildInput, anyTab, anyBuildAnswer, (input, tab, answer) => {
      const same: TabMoment = {
        type: "answer",
        of: "poll",
        output: { ...answer, latest: input.build, ownManifest: true },
      };
      const other: TabMoment = { type: "answer", of: "poll", output: { ...answer, latest: "b9" } };
      const values = lived(buildMachine, [...tab, same, { type: "page.return" }, other], input).map(
        ({ snapshot }) => snapshot.value,
      );
      return values.at(-4) === "outdated" || values.slice(-3).join() === "waiting,polling,outdated";
    }),
  ),
  law("[CNT-10] at most 5 routes are preloaded at once, each once, and none waits while there is room", () =>
    fc.property(anyRoutes, (routes) =>
      preloaded(routes).every(({ waiting, running, done }) => {
        const all = [...waiting, ...running, ...done];
        return (
          running.length <= preloadsAtOnce &&
          new Set(all).size === all.length &&
          (waiting.length === 0 || running.length === preloadsAtOnce)
        );
      }),
    ),
  ),
  law("[CNT-10] no wanted route is lost, and under Save-Data none is wanted", () =>
    fc.property(anyRoutes, (routes) => {
      const last = preloaded(routes).at(-1) ?? noPreloads;
      const all = [...last.waiting, ...last.running, ...last.done];
      return (
        routes.every(([path, wanted]) => !wanted || all.includes(path)) && preloadWanted(last, "/never", true) === last
      );
    }),
  ),
];
