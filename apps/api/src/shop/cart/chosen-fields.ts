// What is asked of a product beside its terms, from what was typed to what a cart stores. [PRD-01] [CRT-08]
import * as Result from "effect/Result";
import { type FieldValues, knownProduct, readFields } from "@kontor/domain/shop/catalog";
import { orRefuse } from "../../platform/use-case/use-case.ts";
import { currentCatalog } from "../catalog/store.ts";
import { toAscii } from "../domain-name/registry/to-ascii.ts";
import type { DomainServices } from "../domain-name/services.ts";

/** Undefined where nothing was sent, as from before there were fields. */
export const fieldsFrom = async (
  services: DomainServices,
  { product, fields }: { readonly product: string; readonly fields?: FieldValues | undefined },
): Promise<FieldValues | undefined> => {
  if (fields === undefined || Object.keys(fields).length === 0) return undefined;
  const catalog = await currentCatalog(services.database.reads);
  const read = orRefuse(Result.flatMap(knownProduct(catalog, product), (known) => readFields(known, fields, toAscii)));
  return Object.keys(read).length === 0 ? undefined : read;
};
