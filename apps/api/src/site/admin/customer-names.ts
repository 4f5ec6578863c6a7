// What customers are called where a list has their numbers. [OPS3-10]
import type { Address } from "@kontor/domain/shop/customer";
import type { Handle } from "../../platform/database/handle.ts";
import { recordFrom } from "../../platform/database/stored-json.ts";

export type Named = readonly { readonly id: string; readonly name: string }[];

/** Names of those customers that there still are: the company, or the person. */
export const customerNames = async (handle: Handle, numbers: readonly string[]): Promise<Named> => {
  const rows = await handle
    .selectFrom("customers")
    .select(["customer_number as id", "address"])
    .where("customer_number", "in", numbers)
    .execute();
  return rows.map(({ id, address }) => {
    const { company, firstName, lastName } = recordFrom(address) as Partial<Address>;
    return { id, name: company || `${firstName ?? ""} ${lastName ?? ""}`.trim() };
  });
};

/** The same by number; each is asked for once. */
export const namesByNumber = async (
  handle: Handle,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const unique = [...new Set(numbers)];
  const named = unique.length === 0 ? [] : await customerNames(handle, unique);
  return new Map(named.map(({ id, name }) => [id, name]));
};
