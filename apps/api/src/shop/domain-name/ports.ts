// What use cases of names need beside others: the registries with the names that contracts here have, and how this platform reads names. [DOM-01] [DOM-04]
import * as Context from "effect/Context";
import type { NameReading } from "@kontor/domain/shop/cart";
import { Registry } from "@kontor/domain/shop/domain-name";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { registryHere } from "./contract-names.ts";
import { suffixOf } from "./registry/public-suffix.ts";
import { toAscii } from "./registry/to-ascii.ts";
import type { DomainServices } from "./services.ts";

/** How names are read, but for the endings of the catalogue. */
export const nameReading: NameReading = { toAscii, suffixOf, defaultEnding: "de" };

export const withRegistry =
  <Ports>(services: DomainServices, ports: PortsOver<Ports>): PortsOver<Ports | Registry> =>
  (scope) =>
    Context.add(ports(scope), Registry, registryHere(services));

export const namePorts =
  (services: DomainServices): PortsOver<Registry> =>
  () =>
    Context.make(Registry, registryHere(services));
