// What a password must be, who may enter which area, where a logout leads. [SES-02] [SES-03] [SES-06] [SES-07]
import * as Result from "effect/Result";
import { inLocale, type Locale, type Localized } from "#visitor/locale";
import {
  AccountManagedElsewhere,
  AreaClosed,
  EmailUnconfirmed,
  PasswordCommon,
  PasswordsDiffer,
  PasswordTooLong,
  PasswordTooShort,
  PasswordUnchanged,
  RegistrationTaken,
  TokenMissing,
  UsernameTaken,
  UsernameUnusable,
} from "./errors.ts";
import {
  judgedLetters,
  maximumPasswordBytes,
  minimumPasswordLength,
  passwordGuesses,
  staffPasswordGuesses,
  staffLoginMs,
} from "./limits.ts";
import {
  type AccountElsewhere,
  type Area,
  type ConfirmationPolicy,
  type Entry,
  type Role,
  roles,
  staffRoles,
  type TokenInformation,
} from "./model.ts";

/** The one form in which a password is measured, guessed, compared and hashed: one keyboard writes ü as one character, another as two (RFC 8265). [SES-02] [REP-7] */
export const writtenPassword = (typed: string): string => typed.normalize("NFC");

/** A password as typed: never trimmed, 6 characters to 72 bytes of UTF-8. [SES-02] */
export const password = (typed: string): Result.Result<string, PasswordTooShort | PasswordTooLong> => {
  const written = writtenPassword(typed);
  if ([...written].length < minimumPasswordLength)
    return Result.fail(new PasswordTooShort({ minimum: minimumPasswordLength }));
  return utf8Length(written) > maximumPasswordBytes
    ? Result.fail(new PasswordTooLong({ maximum: maximumPasswordBytes }))
    : Result.succeed(written);
};

/** Platform ability: how many guesses a password takes of who knows these words about its account, the commonest passwords, keyboards, runs and repeats. */
export type GuessesFor = (password: string, known: readonly string[]) => number;

/** As much of a password as is judged: its first letters, in the form in which it is hashed; of one that repeats itself whole repeats, which are guessed as such. [SES-02] [OPS-09] */
export const judgedPart = (typed: string): string => {
  const letters = Array.from(writtenPassword(typed));
  if (letters.length <= judgedLetters) return letters.join("");
  const isRepeated = (period: number): boolean => letters.every((letter, at) => letter === letters[at % period]);
  const periods = Array.from({ length: judgedLetters / 2 }, (_, at) => at + 1);
  const period = periods.find(isRepeated) ?? 1;
  return letters.slice(0, judgedLetters - (judgedLetters % period)).join("");
};

/** A chosen password is within its bounds, and is not guessed in fewer tries than its role needs; old ones go on working. [SES-02] [ADM-06] */
export const chosenPassword = (
  typed: string,
  {
    guessesFor,
    role,
    known,
  }: { readonly guessesFor: GuessesFor; readonly role: Role; readonly known: readonly string[] },
): Result.Result<string, PasswordTooShort | PasswordTooLong | PasswordCommon> =>
  Result.flatMap(password(typed), (taken) =>
    guessesFor(judgedPart(taken), known) < guessesNeeded(role)
      ? Result.fail(new PasswordCommon())
      : Result.succeed(taken),
  );

/** Staff see the data of others. */
const guessesNeeded = (role: Role): number => (isStaff(role) ? staffPasswordGuesses : passwordGuesses);

/** A name with an @ would pass for an address: it is taken only where it is the account's own. [SES-02] */
export const isOwnName = (username: string, email: string): boolean =>
  !nameKey(username).includes("@") || username.toLowerCase() === email.toLowerCase();

/** What names are compared by: neither case nor width nor the form of a letter tells two accounts apart (Unicode's NFKC, folded). [SES-02] */
export const nameKey = (username: string): string =>
  username
    .normalize("NFKC")
    // Capitals first: ß and SS, or ς and Σ, are one name.
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKC");

/** Names by which only staff may be called. */
const staffNames: ReadonlySet<string> = new Set([
  ...roles.filter((role) => role !== "visitor" && role !== "customer" && role !== "reseller"),
  "administrator",
  "root",
  "staff",
  "system",
  "team",
  "hostmaster",
  "postmaster",
  "webmaster",
]);

/** A name that an account is registered with: every character of it is seen, and no customer is called as staff are. [SES-02] */
export const chosenName = (username: string): Result.Result<string, UsernameUnusable> =>
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(username) ||
  nameKey(username).trim() === "" ||
  staffNames.has(nameKey(username).replace(/[^\p{L}\p{N}]+/gu, ""))
    ? Result.fail(new UsernameUnusable())
    : Result.succeed(username);

/** What a registration is refused for whose address or name another account has; names from before that are alike go on side by side. [SES-02] [SES-06] */
export const takenBy = (
  wanted: Readonly<Record<"username" | "email", string>>,
  holder: Readonly<Record<"username" | "email", string>> | undefined,
): RegistrationTaken | UsernameTaken =>
  holder !== undefined && holder.email !== wanted.email.toLowerCase() && holder.username !== wanted.username
    ? new UsernameTaken()
    : new RegistrationTaken();

/** The repeat of a password must be the same, character by character. [SES-06] */
export const passwordRepeat = (typed: string, first: string): Result.Result<string, PasswordsDiffer> =>
  writtenPassword(typed) === writtenPassword(first) ? Result.succeed(typed) : Result.fail(new PasswordsDiffer());

