// What an address is answered with: a page, or another address.
import type { AnyPage } from "./model.ts";

export type PageAnswer<P extends AnyPage = AnyPage> =
  | { readonly kind: "page"; readonly page: P }
  /** Found elsewhere for now, or, with 301, for good; with 307 a form is sent on with all that it has. */
  | { readonly kind: "redirect"; readonly to: string; readonly status?: 301 | 303 | 307 };
