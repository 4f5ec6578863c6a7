// What the logins and the second factor of an account are to who is logged in: read and changed in the transaction of the use case. [ACC-04] [SES-07] [SES-14]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { Instant } from "#kernel/calendar";
import type { PasskeyRefused } from "./errors.ts";
import type { StoredFactor } from "./model.ts";

export class OwnLogins extends Context.Service<
  OwnLogins,
  {
    /** The caller's login as it stands now; null where it has ended meanwhile, or the password that was judged is another by now. */
    readonly current: Effect<{ readonly provedAt: Instant | null } | null>;
    /** Ends all but the caller's, with what else `takenBack` names. */
    readonly endOthers: Effect<void>;
    /** Ends one of the account's; false where it is none of them, or has ended. */
    readonly end: (print: string) => Effect<boolean>;
    /** A provider opens the account no more; false where it did not. */
    readonly unlink: (provider: string) => Effect<boolean>;
  }
>()("kontor/visitor/second-factor/OwnLogins") {}

/** The login of a token, whether it is linked to an account or not. [SES-03] */
export class OwnLogin extends Context.Service<
  OwnLogin,
  {
    /** The token itself ends, with all copies of it. */
    readonly end: Effect<void>;
    /** What a logout takes along: the account's cart is emptied. */
    readonly takeAlong: Effect<void>;
  }
>()("kontor/visitor/second-factor/OwnLogin") {}

/** The second factor of the account that is logged in. */
export class OwnFactor extends Context.Service<
  OwnFactor,
  {
    readonly current: Effect<StoredFactor | null>;
    /** A fresh secret, which waits to be confirmed by this login. */
    readonly begin: Effect<Uint8Array>;
    /** A step of time counts once: of two that come with one code at once, the first. The first one confirms the factor. */
    readonly takeStep: (step: number, isFirst: boolean) => Effect<boolean>;
    /** Uses a recovery code up; false where it is none of the account's, or was used. */
    readonly takeRecoveryCode: (code: string) => Effect<boolean>;
    readonly recoveryCodesLeft: Effect<number>;
    /** In place of all from before. */
    readonly storeRecoveryCodes: (codes: readonly string[]) => Effect<void>;
    readonly remove: Effect<void>;
    /** This login has proved its identity, by the second factor or by the password alone. */
    readonly proved: (by: "factor" | "password") => Effect<void>;
    readonly addPasskey: (name: string) => Effect<void, PasskeyRefused>;
    /** Its name; null where it is none of the account's. */
    readonly removePasskey: (id: string) => Effect<string | null>;
    /** Notes what was changed in the journal, as of the account itself. */
    readonly note: (act: FactorAct, before: FactorFacts, after: FactorFacts) => Effect<void>;
  }
>()("kontor/visitor/second-factor/OwnFactor") {}

export type FactorAct = "factor-set" | "factor-removed" | "recovery-codes" | "passkey-added" | "passkey-removed";
export type FactorFacts = Readonly<Record<string, string | number | boolean | null>>;
