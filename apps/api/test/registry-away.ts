// A shop whose registry and name servers are peers of the test file, well before each test. [OPS-10]
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach } from "vitest";
import { runningForFile } from "./harness.ts";
import { dnsPeer, rdapPeer } from "./registry-peers.ts";

export const awayOfFile = async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-away-"));
  const registry = await rdapPeer();
  const names = await dnsPeer();
  afterAll(async () => {
    await registry.close();
    await names.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    registry.mood = "well";
    names.mood = "well";
  });
  const file = join(folder, "dns.json");
  writeFileSync(file, JSON.stringify({ services: [[["de"], [registry.url]]] }));
  const { ask } = await runningForFile({ DOMAIN_REGISTRY: "rdap", RDAP_BOOTSTRAP: file, DNS_SERVERS: names.address });
  return { ask, names, registry };
};
