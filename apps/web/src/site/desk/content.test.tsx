// The content and the own settings at the desk over a real shop: banners, drafts, links, faults, logins, as their routes load and draw them and as their acts are taken and refused. [ADM-01] [ADM-03] [ADM-04] [LNK-01] [SES-07] [ACC-04]
import { expect, it } from "vitest";
import { deskOf } from "../../../test/desk-app.ts";
import { faults, plainPages } from "../../../test/drawn-page.ts";
import { siteOfFile } from "../../../test/site-fixture.ts";
import { schedule, scheduleAct } from "./banners/acts.ts";
import { bannersQuery } from "./banners/queries.ts";
import { endLogin, othersAct } from "./own/logins.tsx";
import { loginsQuery } from "./own/queries.ts";
import { refusedAt } from "./refused-at.ts";

const site = siteOfFile(undefined, plainPages);
const { opened, get } = deskOf(site);

const t = ((key: string) => key) as never;
const typedOf =
  (fields: Readonly<Record<string, string>>) =>
  (field: string): string =>
    fields[field] ?? "";
const noKeys = /\b(column|state|act|kind|part|fact|place|list|field)\.\w/;
const key = "transfer-free";

it("[ADM-04] a banner is scheduled as it is typed, and what is refused is refused at its field", async () => {
  const { call, send, queries, words } = await opened("/admin/small-banners", "editor");
  for (const word of ["Kurze Hinweise", key, "Aktiv", "Alle öffentlichen Seiten", "Der Umzug einer Domain zu uns"])
    expect(words).toContain(word);
  expect(words).not.toMatch(noKeys);
  const banner = queries.getQueryData(bannersQuery(call).queryKey)?.banners.find((each) => each.key === key);
  if (banner === undefined) throw new Error("there is no such banner");
  const act = scheduleAct(banner, { send, t, zone: "Europe/Berlin" });
  const names = act.fields.map(({ name }) => name);
  const refused = async (typed: Readonly<Record<string, string>>) => [
    ...refusedAt(await act.run(typedOf({ active: "1", ...typed })).catch((error: unknown) => error), names).keys(),
  ];
  expect(await refused({ fromDay: "2026-12-05", untilDay: "2026-12-01" })).toEqual(["untilDay"]);
  expect(await refused({ fromTime: "10:00" })).toEqual(["fromDay"]);
  expect(await refused({ addresses: "/domains" })).toEqual(["addresses"]);
  const typed = {
    active: "1",
    untilDay: "2099-12-01",
    untilTime: "18:30",
    "places.blog": "1",
    addresses: "/de/domains/*",
  };
  await act.run(typedOf(typed));
  const record = await opened(`/admin/small-banners/${key}`);
  for (const word of [
    "Blog, /de/domains/*",
    "01.12.2099, 18:30",
    "ohne Grenze",
    "So sehen ihn Besucher",
    "Hinweis geplant",
  ])
    expect(record.words).toContain(word);
  expect(record.words).toContain("Moving a domain to us costs nothing.");
  // Who may not read the journal sees the banner without it, and one press takes the schedule back.
  expect((await opened(`/admin/small-banners/${key}`, "editor", "en")).words).not.toContain("Last changes");
  await schedule(send, banner, banner);
  expect((await opened(`/admin/small-banners/${key}`)).words).toContain("Alle öffentlichen Seiten");
});

it("[ADM-04] a banner that leads nowhere is incomplete, shows its words in both languages and no unsafe link", async () => {
  await site().api.database.inTransaction(async (handle) => {
    const rows = await handle
      .selectFrom("content_entries")
      .select(["id", "fields"])
      .where("type", "=", "small-banner")
      .where("lookup", "=", "groupware-first-month")
      .where("locale", "=", "de")
      .execute();
    for (const { id, fields } of rows)
      await handle
        .updateTable("content_entries")
        .set({ fields: JSON.stringify({ ...JSON.parse(fields), url: "javascript:alert(1)" }) })
        .where("id", "=", id)
        .execute();
  });
  const { html, words } = await opened("/admin/small-banners/groupware-first-month", "editor", "en");
  for (const word of ["Incomplete", "Groupware for five", "Groupware zu fünft"]) expect(words).toContain(word);
  expect(html).toContain('href="/en/groupware/groupware-team"');
  expect(html).not.toContain("javascript:");
});

