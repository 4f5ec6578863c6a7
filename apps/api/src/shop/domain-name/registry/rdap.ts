// The registry over RDAP (RFC 9082, 9083): the servers of the bootstrap file, DNS where there is none. [DOM-01] [DOM-05] [DOM-08] [OPS-10]
import { setTimeout as pause } from "node:timers/promises";
import * as Effect from "effect/Effect";
import {
  type Availability,
  availabilityByRdap,
  DomainCheckFailed,
  type DomainName,
  DomainRateLimited,
  rdapAddress,
  type RdapBootstrap,
  type RdapReading,
  rdapReading,
  rdapRedirect,
  rdapServers,
  type RegistryShape,
} from "@kontor/domain/shop/domain-name";
import { askJson, type JsonAnswer } from "../../../platform/peers/ask-json.ts";
import type { Bootstrap } from "./bootstrap.ts";
import { type Gate, gateWith, Resting } from "../../../platform/peers/gate.ts";

export interface RdapTerms {
  readonly bootstrap: Bootstrap;
  /** Answers for endings without a server, and for what only DNS knows. */
  readonly dns: RegistryShape;
  /** For one answer of a server. */
  readonly patienceMs?: number;
  /** For a name as a whole, with the wait in line and the second try. */
  readonly deadlineMs?: number;
  readonly restMs?: number;
}

/** What became of a question; `byDns` where no server knows the ending. */
type Outcome = { readonly reading: RdapReading } | { readonly byDns: true } | { readonly failed: true };

const atOnce = 6;
const failures = 3;
const betweenMs = 150;
const longestWait = 900;

export const rdapRegistry = ({
  bootstrap,
  dns,
  patienceMs = 2_500,
  deadlineMs = 6_000,
  restMs = 5_000,
}: RdapTerms): RegistryShape => {
  const gates = new Map<string, Gate>();
  const gateOf = (server: string): Gate => {
    const { host } = new URL(server);
    const known = gates.get(host) ?? gateWith({ atOnce, failures, restMs });
    gates.set(host, known);
    return known;
  };

  /** One question, followed on once where the server sends it to another one of the file. */
  const request = async (
    url: string,
    name: DomainName,
    file: RdapBootstrap,
    signal: AbortSignal,
  ): Promise<RdapReading> => {
    const ask = (address: string): Promise<JsonAnswer> => askJson(address, "application/rdap+json", signal, patienceMs);
    const first = await ask(url);
    const further = first.status >= 300 && first.status < 400 ? rdapRedirect(file, first.location, 0) : null;
    const reading = rdapReading(further === null ? first : await ask(further), name);
    if (reading.unclear === "server") throw new Error("the server is not well");
    return reading;
  };

  const lookup = async (name: DomainName, signal: AbortSignal): Promise<Outcome> => {
    const file = await bootstrap(signal).catch(() => null);
    if (file === null) return { failed: true };
    const [first, second = first] = rdapServers(file, name.ending);
    if (first === undefined) return { byDns: true };
    for (const server of [first, second as string]) {
      try {
        const gate = gateOf(server);
        const left = gate.restLeft();
        if (left > 0) return { reading: limited(Math.ceil(left / 1000)) };
        const reading = await gate.through(signal, () => request(rdapAddress(server, name), name, file, signal));
        if (reading.wait !== null) gate.rest(Math.min(reading.wait, longestWait) * 1000);
        return { reading };
      } catch (error) {
        if (signal.aborted) break;
        if (!(error instanceof Resting)) await pause(betweenMs, undefined, { signal }).catch(() => undefined);
      }
    }
    return { reading: unclear };
  };

  const check = (name: DomainName): Effect.Effect<Availability, DomainRateLimited | DomainCheckFailed> =>
    Effect.flatMap(
      Effect.promise((signal) => lookup(name, AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]))),
      (outcome): Effect.Effect<Availability, DomainRateLimited | DomainCheckFailed> => {
        if ("failed" in outcome) return Effect.fail(new DomainCheckFailed());
        if ("byDns" in outcome) return dns.check(name);
        const { wait } = outcome.reading;
        return wait === null
          ? Effect.succeed(availabilityByRdap(outcome.reading))
          : Effect.fail(new DomainRateLimited({ retryAfterSeconds: Math.min(wait, longestWait) }));
      },
    );

  return { check, nameExists: dns.nameExists, endingIsDelegated: dns.endingIsDelegated };
};

const unclear: RdapReading = { availability: "unknown", transfer: null, unclear: "server", wait: null };
const limited = (wait: number): RdapReading => ({
  availability: "unknown",
  transfer: null,
  unclear: "rate-limit",
  wait,
});
