// What a login of staff has proved and still needs, and the guard that every call of theirs passes. [SES-07]
import { dayMs, instant, type Instant } from "@kontor/domain/kernel/calendar";
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
import { decodeJwt } from "jose";
import type { IncomingHttpHeaders } from "node:http";
import { refuse } from "../../platform/http/problem.ts";
import { bearerOf } from "../../platform/http/request.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { tokenPrint } from "../session/ended-tokens-store.ts";
import type { StaffGuard } from "../session/services.ts";
import type { UserRow } from "../session/users-store.ts";
import { provedOf } from "./store.ts";

type Parts = Pick<PlatformServices, "database" | "settings" | "now">;

export interface Login extends StaffLogin {
  readonly userId: number;
  readonly print: string;
  /** When its token was issued. */
  readonly beganAt: Instant;
  /** When its token is out of date by itself. */
  readonly until: number;
  readonly step: StaffStep;
  /** When the second factor of the account was confirmed. */
  readonly setAt: Instant | null;
}

/** Whether this shop has second factors: a content system elsewhere that has the accounts has its own. */
export const isOffered = ({ settings }: Pick<Parts, "settings">): boolean => settings.cmsUrl === null;

const staffHours = dayMs;

/** The login of a verified token. With accounts elsewhere its beginning is the only proof there is. */
export const loginOf = async (
  services: Parts,
  user: UserRow,
  { headers }: { readonly headers: IncomingHttpHeaders },
): Promise<Login> => {
  const bearer = bearerOf(headers) ?? refuse(new TokenMissing());
  const { iat = 0, exp } = decodeJwt(bearer);
  const print = tokenPrint(bearer);
  const proved = isOffered(services)
    ? await provedOf(services.database.reads, user.id, print)
    : { confirmedAt: null, passedAt: null, provedAt: null };
  const state = { hasFactor: proved.confirmedAt !== null, isPassed: proved.passedAt !== null };
  const policy = isOffered(services) ? services.settings.staffFactor : "off";
  return {
    ...state,
    userId: user.id,
    print,
    beganAt: instant(iat * 1000),
    until: exp === undefined ? services.now() + staffHours : exp * 1000,
    step: staffStep(policy, user.role as Role, state),
    provedAt: instant(Math.max(iat * 1000, proved.provedAt ?? 0)),
    setAt: proved.confirmedAt === null ? null : instant(proved.confirmedAt),
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
