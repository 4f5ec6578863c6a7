// Links of products as the API has them, and what the page server found of the links in the content, since it knows what stands at its addresses. [ADM-04] [LNK-04]
import { queryOptions } from "@tanstack/react-query";
import type { ValueOf } from "@kontor/adapters/client";
import type { Send } from "../calls.ts";
import { type OpenPage, pageAnswer } from "../page-answer.ts";

export type ProductLink = ValueOf<"GET", "/shop/admin/product-links">["result"]["products"][number];

interface NamedLink {
  readonly href: string;
  readonly name: string;
}

/** A link of the content that leads nowhere, in words. */
export interface BrokenRow {
  readonly key: string;
  readonly entry: string;
  /** Where the entry is mended or seen; null where it has no page. */
  readonly href: string | null;
  readonly kind: string;
  readonly language: string;
  readonly label: string;
  readonly written: string;
  readonly missing: string;
}

export interface ContentLinks {
  readonly broken: readonly BrokenRow[];
  /** What could not be looked at, in words. */
  readonly notices: readonly string[];
  /** Forms to try, and previews of drafts. */
  readonly forms: readonly NamedLink[];
  readonly previews: readonly NamedLink[];
}

export const productLinksKey = ["links", "products"] as const;

export const productLinksQuery = (send: Send) =>
  queryOptions({
    queryKey: productLinksKey,
    queryFn: async ({ signal }): Promise<readonly ProductLink[]> =>
      (await send("GET", "/shop/admin/product-links", { signal })).products,
  });

export const contentLinksKey = ["links", "content"] as const;

export const contentLinksQuery = (open: OpenPage) =>
  queryOptions({
    queryKey: contentLinksKey,
    queryFn: () => pageAnswer<ContentLinks>(open, "/admin/product-link-helper", contentLinksKey),
  });
