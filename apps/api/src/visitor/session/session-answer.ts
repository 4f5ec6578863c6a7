// What every way in answers: a new jwt and the account that it opens; and what each way proves. [API-02] [SES-02] [SES-15]
import type { ContentComponents } from "@kontor/adapters/contract";
import { type ConfirmationPolicy, confirmedFor, deviceOf, type ProvedNow } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import type { Handle } from "../../platform/database/handle.ts";
import type { Answer, Call, OperationId, TokenOperation } from "../../platform/http/call.ts";
import type { SessionServices } from "./services.ts";
import { rememberPlace } from "./unknown-login.ts";
import type { UserRow } from "./users-store.ts";

export type User = ContentComponents["schemas"]["User"];

/** What the callers of operations that answer a token prove by them; a new one does not compile until it stands here. */
export const provedBy = {
  login: "password",
  register: "password",
  resetPassword: "code",
  changePassword: "password",
  providerCallback: "provider",
  // It answers the token that it was called with.
  endOtherSessions: "nothing",
} as const satisfies Readonly<Record<TokenOperation, ProvedNow>>;

/** Where nothing waits for an address, every account counts as confirmed, as in Strapi with its confirmation off. */
export const userOnWire = (user: UserRow, policy: ConfirmationPolicy): Required<User> => ({
  id: user.id,
  documentId: user.document_id,
  username: user.username,
  email: user.email,
  provider: user.provider,
  confirmed: Result.isSuccess(confirmedFor("order", policy, user.confirmed === 1)),
  blocked: user.blocked === 1,
  createdAt: new Date(user.created_at).toISOString(),
  updatedAt: new Date(user.updated_at).toISOString(),
  publishedAt: new Date(user.created_at).toISOString(),
});

/** A login that was noted, and whose it is. */
export interface Begun {
  readonly user: UserRow;
  readonly jwt: string;
}

/** Notes a login of an account as this transaction has it: what was judged before it began is compared in it once more. */
export const beginSession = async (
  services: SessionServices,
  handle: Handle,
  user: UserRow,
  call: Pick<Call<TokenOperation>, "headers" | "operation">,
): Promise<Begun> => ({
  user,
  jwt: await services.tokens.begin(handle, user, {
    now: services.now(),
    device: deviceOf(call.headers["user-agent"]),
    proved: provedBy[call.operation],
  }),
});

/** The network is known for the account from now on. */
export const sessionAnswer = async (
  services: SessionServices,
  { user, jwt }: Begun,
  headers: Readonly<Record<string, string>>,
  call: Pick<Call<OperationId>, "address">,
  identifiers: readonly string[] = [user.email, user.username],
): Promise<Answer<ContentComponents["schemas"]["Session"]>> => {
  await rememberPlace(services, identifiers, call.address);
  return { status: 200, headers, payload: { jwt, user: userOnWire(user, services.settings.confirmEmail) } };
};
