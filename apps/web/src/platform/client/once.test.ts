// Begun once, and again after a failure.
import { expect, it } from "vitest";
import { once } from "./once.ts";

it("[VIS-05] what is needed twice is begun once", async () => {
  let count = 0;
  const load = once(async () => (count += 1));
  expect(load.begun).toBeUndefined();
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
  expect(await load.begun).toBe(1);
});

it("[VIS-05] what failed is begun again with the next call, and every caller hears of the failure", async () => {
  let isDown = true;
  const load = once(async () => {
    if (isDown) throw new Error("no line");
    return "loaded";
  });
  const tries = await Promise.allSettled([load(), load()]);
  expect(tries.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(load.begun).toBeUndefined();
  isDown = false;
  expect(await load()).toBe("loaded");
});

it("[VIS-05] an older failure does not end what was begun since", async () => {
  const lines = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const load = once(() => lines.shift()?.promise ?? Promise.reject(new Error("none left")));
  const [first, second] = lines;
  const earlier = load();
  load.begun = undefined;
  const later = load();
  first?.reject(new Error("no line"));
  await expect(earlier).rejects.toThrow("no line");
  expect(load.begun).toBe(later);
  second?.resolve("loaded");
  expect(await load()).toBe("loaded");
});
