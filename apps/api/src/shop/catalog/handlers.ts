// The catalogue in one answer, which clients may keep as long as its version stands. [PRD-01]
import type { Catalog } from "@kontor/domain/shop/catalog";
import type { Handlers } from "../../platform/http/call.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { currentCatalog } from "./store.ts";

export const catalogHandlers = (services: Pick<PlatformServices, "database">): Pick<Handlers, "readCatalog"> => ({
  readCatalog: async (call) => {
    const catalog = await currentCatalog(services.database.reads);
    const etag = `"${catalog.version}"`;
    const headers = { etag, "cache-control": "public, no-cache" };
    return namesTag(call.headers["if-none-match"], etag)
      ? { status: 304, headers }
      : { status: 200, headers, cached: true, payload: answerOf(catalog) };
  },
});

const answers = new WeakMap<Catalog, { readonly success: true; readonly result: Catalog }>();

/** One answer for one catalogue. */
const answerOf = (catalog: Catalog): { readonly success: true; readonly result: Catalog } => {
  const known = answers.get(catalog) ?? { success: true, result: catalog };
  answers.set(catalog, known);
  return known;
};

const namesTag = (header: string | undefined, etag: string): boolean =>
  (header ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === etag || tag === "*");
