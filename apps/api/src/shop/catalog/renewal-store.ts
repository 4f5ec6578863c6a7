// The catalogue put in anew: only rows that are to be others are written, what the desk said stays, and what is in use is retired. [PKG-09]
import { type Catalog, renewed, type Renewal, type StoredEntry, type WrittenEntry } from "@kontor/domain/shop/catalog";
import type { Handle } from "../../platform/database/handle.ts";

type Kind = "product" | "ending";

/** Which of these keys stand in a cart, an order or a contract. */
export type UsedKeys = (kind: Kind, keys: readonly string[]) => Promise<ReadonlySet<string>>;

/** An entry is its text: one that can't be read is put in anew like any other. */
export interface CatalogRenewal {
  readonly products: Renewal<string>;
  readonly endings: Renewal<string>;
  readonly categories: Pick<Renewal<string>, "added" | "changed" | "removed">;
  /** Whether any row is another one than before. */
  readonly differs: boolean;
}

type Written = Pick<Catalog, "categories" | "products" | "endings">;

/** These and no others, but for what is in use. */
export const renewCatalog = async (handle: Handle, written: Written, used: UsedKeys): Promise<CatalogRenewal> => {
  const products = await renewKind(
    handle,
    "product",
    written.products.map((product) => ({
      key: product.key,
      entry: JSON.stringify(product),
      soldOut: product.soldOut,
    })),
    used,
  );
  const endings = await renewKind(
    handle,
    "ending",
    written.endings.map((ending) => ({ key: ending.ending, entry: JSON.stringify(ending), soldOut: false })),
    used,
  );
  const categories = await renewCategories(handle, written.categories);
  return {
    products: products.renewal,
    endings: endings.renewal,
    categories: categories.renewal,
    differs: products.differs || endings.differs || categories.differs,
  };
};

interface Renewed<R> {
  readonly renewal: R;
  readonly differs: boolean;
}

/** A row beside its place in the order; retired rows have none. */
interface Row extends StoredEntry<string> {
  readonly position: number | null;
}

const renewKind = async (
  handle: Handle,
  kind: Kind,
  written: readonly WrittenEntry<string>[],
  used: UsedKeys,
): Promise<Renewed<Renewal<string>>> => {
  const stored = await rowsOf(handle, kind);
  const now = new Set(written.map(({ key }) => key));
  const left = stored.filter(({ key }) => !now.has(key)).map(({ key }) => key);
  const keys = left.length === 0 ? new Set<string>() : await used(kind, left);
  const renewal = renewed(
    stored,
    written,
    (one, other) => one === other,
    (key) => keys.has(key),
  );
  const rows = renewal.entries.map((entry, at): Row => ({ ...entry, position: entry.retired ? null : at }));
  const before = new Map(stored.map((row) => [row.key, lineOf(row)]));
  const fresh = rows.filter((row) => before.get(row.key) !== lineOf(row));
  const gone = [...renewal.removed, ...fresh.map(({ key }) => key)];
  await removeRows(handle, kind, gone);
  for (const row of fresh) await insertRow(handle, kind, row);
  return { renewal, differs: gone.length > 0 };
};

const lineOf = ({ entry, soldOut, retired, position }: Row): string =>
  JSON.stringify([entry, soldOut, retired, position]);

const rowsOf = async (handle: Handle, kind: Kind): Promise<readonly Row[]> => {
  const retired = await handle
    .selectFrom("retired_entries")
    .selectAll()
    .where("kind", "=", kind)
    .orderBy("key")
    .execute();
  const sold =
    kind === "product"
      ? await handle.selectFrom("products").selectAll().orderBy("position").execute()
      : (await handle.selectFrom("endings").selectAll().orderBy("position").execute()).map(({ ending, ...row }) => ({
          ...row,
          key: ending,
          sold_out: 0,
        }));
  const row = (key: string, body: string, soldOut: boolean, position: number | null): Row => ({
    key,
    entry: body,
    written: kind === "product" ? isSoldOutIn(body, soldOut) : false,
    soldOut,
    retired: position === null,
    position,
  });
  return [
    ...sold.map(({ key, body, sold_out, position }) => row(key, body, Number(sold_out) === 1, Number(position))),
    ...retired.map(({ key, body, sold_out }) => row(key, body, Number(sold_out) === 1, null)),
  ];
};

/** What the files said when the row was written. */
const isSoldOutIn = (body: string, otherwise: boolean): boolean => {
  try {
    const { soldOut } = JSON.parse(body) as { readonly soldOut?: unknown };
    return typeof soldOut === "boolean" ? soldOut : otherwise;
  } catch {
    return otherwise;
  }
};

const removeRows = async (handle: Handle, kind: Kind, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return;
  await handle.deleteFrom("retired_entries").where("kind", "=", kind).where("key", "in", keys).execute();
  if (kind === "product") await handle.deleteFrom("products").where("key", "in", keys).execute();
  else await handle.deleteFrom("endings").where("ending", "in", keys).execute();
};

const insertRow = async (handle: Handle, kind: Kind, { key, entry, soldOut, position }: Row): Promise<void> => {
  const sold_out = soldOut ? 1 : 0;
  if (position === null)
    await handle.insertInto("retired_entries").values({ kind, key, sold_out, body: entry }).execute();
  else if (kind === "product")
    await handle.insertInto("products").values({ key, position, sold_out, body: entry }).execute();
  else await handle.insertInto("endings").values({ ending: key, position, body: entry }).execute();
};

/** No cart and no contract names a category without products. */
const renewCategories = async (
  handle: Handle,
  categories: Written["categories"],
): Promise<Renewed<CatalogRenewal["categories"]>> => {
  const stored = new Map(
    (await handle.selectFrom("categories").selectAll().execute()).map(({ key, position, body }) => [
      key,
      { position: Number(position), body },
    ]),
  );
  const rows = categories.map((category, position) => ({
    key: category.key as string,
    position,
    body: JSON.stringify(category),
  }));
  const removed = [...stored.keys()].filter((key) => rows.every((row) => row.key !== key));
  const fresh = rows.filter(({ key, position, body }) => {
    const known = stored.get(key);
    return known === undefined || known.position !== position || known.body !== body;
  });
  const gone = [...removed, ...fresh.map(({ key }) => key)];
  if (gone.length > 0) await handle.deleteFrom("categories").where("key", "in", gone).execute();
  for (const row of fresh) await handle.insertInto("categories").values(row).execute();
  return {
    renewal: {
      added: fresh.filter(({ key }) => !stored.has(key)).map(({ key }) => key),
      changed: fresh.flatMap(({ key, body }) => {
        const known = stored.get(key);
        return known === undefined || known.body === body ? [] : [{ key, before: known.body, now: body }];
      }),
      removed,
    },
    differs: gone.length > 0,
  };
};
