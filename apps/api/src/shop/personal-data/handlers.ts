// All data of a customer as one document, and the deletion of the account. [ACC-06]
import { instant } from "@kontor/domain/kernel/calendar";
import { balanceOfCustomer } from "@kontor/domain/shop/balance";
import { deleteAccount, exportedData, OwnData, OwnRows } from "@kontor/domain/shop/personal-data";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { type PortsOver, run } from "../../platform/use-case/use-case.ts";
import { Logins } from "@kontor/domain/visitor/session";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { accountFrom, loginsOver } from "../../visitor/session/account-ports.ts";
import { customerOf } from "../../visitor/session/caller.ts";
import { mustBeOwn } from "../../visitor/session/own-sessions-handlers.ts";
import { mustKnowPassword } from "../../visitor/session/password-again.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { allContractsOf } from "../contract/store.ts";
import type { DocumentServices } from "../invoice/document-files.ts";
import { undrawnOfCustomer } from "../invoice/files-store.ts";
import { ledgerOfCustomer } from "../invoice/books.ts";
import type { RefundServices } from "../balance/refund-store.ts";
import { noteDeletion } from "./deletions-store.ts";
import { queueDeletionLetter } from "./deletion-mail.ts";
import { blocked, removals, rowsOf, type StoredCustomer } from "./stored-rows.ts";

/** Columns that hold JSON. */
const jsonColumns: ReadonlySet<string> = new Set(["body", "address", "draft", "receipt", "intent", "before", "after"]);

const readable = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      jsonColumns.has(column) && typeof value === "string" ? parsed(value) : value,
    ]),
  );

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

export const personalDataHandlers = (
  services: SessionServices & RefundServices & DocumentServices,
): Pick<Handlers, "exportAccount" | "deleteAccount"> => {
  const { database, now, settings } = services;

  /** What is sealed is theirs to read. */
  const opened = (row: Readonly<Record<string, unknown>>, { number }: StoredCustomer) => {
    const { sealed, ...rest } = row;
    return typeof sealed === "string" ? { ...rest, body: services.refundSeal.opened(sealed, number) } : row;
  };

  const orderedAt = async (handle: Handle, { number }: StoredCustomer) =>
    (await handle.selectFrom("orders").select("placed_at").where("customer_number", "=", number).execute()).map(
      ({ placed_at }) => instant(placed_at),
    );

  return {
    exportAccount: async (call) => {
      const user = await customerOf(services, call);
      const who = { userId: user.id, number: user.customer_number };
      for (const id of await undrawnOfCustomer(database.reads, who.number))
        await services.filesOf(id, { owner: who.number });
      const ports: PortsOver<OwnRows> = ({ handle }) =>
        Context.make(OwnRows, {
          of: (table) =>
            Effect.promise(async () => (await rowsOf[table](handle, who)).map((row) => readable(opened(row, who)))),
        });
      // In a transaction, so that all tables are of one moment.
      const kinds = await run(services, call, ports, exportedData(call.locale));
      return good({ format: 1 as const, customerNumber: user.customer_number, madeAt: instant(now()), kinds });
    },

    deleteAccount: async (call) => {
      const user = await customerOf(services, call);
      mustBeOwn(services, call);
      await mustKnowPassword(services, user, call.body.password);
      const who = { userId: user.id, number: user.customer_number };
      const moment = { today: todayOf(services), zone: settings.timeZone };
      const ports: PortsOver<Logins | OwnData> = ({ handle }) =>
        Context.make(OwnData, {
          contracts: Effect.promise(() => allContractsOf(handle, who.number)),
          money: Effect.promise(async () =>
            balanceOfCustomer(await ledgerOfCustomer(handle, who.number), moment.today),
          ),
          orderedAt: Effect.promise(() => orderedAt(handle, who)),
          noteDeletion: (last, due) =>
            Effect.promise(() => noteDeletion(handle, { number: who.number, last, due, at: now() })),
          remove: Effect.promise(async () => {
            await blocked(handle, who);
            for (const remove of Object.values(removals)) await remove(handle, who);
          }),
          letter: (hasOrdered) =>
            Effect.promise(() =>
              queueDeletionLetter(services, handle, { email: user.email, hasOrdered, locale: call.locale }),
            ),
        }).pipe(Context.add(Logins, loginsOver(services, handle, call)));
      await run(services, call, ports, deleteAccount(accountFrom(user), moment));
      services.mailQueued();
      return good(null);
    },
  };
};
