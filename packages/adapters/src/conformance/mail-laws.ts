// Port laws of passwords and of what is mailed to an account. [SES-05] [SES-06]
import * as Effect from "effect/Effect";
import { ContentUsers, enter, fetchUser, TokenStore } from "@kontor/domain/visitor/session";
import { password, type PortLaw, registered, strange, tagOf } from "./law.ts";

const other = `${password}-two`;

export const mailLaws: readonly PortLaw[] = [
  {
    sentence: "[SES-06] who forgot a password is answered alike, whether the address has an account or not",
    holds: Effect.fnUntraced(function* (facts) {
      const { email } = yield* registered(facts);
      yield* strange;
      const { forgotPassword } = yield* ContentUsers;
      return (
        (yield* tagOf(forgotPassword(email))) === "none" &&
        (yield* tagOf(forgotPassword(`${facts.fresh()}@example.com`))) === "none"
      );
    }),
  },
  {
    sentence: "[SES-06] a confirmation of email is requested alike, whether the address has an account or not",
    holds: Effect.fnUntraced(function* (facts) {
      const { email } = yield* registered(facts);
      yield* strange;
      const { sendConfirmation } = yield* ContentUsers;
      return (
        (yield* tagOf(sendConfirmation(email))) === "none" &&
        (yield* tagOf(sendConfirmation(`${facts.fresh()}@example.com`))) === "none"
      );
    }),
  },
  {
    sentence: "[SES-06] an unknown code resets no password, and a repeat that differs is not looked at",
    holds: Effect.fnUntraced(function* (facts) {
      const { email, user } = yield* registered(facts);
      yield* strange;
      const { enter: enterByCode } = yield* ContentUsers;
      const reset = { by: "reset", code: `code-${facts.fresh()}`, password: other, passwordRepeat: other } as const;
      return (
        (yield* tagOf(enterByCode(reset))) === "CodeNotValid" &&
        (yield* tagOf(enterByCode({ ...reset, passwordRepeat: password }))) === "PasswordsDiffer" &&
        (yield* enter({ by: "login", identifier: email, password })).id === user.id
      );
    }),
  },
  {
    sentence: "[SES-06] a password is changed by who knows the present one, and only the new one logs in then",
    holds: Effect.fnUntraced(function* (facts) {
      const { email, user } = yield* registered(facts);
      const { changePassword } = yield* ContentUsers;
      const wrong = yield* tagOf(changePassword(`${password}x`, other, other));
      const unlike = yield* tagOf(changePassword(password, other, `${other}x`));
      const same = yield* tagOf(changePassword(password, password, password));
      yield* (yield* TokenStore).store((yield* changePassword(password, other, other)).token);
      const still = yield* fetchUser();
      yield* strange;
      const old = yield* tagOf(enter({ by: "login", identifier: email, password }));
      return (
        `${wrong},${unlike},${same},${old}` === "CurrentPasswordWrong,PasswordsDiffer,PasswordUnchanged,LoginRefused" &&
        still.id === user.id &&
        (yield* enter({ by: "login", identifier: email, password: other })).id === user.id
      );
    }),
  },
  {
    sentence: "[SES-06] without a token no password is changed",
    holds: Effect.fnUntraced(function* () {
      yield* strange;
      return (yield* tagOf((yield* ContentUsers).changePassword(password, other, other))) === "TokenMissing";
    }),
  },
  {
    sentence: "[SES-05] a login over a provider that was never begun gives no token",
    holds: Effect.fnUntraced(function* (facts) {
      yield* strange;
      return (yield* tagOf((yield* ContentUsers).callback(`p${facts.fresh()}`, "made-up"))) !== "none";
    }),
  },
];
