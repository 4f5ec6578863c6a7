// Whether a product or an ending is in use: whether its key stands in a cart, an order or a contract. [PKG-09]
import { sql } from "kysely";
import type { Handle } from "../../platform/database/handle.ts";
import type { UsedKeys } from "../../shop/catalog/renewal-store.ts";

/** So many keys are looked for in one pass over the rows. */
const keysAtOnce = 40;

/** As the key stands in the rows: a product's as any text of its own, an ending's in its field, since `de` is a language, too. */
const patternOf = (kind: "product" | "ending", key: string): string =>
  kind === "product" ? `%"${key}"%` : `%"ending":"${key}"%`;

/** Sooner one too many than one too few: a name that is kept costs a row. */
export const keysInUse =
  (handle: Handle): UsedKeys =>
  async (kind, keys) => {
    const found = new Set<string>();
    for (const table of ["carts", "contracts", "orders"] as const)
      for (let at = 0; at < keys.length; at += keysAtOnce) {
        const some = keys.slice(at, at + keysAtOnce).filter((key) => !found.has(key));
        if (some.length === 0) continue;
        const columns = some.map(
          (key, index) =>
            sql`max(case when body like ${patternOf(kind, key)} then 1 else 0 end) as ${sql.ref(`used_${index}`)}`,
        );
        const { rows } = await sql<
          Record<string, number | null>
        >`select ${sql.join(columns)} from ${sql.table(table)}`.execute(handle);
        some.forEach((key, index) => {
          if (Number(rows[0]?.[`used_${index}`] ?? 0) === 1) found.add(key);
        });
      }
    return found;
  };
