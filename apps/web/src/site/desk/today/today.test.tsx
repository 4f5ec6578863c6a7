// The first page of the desk, its frame and the one search over a real shop, as their routes load and draw them, for each role. [DSK-01] [DSK-07] [ADM-01]
import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { customerAt, type Loose } from "../../../../test/customer-fixture.ts";
import { deskOf } from "../../../../test/desk-app.ts";
import { faults, plainPages } from "../../../../test/drawn-page.ts";
import { siteOfFile } from "../../../../test/site-fixture.ts";
import { searchKey } from "../search/queries.ts";
import { todayKey } from "./queries.ts";

const site = siteOfFile(undefined, plainPages);
const { opened, get } = deskOf(site);
const at = {} as { message: Loose; email: string };

beforeAll(async () => {
  const { call, email } = await customerAt(site());
  const names = { firstName: "Erika", lastName: "Mustermann", category: "hosting", email, emailRepeat: email };
  at.message = await call(
    "POST",
    "/shop/request/contact",
    { ...names, message: "Which plan fits?" },
    {
      "idempotency-key": randomUUID(),
    },
  );
  at.email = email;
});

const lettersAway = () =>
  site().api.database.inTransaction((handle) =>
    handle
      .updateTable("outbox")
      .set({ sent_at: null, due_at: Date.now() + 3_600_000 })
      .execute(),
  );

it.each([
  [
    "de",
    "Heute bestellt",
    "Zu erledigen",
    "Anfrage",
    /E.Mails? warten? auf den Versand, die älteste seit|wartet seit .* auf den Versand/,
  ],
  ["en", "Ordered today", "To do", "Request", /email.* waiting to be sent/],
] as const)(
  "[DSK-07] [SPD-01] four figures and what is to do, each line with the way to its act, %s",
  async (locale, ordered, todo, request, queue) => {
    await lettersAway();
    const { html, words, queries } = await opened("/admin", "support", locale);
    for (const word of [ordered, todo, request]) expect(words).toContain(word);
    expect(words).toMatch(queue);
    expect(html).toContain(`href="/admin/inbox/${at.message["id"]}?locale=${locale}"`);
    expect(html).toContain("/admin/invoices?state=overdue&amp;locale=");
    expect(queries.getQueryData(todayKey)).toMatchObject({ self: { role: "support" } });
    expect(words).not.toMatch(/\b(kind|figure|menu|clock|numbers)\.\w/);
  },
);

it("[DSK-07] [SES-07] every page of staff has what waits beside its words, and the own name; the app begins with it", async () => {
  const html = await (await get("/admin/own?locale=en", "support")).text();
  const side = /<nav aria-label="Sections">[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
  expect(side.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ")).toContain("Requests 1 , 1 to do");
  expect(html).toMatch(/<strong[^>]*>[\w-]+@example\.test<\/strong>Support/);
  const app = await (await get("/admin?locale=en", "support")).text();
  expect(app).toContain("<title>Today</title>");
  expect(await faults(app)).toEqual([]);
  const editor = await opened("/admin", "editor");
  expect(editor.words).toContain("Es ist nichts zu erledigen.");
  expect(editor.words).not.toContain("Überfällig");
});

it("[DSK-01] [ADM-01] [OPS2-7] one search answers by kind, leads to records and lists, and says when there is nothing", async () => {
  const { words, html, queries } = await opened(`/admin/search?q=${at.email}`, "support", "en");
  for (const word of ["Customers", "Requests", at.email]) expect(words).toContain(word);
  expect(html).toContain('role="option"');
  expect(queries.getQueryData(searchKey(at.email))).toMatchObject({
    groups: [{ kind: "customers" }, { kind: "requests" }],
  });
  expect((await opened("/admin/search?q=no-such-thing", "support", "en")).words).toContain(
    "Nothing found for “no-such-thing”.",
  );
  const form = await (await get("/admin/own?locale=en", "support")).text();
  expect(form).toContain('action="/admin/search"');
});

it("[DSK-01] [OPS-10] a search that cannot be answered says so and asks again", async () => {
  const renamed = (from: string, to: string) =>
    site().api.database.inTransaction((handle) => handle.schema.alterTable(from).renameTo(to).execute());
  await renamed("invoices", "invoices_away");
  try {
    expect((await get(`/admin/search?locale=en&q=${at.email}`, "support")).status).toBe(503);
  } finally {
    await renamed("invoices_away", "invoices");
  }
});

it("[DSK-07] [ACC-03] who may let a shop go on finds the word for it where it stands, all others read why it stands", async () => {
  expect((await opened("/admin", "admin")).words).not.toContain("Nummern");
  // As a restore leaves them.
  const waiting = { key: "numbers-unconfirmed", value: String(Date.now()) };
  await site().api.database.inTransaction((handle) => handle.insertInto("marks").values(waiting).execute());
  expect((await opened("/admin", "admin")).words).toContain("Letzte Nummern bestätigen");
  const { words } = await opened("/admin", "support");
  expect(words).toContain("Welche Nummern wurden zuletzt versandt?");
  expect(words).not.toContain("Letzte Nummern bestätigen");
});
