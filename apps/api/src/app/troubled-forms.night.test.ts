// Every form over the wire in trouble: sent twice, its answer lost, its token broken, the server killed in the middle. It is one request with one letter. [FRM-01] [LGL-02] [LGL-03] [OPS-05]
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Loose } from "../../test/harness.ts";
import { honest, multipartOf } from "../../test/sent-files.ts";
import { lost, troubledForFile } from "../../test/troubled.ts";

interface Sent {
  readonly path: string;
  readonly email: string;
  readonly type: string;
  readonly payload: Buffer;
}

const writer = (email: string) => ({
  firstName: "Erika",
  lastName: "Mustermann",
  email,
  emailRepeat: email,
  message: "Guten Tag",
});
const contact = (email: string) => ({ ...writer(email), category: "hosting" });

/** What is typed into each form; another word makes it another request. */
const forms: Readonly<Record<string, (email: string, word: string) => Readonly<Record<string, string | boolean>>>> = {
  "request/contact": (email, word) => ({ ...contact(email), message: word }),
  "request/abuse": (email, word) => ({
    ...contact(email),
    url: "https://shop.example/x",
    reasons: word,
    goodFaith: true,
  }),
  "request/sponsoring": (email, word) => ({ ...writer(email), organisation: word }),
  "request/privacy": (email, word) => ({ ...writer(email), concern: "access", message: word }),
  "request/product-pro": (email, word) => ({ ...writer(email), product: "groupware", organisation: word }),
  "request/application": (email, word) => ({ ...writer(email), job: "", message: word }),
  "declaration/cancellation": (email, word) => ({ email, emailRepeat: email, product: word }),
  "declaration/withdrawal": (email, word) => ({ email, name: "Erika Mustermann", contract: word }),
  newsletter: (email, word) => ({ email: word === "One" ? email : `x${email}`, consent: true }),
};

const troubled = troubledForFile();

const written = async (form: string, email: string, word: string): Promise<Sent> => {
  const fields = forms[form]?.(email, word) ?? {};
  if (form !== "request/application")
    return { path: form, email, type: "application/json", payload: Buffer.from(JSON.stringify(fields)) };
  return { path: form, email, ...(await multipartOf(fields as Record<string, string>, [honest.pdf])) };
};

/** Each form comes from a network of its own: how often one may is another test's. */
const headersOf = ({ type, path }: Sent, key: string, more: Readonly<Record<string, string>> = {}) => ({
  "content-type": type,
  "idempotency-key": key,
  "x-forwarded-for": `10.0.${Object.keys(forms).indexOf(path)}.1`,
  ...more,
});
const urlOf = ({ path }: Sent): string => troubled.urlOf(`/shop/${path}`);

const send = async (sent: Sent, key: string, more = {}): Promise<{ readonly status: number; readonly body: Loose }> => {
  const answer = await fetch(urlOf(sent), {
    method: "POST",
    headers: headersOf(sent, key, more),
    body: new Uint8Array(sent.payload),
  });
  return { status: answer.status, body: await answer.json() };
};

const lose = (sent: Sent, key: string): Promise<void> => lost(urlOf(sent), "POST", headersOf(sent, key), sent.payload);
const { lettersTo } = troubled;

describe("every form", () => {
  const known = new Map<string, { readonly sent: Sent; readonly key: string; readonly body: Loose }>();

  it.each(Object.keys(forms))(
    "[FRM-01] whose answer is lost, and which is sent again, twice and with a broken token, is one: %s",
    async (form) => {
      const email = `${randomUUID()}@example.com`;
      const [sent, key] = [await written(form, email, "One"), randomUUID()];
      await lose(sent, key);
      const first = await send(sent, key);
      expect([200, 201], JSON.stringify(first.body)).toContain(first.status);
      const both = await Promise.all([send(sent, key), send(sent, key, { authorization: "Bearer a.b.c" })]);
      expect(both).toEqual([200, 200].map((status) => ({ status, body: first.body })));
      expect(await lettersTo(email)).toBe(1);
      known.set(form, { sent, key, body: first.body });
    },
  );

  it("[FRM-01] [OPS-05] is the same request after the server was killed and began again", async () => {
    await troubled.killed();
    for (const form of Object.keys(forms)) {
      const { sent, key, body } = known.get(form) ?? (expect.fail(form) as never);
      expect([form, await send(sent, key)]).toEqual([form, { status: 200, body }]);
      const other = await send(await written(form, sent.email, "Other"), key);
      expect([form, other.status, other.body.refusal]).toEqual([form, 409, "RequestKeyUsed"]);
      expect([form, await lettersTo(sent.email)]).toEqual([form, 1]);
    }
  });
});
