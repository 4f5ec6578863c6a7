// A plan in the words of schema.org. [PRD-06]
import { vatStatement } from "@kontor/domain/shop/vat";
import { hourPriceText } from "@kontor/domain/visitor/locale";
import { ownImage, provider } from "../../shell/provider.ts";
import { context, type Structured } from "../../shell/structured.ts";
import type { ShopPageFacts } from "../pricing/page-facts.ts";
import type { Plan } from "./plan-views.ts";

/** Per month, or per hour where it is billed by the hour, with the digits that the page shows. [PRD-08] [VAT-11] */
const priceOf = ({ monthly, hourly }: Plan): string =>
  hourly === null ? (monthly / 100).toFixed(2) : hourPriceText("en", hourly).replaceAll(/[€,]/g, "");

/** A plan of the price list as a product with its offer: the price that the visitor sees, with VAT where there is a rate; its picture, or the shop's own. [PRD-06] [VAT-10] */
export const productOffer = (
  { services, shop }: Pick<ShopPageFacts, "services" | "shop">,
  plan: Plan,
  image: { readonly url: string } = ownImage(),
): Structured => ({
  "@context": context,
  "@type": "Product",
  name: plan.title,
  description: plan.summary,
  image: new URL(image.url, services.publicUrl).href,
  sku: plan.key,
  brand: { "@type": "Brand", name: provider().name },
  offers: {
    "@type": "Offer",
    url: services.publicUrl + plan.href,
    price: priceOf(plan),
    priceCurrency: "EUR",
    availability: plan.soldOut ? `${context}/SoldOut` : `${context}/InStock`,
    seller: { "@id": `${services.publicUrl}/#organization` },
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: priceOf(plan),
      priceCurrency: "EUR",
      valueAddedTaxIncluded: vatStatement({ rate: shop.rate, treatment: "view" }) === "included",
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: plan.hourly === null ? "MON" : "HUR" },
    },
  },
});
