// Where the catalogue comes from.
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { Catalog } from "./model.ts";

/** The catalogue in force; its version changes with every price and availability. */
export class Catalogs extends Context.Service<Catalogs, { readonly current: Effect<Catalog> }>()(
  "kontor/shop/catalog/Catalogs",
) {}
