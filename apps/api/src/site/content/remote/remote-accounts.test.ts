// Accounts of a remote Strapi: an address registered there opens no account here, an operator links customers once, an administrator logs in there. [SES-11] [ADM-06]
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { adminCommand } from "../../../app/data/admin.ts";
import { linkCommand } from "../../../app/data/link.ts";
import { linkedCommand } from "../../../app/data/linked.ts";
import { addUser, changeUser } from "../../../visitor/session/users-store.ts";
import { type Headers, type Loose, noon, running, runningForFile, type Running, type ApiResponse } from "../../../../test/harness.ts";
import { account, address, customer, filledCart, order, password } from "../../../../test/people.ts";

/** The part of a Strapi: a second shop, and beside it the list of users that a Strapi gives to its operator. */
const strapi = await runningForFile({ PORT: "0" });
const operatorsToken = "a-token-that-may-find-users";
const places: { shop?: Running; cmsUrl: string } = { cmsUrl: "" };
const shop = (): Running => places.shop as Running;
const ask: Running["ask"] = (...requests) => shop().ask(...requests);
const here = (): string => shop().settings.databaseUrl ?? shop().settings.dataDir;
const environment = (more: Readonly<Record<string, string>> = {}) => ({ CMS_URL: places.cmsUrl, CMS_TOKEN: operatorsToken, ...more });

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
  response.end(JSON.stringify(isOperator ? found : { data: null, error: { status: 403, name: "ForbiddenError", message: "Forbidden" } }));
};

