// The registry over DNS: what is delegated and what exists; an unknown name is probably free. [DOM-03] [DOM-08] [OPS-10]
import { Resolver } from "node:dns/promises";
import * as Effect from "effect/Effect";
import {
  endingKnownFor,
  type DnsAnswer,
  dnsAnswerOf,
  dnsAvailability,
  DomainValidationFailed,
  toUnicode,
  type RegistryShape,
} from "@kontor/domain/shop/domain-name";

export interface DnsTerms {
  /** Addresses of resolvers with or without a port; none: those of the machine. */
  readonly servers: readonly string[];
  /** How long one query waits before it is repeated, twice in all. */
  readonly patienceMs?: number;
  /** For how long a delegated ending is cached. */
  readonly cacheMs?: number;
}

export const dnsRegistry = ({ servers, patienceMs = 1_500, cacheMs = endingKnownFor }: DnsTerms): RegistryShape => {
  const resolver = new Resolver({ timeout: patienceMs, maxTimeout: patienceMs, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  const underWay = new Map<string, Promise<DnsAnswer>>();
  const delegated = new Map<string, number>();

  /** Questions of the same moment about the same name are one. */
  const query = (name: string): Promise<DnsAnswer> => {
    const running = underWay.get(name);
    if (running !== undefined) return running;
    const question = resolver
      .resolveNs(`${name}.`)
      .then(() => dnsAnswerOf(null))
      .catch((error: unknown) => dnsAnswerOf(codeOf(error)))
      .finally(() => underWay.delete(name));
    underWay.set(name, question);
    return question;
  };

  const known = (name: string, shown: string): Effect.Effect<boolean, DomainValidationFailed> =>
    Effect.flatMap(
      Effect.promise(() => query(name)),
      (answer) =>
        answer === "none"
          ? Effect.fail(new DomainValidationFailed({ name: shown, problem: "dns" }))
          : Effect.succeed(answer === "present"),
    );

  return {
    check: ({ ascii }) =>
      Effect.map(
        Effect.promise(() => query(ascii)),
        dnsAvailability,
      ),
    nameExists: ({ ascii, unicode }) => known(ascii, unicode),
    endingIsDelegated: (ending) => {
      if ((delegated.get(ending) ?? 0) > performance.now()) return Effect.succeed(true);
      return Effect.tap(known(ending, toUnicode(ending)), (is) =>
        Effect.sync(() => void (is && delegated.set(ending, performance.now() + cacheMs))),
      );
    },
  };
};

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : "";
