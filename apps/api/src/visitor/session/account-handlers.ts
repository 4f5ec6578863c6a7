// The account calls in Strapi's conventions: login, registration, passwords, confirmation, the user of a token. [API-02] [SES-02] [SES-06] [SES-11]
import { createHash, randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  chosenName,
  confirmationLinkTime,
  confirmedFor,
  letterAnswerTime,
  resetLinkTime,
  type Role,
  takenBy,
} from "@kontor/domain/visitor/session";
import type { Locale } from "@kontor/domain/visitor/locale";
import { refusalStatuses, refusalText, type RefusalTag } from "@kontor/domain/site/refusal";
import * as Result from "effect/Result";
import { changeForm, emailAlone, loginForm, registerForm, resetForm } from "./account-forms.ts";
import { mustWithstand } from "./password-guesses.ts";
import { holderOf } from "./account-names-store.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import { accountBlocked, anonymousOnly, limited, loginOf, type RateHeaders, userOf } from "./account-guard.ts";
import { letterAllowance, mailboxFor, limitUnknownLogins } from "./unknown-login.ts";
import { beginSession, sessionAnswer, type User, userOnWire } from "./session-answer.ts";
import { standingLogin } from "./sessions-store.ts";
import { takeBack } from "./taken-back.ts";
import type { Call, Handler, Handlers, OperationId } from "../../platform/http/call.ts";
import { Refused } from "../../platform/http/problem.ts";
import { applicationError, StrapiError, unauthorized, validationError } from "../../platform/http/strapi-error.ts";
import { queueConfirmationLink, queueResetLink } from "./account-mails.ts";
import { countedMailbox } from "../../platform/mail/recipients.ts";
import type { SessionServices } from "./services.ts";
import {
  type UserRow,
  addUser,
  changeByResetHash,
  changeUser,
  invitedBy,
  userByConfirmationHash,
  userByEmail,
  userByIdentifier,
  userByResetHash,
} from "./users-store.ts";

type AccountHandlers = Pick<
  Handlers,
  | "login"
  | "register"
  | "forgotPassword"
  | "resetPassword"
  | "changePassword"
  | "sendEmailConfirmation"
  | "confirmEmail"
  | "readUser"
>;

const confirmationBytes = 20;
const fingerprint = (code: string): string => createHash("sha256").update(code).digest("hex");

/** In Strapi's words. */
const wrongLogin = (): StrapiError => validationError("Invalid identifier or password");

/** A mail with a code: which accounts may have one, and what is stored of the code. */
interface CodeLetter {
  readonly kind: "reset" | "confirm";
  readonly bytes: number;
  readonly isFor: (user: UserRow) => boolean;
  readonly change: (hash: string) => Parameters<typeof changeUser>[2];
  readonly queue: typeof queueResetLink;
}

