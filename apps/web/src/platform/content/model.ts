// What entries of several content types have in common. [CNT-07] [LNK-01]
import type { LinkTarget } from "@kontor/domain/site/link";
import type { Picture } from "@kontor/domain/site/picture";

export interface Seo {
  readonly title: string | null;
  readonly description: string | null;
  readonly noIndex: boolean;
  readonly shareImage: Picture | null;
}

/** A product as content names it: its key in the catalogue, and its slugs for the link. */
export interface NamedProduct {
  readonly key: string | null;
  readonly target: LinkTarget;
}

export interface ContentLink {
  readonly label: string;
  readonly primary: boolean;
  readonly target: LinkTarget;
}
