// Accounts in the hands of staff: changed, let in again, invited, addressed anew; each act with its entry in the journal. [ADM-06] [SES-07] [CHK-10] [ACC-04]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { type Instant, instant } from "#kernel/calendar";
import type { AddressPolicy, EmailAddress } from "#kernel/text";
import { statusByPapers } from "#shop/checkout";
import {
  type Address,
  type AddressDraft,
  type AddressFacts,
  AddressRefused,
  type Customer,
  draftOf,
  emptyDraft,
  validityAfterChange,
} from "#shop/customer";
import type { VatIdValidity } from "#shop/vat";
import { TooManyAttempts } from "#kernel/limit";
import { type Account, Accounts, confirmationLinkTime, invitedBy, resetLinkTime } from "#visitor/session";
import { accessReset, factorReset } from "./access-changes.ts";
import { asStaff, done, known } from "./acting.ts";
import { correctedAddress } from "./address-correction.ts";
import { type AccountChange, type AccountRecord, changedAccount, type ChangedAccount } from "./customer-changes.ts";
import { AccountUnknown, LoginAddressTaken } from "./errors.ts";
import {
  type Invitation,
  invitation,
  type InvitationDraft,
  type InvitationRefusal,
  type InvitedRole,
} from "./invitation.ts";
import {
  type AddressedAccount,
  type LoginAddressRefusal,
  type LoginAddressSet,
  loginAddressSet,
} from "./login-address.ts";

/** Accounts as staff see them, by their customer numbers. */
export class StaffAccounts extends Context.Service<
  StaffAccounts,
  {
    readonly record: (number: string) => Effect.Effect<AccountRecord | null>;
    readonly store: (before: AccountRecord, after: Pick<ChangedAccount, "account" | "taken">) => Effect.Effect<void>;
    /** With what it logs in by. */
    readonly access: (number: string) => Effect.Effect<(AddressedAccount & Pick<Account, "id">) | null>;
    readonly removeFactor: (id: number) => Effect.Effect<void>;
    /** Whether no account has an address, as its address or as its name, but the one of this id. */
    readonly isFree: (email: EmailAddress, but: number | null) => Effect.Effect<boolean>;
    /** Orders that waited for papers make their contracts. */
    readonly acceptOrders: (number: string) => Effect.Effect<void>;
    /** The address that a customer gave. */
    readonly customer: (number: string) => Effect.Effect<Customer | null>;
    readonly storeCustomer: (customer: Customer) => Effect.Effect<void>;
    /** The address of the customer follows the one of the account. */
    readonly readdress: (number: string, email: EmailAddress) => Effect.Effect<void>;
  }
>()("kontor/site/admin/StaffAccounts") {}

/** Letters that staff have sent. */
export class StaffLetters extends Context.Service<
  StaffLetters,
  {
    /** A link for a new password, good until then. */
    readonly access: (account: Pick<Account, "id" | "email" | "number">, until: Instant) => Effect.Effect<void>;
    readonly invitation: (account: Account, role: InvitedRole, until: Instant) => Effect.Effect<void>;
    /** To both addresses; the new one is asked to confirm itself until then. */
    readonly addressSet: (before: AddressedAccount & Pick<Account, "id">, until: Instant) => Effect.Effect<void>;
    readonly corrected: (customer: Customer) => Effect.Effect<void>;
  }
>()("kontor/site/admin/StaffLetters") {}

const accountOf = (number: string) =>
  known(
    Effect.flatMap(StaffAccounts, ({ record }) => record(number)),
    () => new AccountUnknown(),
  );
const accessOf = (number: string) =>
  known(
    Effect.flatMap(StaffAccounts, ({ access }) => access(number)),
    () => new AccountUnknown(),
  );

/** Rate, papers, role, blocked or not. With both papers the orders that waited make their contracts. [CHK-10] */
export const changeAccount = (number: string, change: AccountChange) =>
  asStaff((acting) =>
    Effect.gen(function* () {
      const accounts = yield* StaffAccounts;
      const before = yield* accountOf(number);
      const after = yield* Effect.fromResult(changedAccount(before, change, acting));
      if (after.entry !== null) {
        yield* accounts.store(before, after);
        if (change.act === "paper" && statusByPapers(after.account.papers) === "confirmed")
          yield* accounts.acceptOrders(number);
      }
      return done(after.entry);
    }),
  );

/** The second factor of another member of staff is taken away, and their logins with it. [SES-07] [SES-14] */
export const resetFactor = (number: string, reason: string) =>
  asStaff(({ by }) =>
    Effect.gen(function* () {
      const account = yield* accessOf(number);
      const entry = yield* Effect.fromResult(factorReset(account, { by, reason }));
      yield* (yield* StaffAccounts).removeFactor(account.id);
      yield* (yield* Accounts).takeBack(account, "factor-reset");
      return done(entry);
    }),
  );

interface Given {
  readonly by: string;
  readonly reason: string;
}

const accessWanted = Effect.fn("accessWanted")(function* (number: string, given: Given) {
  const account = yield* accessOf(number);
  return { account, entry: yield* Effect.fromResult(accessReset(account, given)) };
});

/** To which address a link would go: its mailbox is counted before the letter is written, and what is refused anyway is not counted. */
export const accessLetterTo = (number: string, given: Given) =>
  Effect.map(accessWanted(number, given), ({ account }) => account.email);

