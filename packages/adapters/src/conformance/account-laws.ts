// Port laws of accounts and tokens. [SES-01…08] [CUS-11]
import * as Effect from "effect/Effect";
import { Customers } from "@kontor/domain/shop/customer";
import { exampleAddress } from "@kontor/domain/shop/customer/examples";
import { ContentUsers, enter, fetchUser, leave, Sessions, TokenStore } from "@kontor/domain/visitor/session";
import { addressOrNull, vatCountryOfCustomer } from "../layers/http/index.ts";
import { password, type PortLaw, registered, strange, tagOf } from "./law.ts";

export const accountLaws: readonly PortLaw[] = [
  {
    sentence: "[SES-02] who registers is logged in, and is the user that is fetched",
    holds: Effect.fnUntraced(function* (facts) {
      const { email, user } = yield* registered(facts);
      return user.email === email && (yield* fetchUser()).id === user.id && (yield* (yield* TokenStore).hasToken);
    }),
  },
  {
    sentence:
      "[SES-02] the password of the registration logs in, another one does not, and neither does a stranger's name",
    holds: Effect.fnUntraced(function* (facts) {
      const { email, user } = yield* registered(facts);
      yield* strange;
      const wrong = yield* tagOf(enter({ by: "login", identifier: email, password: `${password}x` }));
      const unknown = yield* tagOf(enter({ by: "login", identifier: `${facts.fresh()}@example.com`, password }));
      return (
        wrong === "LoginRefused" &&
        unknown === "LoginRefused" &&
        (yield* enter({ by: "login", identifier: email, password })).id === user.id
      );
    }),
  },
  {
    sentence: "[SES-06] an address of email has one account",
    holds: Effect.fnUntraced(function* (facts) {
      const { email } = yield* registered(facts);
      yield* strange;
      return (yield* tagOf(enter({ by: "register", username: email, email, password }))) === "RegistrationTaken";
    }),
  },
  {
    sentence: "[SES-02] a password that is too short makes no account",
    holds: Effect.fnUntraced(function* (facts) {
      yield* strange;
      const email = `${facts.fresh()}@example.com`;
      return (
        (yield* tagOf((yield* ContentUsers).enter({ by: "register", username: email, email, password: "short" }))) ===
        "PasswordTooShort"
      );
    }),
  },
  {
    sentence: "[SES-01] without a token there is no user, and with one that does not hold it is cleared",
    holds: Effect.fnUntraced(function* () {
      yield* strange;
      const tokens = yield* TokenStore;
      const none = yield* tagOf(fetchUser());
      yield* tokens.store("not.a.token");
      return none === "TokenMissing" && (yield* tagOf(fetchUser())) === "TokenMissing" && !(yield* tokens.hasToken);
    }),
  },
  {
    sentence: "[SES-04] a token of a customer is of type user with a customer number, none at all is anonymous",
    holds: Effect.fnUntraced(function* (facts) {
      const sessions = yield* Sessions;
      yield* registered(facts);
      const customer = yield* sessions.information;
      yield* strange;
      const visitor = yield* sessions.information;
      return customer?.type === "user" && /^\d+$/.test(customer.customerNumber ?? "") && visitor?.type === "anonymous";
    }),
  },
  {
    sentence: "[SES-03] a logout yields a key for the panel and leaves no token",
    holds: Effect.fnUntraced(function* (facts) {
      yield* registered(facts);
      const key = yield* leave();
      return key.length > 0 && !(yield* (yield* TokenStore).hasToken);
    }),
  },
  {
    sentence: "[CHK-03] [CUS-15] an address is stored for its customer alone, and null before",
    holds: Effect.fnUntraced(function* (facts) {
      const customers = yield* Customers;
      const { email } = yield* registered(facts);
      const before = yield* customers.current;
      yield* customers.store(exampleAddress(email), "de");
      const stored = yield* customers.current;
      yield* registered(facts);
      const other = yield* customers.current;
      yield* strange;
      return (
        before === null &&
        stored?.email === email &&
        stored.country === "DE" &&
        stored.locale === "de" &&
        other === null &&
        (yield* tagOf(customers.current)) === "TokenMissing"
      );
    }),
  },
  {
    sentence:
      "[SES-08] a customer's VAT is that of the stored address; without an address, or a login, it is no success and DE",
    holds: Effect.fnUntraced(function* (facts) {
      const customers = yield* Customers;
      const { email } = yield* registered(facts);
      const before = yield* vatCountryOfCustomer;
      yield* customers.store(exampleAddress(email), "de");
      const [stored, address] = [yield* vatCountryOfCustomer, yield* addressOrNull];
      yield* strange;
      const [after, none] = [yield* vatCountryOfCustomer, yield* addressOrNull];
      const isUnknown = ({ success, country }: typeof before): boolean => !success && country.iso === "DE";
      return (
        isUnknown(before) &&
        stored.success &&
        stored.country.iso === address?.country &&
        isUnknown(after) &&
        none === null
      );
    }),
  },
];
