// The version of a page: which catalogue, rates, terms and content it is rendered from, for whose VAT. [VAT-12] [OPS-03]
import { contentVersion } from "../platform/content/read.ts";
import { chosenColours } from "../visitor/colour-mode/colours.ts";
import { consentKey } from "../visitor/consent/decision.ts";
import { laterKey, shopFacts } from "../shop/pricing/shop-facts.ts";
import type { PageRequest, PageServices } from "../platform/page/services.ts";
import { visitorKeyOf } from "./audience.ts";
import { shipIsIn } from "../site/home/harbour.ts";
import { hasLogout } from "./shell-data.ts";
import type { PageVersion } from "../platform/page/visit.ts";

/** The last known version of the content, used while the content cannot be read. */
const last = new Map<string, string>();

/** Null while the shop cannot say. */
export const pageVersion = async (request: PageRequest, services: PageServices): Promise<PageVersion | null> => {
  const header = (name: string): string | null => request.headers.get(name);
  try {
    const [shop, content] = await Promise.all([shopFacts(services, visitorKeyOf(request)), contentVersion(services)]);
    if (content !== null) last.set(services.publicUrl, content);
    return {
      audience: [
        shop.country,
        shop.rate,
        laterKey(shop),
        chosenColours(header),
        consentKey(header, services.optionalScripts ?? []),
        hasLogout(request, services) ? "logout" : null,
      ]
        .filter((part) => part !== null)
        .join(" "),
      version: `${shop.catalog.version} ${shop.pricedAt} ${Object.entries(shop.vatMap).join()} ${shop.contract.policy} ${shop.contract.day} ${shipIsIn(shop.now, services.zone)} ${last.get(services.publicUrl) ?? ""}`,
    };
  } catch {
    return null;
  }
};
