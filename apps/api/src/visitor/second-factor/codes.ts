// Secrets and codes of second factors: made, sealed, compared; every try is counted, right or wrong. [SES-07] [OPS-08]
import { randomBytes } from "node:crypto";
import type { Limit } from "@kontor/domain/kernel/limit";
import {
  base32,
  factorTries,
  factorTriesADay,
  type OwnFactor,
  PasskeyRefused,
  recoveryBytes,
  recoveryCode,
  recoveryCodes,
  secretBytes,
} from "@kontor/domain/visitor/second-factor";
import { TooManyAttempts } from "@kontor/domain/kernel/limit";
import { instant, type Instant } from "@kontor/domain/kernel/calendar";
import type * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Handle } from "../../platform/database/handle.ts";
import { countCall } from "../../platform/database/rate-limits.ts";
import { refuse } from "../../platform/http/problem.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { sealFor, type TextSeal } from "../../platform/secrets/seal.ts";
import { keepPasskey } from "./passkeys.ts";
import { removePasskey } from "./passkeys-store.ts";
import {
  beginFactor,
  type FactorRow,
  factorOf,
  noteProof,
  recoveryCodesLeft,
  removeFactor,
  storeRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from "./store.ts";

export interface FactorServices extends PlatformServices {
  readonly factorSeal: TextSeal;
}

/** With a key of its own, else with the secret of the sessions. */
export const factorSealOf = (key: string | null, sessionSecret: string): TextSeal =>
  sealFor(key ?? sessionSecret, "kontor second factors");

/** Counted by account, wherever the tries come from. */
export const countTry = async ({ database, now }: FactorServices, userId: number): Promise<void> => {
  const limits: readonly (readonly [string, Limit])[] = [
    ["second-factor", factorTries],
    ["second-factor-day", factorTriesADay],
  ];
  for (const [name, { most, seconds }] of limits) {
    const tries = await countCall(database, `${name}:${userId}`, most, seconds * 1000, now());
    if (tries.refused) refuse(new TooManyAttempts({ wait: tries.wait }));
  }
};

const freshSecret = (seal: TextSeal, userId: number): { readonly secret: Buffer; readonly sealed: string } => {
  const secret = randomBytes(secretBytes);
  return { secret, sealed: seal.closed(secret.toString("base64url"), String(userId)) };
};

/** Null where the key was changed since. */
const secretOf = ({ factorSeal, log }: FactorServices, row: FactorRow): Buffer | null => {
  const opened = factorSeal.opened(row.sealed_secret, String(row.user_id));
  if (opened === null)
    log.error({ setting: "FACTOR_KEY" }, "the secret of a second factor was sealed with another key");
  return opened === null ? null : Buffer.from(opened, "base64url");
};

export const asLetters = (secret: Buffer): string => base32(secret);

export const freshRecoveryCodes = (): readonly string[] =>
  Array.from({ length: recoveryCodes }, () => recoveryCode(randomBytes(recoveryBytes)));

const orNull = (at: number | null): Instant | null => (at === null ? null : instant(at));

/** The account that is logged in, and the print of its login. */
interface OwnLogin {
  readonly userId: number;
  readonly print: string;
}

/** The second factor of a login's account, and the journal that its changes stand in. */
export const ownFactorOver = (
  services: FactorServices,
  handle: Handle,
  login: OwnLogin,
  { note, passkey }: OwnChanges,
): Context.Service.Shape<typeof OwnFactor> => {
  const { userId } = login;
  const now = services.now();
  return {
    current: Effect.promise(async () => {
      const row = await factorOf(handle, userId);
      return row === undefined
        ? null
        : {
            secret: secretOf(services, row),
            begunAt: instant(row.begun_at),
            begunBy: row.begun_by,
            confirmedAt: orNull(row.confirmed_at),
            lastStep: row.last_step,
          };
    }),
    begin: Effect.promise(async () => {
      const { secret, sealed } = freshSecret(services.factorSeal, userId);
      await beginFactor(handle, login, sealed, now);
      return secret;
    }),
    takeStep: (step, isFirst) => Effect.promise(() => takeStep(handle, userId, step, isFirst ? now : undefined)),
    takeRecoveryCode: (code) => Effect.promise(() => takeRecoveryCode(handle, userId, code, now)),
    recoveryCodesLeft: Effect.promise(() => recoveryCodesLeft(handle, userId)),
    storeRecoveryCodes: (codes) => Effect.promise(() => storeRecoveryCodes(handle, userId, codes)),
    remove: Effect.promise(() => removeFactor(handle, userId)),
    proved: (by) => Effect.promise(() => noteProof(handle, login, now, by === "factor")),
    addPasskey: (name) =>
      Effect.flatMap(
        Effect.promise(async () => passkey !== null && (await keepPasskey(handle, passkey, { userId, name, now }))),
        (isAdded) => (isAdded ? Effect.void : Effect.fail(new PasskeyRefused())),
      ),
    removePasskey: (id) => Effect.promise(() => removePasskey(handle, userId, id)),
    note: (act, before, after) => Effect.promise(() => note(handle, act, before, after)),
  };
};

export interface OwnChanges {
  readonly note: (
    handle: Handle,
    ...entry: Parameters<Context.Service.Shape<typeof OwnFactor>["note"]>
  ) => Promise<void>;
  /** One that was checked and is to be added. */
  readonly passkey: Parameters<typeof keepPasskey>[1] | null;
}
