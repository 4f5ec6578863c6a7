// The embedded registry: answers by the domain's rule on the name alone, and takes every ending for delegated. [DOM-08]
import * as Effect from "effect/Effect";
import { embeddedAvailability, type RegistryShape } from "@kontor/domain/shop/domain-name";

export const embeddedRegistry: RegistryShape = {
  check: (name) => Effect.succeed(embeddedAvailability(name)),
  nameExists: (name) => Effect.succeed(embeddedAvailability(name) !== "available"),
  endingIsDelegated: () => Effect.succeed(true),
};