beforeAll(async () => {
  const behind = await strapi.api.listen();
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith("/api/users?")) return listUsers(request, response);
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const { host: _, connection: __, "content-length": ___, ...headers } = request.headers as Record<string, string>;
    const body = parts.length === 0 ? {} : { body: Buffer.concat(parts) };
    const answer = await fetch(behind + (request.url ?? ""), { method: request.method ?? "GET", headers, ...body });
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
beforeEach(() => shop().api.database.inTransaction((handle) => handle.deleteFrom("users").where("role", "=", "admin").execute()));

const fresh = (name: string): string => `${name}-${Math.random().toString(36).slice(2)}@example.test`;

/** Somebody who was here before the accounts moved: an administrator, a reseller, a customer with an address. */
const fromBefore = async (role: string, email = fresh(role)): Promise<Loose> => {
  const user = await shop().api.database.inTransaction(async (handle) => {
    const added = await addUser(handle, { username: email, email, passwordHash: "h", now: noon });
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
const refused = (actual: ApiResponse) => [actual.status, actual.body.refusal, actual.body.rule];
const notLinked = [403, "AccountNotLinked", "SES-11"];

describe("a registration there with another customer's address", () => {
  it.each(["admin", "reseller", "ticketing", "customer"])(
    "[SES-11] [SES-07] gets neither account nor role nor address of the %s",
    async (role) => {
      const before = await fromBefore(role);
      const { auth } = await account(ask, before.email);
      for (const [method, path] of [
        ["GET", "/shop/auth"],
        ["GET", "/shop/auth/customer"],
        ["POST", "/shop/auth/singleSign"],
        ["POST", "/shop/order/cart"],
      ] as const)
        expect([path, ...refused(await ask(method, path, undefined, auth))]).toEqual([path, ...notLinked]);
      expect((await ask("GET", "/pages?status=draft", undefined, auth)).status).toBe(403);
      expect(await rowOf(before.email)).toMatchObject({ document_id: before.document_id, role });
      // The shop goes on as for any visitor, and the way out stands open.
      expect((await ask("GET", "/shop/vat", undefined, auth)).status).toBe(200);
      expect((await ask("POST", "/shop/auth/logout", undefined, auth)).status).toBe(200);
      expect((await ask("GET", "/users/me", undefined, auth)).status).toBe(401);
    },
  );

  it("[SES-11] says so in both languages", async () => {
    const before = await fromBefore("customer");
    const { auth } = await account(ask, before.email);
    const output = async (locale: string) => (await ask("GET", "/shop/auth", undefined, { ...auth, "shop-locale": locale })).body.detail;
    expect([await output("de"), await output("en")]).toEqual([
      expect.stringMatching(/^Zu dieser E-Mail-Adresse/),
      expect.stringMatching(/^There is already/),
    ]);
  });

  it("[SES-11] gets it no better by changing an address that is linked already", async () => {
    const before = await fromBefore("admin");
    const mallory = await account(ask);
    expect((await ask("GET", "/shop/auth", undefined, mallory.auth)).status).toBe(200);
    const own = await rowOf(mallory.email);
    await strapi.api.database.inTransaction((handle) =>
      handle.updateTable("users").set({ email: before.email }).where("email", "=", mallory.email).execute(),
    );
    shop().clock.now += 60_000;
    const actual = await ask("GET", "/shop/auth", undefined, mallory.auth);
    expect(actual.body.result).toEqual({ type: "user", role: "customer", customerNumber: own.customer_number });
    expect(await rowOf(before.email)).toMatchObject({ id: before.id, role: "admin", document_id: before.document_id });
  });
});

it("[SES-11] who has no account from before gets one of their own, and keeps it under another address", async () => {
  const person = await customer(ask);
  expect((await order(ask, person, await filledCart(ask, undefined, person.auth))).status).toBe(201);
  const moved = fresh("moved");
  const { id } = await rowOf(person.email);
  await strapi.api.database.inTransaction((handle) =>
    handle.updateTable("users").set({ email: moved }).where("email", "=", person.email).execute(),
  );
  shop().clock.now += 60_000;
  expect((await ask("GET", "/shop/auth/customer", undefined, person.auth)).status).toBe(200);
  expect((await rowOf(moved)).id).toBe(id);
});

it("[SES-02] one of the commonest passwords is refused here, whatever the Strapi takes", async () => {
  const email = fresh("weak");
  const actual = await ask("POST", "/auth/local/register", { username: email, email, password: "qwertz123" });
  expect([actual.status, actual.body.error.details.errors[0].path]).toEqual([400, ["password"]]);
});

describe("a token of there after its logout here", () => {
  it("[SES-03] is refused by this shop in its own calls and in those it passes on, and stays valid there", async () => {
    const { auth } = await account(ask);
    expect((await ask("GET", "/shop/auth", undefined, auth)).status).toBe(200);
    await ask("POST", "/shop/auth/logout", undefined, auth);
    for (const path of ["/shop/auth", "/shop/auth/customer", "/users/me"])
      expect((await ask("GET", path, undefined, auth)).status).toBe(401);
    expect((await strapi.ask("GET", "/users/me", undefined, auth)).status).toBe(200);
  });
});

describe("npm run data -- link", () => {
  const output: string[] = [];
  const link = async (email: string | null, more = {}): Promise<string> => {
    output.length = 0;
    await linkCommand(here(), email, environment(more), (line) => void output.push(line));
    return output.join("\n");
  };
  const again = async (email: string): Promise<Headers> => {
    const actual = await ask("POST", "/auth/local", { identifier: email, password });
    return { authorization: `Bearer ${actual.body.jwt}` };
  };

  it("[SES-11] gives a customer the account back whose confirmed address is theirs, once", async () => {
    const before = await fromBefore("customer");
    await account(ask, before.email);
    expect(await link(before.email)).toContain("Linked 1 of 1 customers");
    const actual = await ask("GET", "/shop/auth/customer", undefined, await again(before.email));
    expect([actual.status, actual.body.result?.number, actual.body.result?.city]).toEqual([200, before.customer_number, "Berlin"]);
    expect(await link(before.email)).toContain("is linked already");
  });

  it("[SES-11] links no account whose address is not confirmed, who is blocked, or who is staff or a reseller", async () => {
    const change = (email: string, set: { readonly confirmed?: number; readonly blocked?: number }) =>
      strapi.api.database.inTransaction((handle) => handle.updateTable("users").set(set).where("email", "=", email).execute());
    for (const set of [{ confirmed: 0 }, { blocked: 1 }]) {
      const before = await fromBefore("customer");
      await account(ask, before.email);
      await change(before.email, set);
      expect(await link(before.email)).toContain("Linked 0 of 1");
      expect((await rowOf(before.email)).document_id).toBe(before.document_id);
    }
    for (const role of ["admin", "ticketing", "reseller"]) {
      const before = await fromBefore(role);
      await account(ask, before.email);
      await expect(link(before.email)).rejects.toThrow("No customer here has the address");
      await link(null);
      expect((await rowOf(before.email)).document_id).toBe(before.document_id);
    }
  });

  it("[SES-11] without an address goes through all customers, and prints for each that is left why", async () => {
    const [one, two, none] = [await fromBefore("customer"), await fromBefore("customer"), await fromBefore("customer")];
    for (const { email } of [one, two]) await account(ask, email);
    const actual = await link(null);
    expect(actual).toContain(`  ${none.customer_number}: has no account there`);
    for (const { email, customer_number: number } of [one, two])
      expect((await ask("GET", "/shop/auth", undefined, await again(email))).body.result.customerNumber).toBe(number);
  });

  it("[SES-11] needs a Strapi and a token of it that may read accounts", async () => {
    const before = await fromBefore("customer");
    await expect(link(before.email, { CMS_URL: "" })).rejects.toThrow("Set CMS_URL");
    await expect(link(before.email, { CMS_TOKEN: "another" })).rejects.toThrow("may not read accounts");
    await expect(link(before.email, { CMS_URL: "http://127.0.0.1:9" })).rejects.toThrow("No Strapi answers");
  });
});

describe("npm run data -- linked", () => {
  const listed = async (email: string | null = null): Promise<string> => {
    const output: string[] = [];
    await linkedCommand(here(), email, environment(), (line) => void output.push(line));
    return output.join("\n");
  };
  const givenTo = (before: Loose, documentId: string, role = before.role) =>
    shop().api.database.inTransaction((handle) => changeUser(handle, before.id, { document_id: documentId, role }));
  const idThere = async (email: string): Promise<string> =>
    (await strapi.api.database.reads.selectFrom("users").select("document_id").where("email", "=", email).executeTakeFirstOrThrow())
      .document_id;

  it("[SES-11] shows which account there has got an account with a role, by which its address is no proof, and changes nothing", async () => {
    // As before accounts were bound by id: who registered the address there became the reseller.
    const taken = await fromBefore("reseller");
    await account(ask, taken.email);
    await givenTo(taken, await idThere(taken.email));
    const free = await fromBefore("ticketing");
    const actual = await listed();
    const day = new Date(noon).toISOString().slice(0, 10);
    expect(actual).toContain(
      `  ${taken.customer_number}, reseller, ${taken.email}, here since ${day}:\n    ${await idThere(taken.email)} there`,
    );
    expect(actual.split(`${taken.customer_number}, `)[1]?.split("\n")[2]).toContain("older than its link");
    expect(actual.split(`${free.customer_number}, `)[1]?.split("\n")[1]).toContain("nobody there has its document id");
    expect(actual).toMatch(/of which 1 were handed over/);
    expect(await rowOf(free.email)).toMatchObject({ document_id: free.document_id, role: "ticketing" });
  });

  it("[SES-11] shows one that was made for its account there as its own, by its address also a customer", async () => {
    const person = await account(ask);
    expect((await ask("GET", "/shop/auth", undefined, person.auth)).status).toBe(200);
    expect(await listed(person.email)).toContain("made here for that account");
    expect(await listed()).not.toContain(person.email);
    await expect(listed(fresh("nobody"))).rejects.toThrow("No account here has the address");
  });
});

describe("npm run admin:create with CMS_URL", () => {
  const create = async (email: string, secret = password): Promise<string> => {
    const output: string[] = [];
    await adminCommand(here(), environment({ ADMIN_EMAIL: email, ADMIN_PASSWORD: secret }), (line) => void output.push(line));
    return output.join();
  };

  it("[ADM-06] [SES-11] names who enters the Strapi, also one who has looked around here before; drafts open for them", async () => {
    const person = await account(ask);
    expect((await ask("GET", "/shop/auth", undefined, person.auth)).body.result.role).toBe("customer");
    expect((await ask("GET", "/pages?status=draft", undefined, person.auth)).status).toBe(403);
    expect(await create(person.email)).toContain(`${person.email} is the administrator of `);
    shop().clock.now += 60_000;
    expect((await ask("GET", "/shop/auth", undefined, person.auth)).body.result).toMatchObject({ role: "admin" });
    // From here on the operator's token is sent; this Strapi gives no drafts for it, and the shop answers so.
    const drafts = await ask("GET", "/pages?status=draft", undefined, person.auth);
    expect([drafts.status, drafts.body.error.name]).toEqual([502, "PreviewTokenError"]);
    await expect(create((await account(ask)).email)).rejects.toThrow("There is an administrator already");
  });

  it("[ADM-06] refuses a password that is not the one there, and names no account", async () => {
    const person = await account(ask);
    await expect(create(person.email, "not-the-password-1")).rejects.toThrow("refuses this login (Invalid identifier or password)");
    await expect(create(fresh("nobody"))).rejects.toThrow("refuses this login");
    expect((await ask("GET", "/shop/auth", undefined, person.auth)).body.result.role).toBe("customer");
  });

  it("[ADM-06] [SES-11] keeps the administrator of before under the same address, by the login there", async () => {
    const before = await fromBefore("admin");
    await shop().api.database.inTransaction((handle) =>
      handle.deleteFrom("customers").where("customer_number", "=", before.customer_number).execute(),
    );
    const person = await account(ask, before.email);
    expect((await ask("GET", "/shop/auth", undefined, person.auth)).body.refusal).toBe("AccountNotLinked");
    await create(before.email);
    expect((await ask("GET", "/shop/auth", undefined, person.auth)).body.result).toMatchObject({
      role: "admin",
      customerNumber: before.customer_number,
    });
  });

  it("[ADM-06] makes no administrator of a customer", async () => {
    const person = await customer(ask);
    await expect(create(person.email)).rejects.toThrow("an administrator needs an address of their own");
    const before = await fromBefore("customer");
    await account(ask, before.email);
    await expect(create(before.email)).rejects.toThrow("an administrator needs an address of their own");
  });
});
