// Many contracts like the first one of a shop, each of an order of its own: for tests of the contract clock.
import type { Database } from "../src/platform/database/handle.ts";

/** Copies the first order with its contracts; answers how many orders with later costs there are now. */
export const severalContracts = async (database: Database, count: number, freshId: () => string): Promise<number> => {
  const order = await database.reads.selectFrom("orders").selectAll().orderBy("placed_at").executeTakeFirstOrThrow();
  const contracts = await database.reads.selectFrom("contracts").selectAll().where("order_id", "=", order.id).execute();
  for (let made = 0; made < count; made += 100)
    await database.inTransaction(async (handle) => {
      const copies = Array.from({ length: Math.min(100, count - made) }, (_, at) => ({ id: freshId(), at: made + at }));
      const like = (text: string, id: string): string => text.replaceAll(order.id, id);
      await handle
        .insertInto("orders")
        .values(
          copies.map(({ id, at }) => ({
            ...order,
            id,
            number: `${order.number}-${at}`,
            body: like(order.body, id),
            invoiced: 1,
          })),
        )
        .execute();
      await handle
        .insertInto("contracts")
        .values(
          copies.flatMap(({ id }) =>
            contracts.map((contract) => ({
              ...contract,
              id: like(contract.id, id),
              order_id: id,
              body: like(contract.body, id),
            })),
          ),
        )
        .execute();
    });
  const all = await database.reads.selectFrom("contracts").select(["order_id", "body"]).execute();
  const later = all.filter(({ body }) =>
    JSON.parse(body).parts.some(({ recurring }: { readonly recurring: number }) => recurring > 0),
  );
  return new Set(later.map(({ order_id }) => order_id)).size;
};
