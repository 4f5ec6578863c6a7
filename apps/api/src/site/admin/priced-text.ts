// Texts of the content as staff read them in lists: with their prices and deals, too, at the rate of the seller's country. [VAT-10] [CNT-05]
import { instant } from "@kontor/domain/kernel/calendar";
import { vatCountryOf } from "@kontor/domain/kernel/country";
import { hasPriceSlots, pricesFilledIn } from "@kontor/domain/shop/pricing";
import { homeRateIn, viewedVat } from "@kontor/domain/shop/vat";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { PlatformServices } from "../../platform/services.ts";
import { currentCatalog } from "../../shop/catalog/store.ts";
import { vatMapOf } from "../../shop/vat/ports.ts";
import { textFilling } from "../content/filled-text.ts";

/** By the catalogue and its deals as they are now. How a price names its VAT stays open. */
export const pricedFilling = async (
  services: Pick<PlatformServices, "database" | "settings" | "now">,
  locale: Locale,
): Promise<(text: string) => string> => {
  const filled = await textFilling(services, locale);
  const [catalog, map] = [await currentCatalog(services.database.reads), await vatMapOf(services)];
  const { sellerCountry } = services.settings;
  const view = {
    catalog,
    now: instant(services.now()),
    homeRate: homeRateIn(map, sellerCountry),
    vat: viewedVat(map, vatCountryOf(sellerCountry)),
    vatWords: () => "{vat:view}",
  } as const;
  return (text) => filled(hasPriceSlots(text) ? pricesFilledIn(text, view, locale) : text);
};