it("[ADM-03] a draft that waits stands in the list with its preview; the list begins with what the document brings along", async () => {
  const none = await opened("/admin/drafts", "editor");
  expect(none.words).toContain("Alles ist so veröffentlicht, wie es entworfen ist.");
  await site().api.database.inTransaction(async (handle) => {
    const row = await handle
      .selectFrom("content_entries")
      .select("id")
      .where("type", "=", "page")
      .where("lookup", "=", "/preisversprechen")
      .where("state", "=", "draft")
      .executeTakeFirstOrThrow();
    await handle
      .updateTable("content_entries")
      .set({ updated_at: 4_000_000_000_000 })
      .where("id", "=", row.id)
      .execute();
  });
  const { html, words } = await opened("/admin/drafts", "editor");
  for (const word of ["Preisversprechen", "Seite", "Seitdem geändert", "1 Eintrag"]) expect(words).toContain(word);
  expect(html).toContain("/admin/preview/preisversprechen?locale=de");
  expect(words).not.toMatch(noKeys);
  expect(await (await get("/admin/drafts?locale=de", "editor")).text()).toContain("Preisversprechen");
  // What a title leaves open of a deal reads as on the page, here and in a banner.
  await site().api.database.inTransaction(async (handle) => {
    await handle
      .updateTable("content_entries")
      .set({ updated_at: 4_000_000_000_001 })
      .where("type", "=", "deal")
      .where("state", "=", "draft")
      .execute();
    for (const { id, fields } of await handle
      .selectFrom("content_entries")
      .select(["id", "fields"])
      .where("type", "=", "small-banner")
      .where("lookup", "=", key)
      .execute())
      await handle
        .updateTable("content_entries")
        .set({
          fields: JSON.stringify({ ...JSON.parse(fields), text: "{deal:web-l-five-months} \u00b7 {price:web-m}" }),
        })
        .where("id", "=", id)
        .execute();
  });
  const deals = await opened("/admin/drafts?q=web", "editor");
  expect(deals.words).toMatch(/Web L, erste \d Monate frei/);
  expect(deals.words).not.toContain("{deal");
  const banner = await opened(`/admin/small-banners/${key}`, "editor", "en");
  expect(banner.words).toMatch(/first \d months free · \u20ac\d/);
});

it("[ADM-01] [ADM-04] [LNK-01] [LNK-04] links are there to be copied, faults with their rule, both as the page server found them", async () => {
  const { html, words, queries } = await opened("/admin/product-link-helper?q=web", "editor");
  expect(words).toContain("Link");
  expect(html).toContain(`${site().url}/de/hosting/web-m`);
  expect(words).not.toContain("VPS XL");
  expect(words).not.toMatch(noKeys);
  const none = await opened("/admin/product-link-helper?q=nothing-like-it", "editor", "en");
  expect(none.words).toContain("No product matches your search.");
  expect(none.words).toContain("The links in the content are being tried");
  const found = await opened("/admin/faulty-products", "editor", "en");
  for (const word of ["Faulty products", "Check now", "groupware-first-month", "has not been checked yet"])
    expect(found.words).toContain(word);
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toContain("links");
  for (const page of [
    "product-link-helper",
    "faulty-products",
    "drafts",
    "small-banners",
    `small-banners/${key}`,
    "own",
  ]) {
    const document = await get(`/admin/${page}?locale=de`);
    const text = await document.text();
    expect([page, document.status, text.includes('id="desk"')]).toEqual([page, 200, true]);
    expect([page, await faults(text)]).toEqual([page, []]);
  }
});

it("[SES-07] [ADM-04] content is for editors and administrators, and one of it that is not there is nothing", async () => {
  for (const page of ["drafts", "small-banners", "product-link-helper", "faulty-products"])
    expect([page, (await get(`/admin/${page}?locale=de`, "support")).status]).toEqual([page, 403]);
  expect((await get("/admin/small-banners/no-such-banner?locale=de", "editor")).status).toBe(404);
  expect((await opened("/admin/small-banners/no-such-banner", "editor")).words).toContain("Hier ist nichts");
});

it("[SES-07] [ACC-04] [DSK-05] who works here sees how they log in and where, and ends another login; an entrance leads back to its check", async () => {
  const { send, words, queries } = await opened("/admin/own", "support");
  for (const word of ["Ihre Einstellungen", "Zweiter Faktor", "keiner", "Diese Anmeldung", "Tastenkürzel verwenden"])
    expect(words).toContain(word);
  expect(words).not.toContain("Ihr neues Passwort gilt");
  expect(words).not.toMatch(noKeys);
  expect((await opened("/admin/own?done=own-password", "support")).words).toContain("Ihr neues Passwort gilt.");
  expect(queries.getQueryData(loginsQuery(send).queryKey)?.sessions.length).toBe(1);
  const unknown = await endLogin(send, { id: "none" }).catch((error: unknown) => error);
  expect(unknown).toMatchObject({ problem: { refusal: "SessionUnknown" } });
  expect(await othersAct(send, t).run(typedOf({}))).toMatchObject({ jwt: expect.any(String) });
  const entrance = await opened("/admin/own", "ticketing", "en");
  expect(entrance.html).toContain('href="/en/ticketing/check"');
  expect(entrance.words).not.toContain("Use keyboard shortcuts");
  expect((await get("/admin/own?locale=de", "ticketing")).status).toBe(200);
});
