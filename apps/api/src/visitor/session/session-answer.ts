// What every way in answers: a new jwt and the account that it opens; and what each way proves. [API-02] [SES-02] [SES-15]
import type { ContentComponents } from "@kontor/adapters/contract";
import { type Account, type ConfirmationPolicy, confirmedFor, type ProvedNow } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import type { Answer, Call, OperationId, TokenOperation } from "../../platform/http/call.ts";
import type { SessionServices } from "./services.ts";
import { rememberPlace } from "./unknown-login.ts";

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
export const userOnWire = (account: Account, policy: ConfirmationPolicy): Required<User> => ({
  id: account.id,
  documentId: account.documentId,
  username: account.username,
  email: account.email,
  provider: account.origin,
  confirmed: Result.isSuccess(confirmedFor("order", policy, account.isConfirmed)),
  blocked: account.isBlocked,
  createdAt: new Date(account.createdAt).toISOString(),
  updatedAt: new Date(account.updatedAt).toISOString(),
  publishedAt: new Date(account.createdAt).toISOString(),
});

/** A login that has begun, and whose it is. */
export interface Begun {
  readonly account: Account;
  readonly token: string;
}

/** The network is known for the account from now on. */
export const sessionAnswer = async (
  services: SessionServices,
  { account, token }: Begun,
  headers: Readonly<Record<string, string>>,
  call: Pick<Call<OperationId>, "address">,
  identifiers: readonly string[] = [account.email, account.username],
): Promise<Answer<ContentComponents["schemas"]["Session"]>> => {
  await rememberPlace(services, identifiers, call.address);
  return { status: 200, headers, payload: { jwt: token, user: userOnWire(account, services.settings.confirmEmail) } };
};
