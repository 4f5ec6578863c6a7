// Overview pages above several categories: where they are and what they gather.
import type { CategoryKey } from "@kontor/domain/shop/catalog";
import type { Localized } from "@kontor/domain/visitor/locale";

export interface Overview {
  readonly path: Localized<string>;
  readonly categories: readonly CategoryKey[];
}

export const overviews = {
  server: { path: { en: "server", de: "server" }, categories: ["vps", "cloud-server", "root-server"] },
} satisfies Record<string, Overview>;
