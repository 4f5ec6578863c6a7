// Stored help centers, circles and gaps included, for laws.
import fc from "fast-check";
import type { HelpArticle } from "./model.ts";

const anyUrl = fc.constantFrom("/a", "/b", "/c", "/d", "/e", "/f");

const anyMarkdown: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc
        .tuple(
          fc.constantFrom("# ", "## ", "### ", "#### "),
          fc.constantFrom("Start", "Über uns", "Start!", "", "Straße 1", "日本"),
        )
        .map((parts) => parts.join("")),
      fc.constantFrom("```", "## not this", "text", ""),
      fc.lorem(),
    ),
    { maxLength: 9 },
  )
  .map((lines) => lines.join("\n"));

export const anyHelpArticle: fc.Arbitrary<HelpArticle> = fc.record({
  url: anyUrl,
  title: fc.lorem({ maxCount: 3 }),
  kind: fc.constantFrom("article" as const, "wiki" as const),
  parent: fc.option(fc.oneof(anyUrl, fc.constant("/gone")), { nil: null }),
  position: fc.nat(4),
  body: anyMarkdown,
});

export const anyHelp: fc.Arbitrary<readonly HelpArticle[]> = fc.uniqueArray(anyHelpArticle, {
  selector: ({ url }) => url,
  maxLength: 6,
});
