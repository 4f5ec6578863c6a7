// The words by which staff find an account: of its login, and of the address that is stored for it. [ADM-01]
import { searchWords } from "@kontor/domain/kernel/text";
import type { Database, Handle } from "../../platform/database/handle.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    /** `source` is what a word is from: `account`, `address`, or the id of a contract, whose domain names are words as they are. */
    customer_words: { word: string; customer_number: string; source: string };
  }
}

export type WordSource = "account" | "address";

/** Replaces the words that an account has from one source. */
export const storeWords = async (handle: Handle, number: string, source: WordSource, text: string): Promise<void> => {
  await handle
    .deleteFrom("customer_words")
    .where("customer_number", "=", number)
    .where("source", "=", source)
    .execute();
  const words = searchWords(text);
  if (words.length === 0) return;
  await handle
    .insertInto("customer_words")
    .values(words.map((word) => ({ word, customer_number: number, source })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

interface ContractNames {
  readonly contract: string;
  readonly number: string;
  readonly names: readonly string[];
}

/** The names that contracts have, for good: who asks about a name that ended is found as well. */
export const addNameWords = async (handle: Handle, contracts: readonly ContractNames[]): Promise<void> => {
  const words = contracts.flatMap(({ contract, number, names }) =>
    names.map((word) => ({ word, customer_number: number, source: contract })),
  );
  if (words.length === 0) return;
  await handle
    .insertInto("customer_words")
    .values(words)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const atOnce = 200;

/** Accounts from before there were words get theirs when the shop starts. */
export const addMissingWords = async (database: Database, addressWords: (address: string) => string): Promise<void> => {
  for (let behind = 0; ; ) {
    const rows = await database.reads
      .selectFrom("users")
      .leftJoin("customers", "customers.customer_number", "users.customer_number")
      .select(["users.id", "users.customer_number as number", "users.email", "customers.address"])
      .where("users.id", ">", behind)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("customer_words")
              .select("word")
              .whereRef("customer_words.customer_number", "=", "users.customer_number"),
          ),
        ),
      )
      .orderBy("users.id")
      .limit(atOnce)
      .execute();
    if (rows.length === 0) return;
    behind = rows.at(-1)?.id ?? behind;
    await database.inTransaction(async (handle) => {
      for (const { number, email, address } of rows) {
        await storeWords(handle, number, "account", `${number} ${email}`);
        if (address !== null) await storeWords(handle, number, "address", addressWords(address));
      }
    });
  }
};
