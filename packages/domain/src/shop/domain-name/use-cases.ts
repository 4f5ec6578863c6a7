// What is intended with domain names: to check one, and to make sure that one may be acquired. [DOM-01] [DOM-03] [DOM-09]
import * as Effect from "effect/Effect";
import { DomainEndingUnknown, DomainValidationFailed } from "./errors.ts";
import type { Acquisition, CheckAnswer, DomainName, Ending, NameFacts } from "./model.ts";
import { Registry, type RegistryShape } from "./ports.ts";
import { mayAcquire, offerFor, parseDomainName } from "./rules.ts";

/** What a check depends on: how names are read, and what of each ending is sold. */
export interface CheckFacts extends Omit<NameFacts, "endings"> {
  readonly endings: readonly Ending[];
}

/** Reads a name, validates its ending in DNS, and queries the registry. */
export const checkDomain = Effect.fn("checkDomain")(function* (typed: string, facts: CheckFacts) {
  const reading = yield* Effect.fromResult(parseDomainName(typed, facts));
  const ending = yield* endingOf(reading.name, facts.endings);
  const registry = yield* Registry;
  if (!(yield* delegation(registry, reading.name)))
    return yield* Effect.fail(new DomainValidationFailed({ name: reading.name.unicode, problem: "ending" }));
  const availability = yield* registry.check(reading.name);
  return { ...reading, availability, offer: offerFor(availability, ending) } satisfies CheckAnswer;
});

/** Makes sure that a name may be acquired in a certain way now: DNS validation of DOM-03, then the registry's answer. */
export const confirmAcquisition = Effect.fn("confirmAcquisition")(function* (
  name: DomainName,
  acquisition: Acquisition,
  endings: readonly Ending[],
) {
  const ending = yield* endingOf(name, endings);
  const registry = yield* Registry;
  if (!(yield* delegation(registry, name)))
    return yield* Effect.fail(new DomainValidationFailed({ name: name.unicode, problem: "ending" }));
  const availability = yield* registry.check(name);
  const confirmed = yield* Effect.fromResult(mayAcquire(name, availability, acquisition, ending));
  if (confirmed === "transfer" && !(yield* registry.nameExists(name)))
    return yield* Effect.fail(new DomainValidationFailed({ name: name.unicode, problem: "non-existent" }));
  return confirmed;
});

/** Whether a name's ending is delegated; where DNS does not tell, it is the name that did not pass. */
const delegation = (registry: RegistryShape, name: DomainName): Effect.Effect<boolean, DomainValidationFailed> =>
  Effect.mapError(
    registry.endingIsDelegated(name.ending),
    ({ problem }) => new DomainValidationFailed({ name: name.unicode, problem }),
  );

const endingOf = (name: DomainName, endings: readonly Ending[]): Effect.Effect<Ending, DomainEndingUnknown> => {
  const found = endings.find(({ ending }) => ending === name.ending);
  return found === undefined ? Effect.fail(new DomainEndingUnknown({ ending: name.ending })) : Effect.succeed(found);
};