export const accountHandlers = (services: SessionServices): AccountHandlers => {
  const { database } = services;
  const confirmationOf = (hash: string) => ({
    confirmation_hash: hash,
    confirmation_until: services.now() + confirmationLinkTime,
  });

  const shop = async (): Promise<string> => (await siteTexts(database.reads)).name;

  /** A counted call without a login. */
  const anonymous =
    <Id extends OperationId>(use: (call: Call<Id>, headers: RateHeaders) => ReturnType<Handler<Id>>): Handler<Id> =>
    async (call) => {
      await anonymousOnly(services, call);
      return limited(services, call, (headers) => use(call, headers));
    };

  /** Mails a code to an address with an account that it is for; the response is the same where there is none. */
  const mailCode = async (
    call: Call<"forgotPassword" | "sendEmailConfirmation">,
    letter: CodeLetter,
  ): Promise<string> => {
    const { email } = emailAlone(call.body);
    const earliest = pause(letterAnswerTime);
    const code = randomBytes(letter.bytes).toString("hex");
    const allowance = await letterAllowance(services, letter.kind, email);
    await database.inTransaction(async (handle) => {
      const user = await userByEmail(handle, email);
      if (user === undefined || !letter.isFor(user)) return;
      // As the account has it, however it was typed.
      const to = countedMailbox(user.email, allowance);
      if (to === null) return;
      await changeUser(handle, user.id, letter.change(fingerprint(code)));
      await letter.queue(services, handle, user, { code, to, locale: call.locale });
    });
    await earliest;
    // Only now: sending it would slow the answer down where there is one.
    services.mailQueued();
    return email;
  };

  return {
    login: anonymous(async (call, headers) => {
      const { identifier, password } = loginForm(call.body);
      await limitUnknownLogins(services, { identifier, address: call.address });
      const user = await userByIdentifier(database.reads, identifier);
      if (!(await services.passwords.isPassword(user?.password_hash, password)) || user === undefined)
        throw wrongLogin();
      const begun = await database.inTransaction(async (handle) => {
        // Judging it took its time: a password that was replaced meanwhile opens nothing, nor does an address that is another account's, or none's. [SEC4-6]
        const current = await userByIdentifier(handle, identifier);
        if (current?.id !== user.id || current.password_hash !== user.password_hash) throw wrongLogin();
        // The account's state is answered only with the right password.
        if (Result.isFailure(confirmedFor("login", services.settings.confirmEmail, current.confirmed === 1)))
          throw applicationError("Your account email is not confirmed");
        if (current.blocked === 1) throw accountBlocked();
        return beginSession(services, handle, current, call);
      });
      return sessionAnswer(services, begun, headers, call, [identifier]);
    }),

    register: anonymous(async (call, headers) => {
      const { username, email, password } = registerForm(call.body);
      const named = chosenName(username);
      if (Result.isFailure(named)) throw underItsTag(named.failure, call.locale);
      await mustWithstand(password, { role: "customer", email, shop: await shop() });
      const passwordHash = await services.passwords.hashed(password);
      const policy = services.settings.confirmEmail;
      const code = randomBytes(confirmationBytes).toString("hex");
      // The address is not proved: its mailbox is counted before a letter goes there.
      const to = await mailboxFor(services, "confirm", email);
      const waits = Result.isFailure(confirmedFor("login", policy, false));
      const made = await database.inTransaction(async (handle) => {
        const added = await addUser(handle, { username, email, passwordHash, now: services.now(), isConfirmed: false });
        if (added === undefined) return undefined;
        if (to !== null) {
          await queueConfirmationLink(services, handle, added, { code, to, locale: call.locale });
          await changeUser(handle, added.id, confirmationOf(fingerprint(code)));
        }
        return waits ? { user: added, jwt: null } : beginSession(services, handle, added, call);
      });
      if (made === undefined) {
        const taken = takenBy({ username, email }, await holderOf(database.reads, { username, email }));
        throw taken._tag === "UsernameTaken"
          ? underItsTag(taken, call.locale)
          : applicationError("Email or Username are already taken");
      }
      services.mailQueued();
      if (made.jwt === null) return { status: 200, headers, payload: { user: userOnWire(made.user, policy) } };
      return sessionAnswer(services, made, headers, call);
    }),

    forgotPassword: anonymous(async (call, headers) => {
      await mailCode(call, {
        kind: "reset",
        bytes: 32,
        // An invitation ends by its time: its address alone brings no other link.
        isFor: (user) => user.blocked !== 1 && user.provider !== invitedBy,
        change: (hash) => ({ reset_hash: hash, reset_until: services.now() + resetLinkTime }),
        queue: queueResetLink,
      });
      return { status: 200, headers, payload: { ok: true } };
    }),

    resetPassword: anonymous(async (call, headers) => {
      const { code, password } = resetForm(call.body);
      const hash = fingerprint(code);
      const owner = await userByResetHash(database.reads, hash, services.now());
      // Without a code nothing is judged, and nothing is said of the password.
      if (owner === undefined) throw validationError("Incorrect code provided");
      await mustWithstand(password, { role: owner.role as Role, email: owner.email, shop: await shop() });
      const passwordHash = await services.passwords.hashed(password);
      // The code came by mail: that confirms the address, too.
      const opened = owner.provider === invitedBy ? { provider: "local" } : {};
      const begun = await database.inTransaction(async (handle) => {
        const now = services.now();
        const change = { password_hash: passwordHash, confirmed: 1, ...opened };
        const changed = await changeByResetHash(handle, hash, now, change);
        if (changed === undefined) return null;
        const user = await takeBack(handle, changed, "password-by-mail", { now });
        return beginSession(services, handle, user, call);
      });
      if (!begun) throw validationError("Incorrect code provided");
      return sessionAnswer(services, begun, headers, call);
    }),

    changePassword: async (call) => {
      const { user, print } = await loginOf(services, call);
      // Half a login, without the code of the second factor, would throw the owner out with the password alone. [SEC2-11]
      await services.staffGuard(user, call).catch(inStrapisShape);
      return limited(services, call, async (headers) => {
        const { currentPassword, password } = changeForm(call.body);
        // A stolen token does not let its thief guess on from place to place.
        await limitUnknownLogins(services, { identifier: user.email, address: call.address });
        if (!(await services.passwords.isPassword(user.password_hash, currentPassword)))
          throw validationError("The provided current password is invalid");
        if (currentPassword === password)
          throw validationError("Your new password must be different than your current password");
        await mustWithstand(password, { role: user.role as Role, email: user.email, shop: await shop() });
        const passwordHash = await services.passwords.hashed(password);
        const begun = await database.inTransaction(async (handle) => {
          // Judging and hashing took their time: the login and the password are looked at once more.
          if ((await standingLogin(handle, user, print)) === null) throw unauthorized("Invalid credentials");
          const changed = await changeUser(handle, user.id, { password_hash: passwordHash });
          if (changed === undefined) throw unauthorized("Invalid credentials");
          const now = services.now();
          return beginSession(services, handle, await takeBack(handle, changed, "own-password", { now }), call);
        });
        return sessionAnswer(services, begun, headers, call);
      });
    },

    sendEmailConfirmation: anonymous(async (call, headers) => {
      const email = await mailCode(call, {
        kind: "confirm",
        bytes: confirmationBytes,
        isFor: (user) => user.blocked !== 1 && user.confirmed !== 1,
        change: confirmationOf,
        queue: queueConfirmationLink,
      });
      return { status: 200, headers, payload: { email: email.toLowerCase(), sent: true } };
    }),

    confirmEmail: async (call) => {
      const { confirmation } = call.query;
      const user =
        typeof confirmation === "string"
          ? await userByConfirmationHash(database.reads, fingerprint(confirmation), services.now())
          : undefined;
      if (user === undefined) throw validationError("Invalid token");
      await database.inTransaction((handle) =>
        changeUser(handle, user.id, {
          confirmed: 1,
          confirmation_hash: null,
          confirmation_until: null,
          updated_at: services.now(),
        }),
      );
      return { status: 302, headers: { location: `${services.settings.publicUrl}/` } };
    },

    readUser: async (call) => {
      const user = userOnWire(await userOf(services, call), services.settings.confirmEmail);
      refuseUnknownRelations(call.query.populate);
      return { status: 200, payload: onlyFields(user, call) };
    },
  };
};

