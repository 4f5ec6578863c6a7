// Carts in the database: a change names the version that it saw. [CRT-01]
import { LRUCache } from "lru-cache";
import { emptyCart, opensFor, type Cart } from "@kontor/domain/shop/cart";
import { CartBodySchema } from "@kontor/domain/shop/cart/codec";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { preparedQuery } from "../../platform/database/prepared-query.ts";
import { andThen, type MaybeAsync } from "../../platform/database/maybe-async.ts";
import { storedAs } from "../../platform/database/stored-json.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    carts: { id: string; owner: string | null; version: number; body: string; created_at: number; updated_at: number };
    authcodes: { cart_id: string; ascii: string; code: string };
  }
}

type Body = Omit<Cart, "id" | "version">;

const bodyFrom = storedAs("cart", CartBodySchema);

/** Carts that were read or written before. The same row is the same cart, and what was calculated for it is known with it. */
const known = new LRUCache<string, { readonly body: string; readonly cart: Cart }>({ max: 1_000 });

const cartOf = ({
  id,
  version,
  body,
}: {
  readonly id: string;
  readonly version: number;
  readonly body: string;
}): Cart => {
  const before = known.get(id);
  if (before?.body === body && before.cart.version === Number(version)) return before.cart;
  const cart: Cart = { id, version: Number(version), ...bodyFrom(body) };
  known.set(id, { body, cart });
  return cart;
};

/** Empties a cart, also one that cannot be decoded; answers its new version, if the caller may open it. [CRT-05] */
export const emptyUnread = async (
  handle: Handle,
  id: string,
  caller: string | null,
  now: number,
): Promise<Cart | null> => {
  const row = await handle.selectFrom("carts").select(["version", "owner"]).where("id", "=", id).executeTakeFirst();
  if (row === undefined || !opensFor(row.owner, caller)) return null;
  const cart: Cart = { ...emptyCart(id), version: Number(row.version) + 1 };
  return (await saveCart(handle, cart, Number(row.version), now)) ? cart : null;
};

/** Empties the cart of an account that logs out, also one that cannot be decoded: other devices find it empty. [SES-03] [CRT-05] */
export const emptyCartOfOwner = async (handle: Handle, owner: string, now: number): Promise<void> => {
  const rows = await handle.selectFrom("carts").select("id").where("owner", "=", owner).execute();
  for (const { id } of rows) {
    await handle.deleteFrom("authcodes").where("cart_id", "=", id).execute();
    await emptyUnread(handle, id, owner, now);
  }
};

/** The body of a cart that is written. Once it is committed its row is found as it was written, and needs no reading. */
const bodyOf = (cart: Cart): string => {
  const { items, voucher, referral } = cart;
  const body = JSON.stringify({ items, voucher, referral } satisfies Body);
  known.set(cart.id, { body, cart });
  return body;
};

const byId = preparedQuery((handle, { id }: { id: string }) =>
  handle.selectFrom("carts").select(["id", "version", "body", "owner"]).where("id", "=", id),
);
const byOwner = preparedQuery((handle, { owner }: { owner: string }) =>
  handle.selectFrom("carts").select(["id", "version", "body"]).where("owner", "=", owner),
);

export const cartById = (handle: Handle, id: string): MaybeAsync<Cart | null> =>
  andThen(cartWithOwner(handle, id), (found) => found?.cart ?? null);

/** A cart with its owner: a customer number, or null for a guest's. */
export const cartWithOwner = (
  handle: Handle,
  id: string,
): MaybeAsync<{ readonly cart: Cart; readonly owner: string | null } | null> =>
  andThen(byId(handle, { id }), ([row]) => (row === undefined ? null : { cart: cartOf(row), owner: row.owner }));

export const cartOfOwner = (handle: Handle, owner: string): MaybeAsync<Cart | null> =>
  andThen(byOwner(handle, { owner }), ([row]) => (row === undefined ? null : cartOf(row)));

export const addCart = async (handle: Handle, cart: Cart, owner: string | null, now: number): Promise<void> => {
  await handle
    .insertInto("carts")
    .values({ id: cart.id, owner, version: cart.version, body: bodyOf(cart), created_at: now, updated_at: now })
    .execute();
};

