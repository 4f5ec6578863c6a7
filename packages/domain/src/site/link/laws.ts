// What always holds of links.
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyLinkTarget, anyProductTarget, anySlug, anyUrl } from "./arbitraries.ts";
import { brokenHref, contentLink, linkOf, plainLink, productLink } from "./rules.ts";

const anyLocale = fc.constantFrom("en" as const, "de" as const);

export const laws: readonly Law[] = [
  law("[LNK-01] a product link is broken or has its language first and no empty segment", () =>
    fc.property(anyProductTarget, anyLocale, (product, locale) => {
      const href = productLink(product, locale);
      return href === brokenHref || (href.startsWith(`/${locale}/`) && !href.includes("//") && !href.endsWith("/"));
    }),
  ),
  law("[LNK-01] slugs stand in a product link in their order", () =>
    fc.property(
      anySlug,
      anySlug,
      anySlug,
      anyLocale,
      (mainCategory, category, slug, locale) =>
        productLink({ mainCategory, category, slug }, locale) === `/${locale}/${mainCategory}/${category}/${slug}`,
    ),
  ),
  law("[LNK-02] a content link is broken or a path of this site in its language", () =>
    fc.property(anyUrl, anyLocale, (url, locale) => {
      const href = contentLink(url, locale);
      return href === brokenHref || new RegExp(`^/${locale}(/[^/]|[?#]|$)`).test(href);
    }),
  ),
  law("[LNK-02] a trailing slash makes no difference", () =>
    fc.property(fc.array(anySlug, { maxLength: 3 }), anyLocale, (segments, locale) => {
      const url = `/${segments.join("/")}`;
      return contentLink(url, locale) === contentLink(`${url === "/" ? "" : url}/`, locale);
    }),
  ),
  law("[LNK-03] a plain url is used unchanged or broken, and never runs script", () =>
    fc.property(anyUrl, (url) => {
      const href = plainLink(url);
      return (
        (href === brokenHref || href === url.trim()) && !/^[\s\u0000-\u001f]*(javascript|data|vbscript)\s*:/i.test(href)
      );
    }),
  ),
  law("[LNK-04] a link is broken exactly when it leads to #", () =>
    fc.property(anyLinkTarget, anyLocale, (target, locale) => {
      const link = linkOf(target, locale);
      return (link.kind === "broken") === (link.href === brokenHref) && link.href !== "";
    }),
  ),
];
