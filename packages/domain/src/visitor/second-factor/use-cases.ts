// The second factor of who is logged in: set up, confirmed, given, removed; each change in the journal. [SES-07] [HDL-09]
import * as Effect from "effect/Effect";
import type { Instant } from "#kernel/calendar";
import { EnrolmentOver, FactorMissing, FactorNotSet, FactorThere, FactorWrong, PasskeyUnknown } from "./errors.ts";
import type { StaffStep, StoredFactor } from "./model.ts";
import { OwnFactor, OwnLogins } from "./ports.ts";
import { isOwnEnrolment, matchedStep, passkeyName, typedCode } from "./rules.ts";
import { TokenMissing } from "#visitor/session";

/** A secret for an app: the one that this login was shown already, for as long as it waits to be confirmed, else a fresh one. */
export const beginFactor = Effect.fn("beginFactor")(function* (print: string, now: Instant) {
  const factor = yield* OwnFactor;
  const stored = yield* factor.current;
  if (stored !== null && stored.confirmedAt !== null) return yield* Effect.fail(new FactorThere());
  const shown = stored !== null && isOwnEnrolment(stored, print, now) ? stored.secret : null;
  return shown ?? (yield* factor.begin);
});

/** The first code of the secret that this login was shown makes it the second factor; recovery codes come with it. */
export const confirmFactor = Effect.fn("confirmFactor")(function* (
  print: string,
  typed: string,
  recoveryCodes: readonly string[],
  now: Instant,
) {
  const factor = yield* OwnFactor;
  const stored = yield* factor.current;
  if (stored === null || !isOwnEnrolment(stored, print, now)) return yield* Effect.fail(new EnrolmentOver());
  const { kind, code } = yield* Effect.fromResult(typedCode(typed));
  if (kind !== "time" || !(yield* factor.takeStep(yield* stepIn(stored, code, now), true)))
    return yield* Effect.fail(new FactorWrong());
  yield* factor.storeRecoveryCodes(recoveryCodes);
  yield* factor.proved("factor");
  return yield* factor.note("factor-set", { factor: false }, { factor: true });
});

/** Nothing happens where there is none. */
export const removeFactor = Effect.fn("removeFactor")(function* () {
  const factor = yield* OwnFactor;
  if (((yield* factor.current)?.confirmedAt ?? null) === null) return;
  yield* factor.remove;
  yield* factor.note("factor-removed", { factor: true }, { factor: false });
});

export const renewRecoveryCodes = Effect.fn("renewRecoveryCodes")(function* (codes: readonly string[]) {
  const factor = yield* OwnFactor;
  yield* confirmed(yield* factor.current);
  const left = yield* factor.recoveryCodesLeft;
  yield* factor.storeRecoveryCodes(codes);
  yield* factor.note("recovery-codes", { left, made: false }, { left: codes.length, made: true });
});

/** A code by time, or a recovery code, which is used up and noted. */
export const proveByCode = Effect.fn("proveByCode")(function* (typed: string, now: Instant) {
  const factor = yield* OwnFactor;
  const stored = yield* confirmed(yield* factor.current);
  const { kind, code } = yield* Effect.fromResult(typedCode(typed));
  const isTaken =
    kind === "recovery"
      ? yield* factor.takeRecoveryCode(code)
      : yield* factor.takeStep(yield* stepIn(stored, code, now), false);
  if (!isTaken) return yield* Effect.fail(new FactorWrong());
  yield* factor.proved("factor");
  if (kind !== "recovery") return;
  const left = yield* factor.recoveryCodesLeft;
  yield* factor.note("recovery-codes", { left: left + 1 }, { left });
});

/** The password that was just judged proves an identity, but for half a login: that is not made whole by the half that was given already. [SEC4-6] */
export const proveByPassword = Effect.fn("proveByPassword")(function* (step: StaffStep) {
  if (step === "code") return yield* Effect.fail(new FactorMissing());
  if ((yield* (yield* OwnLogins).current) === null) return yield* Effect.fail(new TokenMissing());
  return yield* (yield* OwnFactor).proved("password");
});

/** An answer of a passkey that was checked. */
export const proveByPasskey = Effect.flatMap(OwnFactor, ({ proved }) => proved("factor"));

export const addPasskey = Effect.fn("addPasskey")(function* (typed: string) {
  const factor = yield* OwnFactor;
  const name = passkeyName(typed);
  yield* factor.addPasskey(name);
  yield* factor.note("passkey-added", { passkey: null }, { passkey: name });
});

export const removePasskey = Effect.fn("removePasskey")(function* (id: string) {
  const factor = yield* OwnFactor;
  const name = yield* factor.removePasskey(id);
  if (name === null) return yield* Effect.fail(new PasskeyUnknown());
  return yield* factor.note("passkey-removed", { passkey: name }, { passkey: null });
});

const confirmed = (stored: StoredFactor | null): Effect.Effect<StoredFactor, FactorNotSet> =>
  stored === null || stored.confirmedAt === null ? Effect.fail(new FactorNotSet()) : Effect.succeed(stored);

const stepIn = ({ secret, lastStep }: StoredFactor, code: string, now: Instant): Effect.Effect<number, FactorWrong> =>
  secret === null ? Effect.fail(new FactorWrong()) : Effect.fromResult(matchedStep(secret, code, { now, lastStep }));
