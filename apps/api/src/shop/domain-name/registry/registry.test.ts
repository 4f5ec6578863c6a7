// The registries behind the port: RDAP and DNS on this machine in every mood, and the laws of all three. [DOM-03] [DOM-05] [DOM-08] [OPS-10]
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { bootstrapFrom } from "./bootstrap.ts";
import { gateWith, Resting } from "../../../platform/peers/gate.ts";
import { actual, name, patient, pause, registriesOfFile, short, worldsOf } from "../../../../test/registries.ts";
import { StartRefused } from "../../../platform/settings/settings.ts";
import { rdapPeer } from "../../../../test/registry-peers.ts";

const registries = await registriesOfFile();
const { dns, dnsServer, folder, rdap, rdapServer } = registries;

const atNight = process.env["KONTOR_NIGHT"] === "1";
/** What is waited for until patience ends, each as long as all others together. */
const waiting: readonly string[] = ["slow", "never", "drip"];

describe("laws of every registry", () => {
  const worlds = worldsOf(registries);

  it.each(worlds)(
    "[DOM-08] %s: an answer depends on the name alone, not on the other names of the request",
    async (_, made) => {
      const names = ["taken-1.de", "free-1.de", "free-2.net", "taken-2.net"];
      const alone = [];
      for (const each of names) alone.push(await actual(made(), each));
      const registry = made();
      expect(await Promise.all(names.map((each) => actual(registry, each)))).toEqual(alone);
      expect(await Promise.all(names.toReversed().map((each) => actual(registry, each)))).toEqual(alone.toReversed());
      expect(alone.map((answer) => answer.replace("probably-", ""))).toEqual([
        "taken",
        "available",
        "available",
        "taken",
      ]);
    },
  );

  it.each(worlds)(
    "[DOM-08] [OPS-10] %s: no fault sells a name, is waited for without end, or speaks to a visitor",
    async (_, made, moods, be) => {
      for (const mood of moods.filter((each) => atNight || !waiting.includes(each))) {
        be(mood);
        const answer = await actual(made(short), "free-3.de");
        expect(answer, mood).not.toContain("words-of-the-registry");
        if (mood !== "slow") expect(answer, mood).toMatch(mood === "busy" ? /^DomainRateLimited/ : /^unknown$/);
      }
    },
  );
});

describe("the registry over RDAP", () => {
  it("[DOM-08] sends the A-label to the ending's server; endings without one are checked by DNS, and are free probably at most", async () => {
    const registry = rdap();
    expect([
      await actual(registry, "xn--bcher-kva.de"),
      await actual(registry, "free-1.com"),
      await actual(registry, "taken-1.com"),
    ]).toEqual(["available", "probably-available", "taken"]);
    expect([rdapServer.requests, dnsServer.requests]).toEqual([["xn--bcher-kva.de"], ["free-1.com", "taken-1.com"]]);
  });

  it("[DOM-08] [DOM-09] without a bootstrap file the check has failed, and goes on when one can be had", async () => {
    const port = Number(new URL(rdapServer.url).port);
    const files = await rdapPeer();
    const { url } = files;
    await files.close();
    const registry = rdap(patient, bootstrapFrom(`${url}/dns.json`, 200));
    expect(await actual(registry, "free-1.de")).toMatch(/^DomainCheckFailed/);
    const { createServer } = await import("node:http");
    const server = createServer((_, response) =>
      response.end(JSON.stringify({ services: [[["de"], [`http://127.0.0.1:${port}`]]] })),
    );
    await new Promise<void>((resolve) => server.listen(Number(new URL(url).port), "127.0.0.1", resolve));
    await pause(250);
    expect(await actual(registry, "free-1.de")).toBe("available");
    server.close();
    server.closeAllConnections();
    expect(await actual(registry, "taken-1.de")).toBe("taken");
  });

  it("[DOM-08] a file that is none ends the start with a sentence", () => {
    expect(() => bootstrapFrom(join(folder, "none.json"))).toThrow(
      /RDAP_BOOTSTRAP is “.*none\.json”, but there is no file/,
    );
    writeFileSync(join(folder, "other.json"), "{}");
    expect(() => bootstrapFrom(join(folder, "other.json"))).toThrow(StartRefused);
  });

  it("[DOM-08] addresses that are none in the file give no answer, and no defect", async () => {
    const registry = rdap(patient, () => Promise.resolve({ services: [[["de"], ["https://", "https://[x"]]] }));
    expect(await actual(registry, "free-1.de")).toBe("unknown");
  });
});

describe("DNS", () => {
  it("[DOM-03] to register, the ending is delegated; that is cached", async () => {
    const registry = dns();
    const is = (ending: string) => Effect.runPromise(Effect.result(registry.endingIsDelegated(ending)));
    expect(
      [await is("de"), await is("de"), await is("nowhere")].map((each) => Result.isSuccess(each) && each.success),
    ).toEqual([true, true, false]);
    expect(dnsServer.requests).toEqual(["de", "nowhere"]);
  });

  it("[DOM-03] to transfer, the name exists; SERVFAIL and silence fail with the DNS text", async () => {
    const registry = dns({ ...short, patienceMs: 500 });
    const exists = (ascii: string) => Effect.runPromise(Effect.result(registry.nameExists(name(ascii))));
    expect([await exists("taken-1.de"), await exists("free-1.de")]).toMatchObject([
      { success: true },
      { success: false },
    ]);
    for (const mood of ["servfail", "never"] as const) {
      dnsServer.mood = mood;
      expect(await exists("taken-2.de")).toMatchObject({ failure: { _tag: "DomainValidationFailed", problem: "dns" } });
    }
  });

  it("[DOM-08] concurrent equal queries are sent once", async () => {
    dnsServer.mood = "slow";
    const registry = dns();
    await Promise.all(Array.from({ length: 20 }, () => actual(registry, "free-1.de")));
    expect(dnsServer.requests).toEqual(["free-1.de"]);
  });
});

describe("the way to a server", () => {
  const never = new AbortController().signal;
  it("[OPS-10] who gives up in line makes room, and hands nothing over", async () => {
    const gate = gateWith({ atOnce: 1, failures: 9, restMs: 100 });
    const first = gate.through(never, () => pause(30));
    const gone = new AbortController();
    const second = gate.through(gone.signal, () => Promise.resolve("second"));
    const third = gate.through(never, () => Promise.resolve("third"));
    gone.abort(new Error("gone"));
    await expect(second).rejects.toThrow("gone");
    expect([await first, await third]).toEqual([undefined, "third"]);
    expect(await gate.through(never, () => Promise.resolve("fourth"))).toBe("fourth");
  });
  it("[OPS-10] after failures in a row no query is sent for a while, then one that succeeds ends that", async () => {
    const clock = { now: 0 };
    const gate = gateWith({ atOnce: 2, failures: 2, restMs: 100, now: () => clock.now });
    const failing = () => gate.through(never, () => Promise.reject(new Error("down")));
    await expect(failing()).rejects.toThrow("down");
    await expect(failing()).rejects.toThrow("down");
    await expect(failing()).rejects.toThrow(Resting);
    clock.now = 101;
    await expect(failing()).rejects.toThrow("down");
    await expect(failing()).rejects.toThrow(Resting);
    clock.now = 202;
    expect(await gate.through(never, () => Promise.resolve("up"))).toBe("up");
    await expect(failing()).rejects.toThrow("down");
    expect(await gate.through(never, () => Promise.resolve("up"))).toBe("up");
  });
});
