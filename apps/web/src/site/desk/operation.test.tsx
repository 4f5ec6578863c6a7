// Operation at the desk over a real shop: colleagues, letters, webhooks, subscribers, exports, as their routes load and draw them, for the roles that have them. [ADM-01] [ADM-06] [OPS-10] [OUT-01] [OUT-02] [CUS-10]
import { expect, it } from "vitest";
import { deskOf } from "../../../test/desk-app.ts";
import { plainPages } from "../../../test/drawn-page.ts";
import { siteOfFile } from "../../../test/site-fixture.ts";
import { periodsOn } from "./exports/periods.ts";

const site = siteOfFile(
  () => ({
    WEBHOOKS: "crm",
    WEBHOOK_CRM_URL: "http://127.0.0.1:9/",
    WEBHOOK_CRM_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
  }),
  plainPages,
);
const { opened, get } = deskOf(site);

it.each([
  ["/admin/colleagues", ["Team", "Administrator", "Kollegin oder Kollegen einladen"]],
  ["/admin/mails", ["Versand", "Betreff", "Aufgegeben"]],
  ["/admin/webhooks", ["Webhooks", "Keine Meldungen.", "Alle angehaltenen senden"]],
  ["/admin/subscribers", ["Rundbrief", "Kein Abonnement entspricht dieser Suche.", "Bestätigt"]],
  ["/admin/exports", ["Export", "Bestellungen nach Positionen", "CSV herunterladen", "Abonnements des Rundbriefs"]],
] as const)(
  "[ADM-01] [ADM-06] [OPS-10] [OUT-01] [OUT-02] [CUS-10] %s as an administrator sees it",
  async (path, expected) => {
    const { words } = await opened(path);
    for (const word of expected) expect(words).toContain(word);
    expect(words).not.toMatch(/\b(column|state|act|list|field)\.\w/);
    const page = await get(`${path}?locale=en`);
    expect([page.status, (await page.text()).includes('id="desk"')]).toEqual([200, true]);
  },
);

it("[SES-07] [OUT-02] [DSK-09] bookkeeping takes its lists along and no subscribers, support reaches letters and no exports; a period has lists with days alone", async () => {
  const { words, html } = await opened("/admin/exports?only=2026-11", "bookkeeping", "en");
  expect(words).toContain("Orders, line by line");
  expect(words).not.toContain("Newsletter subscribers");
  const [month] = periodsOn("2026-11-30" as never);
  expect(month).toEqual(["2026-11", { from: "2026-11-01", until: "2026-11-30" }]);
  expect(html).toContain("/api/shop/admin/exports/orders?format=csv");
  expect((await get("/admin/exports?locale=de", "support")).status).toBe(403);
  expect((await get("/admin/mails?locale=de", "support")).status).toBe(200);
  expect((await get("/admin/colleagues?locale=de", "support")).status).toBe(403);
});
