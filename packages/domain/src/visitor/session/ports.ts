// Ports of the session: the accounts of the content system, the shop's information about a token, a store for the token. [SES-01…06] [SES-13]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { TooManyAttempts } from "#kernel/limit";
import type {
  AccountBlocked,
  CallRefused,
  CurrentPasswordWrong,
  EntryRefused,
  PasswordCommon,
  PasswordsDiffer,
  PasswordTooLong,
  PasswordTooShort,
  PasswordUnchanged,
  ProviderAddressUnverified,
  ProviderLoginRefused,
  RegistrationInvalid,
  RegistrationTaken,
  TokenMissing,
} from "./errors.ts";
import type { AnonymousEntry, Granted, Token, TokenInformation, User } from "./model.ts";

/** Keeps the token of this frontend. A browser's store holds none: the cookie is out of reach of scripts. [SES-13] */
export class TokenStore extends Context.Service<
  TokenStore,
  {
    /** Whether a token exists, as far as this frontend may know. */
    readonly hasToken: Effect<boolean>;
    /** Value of the `authorization` header; null where a cookie replaces it. */
    readonly bearer: Effect<Token | null>;
    /** Keeps a jwt; null means that the cookie has taken it already. */
    readonly store: (token: Token | null) => Effect<void>;
    readonly clear: Effect<void>;
  }
>()("kontor/visitor/session/TokenStore") {}

/** The accounts: five calls go without a bearer, the rest with it. */
export class ContentUsers extends Context.Service<
  ContentUsers,
  {
    readonly enter: (entry: AnonymousEntry) => Effect<Granted, EntryRefused>;
    readonly me: Effect<User, TokenMissing | CallRefused>;
    readonly forgotPassword: (email: string) => Effect<void, RegistrationInvalid | TooManyAttempts | CallRefused>;
    readonly changePassword: (
      current: string,
      next: string,
      repeat: string,
    ) => Effect<
      Granted,
      | CurrentPasswordWrong
      | PasswordUnchanged
      | PasswordTooShort
      | PasswordTooLong
      | PasswordCommon
      | PasswordsDiffer
      | RegistrationInvalid
      | TokenMissing
      | TooManyAttempts
      | CallRefused
    >;
    readonly sendConfirmation: (email: string) => Effect<void, RegistrationInvalid | TooManyAttempts | CallRefused>;
    readonly callback: (
      provider: string,
      accessToken: string,
    ) => Effect<
      Granted,
      | AccountBlocked
      | ProviderAddressUnverified
      | ProviderLoginRefused
      | RegistrationTaken
      | TooManyAttempts
      | CallRefused
    >;
  }
>()("kontor/visitor/session/ContentUsers") {}

/** The shop's information about the current token. */
export class Sessions extends Context.Service<
  Sessions,
  {
    /** Null on failure, which is logged. [SES-04] */
    readonly information: Effect<TokenInformation | null>;
    /** Key that opens the customer panel without a second login. [SES-03] */
    readonly singleSign: Effect<string, TokenMissing | CallRefused>;
    /** Ends the session on the other side: the account's cart is emptied, a browser's cookies of token and cart go. [SES-03] */
    readonly end: Effect<void, CallRefused>;
  }
>()("kontor/visitor/session/Sessions") {}
