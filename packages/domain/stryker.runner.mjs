// A test runner for mutants: the tests of one context in this very process, so that a mutant costs the tests that it meets and no start of vitest.
// Sources are read by Node itself; `vitest` is its `expect` with an `it` and a `describe` that only gather. What stands outside of functions is loaded
// anew for its mutants, and again for the next one.
import { globSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { expect } from "vitest";

const globals = (globalThis.__stryker__ ??= {});
const here = "kontor:gathering-vitest";
const settings = new Map();
let life = 0;
let gathered = [];
let titles = [];

const test = (title, body) => void gathered.push({ title: [...titles, title].join(" > "), body });
const suite = (title, body) => {
  titles = [...titles, title];
  body();
  titles = titles.slice(0, -1);
};
const eachRow = (declare) => (rows) => (title, body) =>
  rows.forEach((row, at) => declare(`${title} #${at}`, () => (Array.isArray(row) ? body(...row) : body(row))));
globalThis.__gathering__ = {
  expect,
  it: Object.assign(test, { each: eachRow(test) }),
  describe: Object.assign(suite, { each: eachRow(suite) }),
  beforeAll: (body) => void gathered.push({ title: "before all", body, isHook: true }),
  afterAll: (body) => void gathered.push({ title: "after all", body, isHook: true }),
  vi: {
    resetModules: () => void (life += 1),
    stubGlobal: (name, value) => {
      settings.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    },
    unstubAllGlobals: () => {
      for (const [name, was] of settings)
        was === undefined ? delete globalThis[name] : Object.defineProperty(globalThis, name, was);
      settings.clear();
    },
  },
};

/** Every life of the sources has addresses of its own, since a module that was read once is never read again. */
const followSources = (sources) =>
  registerHooks({
    resolve: (specifier, parent, next) => {
      if (specifier === "vitest") return { url: here, format: "module", shortCircuit: true };
      const found = next(specifier, parent);
      return found.url.startsWith(sources) ? { ...found, url: `${found.url.split("?")[0]}?life=${life}` } : found;
    },
    load: (url, context, next) =>
      url === here
        ? {
            format: "module",
            shortCircuit: true,
            source: `export const { ${Object.keys(globalThis.__gathering__).join(", ")} } = globalThis.__gathering__;`,
          }
        : next(url, context),
  });

class ContextRunner {
  #tests = null;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    followSources(pathToFileURL(join(process.cwd(), "src/")).href);
    // An unhandled rejection must not end this process: the test that it belongs to reports what it missed.
    process.on("uncaughtException", () => {});
    // The same values for every mutant, or one would die by chance; and no search for the smallest: that a law is broken is enough.
    fc.configureGlobal({ seed: 20_261_121, endOnFailure: true });
  }

  async #load() {
    life += 1;
    const sandbox = process.cwd();
    const found = [];
    for (const file of globSync(`src/${process.env.MUTATED}/*.test.ts`, { cwd: sandbox }).sort()) {
      [gathered, titles] = [[], []];
      await import(pathToFileURL(join(sandbox, file)).href);
      found.push(
        ...gathered.map(({ title, ...rest }, at) => ({
          id: `${file}#${at} ${title}`,
          name: title,
          fileName: join(sandbox, file),
          ...rest,
        })),
      );
    }
    this.#tests = found;
  }

  async dryRun() {
    Object.assign(globals, {
      activeMutant: undefined,
      currentTestId: undefined,
      mutantCoverage: undefined,
      hitCount: undefined,
    });
    await this.#load();
    const tests = [];
    for (const { body, isHook, ...facts } of this.#tests) {
      globals.currentTestId = isHook ? undefined : facts.id;
      const start = performance.now();
      const failureMessage = await failureOf(body);
      if (!isHook)
        tests.push({
          ...facts,
          timeSpentMs: performance.now() - start,
          status: failureMessage === null ? 0 : 1,
          failureMessage,
        });
    }
    globals.currentTestId = undefined;
    return { status: "complete", tests, mutantCoverage: globals.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation, reloadEnvironment }) {
    Object.assign(globals, { activeMutant: undefined, hitLimit, hitCount: hitLimit === undefined ? undefined : 0 });
    const isStatic = mutantActivation === "static";
    if (isStatic) globals.activeMutant = activeMutant.id;
    if (isStatic || reloadEnvironment || this.#tests === null) {
      const broken = await failureOf(() => this.#load());
      if (broken !== null) {
        this.#tests = null;
        return this.#outcome({ status: "killed", killedBy: ["load"], failureMessage: broken, nrOfTests: 0 });
      }
    }
    globals.activeMutant = activeMutant.id;
    const tests = this.#tests;
    // What was loaded with a mutant in it is good for that mutant alone, and what is prepared for a whole file may be left prepared.
    if (isStatic || tests.some(({ isHook }) => isHook)) this.#tests = null;
    let nrOfTests = 0;
    const wanted = testFilter === undefined ? null : new Set(testFilter);
    for (const { id, body, isHook } of tests) {
      if (wanted !== null && !isHook && !wanted.has(id)) continue;
      nrOfTests += 1;
      const failureMessage = await failureOf(body);
      if (failureMessage !== null)
        return this.#outcome({ status: "killed", killedBy: [id], failureMessage, nrOfTests });
    }
    return this.#outcome({ status: "survived", nrOfTests });
  }

  #outcome(outcome) {
    const isEndless = globals.hitLimit !== undefined && globals.hitCount > globals.hitLimit;
    globals.activeMutant = undefined;
    globalThis.__gathering__.vi.unstubAllGlobals();
    return isEndless ? { status: "timeout", reason: `more than ${globals.hitLimit} times` } : outcome;
  }
}

const linesToStryker = ["PipeWrap", "TCPSocketWrap", "TTYWrap"];

/** Settles once nothing is left in this process that could ever settle what is waited for: no timer, no immediate, no work of the platform. */
const endOfAll = async (isOver) => {
  let quiet = 0;
  while (quiet < 5 && !isOver()) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    quiet = process.getActiveResourcesInfo().every((kind) => linesToStryker.includes(kind)) ? quiet + 1 : 0;
  }
};

/** What a test complains about, or null. A test that waits for something that never comes fails at once, however busy the machine is. */
const failureOf = async (body) => {
  let isOver = false;
  try {
    const running = body();
    if (typeof running?.then !== "function") return null;
    const done = running.then(() => (isOver = true));
    const never = endOfAll(() => isOver).then(() =>
      isOver ? done : Promise.reject(new Error("waits for what never comes")),
    );
    await Promise.race([done, never]);
    return null;
  } catch (error) {
    isOver = true;
    return String(error?.message ?? error) || "failed";
  }
};

export const strykerPlugins = [{ kind: "TestRunner", name: "context", injectableClass: ContextRunner }];