/** A refusal of the shop in a content call: its tag is the name of the error. */
const underItsTag = (refusal: { readonly _tag: string }, locale: Locale): StrapiError =>
  new StrapiError(refusalStatuses[refusal._tag as RefusalTag], refusal._tag, refusalText(locale, refusal));

const inStrapisShape = (error: unknown): never => {
  if (!(error instanceof Refused)) throw error;
  throw underItsTag(error.refusal, "en");
};

/** Private fields of a Strapi account. */
const secretFields: ReadonlySet<string> = new Set(["password", "resetPasswordToken", "confirmationToken"]);

/** Relations of an account: they are not readable, and requesting one is no fault. */
const relations: ReadonlySet<string> = new Set(["*", "", "role", "createdBy", "updatedBy", "localizations"]);

const unknownKey = (key: string, path: string | null, param: "fields" | "populate"): StrapiError =>
  new StrapiError(400, "ValidationError", `Invalid key ${key.slice(0, 60)}`, {
    key: key.slice(0, 60),
    path: path?.slice(0, 60) ?? null,
    source: "query",
    param,
  });

/** As text, as a list, or as an object whose keys are the relations. */
const refuseUnknownRelations = (requested: unknown): void => {
  const named =
    typeof requested === "string"
      ? requested.split(",")
      : typeof requested === "object" && requested !== null
        ? Object.entries(requested).map(([key, value]: [string, unknown]) => (/^\d+$/.test(key) ? String(value) : key))
        : [];
  const unknown = named.map((name) => name.trim().split(".")[0] ?? "").find((name) => !relations.has(name));
  if (unknown !== undefined) throw unknownKey(unknown, unknown, "populate");
};

/** Only the fields that the query names, always with both ids; a name that is none is refused. */
const onlyFields = (user: Required<User>, call: Call<"readUser">): User => {
  const requested: unknown = call.query.fields;
  if (requested === undefined || requested === "*" || requested === "") return user;
  const names =
    typeof requested === "string"
      ? requested.split(",")
      : Array.isArray(requested)
        ? requested
        : typeof requested === "object" && requested !== null
          ? Object.values(requested)
          : [];
  const unknown = names.find((name) => typeof name !== "string" || !Object.hasOwn(user, name));
  if (unknown !== undefined)
    throw unknownKey(String(unknown), secretFields.has(String(unknown)) ? String(unknown) : null, "fields");
  const selected = new Set(["id", "documentId", ...names]);
  return Object.fromEntries(Object.entries(user).filter(([name]) => selected.has(name))) as unknown as User;
};
