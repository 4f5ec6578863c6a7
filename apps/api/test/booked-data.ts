// What shops of earlier versions had booked, and a shop of this one that opens it, on either engine.
import { dayOf } from "@kontor/domain/kernel/calendar";
import { balancesOf as balancesOfLedger } from "@kontor/domain/shop/balance";
import { onTestFinished } from "vitest";
import type { Database } from "../src/platform/database/handle.ts";
import { ledgerOfCustomer } from "../src/shop/invoice/books.ts";
import { type FreshPlace, type Loose, type Running, running } from "./harness.ts";
import { describedIn, restoredPlace } from "./restored-place.ts";

/**
 * Two shops on 26 December 2026, without their content. `marked`: documents whose payment was a mark; `noted`: payments were noted one by one, with a
 * set-off, a credit that the next invoice used, a joint invoice that was half paid and withdrawn from, and a payment that was taken back.
 */
export const booked: Loose = describedIn("booked-data");

export type Booked = "marked" | "noted";

/** A place that has these data. */
export const bookedPlace = (name: Booked): Promise<FreshPlace> => restoredPlace(`booked-data-${name}`);

/** A shop at such a place, until the end of a test. What it has to do with these data is done. */
export const bookedShop = async (name: Booked, { env }: FreshPlace): Promise<Running> => {
  const shop = await running(env);
  onTestFinished(shop.close);
  shop.clock.now = booked[name].at;
  await shop.api.invoicing.run();
  return shop;
};

/** What each document says of its money by the books as a database has them. */
export const booksIn = async ({ reads }: Pick<Database, "reads">, name: Booked): Promise<readonly Loose[]> => {
  const today = dayOf(booked[name].at, "Europe/Berlin");
  const numbers = await reads
    .selectFrom("customer_balances")
    .select("customer_number")
    .orderBy("customer_number")
    .execute();
  const ledgers = numbers.map(({ customer_number }) => ledgerOfCustomer(reads, customer_number));
  return (await Promise.all(ledgers)).map((ledger) => balancesOfLedger(ledger, today));
};

export const readiness = async ({ api }: Running): Promise<Loose> =>
  JSON.parse((await api.inject({ url: "/readyz" })).payload);

/** What each document of each customer says of its balance, by its number. */
export const balancesOf = async ({ ask }: Running, name: Booked): Promise<readonly Loose[]> => {
  const ofCustomer = async ({ email, documents }: Loose): Promise<Loose> => {
    const { body } = await ask("POST", "/auth/local", { identifier: email, password: booked[name].password });
    const auth = { authorization: `Bearer ${body.jwt}` };
    const entries = documents.map(async ({ id, number }: Loose) => {
      const { text: _, ...balance } = (await ask("GET", `/shop/invoices/${id}`, undefined, auth)).body.result.balance;
      return [number, balance] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  };
  return Promise.all(booked[name].customers.map(ofCustomer));
};

export const settlementsIn = ({ api }: Pick<Running, "api">) =>
  api.database.reads
    .selectFrom("settlements")
    .select(["kind", "customer_number", "cents", "from_entry", "to_document", "day"])
    .orderBy("position")
    .execute();
