// A shop whose accounts are those of a remote Strapi, for tests: the Strapi is a second shop, with the list of users beside it.
import type { EmailAddress } from "@kontor/domain/kernel/text";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, beforeEach } from "vitest";
import { addUser, changeUser } from "../src/visitor/session/users-store.ts";
import { type Loose, noon, running, runningForFile, type Running } from "./harness.ts";
import { address } from "./customers.ts";

export const fresh = (name: string): string => `${name}-${Math.random().toString(36).slice(2)}@example.test`;

/** Both for one file of tests; administrators of the shop are gone before each. */
export const behindStrapi = async () => {
  /** The part of a Strapi: a second shop, and beside it the list of users that a Strapi gives to its operator. */
  const strapi = await runningForFile({ PORT: "0" });
  const operatorsToken = "a-token-that-may-find-users";
  const places: { shop?: Running; cmsUrl: string } = { cmsUrl: "" };
  const shop = (): Running => places.shop as Running;
  const ask: Running["ask"] = (...requests) => shop().ask(...requests);
  const here = (): string => shop().settings.databaseUrl ?? shop().settings.dataDir;
  const environment = (more: Readonly<Record<string, string>> = {}) => ({
    CMS_URL: places.cmsUrl,
    CMS_TOKEN: operatorsToken,
    ...more,
  });

  const listUsers = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const query = new URL(request.url ?? "", "http://strapi").searchParams;
    const isOperator = request.headers.authorization === `Bearer ${operatorsToken}`;
    const users = await strapi.api.database.reads.selectFrom("users").selectAll().execute();
    const [id, email] = [query.get("filters[documentId][$eq]"), query.get("filters[email][$eqi]")?.toLowerCase()];
    const found = users
      .filter((user) => (id === null ? user.email === email : user.document_id === id))
      .map((user) => ({
        ...user,
        documentId: user.document_id,
        confirmed: user.confirmed === 1,
        blocked: user.blocked === 1,
        createdAt: new Date(Number(user.created_at)).toISOString(),
      }));
    response.writeHead(isOperator ? 200 : 403, { "content-type": "application/json" });
    response.end(
      JSON.stringify(
        isOperator ? found : { data: null, error: { status: 403, name: "ForbiddenError", message: "Forbidden" } },
      ),
    );
  };

  beforeAll(async () => {
    const behind = await strapi.api.listen();
    const server = createServer(async (request, response) => {
      if (request.url?.startsWith("/api/users?")) return listUsers(request, response);
      const parts: Buffer[] = [];
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
      const { host: _, connection: __, "content-length": ___, ...headers } = request.headers as Record<string, string>;
      const body = parts.length === 0 ? {} : { body: Buffer.concat(parts) };
      const sent = fetch(behind + (request.url ?? ""), { method: request.method ?? "GET", headers, ...body });
      const answer = await sent.catch(() => null);
      // The shop reads in the background, also while the one behind ends.
      if (answer === null) return void response.destroy();
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "text/plain" });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    places.cmsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    places.shop = await running({ CMS_URL: places.cmsUrl, CMS_TOKEN: operatorsToken });
    return async () => {
      await places.shop?.close();
      server.close();
      server.closeAllConnections();
    };
  });
  beforeEach(() =>
    shop().api.database.inTransaction((handle) => handle.deleteFrom("users").where("role", "=", "admin").execute()),
  );

  /** Accounts from before the move to Strapi: an administrator, a reseller, a customer with an address. */
  const fromBefore = async (role: string, email = fresh(role)): Promise<Loose> => {
    const user = await shop().api.database.inTransaction(async (handle) => {
      const added = await addUser(handle, {
        username: email,
        email: email as EmailAddress,
        passwordHash: "h",
        now: noon,
      });
      return changeUser(handle, added?.id ?? 0, { role });
    });
    const { locale, ...stored } = address;
    await shop().api.database.inTransaction((handle) =>
      handle
        .insertInto("customers")
        .values({
          customer_number: user?.customer_number ?? "",
          locale,
          address: JSON.stringify({ ...stored, email }),
          vat_id_validity: "unknown",
          vat_checked_at: null,
          vat_due_at: null,
          individual_rate: null,
          updated_at: noon,
        })
        .execute(),
    );
    return user;
  };

  const rowOf = (email: string): Promise<Loose> =>
    shop().api.database.reads.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirstOrThrow();
  return { strapi, shop, ask, here, environment, fromBefore, rowOf };
};
