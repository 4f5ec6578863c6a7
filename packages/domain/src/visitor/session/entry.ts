// Forms of an entry: which fields they need, at which one a refusal stands, how long it makes wait, and where an entry leads. [SES-02] [SES-06] [OPS-08]
import { emailTyped } from "#kernel/text";
import type { RefusalValue } from "./machine-model.ts";
import type { Entry, EntryField } from "./model.ts";

/** The name of a login as it was typed: an address is read as one, any other name is as it stands. [REP2-4] */
export const identifierTyped = (typed: string): string => (typed.includes("@") ? emailTyped(typed) : typed.trim());

/** A login as it was typed into its form. */
export const loginOf = (email: string, password: string): Entry => ({
  by: "login",
  identifier: identifierTyped(email),
  password,
});

/** A registration as it was typed into its form: the address of email is the user's name. [SES-02] */
export const registrationOf = (email: string, password: string): Entry => ({
  by: "register",
  username: emailTyped(email),
  email: emailTyped(email),
  password,
});

/** The fields that are empty and must not be, in the order of the form. [SES-02] */
export const entryGaps = (entry: Entry): readonly EntryField[] => {
  const typed: readonly (readonly [EntryField, string])[] = [
    ...(entry.by === "login" ? [["email", entry.identifier.trim()] as const] : []),
    ...(entry.by === "register" ? [["email", entry.email.trim()] as const] : []),
    ...(entry.by === "change" ? [["current", entry.current] as const] : []),
    ["password", entry.password],
    ...("passwordRepeat" in entry ? [["passwordRepeat", entry.passwordRepeat] as const] : []),
  ];
  return typed.flatMap(([field, text]) => (text === "" ? [field] : []));
};

const fields: Readonly<Record<string, EntryField>> = {
  LoginRefused: "email",
  AccountBlocked: "email",
  RegistrationTaken: "email",
  RegistrationInvalid: "email",
  UsernameTaken: "email",
  UsernameUnusable: "email",
  EmailUnconfirmed: "email",
  CurrentPasswordWrong: "current",
  PasswordUnchanged: "password",
  PasswordTooShort: "password",
  PasswordTooLong: "password",
  PasswordCommon: "password",
  PasswordsDiffer: "passwordRepeat",
};

/** The field at which a refusal stands; null for what concerns the whole form. [SES-06] */
export const fieldOfRefusal = ({ _tag }: RefusalValue): EntryField | null => fields[_tag] ?? null;

/** Whether there was no answer: nothing is known to have happened, and the same may be sent again. [API-03] [API-04] */
export const isUnanswered = ({ _tag }: RefusalValue): boolean => _tag === "UnknownError" || _tag === "RequestTimedOut";

/** Whole seconds that a refusal makes wait, at least one; 0 for all that name none. [OPS-08] */
export const waitOf = (refusal: RefusalValue): number =>
  refusal._tag === "TooManyAttempts" && typeof refusal.wait === "number" ? Math.max(1, Math.ceil(refusal.wait)) : 0;

/** Where a completed entry leads: to the cart where the other one brought something in, since nothing is ordered unseen; else where the visitor wanted to go. [CRT-01] [CHK-02] */
export const pathAfterEntry = (
  isMerged: boolean,
  { cart, wanted, otherwise }: Readonly<Record<"cart" | "otherwise", string>> & { readonly wanted: string | null },
): string => (isMerged ? cart : (wanted ?? otherwise));
