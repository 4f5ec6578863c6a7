// A search of a hundred names at registries that take their time: how close the shop comes to ten names at once without a pause between them.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dnsPeer, rdapPeer } from "../apps/api/test/registry-peers.ts";
import { expected, httpClient } from "./lib/http-client.mjs";
import { rounds, verdict } from "./lib/rounds.mjs";
import { shopServed } from "./lib/shop.mjs";

const count = 100;
const answerMs = 50;
/** How many names the shop asks for at the same time; no single registry gets more than six of them. */
const parallel = 10;
const ideal = (count / parallel) * answerMs;

/** Names of one round by turns under two endings, each with a registry of its own. */
const namesOf = (round) =>
  Array.from({ length: count }, (_, at) => `bench-${round}-${at}.${at % 2 === 0 ? "de" : "com"}`);

export const registry = async (times) => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-registry-"));
  const [dns, ...servers] = await Promise.all([dnsPeer(), rdapPeer(), rdapPeer()]);
  for (const server of servers) Object.assign(server, { mood: "slow", slowMs: answerMs });
  const bootstrap = join(folder, "dns.json");
  writeFileSync(bootstrap, JSON.stringify({ services: servers.map(({ url }, at) => [[["de", "com"][at]], [url]]) }));
  const shop = await shopServed({
    DOMAIN_REGISTRY: "rdap",
    RDAP_BOOTSTRAP: bootstrap,
    DNS_SERVERS: dns.address,
    TRUST_PROXY: "on",
  });
  const { send, close } = httpClient(shop.url, 1);
  const checked = async (round) => {
    const start = performance.now();
    // A network may check three hundred names a minute.
    const from = { "x-forwarded-for": `198.51.100.${round + 2}` };
    const { text } = expected(
      200,
      "names",
    )(await send("POST", "/api/shop/domain/checks", { names: namesOf(round) }, from));
    const took = performance.now() - start;
    const free = text.split("\n").filter((line) => line.includes('"availability":"available"')).length;
    if (free !== count) throw new Error(`${free} of ${count} names were answered: ${text.slice(0, 300)}`);
    return took;
  };
  /** The same names of the same registries by ten loops that do nothing else. */
  const bare = async (round) => {
    const names = namesOf(`bare-${round}`);
    const start = performance.now();
    const loop = async () => {
      for (let name = names.pop(); name !== undefined; name = names.pop())
        await (await fetch(`${servers[name.endsWith(".de") ? 0 : 1].url}/domain/${name}`)).text();
    };
    await Promise.all(Array.from({ length: parallel }, loop));
    return performance.now() - start;
  };
  try {
    for (const measure of [bare, checked]) await measure(-1);
    const took = await rounds(times, async (round) => ({ bare: await bare(round), shop: await checked(round) }));
    for (const each of ["bare", "shop"])
      console.log(
        `${count} names at ${answerMs} ms each, ${each}: ${took.map((of) => of[each].toFixed(0)).join(", ")} ms`,
      );
    return [
      verdict(
        `time of ${count} names against ${parallel} loops that ask the same registries`,
        took.map(({ bare: least, shop: time }) => time / least),
        { atMost: 1.2 },
      ),
      verdict(
        `the same against ${parallel} at once without a pause, ${ideal} ms`,
        took.map(({ shop: time }) => time / ideal),
        {},
      ),
    ];
  } finally {
    close();
    await shop.stop();
    await Promise.all([dns, ...servers].map((peer) => peer.close()));
    rmSync(folder, { recursive: true, force: true });
  }
};
