// Requests and the journal at the desk over a real shop: lists and the record as their routes load and draw them, their files, old addresses. [DSK-04] [DSK-05] [DSK-08] [DSK-09] [ACC-05]
import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { callerAt, customerAt, type Loose } from "../../../../test/customer-fixture.ts";
import { deskOf } from "../../../../test/desk-app.ts";
import { plainPages } from "../../../../test/drawn-page.ts";
import { siteOfFile } from "../../../../test/site-fixture.ts";
import { listKey } from "../queries.ts";

const site = siteOfFile(undefined, plainPages);
const { opened, get, tokenAs } = deskOf(site);
const at = {} as { declared: Loose; message: Loose; email: string };

beforeAll(async () => {
  const { call, email } = await customerAt(site());
  const key = () => ({ "idempotency-key": randomUUID() });
  const person = { email, emailRepeat: email };
  const declaration = { customerNumber: "", product: "Web M", termination: "extraordinary", end: "next", ...person };
  at.declared = await call("POST", "/shop/declaration/cancellation", { ...declaration, reason: "Too slow." }, key());
  const names = { firstName: "Erika", lastName: "Mustermann", category: "hosting" };
  at.message = await call("POST", "/shop/request/contact", { ...names, ...person, message: "Which plan fits?" }, key());
  at.email = email;
});

const record = (): string => `/admin/inbox/${at.declared["id"]}`;

it.each([
  ["de", "Anfragen", "Kündigung", "Nachricht", "2 von 2"],
  ["en", "Requests", "Cancellation", "Message", "2 of 2"],
] as const)("[DSK-04] [DSK-05] a row says what is wanted, by whom and since when, %s", async (locale, ...expected) => {
  const { html, words } = await opened("/admin/inbox", "support", locale);
  for (const word of [...expected, at.email]) expect(words).toContain(word);
  expect(html).toContain(`${record()}?locale=${locale}`);
  expect(words).not.toMatch(/\b(column|state|form|list|deviation)\.\w/);
});

it("[DSK-08] [ACC-05] [LGL-03] a record has what was sent in words and the acts of its state, and no open form", async () => {
  const { html, words } = await opened(record(), "support");
  for (const word of [at.email, "Web M", "Too slow.", "Noch nicht bekannt", "Wichtigen Grund anerkennen", "Abweisen"])
    expect(words).toContain(word);
  for (const word of ["Als erledigt vermerken", "Letzte Änderungen"]) expect(words).not.toContain(word);
  expect(html).not.toMatch(/<(textarea|select)/);
  expect(html).toContain(`href="mailto:${at.email}?`);
  expect(words).not.toMatch(/\b(typed|fact|part|act|termination|proof)\.\w/);
  expect((await opened("/admin/inbox/none", "support")).words).toContain("Das hat nicht geklappt");
  expect((await opened("/admin/inbox", "bookkeeping")).html).toContain('role="alert"');
});

it("[DSK-09] [SES-07] [OPS3-8] who changed what is found by record, person and name, and leaves as a file with its period", async () => {
  const call = callerAt(site(), await tokenAs("admin"));
  await call("PUT", `/shop/admin/inbox/${at.message["id"]}/closed`, { reason: "Answered by email." });
  const [entry] = ((await call("GET", "/shop/admin/lists/journal")) as Loose)["rows"];
  for (const q of ["", `?q=${at.message["id"]}`, `?q=${entry.byName}`, "?state=request-done"]) {
    const { words, html } = await opened(`/admin/journal${q}`, "admin", "en");
    for (const word of ["Request completed", entry.byName, "Open: yes → no", "Answered by email.", entry.subject.name])
      expect([q, words]).toEqual([q, expect.stringContaining(word)]);
    expect(html).toContain(`/admin/inbox/${at.message["id"]}?locale=en`);
    expect(html).not.toContain('type="checkbox"');
  }
  expect(
    (await opened("/admin/journal?state=vat-rate")).queries.getQueryData(listKey("journal", { state: "vat-rate" })),
  ).toMatchObject({ rows: [] });
  expect((await opened(`/admin/inbox/${at.message["id"]}`)).words).toContain("Anfrage erledigt");
  const day = new Date().toISOString().slice(0, 10);
  const authorization = `Bearer ${await tokenAs("admin")}`;
  const file = async (list: string, search: string): Promise<string> => {
    const to = (await get(`/admin/${list}.csv?locale=en&${search}`)).headers.get("location") ?? "";
    return (await fetch(site().url + to, { headers: { authorization } })).text();
  };
  expect(await file("journal", "state=request-done")).toMatch(/request-done.*Answered by email\./);
  expect(await file("journal", "state=request-done&until=2020-01-01")).not.toContain("request-done");
  expect(await file("inbox", `state=open&from=${day.slice(0, 8)}01`)).toMatch(/cancellation/);
});

it("[DSK-04] [DSK-05] declarations and messages that are not dealt with are lists of their own", async () => {
  const idsIn = async (state: string) =>
    (
      (await opened(`/admin/inbox?state=${state}`, "support")).queries.getQueryData(
        listKey("requests", { state }),
      ) as Loose
    )["rows"].map(({ id }: Loose) => id);
  expect([await idsIn("declarations"), await idsIn("messages")]).toEqual([[at.declared["id"]], []]);
});

it("[DSK-07] addresses from before lead to the lists of today", async () => {
  const to = async (path: string) => (await get(path)).headers.get("location");
  expect(await to("/admin/inbox?locale=de&only=requests-handled&q=x")).toBe("/admin/inbox?locale=de&q=x&state=closed");
  expect(await to("/admin/inbox?locale=de&only=requests")).toBe("/admin/inbox?locale=de&state=messages");
  expect(await to("/admin/journal?locale=en&by=100001&act=vat-rate&day=2026-11-30")).toBe(
    "/admin/journal?locale=en&q=100001&state=vat-rate&from=2026-11-30&until=2026-11-30",
  );
});
