// Customers: their address and language, keyed by the number that came with the account.
import type { Address, Customer } from "@kontor/domain/shop/customer";
import { AddressSchema } from "@kontor/domain/shop/customer/codec";
import { wordsOf } from "@kontor/domain/site/desk";
import type { VatIdValidity } from "@kontor/domain/shop/vat";
import type { Rate } from "@kontor/domain/kernel/money";
import { type Generated, type RawBuilder, sql } from "kysely";
import { shopLanguages, spoken } from "../../platform/provider/languages.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { preparedQuery } from "../../platform/database/prepared-query.ts";
import { andThen, type MaybeAsync } from "../../platform/database/maybe-async.ts";
import { readableOf, storedAs } from "../../platform/database/stored-json.ts";
import { replaceWords } from "../../platform/database/words.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    customers: {
      customer_number: string;
      locale: string;
      address: string;
      vat_id_validity: string;
      /** When an authority last answered; null when it never did. */
      vat_checked_at: number | null;
      /** When an authority is asked again, where there is one. */
      vat_due_at: number | null;
      individual_rate: number | null;
      /** By which the customer routes documents; null without one. [ACC-08] */
      buyer_reference: Generated<string | null>;
      /** By which a business finds its own orders again. [ACC-09] */
      order_reference: Generated<string | null>;
      updated_at: number;
    };
  }
}

export const addressFrom = storedAs("address", AddressSchema);

const byNumber = preparedQuery((handle, { number }: { number: string }) =>
  handle.selectFrom("customers").selectAll().where("customer_number", "=", number),
);

type Stored = Pick<
  Tables["customers"],
  "customer_number" | "locale" | "address" | "vat_id_validity" | "individual_rate"
>;

const rowOf = ({ number, locale, vatIdValidity, individualRate, ...address }: Customer): Stored => ({
  customer_number: number,
  locale,
  address: JSON.stringify(address satisfies Address),
  vat_id_validity: vatIdValidity,
  individual_rate: individualRate,
});

const ofRow = ({ customer_number, locale, address, vat_id_validity, individual_rate }: Stored): Customer => ({
  ...addressFrom(address),
  number: customer_number,
  locale: spoken(locale),
  vatIdValidity: vat_id_validity as VatIdValidity,
  individualRate: individual_rate as Rate | null,
});

export const customerByNumber = (handle: Handle, number: string): MaybeAsync<Customer | null> =>
  andThen(byNumber(handle, { number }), ([row]) => (row === undefined ? null : ofRow(row)));

/** Customers by their numbers, those behind one of them, where a query is given those alone that it names; `last` is null where no more follow. */
export const customersAfter = async (
  handle: Handle,
  number: string,
  count: number,
  only: RawBuilder<unknown> | null = null,
) => {
  const rows = await handle
    .selectFrom("customers")
    .select(["customer_number", "locale", "address", "vat_id_validity", "individual_rate"])
    .where("customer_number", ">", number)
    .$if(only !== null, (query) => query.where(sql<boolean>`customer_number in ${only}`))
    .orderBy("customer_number")
    .limit(count)
    .execute();
  return {
    found: readableOf(rows, ofRow),
    last: rows.length < count ? null : (rows.at(-1)?.customer_number ?? null),
  };
};

/** What a stored address is found by; one that cannot be read is found by its login alone. [ADM-01] */
export const wordsOfStored = (text: string) =>
  readableOf([text], addressFrom).flatMap((address) => wordsOf("customers", address));

/** Stores address and language; an individual rate, which staff set, stays, and so does a language that the shop does not have now. [PKG-08] */
export const saveCustomer = async (handle: Handle, customer: Customer, now: number): Promise<void> => {
  const { individual_rate, ...stored } = rowOf(customer);
  const row = {
    ...stored,
    vat_checked_at: null,
    vat_due_at: customer.vatId === null ? null : now,
    updated_at: now,
  };
  await handle
    .insertInto("customers")
    .values({ ...row, individual_rate })
    .onConflict((conflict) =>
      conflict.column("customer_number").doUpdateSet(shopLanguages().length === 1 ? withoutLanguage(row) : row),
    )
    .execute();
  await replaceWords(handle, "customers", customer.number, wordsOf("customers", customer));
};

const withoutLanguage = <A extends { readonly locale: string }>({ locale: _, ...rest }: A): Omit<A, "locale"> => rest;

export const setIndividualRate = async (handle: Handle, number: string, rate: Rate | null): Promise<void> => {
  await handle.updateTable("customers").set({ individual_rate: rate }).where("customer_number", "=", number).execute();
};

/** The address follows the account's email address. */
export const changeAddressEmail = async (handle: Handle, number: string, email: string, now: number): Promise<void> => {
  const row = await handle
    .selectFrom("customers")
    .select("address")
    .where("customer_number", "=", number)
    .executeTakeFirst();
  if (row === undefined) return;
  const address = { ...addressFrom(row.address, number), email };
  await handle
    .updateTable("customers")
    .set({ address: JSON.stringify(address), updated_at: now })
    .where("customer_number", "=", number)
    .execute();
  await replaceWords(handle, "customers", number, wordsOf("customers", address));
};