/** A letter with the link for a new password, to the mailbox that was counted. */
export const resetAccess = (number: string, reason: string, counted: string) =>
  asStaff(({ by, now }) =>
    Effect.gen(function* () {
      const { account, entry } = yield* accessWanted(number, { by, reason });
      // The address was changed meanwhile: its letter is not counted yet.
      if (account.email !== counted) return yield* Effect.fail(new TooManyAttempts({ wait: 1 }));
      yield* (yield* StaffLetters).access(account, instant(now + resetLinkTime));
      return done(entry);
    }),
  );

/** A refused address has the shape of a form's. */
const asForm = <E extends InvitationRefusal | LoginAddressRefusal>(refusal: E) => {
  switch (refusal._tag) {
    case "EmailInvalid":
    case "EmailTooLong":
    case "FieldRequired":
    case "ForbiddenCharacters":
      return new AddressRefused({ fields: [{ field: "email", refusal }] });
    default:
      return refusal as Exclude<
        E,
        { readonly _tag: "EmailInvalid" | "EmailTooLong" | "FieldRequired" | "ForbiddenCharacters" }
      >;
  }
};

/** Decides by whether an address is free, which is looked up only for one that is an address. */
const decided = <A extends { readonly email: EmailAddress }, E extends InvitationRefusal | LoginAddressRefusal>(
  decide: (isFree: () => boolean) => Result.Result<A, E>,
  but: number | null,
) =>
  Effect.gen(function* () {
    const wanted = decide(() => true);
    const isFree = Result.isSuccess(wanted) && (yield* (yield* StaffAccounts).isFree(wanted.success.email, but));
    return yield* Effect.mapError(Effect.fromResult(Result.isFailure(wanted) ? wanted : decide(() => isFree)), asForm);
  });

/** What an invitation comes to; its mailbox is counted before the letter is written. */
export const wantedInvitation = (draft: InvitationDraft, now: Instant) =>
  decided<Invitation, InvitationRefusal>((isFree) => invitation(draft, now, isFree), null);

/** An account of staff that its address opens by the link of a letter; its number. [ADM-06] */
export const inviteStaff = (draft: InvitationDraft) =>
  asStaff(({ now }) =>
    Effect.gen(function* () {
      const { email, role, until, entry } = yield* wantedInvitation(draft, now);
      const accounts = yield* Accounts;
      // An account from before may be called like the address: to staff it is taken all the same.
      const added = yield* Effect.mapError(
        accounts.add({ username: email, email, passwordHash: "", origin: invitedBy, isConfirmed: false }),
        () => new LoginAddressTaken(),
      );
      const account = yield* accounts.change(added, { role });
      yield* (yield* StaffLetters).invitation(account, role, until);
      return { entry: entry(account.number), result: account.number };
    }),
  );

/** What another login address comes to; its mailbox is counted before the letter is written. */
export const wantedLoginAddress = (number: string, typed: string, given: Given & { readonly now: Instant }) =>
  Effect.gen(function* () {
    const account = yield* accessOf(number);
    const set = yield* decided<LoginAddressSet, LoginAddressRefusal>(
      (isFree) => loginAddressSet(account, typed, given, isFree),
      account.id,
    );
    return { account, set };
  });

/** Another login address for who has lost the mailbox: nothing that the old one opened stays open. [ACC-04] [SES-14] */
export const setLoginAddress = (number: string, typed: string, reason: string) =>
  asStaff(({ by, now }) =>
    Effect.gen(function* () {
      const { account, set } = yield* wantedLoginAddress(number, typed, { by, reason, now });
      const { email, username, isConfirmed } = set;
      const accounts = yield* Accounts;
      yield* accounts.takeBack(account, "address-by-staff");
      yield* accounts.change(account, { email, username, isConfirmed });
      yield* (yield* StaffAccounts).readdress(number, email);
      yield* (yield* StaffLetters).addressSet(account, instant(now + confirmationLinkTime));
      return done(set.entry);
    }),
  );

export interface Correction {
  /** Where only a typing error is sent, the other fields stay. */
  readonly typed: Partial<AddressDraft>;
  readonly reason: string;
  readonly policy: AddressPolicy;
  readonly facts: AddressFacts;
}

const corrected = Effect.fn("corrected")(function* (
  number: string,
  address: Address | null,
  { typed, reason, policy, facts }: Correction,
) {
  const account = yield* accountOf(number);
  const draft = { ...(address === null ? emptyDraft : draftOf(address)), ...typed };
  return yield* Effect.fromResult(correctedAddress(account, address, { typed: draft, reason }, policy, facts));
});

/** What a correction comes to: an authority is asked of its VAT id before the transaction. */
export const wantedCorrection = (number: string, correction: Correction) =>
  Effect.gen(function* () {
    const customer = yield* (yield* StaffAccounts).customer(number);
    return yield* corrected(number, customer, correction);
  });

/** The address of a customer, corrected by staff, with a letter to the customer; `known` is what is known of its VAT id. [ACC-04] [CUS-07] */
export const correctCustomer = (
  number: string,
  correction: Correction,
  knownOf: (vatId: string | null) => VatIdValidity,
) =>
  asStaff(() =>
    Effect.gen(function* () {
      const accounts = yield* StaffAccounts;
      const before = yield* accounts.customer(number);
      const { address, entry } = yield* corrected(number, before, correction);
      if (entry === null || before === null) return done(entry);
      const { vatId } = address;
      const vatIdValidity = validityAfterChange(before, { vatId, vatIdValidity: knownOf(vatId) });
      const { locale, individualRate } = before;
      const customer = { ...address, number, locale, individualRate, vatIdValidity };
      yield* accounts.storeCustomer(customer);
      yield* (yield* StaffLetters).corrected(customer);
      return done(entry);
    }),
  );
