// The forms of an account over the wire in trouble: the session over in the middle, the answer lost, sent twice, the server killed. What holds afterwards is one of both, whole. [FRM-01] [ACC-04] [SES-06] [OPS-05]
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ApiResponse, Loose } from "../../test/harness.ts";
import { lost, troubledForFile } from "../../test/troubled.ts";

interface Account {
  readonly email: string;
  readonly token: string;
}

/** A form, and what its account shows of it. */
interface Form {
  readonly method: "POST" | "PUT";
  readonly path: string;
  readonly body: (account: Account) => Readonly<Record<string, unknown>>;
  /** Before it was accepted false. */
  readonly isDone: (account: Account) => Promise<boolean>;
  /** What is answered to the same once more: the same result, or a refusal since what was typed holds no more. */
  readonly again: { readonly status: number };
}

const [before, after] = ["hafenlicht-one", "leuchtturm-two"];
const erika = {
  locale: "de",
  kind: "private",
  firstName: "Erika",
  lastName: "Mustermann",
  company: "",
  vatId: "",
  street: "Hauptstraße 7",
  postCode: "10115",
  country: "DE",
  phone: "+4930123456",
  fax: "",
};
const address = (email: string, city: string) => ({ ...erika, city, email, emailRepeat: email });

const troubled = troubledForFile();

/** Each call comes from a network of its own: how often one may is another test's. */
const from = () => ({ "x-forwarded-for": `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join(".")}` });
const ask = (method: string, path: string, body?: unknown, token?: string): Promise<ApiResponse> =>
  troubled
    .shop()
    .ask(method, path, body, { ...from(), ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) });
const logIn = (email: string, password: string) => ask("POST", "/auth/local", { identifier: email, password });

const stored = async (token: string, path: string): Promise<Loose> =>
  (await ask("GET", path, undefined, token)).body.result;
const forms: Readonly<Record<string, Form>> = {
  password: {
    method: "POST",
    path: "/auth/change-password",
    body: () => ({ currentPassword: before, password: after, passwordConfirmation: after }),
    isDone: async ({ email }) =>
      (await logIn(email, after)).status === 200 && (await logIn(email, before)).status === 400,
    // Its session has ended with the password, as all others have.
    again: { status: 401 },
  },
  address: {
    method: "PUT",
    path: "/shop/auth/customer",
    body: ({ email }) => address(email, "Köln"),
    isDone: async ({ token }) => (await stored(token, "/shop/auth/customer")).city === "Köln",
    again: { status: 200 },
  },
  "email address": {
    method: "POST",
    path: "/shop/account/email",
    body: ({ email }) => ({ email: `x${email}`, password: before }),
    isDone: async ({ token, email }) => (await stored(token, "/shop/account/email")).pending?.email === `x${email}`,
    again: { status: 200 },
  },
};

const anAccount = async (): Promise<Account> => {
  const email = `${randomUUID()}@example.com`;
  const made = await ask("POST", "/auth/local/register", { username: email, email, password: before });
  const token = made.body.jwt as string;
  expect((await ask("POST", "/shop/auth/customer", address(email, "Berlin"), token)).status).toBe(200);
  return { email, token };
};

const lose = ({ method, path, body }: Form, account: Account): Promise<void> => {
  const headers = { ...from(), authorization: `Bearer ${account.token}`, "content-type": "application/json" };
  return lost(troubled.urlOf(path), method, headers, Buffer.from(JSON.stringify(body(account))));
};
const { lettersTo } = troubled;

describe("a form of the account", () => {
  const known = new Map<string, Account>();

  it.each(Object.entries(forms))("[FRM-01] [SES-01] changes nothing once its session is over: %s", async (_, form) => {
    const account = await anAccount();
    const other = (await logIn(account.email, before)).body.jwt as string;
    expect((await ask("POST", "/shop/auth/logout", undefined, other)).status).toBe(200);
    for (const token of [other, "a.b.c"])
      expect((await ask(form.method, form.path, form.body(account), token)).status).toBe(401);
    expect(await form.isDone(account)).toBe(false);
  });

  it.each(Object.entries(forms))(
    "[FRM-01] whose answer is lost and which is sent again is done once: %s",
    async (name, form) => {
      const account = await anAccount();
      await lose(form, account);
      await expect.poll(() => form.isDone(account), { timeout: 10_000 }).toBe(true);
      for (let time = 0; time < 2; time += 1)
        expect((await ask(form.method, form.path, form.body(account), account.token)).status).toBe(form.again.status);
      expect(await form.isDone(account)).toBe(true);
      known.set(name, account);
    },
  );

  it.each(Object.entries(forms))("[FRM-01] sent twice at once is done, and nothing breaks: %s", async (_, form) => {
    const account = await anAccount();
    const both = await Promise.all([0, 1].map(() => ask(form.method, form.path, form.body(account), account.token)));
    const statuses = both.map(({ status }) => status);
    expect(statuses).toContain(200);
    for (const status of statuses) expect([200, 400, 401]).toContain(status);
    expect(await form.isDone(account)).toBe(true);
  });

  it("[FRM-01] [SES-06] a new password by mail that is asked for twice at once is answered alike, and a code without an account changes nothing", async () => {
    const { email } = await anAccount();
    const letters = await lettersTo(email);
    const both = await Promise.all([0, 1].map(() => ask("POST", "/auth/forgot-password", { email })));
    expect(both.map(({ status, text }) => [status, text])).toEqual(Array(2).fill([200, '{"ok":true}']));
    expect((await lettersTo(email)) - letters).toBe(2);
    expect(
      (
        await ask("POST", "/auth/reset-password", {
          code: "f".repeat(64),
          password: after,
          passwordConfirmation: after,
        })
      ).status,
    ).toBe(400);
    expect((await logIn(email, before)).status).toBe(200);
  });

  it("[FRM-01] [OPS-05] is as it was after the server was killed and began again", async () => {
    await troubled.killed();
    for (const [name, form] of Object.entries(forms)) {
      const account = known.get(name) ?? (expect.fail(name) as never);
      expect([name, await form.isDone(account)]).toEqual([name, true]);
      expect([name, (await ask(form.method, form.path, form.body(account), account.token)).status]).toEqual([
        name,
        form.again.status,
      ]);
    }
  });
});
