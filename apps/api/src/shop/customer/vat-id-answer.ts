// What an authority says of a VAT id before an address is stored. [CUS-07]
import * as Effect from "effect/Effect";
import { type AddressRefused, answeredVatId } from "@kontor/domain/shop/customer";
import type { VatIdValidity } from "@kontor/domain/shop/vat";
import { type MayRefuse, orRefuse } from "../../platform/use-case/use-case.ts";
import type { CustomerServices } from "./services.ts";

/** An authority's answer about an id, before anything is stored. [CUS-07] */
export const checkWithAuthority = async (
  { settings, vatIds }: Pick<CustomerServices, "settings" | "vatIds">,
  call: MayRefuse<AddressRefused>,
  vatId: string | null,
): Promise<VatIdValidity | null> =>
  vatId === null || settings.vatCheck === "digits"
    ? null
    : orRefuse(call, answeredVatId(await Effect.runPromise(vatIds.validity(vatId))));
