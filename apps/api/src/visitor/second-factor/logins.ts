// What a login of staff has proved and still needs, and the guard that every call of theirs passes. [SES-07]
import { instant, type Instant } from "@kontor/domain/kernel/calendar";
import { opensBefore, waitsForProof } from "@kontor/domain/site/admin";
import {
  FactorMissing,
  FactorNotSet,
  ProofTooOld,
  type StaffLogin,
  type StaffStep,
  staffStep,
} from "@kontor/domain/visitor/second-factor";
import { type Role, TokenMissing } from "@kontor/domain/visitor/session";
import type { IncomingHttpHeaders } from "node:http";
import { refuse } from "../../platform/http/problem.ts";
import { bearerOf } from "../../platform/http/request.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { SessionServices, StaffGuard } from "../session/services.ts";
import type { UserRow } from "../session/users-store.ts";
import { provedOf } from "./store.ts";

type Parts = Pick<PlatformServices, "database" | "settings" | "now"> & Pick<SessionServices, "tokens">;

export interface Login extends StaffLogin {
  readonly userId: number;
  readonly print: string;
  readonly beganAt: Instant;
  readonly step: StaffStep;
  /** When the second factor of the account was confirmed. */
  readonly setAt: Instant | null;
}

/** Whether this shop has second factors: a content system elsewhere that has the accounts has its own. */
export const isOffered = ({ settings }: Pick<Parts, "settings">): boolean => settings.cmsUrl === null;

const orNull = (at: number | null): Instant | null => (at === null ? null : instant(at));

/** The login of a verified token. */
export const loginOf = async (
  services: Parts,
  user: UserRow,
  { headers }: { readonly headers: IncomingHttpHeaders },
): Promise<Login> => {
  const bearer = bearerOf(headers) ?? refuse(new TokenMissing());
  const print = (await services.tokens.printOf(bearer, services.now())) ?? refuse(new TokenMissing());
  const { confirmedAt, passedAt, provedAt, startedAt } = await provedOf(services.database.reads, user.id, print);
  const state = { hasFactor: isOffered(services) && confirmedAt !== null, isPassed: passedAt !== null };
  const policy = isOffered(services) ? services.settings.staffFactor : "off";
  return {
    ...state,
    userId: user.id,
    print,
    beganAt: instant(startedAt ?? services.now()),
    step: staffStep(policy, user.role as Role, state),
    provedAt: orNull(provedAt),
    setAt: orNull(confirmedAt),
  };
};

/** Refuses what a login may not do yet, or not any more without a fresh proof. */
export const staffGuard =
  (services: Parts): StaffGuard =>
  async (user, call) => {
    const { step, provedAt } = await loginOf(services, user, call);
    if (!opensBefore(step, call.operation)) refuse(step === "code" ? new FactorMissing() : new FactorNotSet());
    if (waitsForProof(call.operation, provedAt, services.now())) refuse(new ProofTooOld());
  };
