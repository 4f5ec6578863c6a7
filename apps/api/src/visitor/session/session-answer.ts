// What every way in answers: a new jwt and the account that it opens. [API-02] [SES-02]
import type { ContentComponents } from "@kontor/adapters/contract";
import { type ConfirmationPolicy, confirmedFor, deviceOf } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import type { Answer, Call, OperationId } from "../../platform/http/call.ts";
import type { SessionServices } from "./services.ts";
import { rememberPlace } from "./unknown-login.ts";
import type { UserRow } from "./users-store.ts";

export type User = ContentComponents["schemas"]["User"];

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

/** The network is known for the account from now on. */
export const sessionAnswer = async (
  services: SessionServices,
  user: UserRow,
  headers: Readonly<Record<string, string>>,
  {
    identifiers,
    call,
  }: { readonly identifiers: readonly string[]; readonly call: Pick<Call<OperationId>, "address" | "headers"> },
): Promise<Answer<ContentComponents["schemas"]["Session"]>> => {
  await rememberPlace(services, identifiers, call.address);
  const jwt = await services.tokens.sign(user, services.now(), deviceOf(call.headers["user-agent"]));
  return { status: 200, headers, payload: { jwt, user: userOnWire(user, services.settings.confirmEmail) } };
};
