// A page of the help center in the words of schema.org.
import { inLocale, localeTag } from "@kontor/domain/visitor/locale";
import type { PageFacts } from "../../platform/page/facts.ts";
import { provider } from "../../shell/provider.ts";
import { context, type Structured } from "../../shell/structured.ts";

/** A page of the help center as an article. */
export const techArticle = (
  { services, locale, path }: Pick<PageFacts, "services" | "locale" | "path">,
  {
    title,
    description,
    changed,
  }: { readonly title: string; readonly description: string; readonly changed: string | null },
): Structured => ({
  "@context": context,
  "@type": "TechArticle",
  headline: title,
  description,
  ...(changed === null ? {} : { dateModified: changed }),
  inLanguage: inLocale(localeTag, locale),
  author: { "@type": "Organization", name: provider().name },
  publisher: { "@id": `${services.publicUrl}/#organization` },
  mainEntityOfPage: services.publicUrl + path,
});
