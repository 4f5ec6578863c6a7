// Another email address for an account: wanted by who knows the password, agreed to by both addresses, refused by either. [ACC-04] [SES-14] [HDL-09]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Instant } from "#kernel/calendar";
import { refuseAndCommit } from "#kernel/limit";
import type { EmailAddress } from "#kernel/text";
import { Accounts, CodeNotValid, type Judged, stillLoggedIn } from "#visitor/session";
import {
  type ConfirmingSide,
  confirmedBy,
  type EmailChange,
  isEmailChangeComplete,
  usernameAfter,
} from "./email-change.ts";

export interface StoredEmailChange {
  readonly account: number;
  readonly change: EmailChange;
}

/** Changes that wait for both addresses, one for each account. */
export class EmailChanges extends Context.Service<
  EmailChanges,
  {
    /** In the place of one from before, whose codes are good no more. */
    readonly open: (stored: StoredEmailChange) => Effect.Effect<void>;
    /** The change that a code belongs to, and whose code it is; null where it is wrong, used or out of date. */
    readonly byCode: (code: string) => Effect.Effect<(StoredEmailChange & { readonly side: ConfirmingSide }) | null>;
    readonly noteConfirmed: (stored: StoredEmailChange) => Effect.Effect<void>;
    readonly drop: (account: number) => Effect.Effect<void>;
    /** The address that a customer gave follows the one of the account. */
    readonly readdress: (customerNumber: string, email: EmailAddress) => Effect.Effect<void>;
  }
>()("kontor/shop/customer/EmailChanges") {}

/** Letters to both addresses. None goes to a mailbox that has had as many as it gets. */
export class EmailChangeLetters extends Context.Service<
  EmailChangeLetters,
  {
    /** Asks an address, with its own code. */
    readonly question: (side: ConfirmingSide, change: EmailChange) => Effect.Effect<void>;
    /** To an address that has an account, which is not revealed to who wants it. */
    readonly taken: (change: EmailChange) => Effect.Effect<void>;
    readonly changed: (change: EmailChange, customerNumber: string) => Effect.Effect<void>;
  }
>()("kontor/shop/customer/EmailChangeLetters") {}

/** Asks both addresses; which letter the new one gets shows nothing to who wants it. */
export const requestEmailChange = (judged: Judged, change: EmailChange) =>
  stillLoggedIn(
    judged,
    Effect.gen(function* () {
      yield* (yield* EmailChanges).open({ account: judged.id, change });
      const letters = yield* EmailChangeLetters;
      yield* letters.question("old", change);
      const holder = yield* (yield* Accounts).byEmail(change.to);
      yield* holder === null ? letters.question("new", change) : letters.taken(change);
    }),
  );

/** Whether the account has its new address with this. One whose addresses are others by now is over: it is dropped, and refused. */
export const confirmEmailChange = Effect.fn("confirmEmailChange")(function* (code: string, now: Instant) {
  const changes = yield* EmailChanges;
  const found = yield* changes.byCode(code);
  if (found === null) return yield* Effect.fail(new CodeNotValid());
  const change = confirmedBy(found.change, found.side, now);
  if (!isEmailChangeComplete(change)) {
    yield* changes.noteConfirmed({ account: found.account, change });
    return false;
  }
  const accounts = yield* Accounts;
  const account = yield* accounts.byId(found.account);
  const holder = yield* accounts.byEmail(change.to);
  if (account === null || account.email !== change.from || holder !== null)
    return yield* refuseAndCommit(new CodeNotValid(), changes.drop(found.account));
  yield* changes.drop(account.id);
  yield* accounts.takeBack(account, "own-address");
  const username = usernameAfter(account.username, change);
  yield* accounts.change(account, { email: change.to, username, isConfirmed: true });
  yield* changes.readdress(account.number, change.to);
  yield* (yield* EmailChangeLetters).changed(change, account.number);
  return true;
});

/** Either address may object, and nothing changes. */
export const objectToEmailChange = Effect.fn("objectToEmailChange")(function* (code: string) {
  const changes = yield* EmailChanges;
  const found = yield* changes.byCode(code);
  if (found === null) return yield* Effect.fail(new CodeNotValid());
  return yield* changes.drop(found.account);
});
