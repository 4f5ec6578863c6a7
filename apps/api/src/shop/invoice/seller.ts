// Who issues invoices: the provider as it is on that day. [ACC-03]
import type { Issue, Seller } from "@kontor/domain/shop/invoice";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import type { Site } from "../../platform/provider/provider.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import type { PlatformServices } from "../../platform/services.ts";

export const sellerOf = ({
  name,
  legalName,
  street,
  postCode,
  city,
  country,
  email,
  phoneShown: phone,
  representative,
  register,
  vatId,
  taxNumber,
  smallBusiness,
  flag,
  bank,
}: Site): Seller => ({
  name,
  legalName,
  street,
  postCode,
  city,
  country,
  email,
  phone,
  representative,
  ...(register === undefined ? {} : { register }),
  ...(vatId === undefined ? {} : { vatId }),
  // It stands on documents where there is no VAT id alone.
  ...(taxNumber === undefined || vatId !== undefined ? {} : { taxNumber }),
  ...(smallBusiness === true ? { smallBusiness } : {}),
  ...(flag === undefined ? {} : { flag }),
  bank: bank ?? null,
});

export const issueOf = async (
  handle: Handle,
  services: Pick<PlatformServices, "now" | "settings">,
): Promise<Issue> => ({
  today: todayOf(services),
  now: services.now(),
  seller: sellerOf(await siteTexts(handle)),
});
