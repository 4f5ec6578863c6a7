// Registries that rest: after faults, after a limit of theirs, and while a hundred names are asked about at once. [DOM-05] [DOM-08] [OPS-10]
import { describe, expect, it } from "vitest";
import { actual, patient, pause, registriesOfFile, short, worldsOf } from "../../../../test/registries.ts";

const registries = await registriesOfFile();
const { rdap, rdapServer } = registries;
const worlds = worldsOf(registries);

describe("laws of every registry", () => {
  it.each(worlds)("[OPS-10] %s: goes on by itself when the fault is over", async (_, made, moods, be) => {
    const registry = made(short);
    for (const mood of moods.filter((each) => each !== "busy").slice(-3)) {
      be(mood);
      for (const each of ["free-5.de", "free-6.de", "free-7.de", "free-8.de"]) await actual(registry, each);
      be("well");
      await expect
        .poll(() => actual(registry, "taken-9.de"), { message: mood, timeout: 10_000, interval: 350 })
        .toBe("taken");
    }
  });
});

describe("the registry over RDAP", () => {
  it("[DOM-05] a server that limits its clients is not called again before its time, and the wait is answered", async () => {
    const registry = rdap();
    rdapServer.mood = "busy";
    expect(await actual(registry, "free-1.de")).toMatch(/^DomainRateLimited .*"retryAfterSeconds":2/);
    rdapServer.mood = "well";
    expect(await actual(registry, "free-2.de")).toMatch(/^DomainRateLimited/);
    expect(rdapServer.requests).toEqual(["free-1.de"]);
    await pause(2_050);
    expect(await actual(registry, "free-2.de")).toBe("available");
  });

  it("[OPS-10] a hundred names at once: a few questions at a time, and a dead server is not waited for a hundred times", async () => {
    rdapServer.mood = "slow";
    rdapServer.slowMs = 10;
    const names = Array.from({ length: 100 }, (_, index) => `free-${index}.de`);
    const waiting = rdap({ ...patient, deadlineMs: 20_000 });
    expect(new Set(await Promise.all(names.map((each) => actual(waiting, each))))).toEqual(new Set(["available"]));
    expect(rdapServer.most).toBeLessThanOrEqual(6);
    rdapServer.mood = "never";
    rdapServer.requests.length = 0;
    const registry = rdap(short);
    expect(new Set(await Promise.all(names.map((each) => actual(registry, each))))).toEqual(new Set(["unknown"]));
    expect(rdapServer.requests.length).toBeLessThan(30);
  });
});
