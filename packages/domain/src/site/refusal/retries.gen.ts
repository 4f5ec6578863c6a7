// Generated from the refusals.ts of all contexts by `npm run generate`; never edited.
import type { RefusalTag } from "./entries.gen.ts";

/** Seconds until another try makes sense, or the fact that names them. */
export const refusalRetries = {
  TooManyAttempts: "wait",
  DomainRateLimited: "retryAfterSeconds",
  TooManyOrders: "wait",
  BooksNotReady: 60,
  ProviderAway: 60,
  FilesNotScanned: 60,
  Unavailable: 2,
} as const satisfies { readonly [Tag in RefusalTag]?: string | number };
