// Structured data for search engines: what a page is, in the words of schema.org. [PRD-06] [CNT-01]
import { homePath } from "@kontor/domain/site/routing";
import { provider } from "./provider.ts";
import { texts } from "../platform/texts/server-texts.ts";
import type { PageFacts } from "../platform/page/facts.ts";

export type Structured = Readonly<Record<string, unknown>>;

export const context = "https://schema.org";

/** Who runs the shop; stands on the home page. */
export const organization = ({ services, locale }: PageFacts): Structured => ({
  "@context": context,
  "@type": "Organization",
  "@id": `${services.publicUrl}/#organization`,
  name: provider().name,
  legalName: provider().legalName,
  url: services.publicUrl + homePath(locale),
  email: provider().email,
  telephone: provider().phone,
  vatID: provider().vatId,
  address: {
    "@type": "PostalAddress",
    streetAddress: provider().street,
    postalCode: provider().postCode,
    addressLocality: provider().city,
    addressCountry: provider().country,
  },
});

/** The way from the home page to this one; the home page itself is on it without being named. */
export const breadcrumbList = (
  { services, locale }: Pick<PageFacts, "services" | "locale">,
  way: readonly { readonly title: string; readonly path: string }[],
): readonly Structured[] => [
  {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: [{ title: texts(locale, "content")("meta.home"), path: homePath(locale) }, ...way].map(
      ({ title, path }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name: title,
        item: services.publicUrl + path,
      }),
    ),
  },
];
