// What an authority says of a VAT id before an address is stored. [CUS-07]
import * as Effect from "effect/Effect";
import { AddressRefused } from "@kontor/domain/shop/customer";
import { VatIdInvalid, type VatIdValidity } from "@kontor/domain/shop/vat";
import { refuse } from "../../platform/http/problem.ts";
import type { CustomerServices } from "./services.ts";

/** An authority's answer about an id, before anything is stored; one that is not in use is refused like one with wrong digits. [CUS-07] */
export const checkWithAuthority = async (
  { settings, vatIds }: Pick<CustomerServices, "settings" | "vatIds">,
  vatId: string | null,
): Promise<VatIdValidity | null> => {
  if (vatId === null || settings.vatCheck === "digits") return null;
  const validity = await Effect.runPromise(vatIds.validity(vatId));
  const fields = [{ field: "vatId" as const, refusal: new VatIdInvalid() }];
  return validity === "invalid" ? refuse(new AddressRefused({ fields }), { errors: fields }) : validity;
};
