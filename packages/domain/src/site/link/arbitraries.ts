// Links as content systems hold them, whole and broken, for laws.
import fc from "fast-check";
import type { LinkTarget, ProductTarget } from "./model.ts";

export const anySlug: fc.Arbitrary<string> = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/);

const anyField = fc.option(fc.oneof(anySlug, fc.constantFrom("", "/", "a/b", " ", "..", "ü ber"), fc.string()), {
  nil: undefined,
});

export const anyProductTarget: fc.Arbitrary<ProductTarget> = fc.record({
  mainCategory: anyField,
  category: anyField,
  slug: anyField,
});

export const anyUrl: fc.Arbitrary<string> = fc.oneof(
  fc.webUrl(),
  fc.array(anySlug, { maxLength: 4 }).map((segments) => `/${segments.join("/")}`),
  fc.constantFrom(
    "javascript:alert(1)",
    "JaVa\nScript:alert(1)",
    "\u0001javascript:x",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
    "/\\evil.example",
    "mailto:a@b.c",
    "#top",
    "?a=b",
  ),
  fc.string(),
);

export const anyLinkTarget: fc.Arbitrary<LinkTarget> = fc.record(
  {
    product: fc.option(anyProductTarget),
    page: fc.option(fc.record({ url: fc.option(anyUrl) })),
    url: fc.option(anyUrl),
  },
  { requiredKeys: [] },
);
