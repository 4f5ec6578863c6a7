// Journeys through pages, choices and systems. [VIS-01]
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { type ColourEmitted, type ColourInput, colourMachine, colourView } from "./index.ts";

const visitor = (input: Partial<ColourInput> = {}) => {
  const emitted: ColourEmitted[] = [];
  const actor = createActor(colourMachine, {
    input: { cookie: null, system: { dark: false, moreContrast: false }, page: null, ...input },
  });
  actor.on("*", (event) => void emitted.push(event));
  actor.start();
  return {
    send: actor.send,
    emitted,
    state: () => actor.getSnapshot().value,
    look: () => colourView(actor.getSnapshot()),
  };
};
const night = { dark: true, moreContrast: false };

describe("a visitor", () => {
  it("[VIS-01] follows the system until they choose", () => {
    const { send, emitted, look } = visitor();
    expect(look()).toEqual({ preference: "system", mode: "light", forced: false, offersHighContrast: false });
    send({ type: "system.change", system: night });
    expect(look().mode).toBe("dark");
    expect(emitted).toEqual([]);
    send({ type: "preference.choose", preference: "light" });
    send({ type: "system.change", system: night });
    expect(look()).toMatchObject({ preference: "light", mode: "light" });
    expect(emitted).toEqual([{ type: "colours.store", cookie: "light:light" }]);
  });
  it("[VIS-01] who chose the system is stored with what it came to, and stored again when it changes", () => {
    const { send, emitted } = visitor();
    send({ type: "preference.choose", preference: "system" });
    send({ type: "system.change", system: night });
    expect(emitted).toEqual([
      { type: "colours.store", cookie: "system:light" },
      { type: "colours.store", cookie: "system:dark" },
    ]);
  });
  it("[VIS-01] comes back to the preference that was stored", () => {
    expect(visitor({ cookie: "dark:dark" }).look()).toMatchObject({ preference: "dark", mode: "dark" });
    expect(visitor({ cookie: "sepia:dark", system: night }).look()).toMatchObject({
      preference: "system",
      mode: "dark",
    });
  });
  it("[VIS-01] is offered high contrast where the system prefers more, until they choose", () => {
    const { send, look } = visitor({ system: { dark: false, moreContrast: true } });
    expect(look()).toMatchObject({ mode: "light", offersHighContrast: true });
    send({ type: "preference.choose", preference: "light" });
    expect(look().offersHighContrast).toBe(false);
    const other = visitor({ cookie: "", system: { dark: false, moreContrast: true } });
    expect(other.look().offersHighContrast).toBe(true);
    other.send({ type: "preference.follow", cookie: "light:light" });
    expect(other.look().offersHighContrast).toBe(false);
    expect(
      visitor({ cookie: "light:light", system: { dark: false, moreContrast: true } }).look().offersHighContrast,
    ).toBe(false);
    expect(
      visitor({ cookie: "high-contrast:high-contrast", system: { dark: false, moreContrast: true } }).look()
        .offersHighContrast,
    ).toBe(false);
  });
});

describe("a page", () => {
  it("[VIS-01] [LOC-11] that forces a mode leaves the preference alone", () => {
    const { send, state, look, emitted } = visitor({ cookie: "dark:dark" });
    send({ type: "page.enter", page: "light" });
    expect([state(), look()]).toEqual([
      "forced",
      { preference: "dark", mode: "light", forced: true, offersHighContrast: false },
    ]);
    send({ type: "page.enter", page: null });
    expect([state(), look()]).toEqual([
      "free",
      { preference: "dark", mode: "dark", forced: false, offersHighContrast: false },
    ]);
    expect(emitted).toEqual([]);
  });
  it("[VIS-01] that forces a mode at the start does so at once", () => {
    expect(visitor({ page: "light", system: night }).state()).toBe("forced");
    expect(visitor({ page: "light", system: night }).look().mode).toBe("light");
  });
  it("[VIS-01] a choice made on a page that forces a mode is stored and applies after leaving", () => {
    const { send, look, emitted } = visitor({ page: "light" });
    send({ type: "preference.choose", preference: "dark" });
    expect(look()).toMatchObject({ preference: "dark", mode: "light", forced: true });
    expect(emitted).toEqual([{ type: "colours.store", cookie: "dark:dark" }]);
    send({ type: "page.enter", page: null });
    expect(look()).toMatchObject({ mode: "dark", forced: false });
  });
  it("[VIS-01] a change of the system meanwhile counts after leaving", () => {
    const { send, look } = visitor({ page: "light" });
    send({ type: "system.change", system: night });
    expect(look().mode).toBe("light");
    send({ type: "page.enter", page: null });
    expect(look().mode).toBe("dark");
  });
  it("[VIS-01] that wants system warns and forces nothing", () => {
    const { send, state, look, emitted } = visitor({ cookie: "dark:dark", page: "light" });
    send({ type: "page.enter", page: "system" });
    expect([state(), look().mode]).toEqual(["free", "dark"]);
    expect(emitted).toEqual([{ type: "colours.warn" }]);
  });
});

it("[VIS-01] tabs agree", () => {
  const [here, there] = [visitor(), visitor({ cookie: "light:light" })];
  here.send({ type: "preference.choose", preference: "high-contrast" });
  const [stored] = here.emitted;
  if (stored?.type === "colours.store") there.send({ type: "preference.follow", cookie: stored.cookie });
  expect(there.look()).toMatchObject({ preference: "high-contrast", mode: "high-contrast" });
  expect(there.emitted).toEqual([]);
});
