// What an address is answered with: a page, or another address.
import type { Page } from "../../app/screens/pages.ts";

export type PageAnswer =
  | { readonly kind: "page"; readonly page: Page }
  /** Found elsewhere for now, or, with 301, for good. */
  | { readonly kind: "redirect"; readonly to: string; readonly status?: 301 };
