// The account calls in Strapi's conventions: login, registration, passwords, confirmation, the user of a token. [API-02] [SES-02] [SES-06] [SES-11]
import { setTimeout as pause } from "node:timers/promises";
import {
  changePassword,
  type CodeKind,
  confirmAddress,
  CurrentPasswordWrong,
  letterAnswerTime,
  logIn,
  LoginRefused,
  PasswordUnchanged,
  register,
  requestCode,
  resetPassword,
  type Role,
} from "@kontor/domain/visitor/session";
import type * as Effect from "effect/Effect";
import type { RefusalShape } from "@kontor/domain/site/refusal";
import { changeForm, emailAlone, loginForm, registerForm, resetForm } from "./account-forms.ts";
import { anonymousOnly, limited, loginOf, type RateHeaders, userOf } from "./account-guard.ts";
import { accountFrom, type AccountPorts, accountPorts, fingerprint } from "./account-ports.ts";
import { mustWithstand } from "./password-guesses.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import { letterAllowance, limitUnknownLogins } from "./unknown-login.ts";
import { sessionAnswer, type User, userOnWire } from "./session-answer.ts";
import { inStrapisWords, strapiErrorOf } from "./strapi-words.ts";
import type { Call, Handler, Handlers, OperationId } from "../../platform/http/call.ts";
import { StrapiError, validationError } from "../../platform/http/strapi-error.ts";
import { type PortsOver, run } from "../../platform/use-case/use-case.ts";
import type { SessionServices } from "./services.ts";
import { userByIdentifier, userByResetHash } from "./users-store.ts";

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

export const accountHandlers = (services: SessionServices): AccountHandlers => {
  const { database } = services;
  const policy = services.settings.confirmEmail;

  const shop = async (): Promise<string> => (await siteTexts(database.reads)).name;

  /** A counted call without a login. */
  const anonymous =
    <Id extends OperationId>(use: (call: Call<Id>, headers: RateHeaders) => ReturnType<Handler<Id>>): Handler<Id> =>
    async (call) => {
      await anonymousOnly(services, call);
      return limited(services, call, (headers) => use(call, headers));
    };

  /** Runs an act, and refuses as a content system does. */
  const act = <A, E extends RefusalShape>(
    call: Pick<Call<OperationId>, "headers" | "operation" | "locale">,
    use: Effect.Effect<A, E, AccountPorts>,
    ports: PortsOver<AccountPorts> = accountPorts(services, call),
  ): Promise<A> => run<OperationId, AccountPorts, A, E>(services, call, ports, use).catch(inStrapisWords(call));

  /** Mails a code to an address with an account that it is for; the response is the same where there is none. */
  const mailCode = async (call: Call<"forgotPassword" | "sendEmailConfirmation">, kind: CodeKind): Promise<string> => {
    const { email } = emailAlone(call.body);
    const earliest = pause(letterAnswerTime);
    const allowance = await letterAllowance(services, kind === "reset" ? "reset" : "confirm", email);
    await act(call, requestCode(kind, email, services.now()), accountPorts(services, call, allowance));
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
      // As long, whether there is such an account or not.
      if (!(await services.passwords.isPassword(user?.password_hash, password)) || user === undefined)
        throw strapiErrorOf(call, new LoginRefused());
      const begun = await act(call, logIn(identifier, accountFrom(user), policy));
      return sessionAnswer(services, begun, headers, call, [identifier]);
    }),

    register: anonymous(async (call, headers) => {
      const { username, email, password } = registerForm(call.body);
      await mustWithstand(password, { role: "customer", email, shop: await shop() });
      const passwordHash = await services.passwords.hashed(password);
      // The address is not proved: its mailbox is counted before a letter goes there.
      const ports = accountPorts(services, call, await letterAllowance(services, "confirm", email));
      const { account, token } = await act(
        call,
        register({ username, email, passwordHash }, policy, services.now()),
        ports,
      );
      services.mailQueued();
      if (token === null) return { status: 200, headers, payload: { user: userOnWire(account, policy) } };
      return sessionAnswer(services, { account, token }, headers, call);
    }),

    forgotPassword: anonymous(async (call, headers) => {
      await mailCode(call, "reset");
      return { status: 200, headers, payload: { ok: true } };
    }),

    resetPassword: anonymous(async (call, headers) => {
      const { code, password } = resetForm(call.body);
      const owner = await userByResetHash(database.reads, fingerprint(code), services.now());
      // Without a code nothing is judged, and nothing is said of the password.
      if (owner === undefined) throw validationError("Incorrect code provided");
      await mustWithstand(password, { role: owner.role as Role, email: owner.email, shop: await shop() });
      const passwordHash = await services.passwords.hashed(password);
      return sessionAnswer(services, await act(call, resetPassword(code, passwordHash)), headers, call);
    }),

    changePassword: async (call) => {
      const { user } = await loginOf(services, call);
      // Half a login, without the code of the second factor, would throw the owner out with the password alone. [SEC2-11]
      await services.staffGuard(user, call).catch(inStrapisWords(call));
      return limited(services, call, async (headers) => {
        const { currentPassword, password } = changeForm(call.body);
        // A stolen token does not let its thief guess on from place to place.
        await limitUnknownLogins(services, { identifier: user.email, address: call.address });
        if (!(await services.passwords.isPassword(user.password_hash, currentPassword)))
          throw strapiErrorOf(call, new CurrentPasswordWrong());
        if (currentPassword === password) throw strapiErrorOf(call, new PasswordUnchanged());
        await mustWithstand(password, { role: user.role as Role, email: user.email, shop: await shop() });
        const passwordHash = await services.passwords.hashed(password);
        return sessionAnswer(services, await act(call, changePassword(accountFrom(user), passwordHash)), headers, call);
      });
    },

    sendEmailConfirmation: anonymous(async (call, headers) => {
      const email = await mailCode(call, "confirmation");
      return { status: 200, headers, payload: { email: email.toLowerCase(), sent: true } };
    }),

    confirmEmail: async (call) => {
      const { confirmation } = call.query;
      await act(call, confirmAddress(typeof confirmation === "string" ? confirmation : ""));
      return { status: 302, headers: { location: `${services.settings.publicUrl}/` } };
    },

    readUser: async (call) => {
      const user = userOnWire(accountFrom(await userOf(services, call)), policy);
      refuseUnknownRelations(call.query.populate);
      return { status: 200, payload: onlyFields(user, call) };
    },
  };
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
