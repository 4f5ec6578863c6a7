// The registries behind the port over peers on this machine, in every mood of those. [DOM-08] [OPS-10]
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { DomainName, RegistryShape } from "@kontor/domain/shop/domain-name";
import { afterAll, beforeEach } from "vitest";
import { bootstrapFrom } from "../src/shop/domain-name/registry/bootstrap.ts";
import { dnsRegistry } from "../src/shop/domain-name/registry/dns.ts";
import { embeddedRegistry } from "../src/shop/domain-name/registry/embedded.ts";
import { rdapRegistry } from "../src/shop/domain-name/registry/rdap.ts";
import { type DnsMood, dnsPeer, type RdapMood, rdapPeer } from "./registry-peers.ts";

export const name = (ascii: string): DomainName => {
  const [label = "", ending = ""] = ascii.split(".");
  return { ascii, unicode: ascii, label, ending };
};

export interface Terms {
  readonly patienceMs: number;
  readonly deadlineMs: number;
  readonly restMs: number;
}

/** For peers that answer: a busy machine has its time. */
export const patient: Terms = { patienceMs: 3_000, deadlineMs: 6_000, restMs: 300 };
/** For those that may never. */
export const short: Terms = { patienceMs: 150, deadlineMs: 700, restMs: 300 };

export const actual = async (registry: RegistryShape, ascii: string): Promise<string> => {
  const result = await Effect.runPromise(Effect.result(registry.check(name(ascii))));
  return Result.isSuccess(result) ? result.success : `${result.failure._tag} ${JSON.stringify(result.failure)}`;
};

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const registriesOfFile = async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-registry-"));
  const rdapServer = await rdapPeer();
  const dnsServer = await dnsPeer();
  afterAll(async () => {
    await rdapServer.close();
    await dnsServer.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    Object.assign(rdapServer, { mood: "well", most: 0, slowMs: 100 });
    dnsServer.mood = "well";
    rdapServer.requests.length = 0;
    dnsServer.requests.length = 0;
  });
  const bootstrapFile = join(folder, "dns.json");
  writeFileSync(bootstrapFile, JSON.stringify({ services: [[["de", "net"], [rdapServer.url]]] }));
  const dns = ({ patienceMs } = patient) => dnsRegistry({ servers: [dnsServer.address], patienceMs });
  const rdap = (terms = patient, bootstrap = bootstrapFrom(bootstrapFile)) =>
    rdapRegistry({ bootstrap, dns: dns(terms), ...terms });
  return { folder, rdapServer, dnsServer, dns, rdap };
};

const rdapMoods: readonly RdapMood[] = [
  "slow",
  "never",
  "drip",
  "cut",
  "nonsense",
  "html-404",
  "other-name",
  "busy",
  "broken",
  "away-and-back",
  "redirect",
];
const dnsMoods: readonly DnsMood[] = ["slow", "never", "nonsense", "servfail", "refused"];

/** Each registry with the moods of its peer. */
export const worldsOf = ({ dns, dnsServer, rdap, rdapServer }: Awaited<ReturnType<typeof registriesOfFile>>) =>
  [
    ["embedded", (_?: Terms) => embeddedRegistry, [], () => undefined],
    ["rdap", rdap, rdapMoods, (mood: string) => void (rdapServer.mood = mood as RdapMood)],
    ["dns", dns, dnsMoods, (mood: string) => void (dnsServer.mood = mood as DnsMood)],
  ] as const;
