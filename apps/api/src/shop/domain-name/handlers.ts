// Whether domain names are free: one, or many with answers as they come. [DOM-01] [DOM-02] [DOM-05] [DOM-09]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import {
  checkDomain,
  DomainCheckFailed,
  checksWithinLimit,
  type DomainRateLimited,
  nameCheckLimit,
  Registry,
  type CheckFacts,
  confirmAcquisition,
  type DomainName,
} from "@kontor/domain/shop/domain-name";
import { waitFor } from "../../visitor/session/call-limits.ts";
import { good, type Call, type Handlers, type OperationId } from "../../platform/http/call.ts";
import { problemOf } from "../../platform/http/problem.ts";
import { registryHere } from "./contract-names.ts";
import { namePorts, nameReading } from "./ports.ts";
import type { DomainServices } from "./services.ts";
import { currentCatalog } from "../catalog/store.ts";
import type { RefusalShape } from "@kontor/domain/site/refusal";
import { type MayRefuse, orRefuse, read } from "../../platform/use-case/use-case.ts";

export const nameFacts = async (services: DomainServices): Promise<CheckFacts> => ({
  ...nameReading,
  endings: (await currentCatalog(services.database.reads)).endings,
});

/** Why names cannot be registered now, by their A-labels; so many are asked at a time. [DOM-08] [CHK-07] */
export const whyNotFree = async (
  services: DomainServices,
  names: readonly DomainName[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, RefusalShape>> => {
  const { endings } = await nameFacts(services);
  const asking = Effect.forEach(
    names,
    (name) => Effect.map(Effect.result(confirmAcquisition(name, "register", endings)), (result) => ({ name, result })),
    { concurrency: atOnce },
  );
  const answers = await Effect.runPromise(Effect.provideService(asking, Registry, registryHere(services)), { signal });
  return new Map(
    answers.flatMap(({ name, result }) => (Result.isFailure(result) ? [[name.ascii, result.failure] as const] : [])),
  );
};

export const domainHandlers = (services: DomainServices): Pick<Handlers, "checkDomain" | "checkDomains"> => ({
  checkDomain: async (call) => {
    await mayCheck(services, call, 1);
    const check = checkDomain(call.body.name, await nameFacts(services));
    return good(await read(services, call, namePorts(services), check));
  },

  checkDomains: async (call) => {
    await mayCheck(services, call, call.body.names.length);
    const facts = await nameFacts(services);
    return { status: 200, lines: answersTo(services, call.body.names, facts, call) };
  },
});

const checking = (services: DomainServices, name: string, facts: CheckFacts) =>
  Effect.provideService(checkDomain(name, facts), Registry, registryHere(services));

/** Names that are checked at the same time. */
const atOnce = 10;

/** Each answer as it arrives; a refused name does not stop the others, and a client that is gone stops them all. */
async function* answersTo(
  services: DomainServices,
  names: readonly string[],
  facts: CheckFacts,
  call: Call<"checkDomains">,
): AsyncGenerator<object> {
  const waiting = [...names.entries()];
  const pending = new Map<number, Promise<{ readonly place: number; readonly line: object }>>();
  const askNext = (): void => {
    const next = waiting.shift();
    if (next === undefined) return;
    const [place, name] = next;
    pending.set(
      place,
      lineFor(services, name, facts, call).then((line) => ({ place, line })),
    );
  };
  for (let slot = 0; slot < atOnce; slot += 1) askNext();
  while (pending.size > 0 && !call.signal.aborted) {
    const { place, line } = await Promise.race(pending.values());
    pending.delete(place);
    askNext();
    yield line;
  }
}

const lineFor = async (
  services: DomainServices,
  name: string,
  facts: CheckFacts,
  { locale, signal }: Pick<Call<"checkDomains">, "locale" | "signal">,
): Promise<object> => {
  const running = Effect.runPromise(Effect.result(checking(services, name, facts)), { signal });
  const result = await running.catch(() => Result.fail(new DomainCheckFailed()));
  return Result.isSuccess(result)
    ? { name, success: true, result: result.success }
    : { name, success: false, problem: problemOf(result.failure, locale) };
};

/** Names that are checked count by their number. [DOM-05] */
export const mayCheck = async (
  services: DomainServices,
  call: Pick<Call<OperationId>, "address" | "headers"> & MayRefuse<DomainRateLimited>,
  names: number,
): Promise<void> => {
  if (names === 0) return;
  orRefuse(
    call,
    checksWithinLimit(await waitFor(services, call, { of: "domain-check", limit: nameCheckLimit, by: names })),
  );
};
