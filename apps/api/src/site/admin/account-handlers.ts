// Accounts in the hands of staff: found, read, changed; each change with its entry in the journal, in one transaction. [VAT-08] [CHK-08] [CHK-10] [SES-07]
import { endOfDay, startOfDay } from "@kontor/domain/kernel/calendar";
import { type AccountChange, AccountUnknown, asSeen, changeAccount, once } from "@kontor/domain/site/admin";
import { spoken } from "../../platform/provider/languages.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { type Call, good, type Handlers } from "../../platform/http/call.ts";
import { type MayRefuse, orUnknown } from "../../platform/use-case/use-case.ts";
import { acceptOrders } from "../../shop/checkout/accepted-orders.ts";
import type { CheckoutServices } from "../../shop/checkout/services.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { staffAccountPorts } from "./account-ports.ts";
import { searchedAccounts, wholeAccount, type WholeAccount } from "./account-store.ts";
import { countIn, placeOf, realDay, runAsStaff } from "./by-staff.ts";
import { journalPage } from "./journal-store.ts";

/** An account as it is shown. */
export const known = async (call: MayRefuse<AccountUnknown>, handle: Handle, number: string): Promise<WholeAccount> =>
  orUnknown(call, await wholeAccount(handle, number), () => new AccountUnknown());

type Changing =
  | Call<"correctBuyerReference">
  | Call<"setVatRate">
  | Call<"confirmPaper">
  | Call<"blockAccount">
  | Call<"setRole">;

export const accountAdminHandlers = (
  services: SessionServices & Pick<CheckoutServices, "legalFiles">,
): Pick<
  Handlers,
  | "searchCustomers"
  | "readAccount"
  | "correctBuyerReference"
  | "setVatRate"
  | "confirmPaper"
  | "blockAccount"
  | "setRole"
  | "listJournal"
> => {
  const changed = async (
    call: Changing,
    change: AccountChange,
    acceptOrders: (handle: Handle, number: string) => Promise<void> = () => Promise.resolve(),
  ) => {
    const { customerNumber } = call.params;
    const ports = staffAccountPorts(services, { locale: call.locale, acceptOrders });
    await runAsStaff(services, call, ports, once(asSeen(changeAccount(customerNumber, change))));
    return good((await known(call, services.database.reads, customerNumber)).shown);
  };
  return {
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
      return good((await known(call, services.database.reads, call.params.customerNumber)).shown);
    },

    correctBuyerReference: (call) => changed(call, { act: "buyer-reference", ...call.body }),
    setVatRate: (call) => changed(call, { act: "vat-rate", ...call.body }),

    confirmPaper: async (call) => {
      // Before the transaction: making files takes time.
      const legal = { de: await services.legalFiles(spoken("de")), en: await services.legalFiles(spoken("en")) };
      const answer = await changed(call, { act: "paper", paper: call.params.paper }, (handle, number) =>
        acceptOrders(handle, services, number, legal),
      );
      services.mailQueued();
      return answer;
    },

    blockAccount: (call) => changed(call, { act: "block", ...call.body }),
    setRole: (call) => changed(call, { act: "role", ...call.body }),

    listJournal: async (call) => {
      await staffOf(services, call);
      const { subject = null, by = null, act = null, day: written, after } = call.query;
      const { timeZone } = services.settings;
      const typed = written === undefined ? null : realDay(call, written);
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
  };
};
