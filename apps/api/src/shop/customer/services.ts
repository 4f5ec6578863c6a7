// What customers add to the services.
import type { VatIds } from "@kontor/domain/shop/vat";
import type { SessionServices } from "../../visitor/session/services.ts";

export interface CustomerServices extends SessionServices {
  /** Who is asked about VAT ids. */
  readonly vatIds: VatIds["Service"];
}
