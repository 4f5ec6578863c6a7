// The content calls: lists, single entries, single types, in Strapi's words and shapes. [API-02] [ADM-03]
import { mayEnter, type Role } from "@kontor/domain/visitor/session";
import { userOf } from "../../visitor/session/account-guard.ts";
import type { Answer, Call, Handlers, OperationId } from "../../platform/http/call.ts";
import { bearerOf } from "../../platform/http/request.ts";
import { Refused } from "../../platform/http/problem.ts";
import { notFound, StrapiError } from "../../platform/http/strapi-error.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import type { UserRow } from "../../visitor/session/users-store.ts";
import { asksForDrafts, queryOf } from "./query/query.ts";
import { listEntries, oneEntry } from "./read/entries.ts";
import { entryInVersion4 } from "./read/version-4.ts";
import type { Wire } from "./read/records.ts";
import type { ContentType } from "./schema/model.ts";
import { contentTypes } from "./schema/types.ts";

/** `blog-posts` to `BlogPosts`. */
const pascal = (name: string): string =>
  name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

export const listOperation = (type: ContentType): string => `list${pascal(type.path)}`;
export const oneOperation = (type: ContentType): string => `read${pascal(type.name)}`;

type AnyCall = Pick<Call<OperationId>, "headers"> & { readonly query: unknown; readonly params: unknown };
type AnyHandler = (call: AnyCall) => Promise<Answer<unknown>>;
type Given = Readonly<Record<string, unknown>>;

/** An invalid token is refused even where none is needed; drafts are for editors. */
const letIn = async (services: SessionServices, call: AnyCall, given: Given): Promise<void> => {
  const user = bearerOf(call.headers) === null ? null : await userOf(services, call);
  if (asksForDrafts(given) && (user === null || !mayEnter("content", user.role as Role)))
    throw new StrapiError(403, "ForbiddenError", "Drafts need a preview token");
  if (asksForDrafts(given) && user !== null) await secondFactorGiven(services, user, call);
};

/** In Strapi's words. [SES-07] */
const secondFactorGiven = (services: SessionServices, user: UserRow, { headers }: AnyCall): Promise<void> =>
  services.staffGuard(user, { headers, operation: "readDrafts" }).catch((error: unknown) => {
    throw error instanceof Refused
      ? new StrapiError(403, "ForbiddenError", "Drafts need the second factor of the login")
      : error;
  });

const answered = (type: ContentType, call: AnyCall, data: Wire | readonly Wire[], meta: object): Answer<unknown> => {
  if (call.headers["strapi-response-format"] !== "v4") return { status: 200, payload: { data, meta } };
  const inVersion4 = (record: Wire): unknown => entryInVersion4(type.attributes, record);
  return {
    status: 200,
    unjudged: true,
    payload: { data: Array.isArray(data) ? data.map(inVersion4) : inVersion4(data as Wire), meta },
  };
};

const list =
  (services: SessionServices, type: ContentType): AnyHandler =>
  async (call) => {
    const given = call.query as Given;
    await letIn(services, call, given);
    const { data, meta } = await listEntries(
      services.database.reads,
      type,
      queryOf(services.database.engine, type, given, "list"),
    );
    return answered(type, call, data, meta);
  };

const one =
  (services: SessionServices, type: ContentType): AnyHandler =>
  async (call) => {
    const given = call.query as Given;
    await letIn(services, call, given);
    const documentId = type.single ? null : ((call.params as Readonly<Record<string, string>>)["documentId"] ?? "");
    const found = await oneEntry(
      services.database.reads,
      type,
      documentId,
      queryOf(services.database.engine, type, given, "one"),
    );
    if (found === null) throw notFound();
    return answered(type, call, found, {});
  };

/** Two calls for each type, one for the site. */
export const contentHandlers = (services: SessionServices): Partial<Handlers> =>
  Object.fromEntries(
    contentTypes.flatMap((type) => [
      ...(type.single ? [] : [[listOperation(type), list(services, type)]]),
      [oneOperation(type), one(services, type)],
    ]),
  );
