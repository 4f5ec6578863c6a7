// Passkeys as a second factor: added to one that is there, and checked by the rules of WebAuthn. [SES-07]
import { createHash } from "node:crypto";
import { isIP } from "node:net";
import {
  mostPasskeys,
  passkeyMs,
  PasskeyRefused,
  PasskeysFull,
  PasskeyUnknown,
  userVerification,
} from "@kontor/domain/visitor/second-factor";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as Schema from "effect/Schema";
import type { Handle } from "../../platform/database/handle.ts";
import { storedAs } from "../../platform/database/stored-json.ts";
import { refuse } from "../../platform/http/problem.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { UserRow } from "../session/users-store.ts";
import type { Login } from "./logins.ts";
import {
  addPasskey,
  notePasskeyUse,
  type PasskeyRow,
  passkeysOf,
  storeChallenge,
  takeChallenge,
} from "./passkeys-store.ts";

/** Read with the first passkey: most shops never need it. */
const webauthn = () => import("@simplewebauthn/server");

type Parts = Pick<PlatformServices, "settings" | "database" | "now" | "log">;

/** Whom a browser makes passkeys for: the host of the shop's address, which is no number. */
const partyOf = ({ settings }: Pick<Parts, "settings">) => {
  const { hostname, origin } = new URL(settings.publicUrl);
  return { rpID: hostname, origin };
};

export const offersPasskeys = (parts: Pick<Parts, "settings">): boolean =>
  isIP(partyOf(parts).rpID.replace(/^\[|\]$/g, "")) === 0;

/** A short name for a passkey in addresses, from which its id cannot be restored. */
const printOf = (credential: string): string =>
  createHash("sha256").update(credential).digest("base64url").slice(0, 22);

type Way = NonNullable<RegistrationResponseJSON["response"]["transports"]>[number];

const ways: Readonly<Record<Way, true>> = {
  ble: true,
  cable: true,
  hybrid: true,
  internal: true,
  nfc: true,
  "smart-card": true,
  usb: true,
};
const isWay = (value: unknown): value is Way => typeof value === "string" && Object.hasOwn(ways, value);

const transportsFrom = storedAs("transports of a passkey", Schema.Array(Schema.Unknown));

/** As the browser named them; a way that is not known here is left out. */
const transportsOf = ({ transports, credential }: PasskeyRow): Way[] =>
  transportsFrom(transports, printOf(credential)).filter(isWay);

const known = (rows: readonly PasskeyRow[]) =>
  rows.map((row) => ({ id: row.credential, transports: transportsOf(row) }));

/** What a browser needs to make a passkey; the challenge is good once, in this login, for some minutes. */
export const creationOptions = async (parts: Parts, user: UserRow, login: Login, name: string) => {
  const rows = await passkeysOf(parts.database.reads, user.id);
  if (rows.length >= mostPasskeys) refuse(new PasskeysFull({ most: mostPasskeys }));
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: partyOf(parts).rpID,
    userName: user.email,
    userID: new Uint8Array(Buffer.from(user.document_id)),
    attestationType: "none",
    excludeCredentials: known(rows),
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
    timeout: passkeyMs,
  });
  await storeChallenge(parts.database, login.print, options.challenge, parts.now() + passkeyMs);
  return options;
};

export const requestOptions = async (parts: Parts, user: UserRow, login: Login) => {
  const rows = await passkeysOf(parts.database.reads, user.id);
  if (rows.length === 0) refuse(new PasskeyUnknown());
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: partyOf(parts).rpID,
    allowCredentials: known(rows),
    userVerification: userVerification(rows.map(({ verifies }) => verifies === 1)),
    timeout: passkeyMs,
  });
  await storeChallenge(parts.database, login.print, options.challenge, parts.now() + passkeyMs);
  return options;
};

const challengeOf = async (parts: Parts, login: Login): Promise<string> =>
  (await takeChallenge(parts.database, login.print, parts.now())) ?? refuse(new PasskeyRefused());

/** What the library throws at an answer that is none names what was wrong with it; it is the same refusal for all. */
const orRefused = async <A>({ log }: Pick<Parts, "log">, verified: Promise<A>): Promise<A> =>
  verified.catch((error: unknown) => {
    log.info({ err: { name: error instanceof Error ? error.name : "unknown" } }, "a passkey was refused");
    return refuse(new PasskeyRefused());
  });

/** Checks what a browser made, and gives what is stored of it. */
export const checkedPasskey = async (parts: Parts, login: Login, response: unknown) => {
  const expectedChallenge = await challengeOf(parts, login);
  const { rpID, origin } = partyOf(parts);
  const { verifyRegistrationResponse } = await webauthn();
  const answer = response as RegistrationResponseJSON;
  const verified = await orRefused(
    parts,
    Promise.resolve().then(() =>
      verifyRegistrationResponse({
        response: answer,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: false,
      }),
    ),
  );
  if (!verified.verified) return refuse(new PasskeyRefused());
  const { userVerified, credential } = verified.registrationInfo;
  const { id, publicKey, counter, transports = [] } = credential;
  return {
    id: printOf(id),
    credential: id,
    public_key: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: JSON.stringify(transports),
    verifies: userVerified ? 1 : 0,
  };
};

/** False where the same passkey is there already, of whatever account. */
export const keepPasskey = (
  handle: Handle,
  passkey: Awaited<ReturnType<typeof checkedPasskey>>,
  { userId, name, now }: { readonly userId: number; readonly name: string; readonly now: number },
): Promise<boolean> => addPasskey(handle, { ...passkey, user_id: userId, name, added_at: now, used_at: null });

/** Checks an answer of one of the account's passkeys; its counter only grows. */
export const usePasskey = async (parts: Parts, userId: number, login: Login, response: unknown): Promise<void> => {
  const expectedChallenge = await challengeOf(parts, login);
  const answer = response as AuthenticationResponseJSON;
  const rows = await passkeysOf(parts.database.reads, userId);
  const row = rows.find(({ credential }) => credential === answer.id) ?? refuse(new PasskeyRefused());
  const { rpID, origin } = partyOf(parts);
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await orRefused(
    parts,
    Promise.resolve().then(() =>
      verifyAuthenticationResponse({
        response: answer,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: {
          id: row.credential,
          publicKey: new Uint8Array(Buffer.from(row.public_key, "base64url")),
          counter: row.counter,
          transports: transportsOf(row),
        },
        requireUserVerification: row.verifies === 1,
      }),
    ),
  );
  if (!verified.verified) refuse(new PasskeyRefused());
  const { newCounter: counter, userVerified } = verified.authenticationInfo;
  const used = { counter, verified: userVerified, now: parts.now() };
  await parts.database.inTransaction((handle) => notePasskeyUse(handle, row.id, used));
};