/** What is refused before any call is made: a login takes every password, since old ones may be shorter. [SES-02] [SES-06] */
export const entryRefusal = (
  entry: Entry,
): PasswordTooShort | PasswordTooLong | PasswordsDiffer | PasswordUnchanged | null => {
  if (entry.by === "login") return null;
  const checked = password(entry.password);
  if (Result.isFailure(checked)) return checked.failure;
  if (entry.by === "register") return null;
  const repeated = passwordRepeat(entry.passwordRepeat, entry.password);
  if (Result.isFailure(repeated)) return repeated.failure;
  return entry.by === "change" && writtenPassword(entry.current) === writtenPassword(entry.password)
    ? new PasswordUnchanged()
    : null;
};

/** A login and an order of an account: one whose address is not confirmed logs in but where logins wait for that, and orders where nothing does. [SES-06] */
export const confirmedFor = (
  act: "login" | "order",
  policy: ConfirmationPolicy,
  isConfirmed: boolean,
): Result.Result<"login" | "order", EmailUnconfirmed> => {
  const isOpen = act === "login" ? policy !== "login" : policy === "off";
  return isConfirmed || isOpen ? Result.succeed(act) : Result.fail(new EmailUnconfirmed());
};

/** Who may enter what. Staff are not customers: their role opens no account and no order. [SES-07] */
const entrants: Readonly<Record<Area, readonly Role[]>> = {
  public: roles,
  summary: ["customer", "reseller"],
  account: ["customer", "reseller"],
  reseller: ["reseller"],
  ticketing: ["ticketing", "admin"],
  desk: ["editor", "bookkeeping", "support", "admin"],
  records: ["bookkeeping", "support", "admin"],
  support: ["support", "admin"],
  books: ["bookkeeping", "admin"],
  content: ["editor", "admin"],
  admin: ["admin"],
};

/** Staff are who is logged in and no customer. [SES-07] */
export const isStaff = (role: Role): boolean => (staffRoles as readonly Role[]).includes(role);

/** Whether someone of this role may enter the area. [SES-07] */
export const mayEnter = (area: Area, role: Role): boolean => entrants[area].includes(role);

/** Whether a login that began then is over by now; customers stay logged in as long as their token holds. [SES-07] */
export const isLoginOver = (role: Role, beganAt: number, now: number): boolean =>
  isStaff(role) && now - beganAt >= staffLoginMs;

/** The same as a result: a visitor lacks a token, a logged-in user lacks the role. [SES-07] */
export const entered = (area: Area, role: Role): Result.Result<Role, TokenMissing | AreaClosed> => {
  if (mayEnter(area, role)) return Result.succeed(role);
  return Result.fail(role === "visitor" ? new TokenMissing() : new AreaClosed({ area }));
};

/** A cart is for visitors and for those who may order it: staff have none. [SES-07] */
export const cartHolder = (role: Role): Result.Result<Role, AreaClosed> =>
  role === "visitor" || mayEnter("summary", role)
    ? Result.succeed(role)
    : Result.fail(new AreaClosed({ area: "summary" }));

/** Whether an account from before may be handed to the one elsewhere that has its address: a customer's alone, for an address that was confirmed. [SES-11] */
export const mayLink = (
  before: { readonly email: string; readonly role: Role },
  elsewhere: AccountElsewhere,
): boolean =>
  before.role === "customer" &&
  elsewhere.confirmed &&
  !elsewhere.blocked &&
  before.email.toLowerCase() === elsewhere.email.toLowerCase();

/** How an account of the shop got its account elsewhere: it was made for it, or one from before was handed over to it; null where there is none of its id. [SES-11] */
export const bindingOf = (
  own: { readonly username: string; readonly documentId: string },
  elsewhere: Pick<AccountElsewhere, "documentId"> | null,
): "made" | "handed-over" | null => {
  if (elsewhere === null || elsewhere.documentId !== own.documentId) return null;
  return own.username === own.documentId ? "made" : "handed-over";
};

/** The role of a token; no information is a visitor. [SES-04] */
export const roleOf = (information: TokenInformation | null): Role =>
  information?.type === "user" ? information.role : "visitor";

/** Whether the login state is `user`, a logged-in customer. [SES-04] */
export const isCustomer = (information: TokenInformation | null): boolean => information?.type === "user";

/** What the customer panel calls the languages. */
const panelLanguages: Localized<string> = { en: "GB", de: "DE" };

/** Query of the customer panel's logout page; the key is left out when it could not be had. [SES-03] [SES-09] */
export const panelLogoutQuery = (locale: Locale, ssoKey: string | null): Readonly<Record<string, string>> => ({
  sso: "1",
  login_language: inLocale(panelLanguages, locale),
  ...(ssoKey === null ? {} : { ssoKey }),
});

const utf8Length = (text: string): number =>
  [...text].reduce((bytes, character) => bytes + utf8Width(character.codePointAt(0) ?? 0), 0);

const utf8Width = (point: number): number => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);

/** What changes an account, where no content system elsewhere has the accounts. [ACC-04] */
export const accountIsOurs = (contentSystem: string | null): Result.Result<void, AccountManagedElsewhere> =>
  contentSystem === null ? Result.void : Result.fail(new AccountManagedElsewhere());
