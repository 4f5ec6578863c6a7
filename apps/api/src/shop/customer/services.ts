// What customers add to the services.
import type { VatIds } from "@kontor/domain/shop/vat";
import type { SessionServices } from "../../visitor/session/services.ts";

export interface CustomerServices extends SessionServices {
  /** Checks VAT ids. */
  readonly vatIds: VatIds;
}
