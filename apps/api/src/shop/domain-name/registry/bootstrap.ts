// Which RDAP servers there are: the bootstrap file, read once from a disk, or fetched and cached for a day. [DOM-08] [OPS-10]
import { readFileSync } from "node:fs";
import { type RdapBootstrap, rdapBootstrapOf, serversKnownFor } from "@kontor/domain/shop/domain-name";
import { StartRefused } from "../../../platform/settings/settings.ts";
import { askJson } from "../../../platform/peers/ask-json.ts";
import { gateWith } from "../../../platform/peers/gate.ts";

/** Rejects when there is none yet and none can be had. */
export type Bootstrap = (signal: AbortSignal) => Promise<RdapBootstrap>;

const patienceMs = 5_000;

export const bootstrapFrom = (source: string, restMs = 5_000): Bootstrap =>
  /^https?:/.test(source) ? fetched(source, restMs) : fromDisk(source);

const fromDisk = (file: string): Bootstrap => {
  const sentence = (what: string): string =>
    `RDAP_BOOTSTRAP is “${file}”, but ${what}: name IANA's dns.json, a copy of it, or a file like it.`;
  const text = (): string => {
    try {
      return readFileSync(file, "utf8");
    } catch (cause) {
      throw new StartRefused([sentence("there is no file that can be read")], { cause });
    }
  };
  const bootstrap = rdapBootstrapOf(parsed(text()));
  if (bootstrap === null) throw new StartRefused([sentence("it is no bootstrap file")]);
  return () => Promise.resolve(bootstrap);
};

/** The last good one stays in use when a newer one cannot be had. */
const fetched = (url: string, restMs: number): Bootstrap => {
  const cache: { bootstrap: RdapBootstrap | null; until: number; underWay: Promise<RdapBootstrap> | null } = {
    bootstrap: null,
    until: 0,
    underWay: null,
  };
  const gate = gateWith({ atOnce: 1, failures: 1, restMs });
  const fresh = async (): Promise<RdapBootstrap> => {
    const never = new AbortController().signal;
    const bootstrap = await gate.through(never, async () => {
      const { status, body } = await askJson(url, "application/json", never, patienceMs);
      const read = status === 200 ? rdapBootstrapOf(body) : null;
      if (read === null) throw new Error("no bootstrap file came");
      return read;
    });
    Object.assign(cache, { bootstrap, until: performance.now() + serversKnownFor });
    return bootstrap;
  };
  return async (signal) => {
    if (cache.bootstrap !== null && performance.now() < cache.until) return cache.bootstrap;
    cache.underWay ??= fresh().finally(() => {
      cache.underWay = null;
    });
    const { bootstrap } = cache;
    if (bootstrap === null) return beforeThe(signal, cache.underWay);
    cache.underWay.catch(() => undefined);
    return bootstrap;
  };
};

const beforeThe = <A>(signal: AbortSignal, promise: Promise<A>): Promise<A> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true }),
    ),
  ]);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
