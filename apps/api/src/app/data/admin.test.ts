// The first administrator, and that drafts are for administrators alone. [ADM-03] [ADM-06] [SES-07]
import { afterAll, describe, expect, it } from "vitest";
import { adminCommand } from "./admin.ts";
import type { Document } from "../../site/content/seed/files.ts";
import { onlyContent } from "../../../test/content-store.ts";
import { runningForFile } from "../../../test/harness.ts";
import { account } from "../../../test/customers.ts";

const shop = await runningForFile();
const { ask, api, settings } = shop;
const here = settings.databaseUrl ?? settings.dataDir;
const output: string[] = [];
const create = (environment: Readonly<Record<string, string>>) =>
  adminCommand(here, environment, (line) => void output.push(line));
const password = "leuchtturm-an-der-elbe";
const roles = async (): Promise<readonly string[]> =>
  (await api.database.reads.selectFrom("users").select("role").execute()).map(({ role }) => role);
afterAll(async () => {
  await api.database.inTransaction((handle) => handle.deleteFrom("users").where("role", "=", "admin").execute());
});

describe("the first administrator", () => {
  it("[ADM-06] is not made without a password of their own", async () => {
    await expect(create({ ADMIN_EMAIL: "ada@example.com", ADMIN_PASSWORD: "kurz" })).rejects.toThrow(/12 characters/);
    await expect(create({ ADMIN_EMAIL: "ada@example.com", ADMIN_PASSWORD: "ada-und-ihr-hafen" })).rejects.toThrow(
      /12 characters/,
    );
    await expect(create({ ADMIN_EMAIL: "ada@example.com", ADMIN_PASSWORD: "123qweASDzxc" })).rejects.toThrow(
      /quickly guessed/,
    );
    await expect(create({ ADMIN_EMAIL: "nobody", ADMIN_PASSWORD: password })).rejects.toThrow();
    expect(await roles()).not.toContain("admin");
  });
  it("[ADM-06] is made once, and logs in like any customer", async () => {
    await create({ ADMIN_EMAIL: "ada@example.com", ADMIN_PASSWORD: password });
    expect(output.at(-1)).toMatch(/^ada@example\.com is the administrator of /);
    expect(output.join()).not.toContain(password);
    await expect(create({ ADMIN_EMAIL: "bob@example.com", ADMIN_PASSWORD: password })).rejects.toThrow(
      "There is an administrator already",
    );
    const response = await ask("POST", "/auth/local", { identifier: "ada@example.com", password });
    expect(response.status, response.text).toBe(200);
    const auth = { authorization: `Bearer ${response.body.jwt}` };
    expect((await ask("GET", "/shop/auth", undefined, auth)).body.result).toMatchObject({
      type: "user",
      role: "admin",
    });
  });
});

describe("drafts", () => {
  const draft: Document = {
    type: "page",
    key: "draft",
    locale: "en",
    file: "en/pages/draft.yaml",
    data: { title: "Draft", url: "/draft", draft: true },
  };
  it.each(["visitor", "customer", "reseller", "ticketing", "admin"])(
    "[ADM-03] [SES-07] are read by administrators alone: %s",
    async (role) => {
      await onlyContent(api.database, [draft]);
      const person = await account(ask);
      await api.database.inTransaction((handle) =>
        handle
          .updateTable("users")
          .set({ role: role === "visitor" ? "customer" : (role as never) })
          .where("email", "=", person.email)
          .execute(),
      );
      const auth = role === "visitor" ? {} : { authorization: person.auth["authorization"] ?? "" };
      for (const path of [
        "/pages?filters[url]=/draft&status=draft",
        "/pages?filters[url]=/nothing&status=draft",
        "/site?status=draft",
      ]) {
        const response = await ask("GET", path, undefined, auth);
        if (role === "admin") expect([path, [200, 404].includes(response.status)]).toEqual([path, true]);
        else expect([path, response.status, response.body.error?.name]).toEqual([path, 403, "ForbiddenError"]);
      }
      const seen = await ask("GET", "/pages?filters[url]=/draft&status=draft", undefined, auth);
      expect(seen.body.data?.length ?? null).toBe(role === "admin" ? 1 : null);
    },
  );
});
