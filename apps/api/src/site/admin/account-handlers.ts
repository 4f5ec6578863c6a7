// Accounts in the hands of staff: found, read, changed; each change with its entry in the journal, in one transaction. [VAT-08] [CHK-08] [CHK-10] [SES-07]
import { endOfDay, startOfDay } from "@kontor/domain/kernel/calendar";
import { statusByPapers } from "@kontor/domain/shop/checkout";
import { type AccountChange, type AccountRecord, AccountUnknown, changedAccount } from "@kontor/domain/site/admin";
import type { Handle } from "../../platform/database/handle.ts";
import { type Call, good, type Handlers, type OperationId } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { orRefuse } from "../../platform/use-case/use-case.ts";
import { acceptOrders } from "../../shop/checkout/accepted-orders.ts";
import type { CheckoutServices } from "../../shop/checkout/services.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { searchedAccounts, storeAccount, wholeAccount, type WholeAccount } from "./account-store.ts";
import { byStaff, countIn, placeOf, realDay } from "./by-staff.ts";
import { journalPage } from "./journal-store.ts";

const known = async (handle: Handle, number: string): Promise<WholeAccount> =>
  (await wholeAccount(handle, number)) ?? refuse(new AccountUnknown());

type Changing = Pick<Call<OperationId>, "headers" | "operation"> & {
  readonly params: { readonly customerNumber: string };
};

const changed = (
  services: SessionServices,
  call: Changing,
  change: AccountChange,
  then: (handle: Handle, account: AccountRecord) => Promise<void> = () => Promise.resolve(),
) =>
  byStaff(services, call, async (handle, by, now) => {
    const { id, record } = await known(handle, call.params.customerNumber);
    const after = orRefuse(changedAccount(record, change, { by, now }));
    if (after.entry !== null) {
      await storeAccount(handle, id, record, after, now);
      await then(handle, after.account);
    }
    return { entry: after.entry, result: async () => (await known(handle, record.number)).shown };
  });

export const accountAdminHandlers = (
  services: SessionServices & Pick<CheckoutServices, "legalFiles">,
): Pick<
  Handlers,
  "searchCustomers" | "readAccount" | "setVatRate" | "confirmPaper" | "blockAccount" | "setRole" | "listJournal"
> => ({
  searchCustomers: async (call) => {
    await staffOf(services, call);
    const { q = "", only = null, after } = call.query;
    return good(
      await searchedAccounts(services.database, {
        q,
        only,
        after: placeOf(after),
        count: countIn(call.query),
      }),
    );
  },

  readAccount: async (call) => {
    await staffOf(services, call);
    return good((await known(services.database.reads, call.params.customerNumber)).shown);
  },

  setVatRate: (call) => changed(services, call, { act: "vat-rate", ...call.body }),

  /** With both papers the orders that waited make their contracts. [CHK-10] */
  confirmPaper: async (call) => {
    // Before the transaction: making files takes time.
    const legal = { de: await services.legalFiles("de"), en: await services.legalFiles("en") };
    const answer = await changed(
      services,
      call,
      { act: "paper", paper: call.params.paper },
      async (handle, { number, papers }) => {
        if (statusByPapers(papers) === "confirmed") await acceptOrders(handle, services, number, legal);
      },
    );
    services.mailQueued();
    return answer;
  },
  blockAccount: (call) => changed(services, call, { act: "block", ...call.body }),
  setRole: (call) => changed(services, call, { act: "role", ...call.body }),

  listJournal: async (call) => {
    await staffOf(services, call);
    const { subject = null, by = null, act = null, day: written, after } = call.query;
    const { timeZone } = services.settings;
    const typed = written === undefined ? null : realDay(written);
    const day = typed === null ? null : { begin: startOfDay(typed, timeZone), end: endOfDay(typed, timeZone) };
    return good(
      await journalPage(services.database.reads, {
        subject,
        by,
        act,
        day,
        after: placeOf(after),
        count: countIn(call.query),
      }),
    );
  },
});
