// Whether domain names are free: one, or many with answers as they come. [DOM-01] [DOM-02] [DOM-05] [DOM-09]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import {
  checkDomain,
  DomainCheckFailed,
  DomainRateLimited,
  Registry,
  type Acquisition,
  type CheckFacts,
  confirmAcquisition,
  type DomainName,
} from "@kontor/domain/shop/domain-name";
import type { Locale } from "@kontor/domain/visitor/locale";
import { good, type Call, type Handlers, type OperationId } from "../http/call.ts";
import { problemOf, refuse } from "../http/problem.ts";
import { embeddedRegistry } from "../registry/embedded.ts";
import { toAscii } from "../registry/to-ascii.ts";
import type { Services } from "../services.ts";
import { currentCatalog } from "../stores/catalogs.ts";
import { countCall } from "../stores/rate-limits.ts";
import { settled } from "./use.ts";

/** Names that one address may check in a minute. */
const namesPerMinute = 300;
const minute = 60_000;

export const nameFacts = async (services: Services): Promise<CheckFacts> => ({
  toAscii,
  endings: (await currentCatalog(services.database.reads)).endings,
  defaultEnding: "de",
});

/** Makes sure that a name may be acquired in this way now. [CHK-07] */
export const confirmed = async (services: Services, name: DomainName, acquisition: Acquisition): Promise<void> => {
  const { endings } = await nameFacts(services);
  await settled(Effect.provideService(confirmAcquisition(name, acquisition, endings), Registry, embeddedRegistry));
};

export const domainHandlers = (services: Services): Pick<Handlers, "checkDomain" | "checkDomains"> => ({
  checkDomain: async (call) => {
    await mayCheck(services, call, 1);
    const answer = await settled(checking(call.body.name, await nameFacts(services)));
    return good(answer);
  },

  checkDomains: async (call) => {
    await mayCheck(services, call, call.body.names.length);
    const facts = await nameFacts(services);
    return { status: 200, lines: answersTo(call.body.names, facts, call) };
  },
});

const checking = (name: string, facts: CheckFacts) => Effect.provideService(checkDomain(name, facts), Registry, embeddedRegistry);

/** Names that are asked for at the same time. */
const atOnce = 10;

/** Each answer when it is there; a refused name does not stop the others, and a client that is gone stops them all. */
async function* answersTo(names: readonly string[], facts: CheckFacts, call: Call<"checkDomains">): AsyncGenerator<object> {
  const waiting = [...names.entries()];
  const asked = new Map<number, Promise<{ readonly place: number; readonly line: object }>>();
  const askNext = (): void => {
    const next = waiting.shift();
    if (next === undefined) return;
    const [place, name] = next;
    asked.set(
      place,
      lineFor(name, facts, call.locale).then((line) => ({ place, line })),
    );
  };
  for (let slot = 0; slot < atOnce; slot += 1) askNext();
  while (asked.size > 0 && !call.signal.aborted) {
    const { place, line } = await Promise.race(asked.values());
    asked.delete(place);
    askNext();
    yield line;
  }
}

const lineFor = async (name: string, facts: CheckFacts, locale: Locale): Promise<object> => {
  const result = await Effect.runPromise(Effect.result(checking(name, facts))).catch(() => Result.fail(new DomainCheckFailed()));
  return Result.isSuccess(result)
    ? { name, success: true, result: result.success }
    : { name, success: false, problem: problemOf(result.failure, locale) };
};

const mayCheck = async (services: Services, call: Call<OperationId>, names: number): Promise<void> => {
  const now = services.now();
  const { refused, resetsAt } = await countCall(services.database, `domain-check:${call.address}`, namesPerMinute, minute, now, names);
  if (refused) refuse(new DomainRateLimited({ retryAfterSeconds: Math.max(1, resetsAt - Math.floor(now / 1000)) }));
};
