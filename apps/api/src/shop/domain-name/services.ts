// What checks of domain names add to the services.
import type { RegistryShape } from "@kontor/domain/shop/domain-name";
import type { SessionServices } from "../../visitor/session/services.ts";

export interface DomainServices extends SessionServices {
  /** Checks domain names. */
  readonly registry: RegistryShape;
}
