// Where a customer wants money paid back to: read as its last four characters, given with its holder, and said in a letter. [BAL-03]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import {
  asksForAccount,
  balanceOfCustomer,
  lastOfIban,
  nameRefundAccount,
  type RefundAccount,
  refundAccountOf,
  RefundAccounts,
} from "@kontor/domain/shop/balance";
import { Logins, stillLoggedIn } from "@kontor/domain/visitor/session";
import { accountPath } from "@kontor/domain/site/routing";
import { inLocale, type Localized } from "@kontor/domain/visitor/locale";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { type Call, good, type Handlers } from "../../platform/http/call.ts";
import { orRefuse, type PortsOver, run } from "../../platform/use-case/use-case.ts";
import { noticeMailbox } from "../../platform/mail/recipients.ts";
import { type LinkTexts, queueAccountLetter } from "../../visitor/session/account-mails.ts";
import { accountFrom, loginsOver } from "../../visitor/session/account-ports.ts";
import { customerOf } from "../../visitor/session/caller.ts";
import { mustKnowPassword } from "../../visitor/session/password-again.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import type { UserRow } from "../../visitor/session/users-store.ts";
import { refundAccountOfCustomer, type RefundServices, storeRefundAccount } from "../balance/refund-store.ts";
import { paymentsOf } from "../balance/store.ts";
import { ledgerOfCustomer } from "./books.ts";

const letter: Localized<(last: string) => LinkTexts> = {
  en: (last) => ({
    subject: "Your account for repayments",
    intro: `From now on we pay money back to the bank account whose IBAN ends in ${last}, where it cannot go back the way it came. You can look at it and change it here:`,
    link: "Your account for repayments",
    outro: "If that was not you, please write to us at once.",
  }),
  de: (last) => ({
    subject: "Ihr Konto für Erstattungen",
    intro: `Ab jetzt erstatten wir auf das Bankkonto, dessen IBAN auf ${last} endet, wenn Geld nicht auf dem Weg zurückkann, auf dem es kam. Hier sehen und ändern Sie es:`,
    link: "Ihr Konto für Erstattungen",
    outro: "Wenn Sie das nicht waren, schreiben Sie uns bitte sofort.",
  }),
};

/** A content system elsewhere knows its logins alone. */
const asksPassword = ({ settings }: SessionServices): boolean => settings.cmsUrl === null;

const shown = (account: RefundAccount | null) =>
  account === null ? null : { last: lastOfIban(account), holder: account.holder };

export const refundHandlers = (
  services: SessionServices & RefundServices,
): Pick<Handlers, "readRefundAccount" | "setRefundAccount"> => {
  const viewOf = async (handle: Handle, customerNumber: string) => {
    const balance = balanceOfCustomer(await ledgerOfCustomer(handle, customerNumber), todayOf(services));
    return {
      asksPassword: asksPassword(services),
      isWanted: asksForAccount(balance, await paymentsOf(handle, [customerNumber])),
      account: shown(await refundAccountOfCustomer(handle, services.refundSeal, customerNumber)),
    };
  };

  const portsOf =
    (
      { email, customer_number: customerNumber }: UserRow,
      call: Call<"setRefundAccount">,
    ): PortsOver<RefundAccounts | Logins> =>
    ({ handle }) =>
      Context.make(RefundAccounts, {
        current: Effect.promise(() => refundAccountOfCustomer(handle, services.refundSeal, customerNumber)),
        store: (account) =>
          Effect.promise(() =>
            storeRefundAccount(handle, services.refundSeal, customerNumber, account, services.now()),
          ),
        letter: (account) =>
          Effect.promise(() =>
            queueAccountLetter(services, handle, {
              recipient: noticeMailbox(email),
              account: email,
              customerNumber,
              locale: call.locale,
              say: inLocale(letter, call.locale)(lastOfIban(account)),
              url: services.settings.publicUrl + accountPath("refund", call.locale),
            }),
          ),
      }).pipe(Context.add(Logins, loginsOver(services, handle, call)));

  return {
    readRefundAccount: async (call) => {
      const user = await customerOf(services, call);
      return good(await viewOf(services.database.reads, user.customer_number));
    },

    setRefundAccount: async (call) => {
      const user = await customerOf(services, call);
      const account = orRefuse(call, refundAccountOf(call.body));
      if (asksPassword(services)) await mustKnowPassword(services, user, call.body.password ?? "");
      await run(services, call, portsOf(user, call), stillLoggedIn(accountFrom(user), nameRefundAccount(account)));
      services.mailQueued();
      return good(await viewOf(services.database.reads, user.customer_number));
    },
  };
};