/** Stores a changed cart if the stored one still has the version `seen`; answers whether it had. */
export const saveCart = (handle: Handle, cart: Cart, seen: number, now: number): MaybeAsync<boolean> =>
  andThen(
    saved(handle, { id: cart.id, version: cart.version, body: bodyOf(cart), now, seen }),
    ({ length }) => length > 0,
  );

const saved = preparedQuery(
  (handle, change: { id: string; version: number; body: string; now: number; seen: number }) =>
    handle
      .updateTable("carts")
      .set({ version: change.version, body: change.body, updated_at: change.now })
      .where("id", "=", change.id)
      .where("version", "=", change.seen)
      .returning("id"),
);

export const assignCart = async (handle: Handle, id: string, owner: string): Promise<boolean> =>
  (await handle.updateTable("carts").set({ owner }).where("id", "=", id).returning("id").executeTakeFirst()) !==
  undefined;

export const removeCart = async (handle: Handle, id: string): Promise<void> => {
  await handle.deleteFrom("authcodes").where("cart_id", "=", id).execute();
  await handle.deleteFrom("carts").where("id", "=", id).execute();
};

/** Authcodes of transfers stay on this side: no answer contains one. [DOM-07] */
export const keepAuthcode = async (handle: Handle, cartId: string, ascii: string, code: string): Promise<void> => {
  await handle
    .insertInto("authcodes")
    .values({ cart_id: cartId, ascii, code })
    .onConflict((conflict) => conflict.columns(["cart_id", "ascii"]).doUpdateSet({ code }))
    .execute();
};

/** Whether a name that comes back into the cart has its authcode here still. */
export const hasAuthcode = async (handle: Handle, cartId: string, ascii: string): Promise<boolean> =>
  (await handle
    .selectFrom("authcodes")
    .select("ascii")
    .where("cart_id", "=", cartId)
    .where("ascii", "=", ascii)
    .executeTakeFirst()) !== undefined;

export const moveAuthcodes = async (handle: Handle, from: string, to: string): Promise<void> => {
  const rows = await handle.selectFrom("authcodes").selectAll().where("cart_id", "=", from).execute();
  for (const { ascii, code } of rows) await keepAuthcode(handle, to, ascii, code);
};

/** So many at a time: others who write wait meanwhile. */
const forgottenAtOnce = 500;

/** Deletes carts without an owner that were not changed since an instant, with their authcodes; answers how many. */
export const forgetOldCarts = (database: Database, before: number): Promise<number> =>
  database.inTransaction(async (handle) => {
    const old = await handle
      .selectFrom("carts")
      .select("id")
      .where("owner", "is", null)
      .where("updated_at", "<", before)
      .limit(forgottenAtOnce)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await handle.deleteFrom("authcodes").where("cart_id", "in", ids).execute();
    await handle
      .deleteFrom("carts")
      .where("id", "in", ids)
      .where("owner", "is", null)
      .where("updated_at", "<", before)
      .execute();
    return ids.length;
  });

/** The codes of an order by its names, for the system that moves them here. [DOM-07] */
export const authcodesOf = async (
  handle: Handle,
  orderId: string,
  names: readonly string[],
): Promise<readonly { readonly name: string; readonly authcode: string }[]> => {
  if (names.length === 0) return [];
  const rows = await handle
    .selectFrom("authcodes")
    .select(["ascii", "code"])
    .where("cart_id", "=", orderId)
    .where("ascii", "in", [...names])
    .orderBy("ascii")
    .execute();
  return rows.map(({ ascii, code }) => ({ name: ascii, authcode: code }));
};

/** Those of an order that was refused. */
export const dropAuthcodes = async (handle: Handle, orderId: string): Promise<void> => {
  await handle.deleteFrom("authcodes").where("cart_id", "=", orderId).execute();
};

/** How many codes an order has. */
export const authcodeCount = async (handle: Handle, orderId: string): Promise<number> => {
  const row = await handle
    .selectFrom("authcodes")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("cart_id", "=", orderId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
};

/** Codes of names that an order had, once their contract is over. */
export const forgetAuthcodes = async (handle: Handle, orderId: string, names: readonly string[]): Promise<void> => {
  if (names.length > 0)
    await handle
      .deleteFrom("authcodes")
      .where("cart_id", "=", orderId)
      .where("ascii", "in", [...names])
      .execute();
};
