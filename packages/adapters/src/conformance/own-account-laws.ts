// Laws of what customers change of their own account: address, email address, logins, all their data. [ACC-04] [ACC-06]
import * as Effect from "effect/Effect";
import { Customers } from "@kontor/domain/shop/customer";
import { exampleAddress, exampleFields } from "@kontor/domain/shop/customer/examples";
import { OrderDesk } from "@kontor/domain/shop/checkout";
import { enter } from "@kontor/domain/visitor/session";
import { callsAs, orderableCart, password, registered, type ServerLaw } from "./law.ts";

/** What is read of an answer; anything may be missing, since a server on trial is taken at no word. */
interface Read {
  readonly city?: unknown;
  readonly email?: unknown;
  readonly jwt?: unknown;
  readonly kinds?: readonly unknown[];
  readonly reference?: unknown;
  readonly account?: { readonly holder?: unknown; readonly last?: unknown } | null;
  readonly pending?: { readonly email?: unknown; readonly old?: unknown; readonly new?: unknown } | null;
  readonly sessions?: readonly { readonly id?: unknown; readonly current?: unknown }[];
}

const asBearer = (token?: string) => callsAs<Read>(token);

export const ownAccountLaws: readonly ServerLaw[] = [
  {
    sentence: "[ACC-04] a stored address is changed by its customer, and its email address by no form",
    holds: Effect.fnUntraced(function* (facts) {
      const { email } = yield* registered(facts);
      const ask = yield* asBearer();
      const change = { ...exampleFields, locale: "de", city: "Potsdam", email: `other-${email}` };
      const before = yield* ask("PUT", "/shop/auth/customer", change);
      yield* (yield* Customers).store(exampleAddress(email), "de");
      const changed = yield* ask("PUT", "/shop/auth/customer", change);
      return before.refusal === "AddressMissing" && changed.read.city === "Potsdam" && changed.read.email === email;
    }),
  },
  {
    sentence:
      "[ACC-04] [SES-06] another email address waits for both addresses, and needs the password and codes of letters",
    holds: Effect.fnUntraced(function* (facts) {
      const { email } = yield* registered(facts);
      const ask = yield* asBearer();
      const wrong = yield* ask("POST", "/shop/account/email", { email: `new-${email}`, password: `${password}x` });
      const requested = yield* ask("POST", "/shop/account/email", { email: `new-${email}`, password });
      const { read } = yield* ask("GET", "/shop/account/email");
      const code = "0".repeat(64);
      const refusals = [
        (yield* ask("POST", "/shop/account/email/confirmation", { code })).refusal,
        (yield* ask("POST", "/shop/account/email/objection", { code })).refusal,
      ];
      return (
        wrong.refusal === "CurrentPasswordWrong" &&
        requested.read.email === `new-${email}` &&
        read.email === email &&
        read.pending?.email === `new-${email}` &&
        read.pending.old === false &&
        read.pending.new === false &&
        refusals.join() === "CodeNotValid,CodeNotValid"
      );
    }),
  },
  {
    sentence:
      "[BAL-07] an account for repayments has a number that is one, of which the last four characters are shown, and needs the password",
    holds: Effect.fnUntraced(function* (facts) {
      yield* registered(facts);
      const ask = yield* asBearer();
      const before = yield* ask("GET", "/shop/account/refund-account");
      const iban = "DE02 1203 0000 0000 2020 51";
      const wrong = yield* ask("PUT", "/shop/account/refund-account", { iban: `${iban}1`, holder: "Erika Muster" });
      const set = yield* ask("PUT", "/shop/account/refund-account", { iban, holder: "Erika Muster", password });
      const other = { iban: "DE02 5001 0517 0137 0750 30", holder: "Erika Muster" };
      const unproved = yield* ask("PUT", "/shop/account/refund-account", other);
      const after = yield* ask("GET", "/shop/account/refund-account");
      return (
        before.read.account === null &&
        wrong.refusal === "IbanNotValid" &&
        set.refusal === null &&
        unproved.refusal === "CurrentPasswordWrong" &&
        after.read.account?.holder === "Erika Muster" &&
        after.read.account.last === "2051"
      );
    }),
  },
  {
    sentence: "[ACC-08] the reference by which a customer routes documents is one line, and needs an address",
    holds: Effect.fnUntraced(function* (facts) {
      const { email } = yield* registered(facts);
      const ask = yield* asBearer();
      const path = "/shop/account/buyer-reference";
      const before = yield* ask("PUT", path, { reference: "04011000-12345-34" });
      yield* (yield* Customers).store(exampleAddress(email), "de");
      const set = yield* ask("PUT", path, { reference: " 04011000-12345-34 " });
      const tooLong = yield* ask("PUT", path, { reference: "7".repeat(101) });
      const after = yield* ask("GET", path);
      const none = yield* ask("PUT", path, { reference: "" });
      const ofOrder = yield* ask("PUT", path, { reference: "", orderReference: "PO 1" });
      return (
        before.refusal === "AddressMissing" &&
        set.refusal === null &&
        tooLong.refusal === "BuyerReferenceNotValid" &&
        after.read.reference === "04011000-12345-34" &&
        none.read.reference === null &&
        ofOrder.refusal === "OrderReferenceNotForPrivate"
      );
    }),
  },
  {
    sentence: "[ACC-04] each login of an account is listed and ends alone, or all of them but the one that asks",
    holds: Effect.fnUntraced(function* (facts) {
      const { email } = yield* registered(facts);
      const first = yield* asBearer();
      yield* enter({ by: "login", identifier: email, password });
      const second = yield* asBearer();
      const listed = (yield* first("GET", "/shop/account/sessions")).read.sessions ?? [];
      const other = listed.find(({ current }) => current === false);
      const ended = yield* first("DELETE", `/shop/account/sessions/${String(other?.id)}`);
      const gone = (yield* second("GET", "/shop/account/sessions")).refusal;
      yield* enter({ by: "login", identifier: email, password });
      const third = yield* asBearer();
      const provider = yield* first("DELETE", "/shop/account/providers/none-of-these");
      const { jwt } = (yield* first("DELETE", "/shop/account/sessions")).read;
      const left = yield* asBearer(String(jwt));
      const after = (yield* left("GET", "/shop/account/sessions")).read.sessions ?? [];
      return (
        listed.length === 2 &&
        ended.refusal === null &&
        gone === "TokenMissing" &&
        provider.refusal === "SessionUnknown" &&
        (yield* third("GET", "/shop/account/sessions")).refusal === "TokenMissing" &&
        (yield* first("GET", "/shop/account/sessions")).refusal === null &&
        after.length === 1
      );
    }),
  },
  {
    sentence:
      "[ACC-06] all data of a customer are handed out, and the account is deleted with its password and after its contracts",
    holds: Effect.fnUntraced(function* (facts) {
      const { intent } = yield* orderableCart(facts);
      const { id } = yield* (yield* OrderDesk).place(intent);
      const owner = yield* asBearer();
      const { kinds = [] } = (yield* owner("GET", "/shop/account/data")).read;
      const early = yield* owner("POST", "/shop/account/deletion", { password });
      yield* registered(facts);
      const other = yield* asBearer();
      const foreign = (yield* other("GET", "/shop/account/data")).read;
      const wrong = yield* other("POST", "/shop/account/deletion", { password: `${password}x` });
      const deleted = yield* other("POST", "/shop/account/deletion", { password });
      return (
        JSON.stringify(kinds).includes(id) &&
        !JSON.stringify(foreign).includes(id) &&
        early.refusal === "ContractsStillRun" &&
        wrong.refusal === "CurrentPasswordWrong" &&
        deleted.refusal === null &&
        (yield* other("GET", "/shop/account/data")).refusal === "TokenMissing"
      );
    }),
  },
];
