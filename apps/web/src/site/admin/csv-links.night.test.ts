// Every list of the admin area that offers a file has one: the pages are walked from the first one, and each link to a file is followed. [ADM-01]
import { afterAll, beforeAll, expect, it } from "vitest";
import { plainPages } from "../../../test/drawn-page.ts";
import { type OpenedSite, openedSite } from "../../../test/site-fixture.ts";
import { cookiesOf } from "../../../test/staff-fixture.ts";

const at = {} as { site: OpenedSite; cookie: string };

beforeAll(async () => {
  at.site = await openedSite(undefined, plainPages);
  at.cookie = await cookiesOf(at.site, "admin");
});
afterAll(() => at.site.close());

const get = (path: string): Promise<Response> =>
  fetch(at.site.url + path, { redirect: "manual", headers: { cookie: at.cookie } });

const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/href="(\/admin[^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));

const madeEvent = async (): Promise<string> => {
  const answer = await fetch(`${at.site.url}/api/shop/ticketing/events`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${at.cookie.slice("token=".length).split(";")[0]}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ title: "Open day", place: "Karlsruhe", startsAt: Date.now() + 86_400_000 }),
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return ((await answer.json()) as { readonly result: { readonly id: string } }).result.id;
};

it("[ADM-01] each link to a list as CSV leads to its file, also those of single events and their entrances", async () => {
  const event = await madeEvent();
  const seen = new Set<string>();
  // The app of the desk draws its links in the browser.
  const ofApp = ["orders", "inbox", "journal", "vouchers", "events", `events/${event}`, `entrances/${event}`];
  const files = new Set(
    [...ofApp, "payment-differences", "colleagues", "mails", "webhooks", "subscribers"].map(
      (list) => `/admin/${list}.csv?locale=en`,
    ),
  );
  for (let next: readonly string[] = ["/admin?locale=en"]; next.length > 0; ) {
    const found: string[] = [];
    for (const path of next) {
      seen.add(path);
      const answer = await get(path);
      if (answer.status !== 200) continue;
      for (const href of linksIn(await answer.text())) {
        if (/\.csv(\?|$)/.test(href)) files.add(href);
        else if (!seen.has(href) && !/preview|locale=de|\.pdf/.test(href) && !found.includes(href)) found.push(href);
      }
    }
    next = found;
  }
  const lists = [...files].map((href) => href.replace(/\?.*/, "").replace(/[0-9a-f-]{36}/, "…"));
  expect(lists).toEqual(
    expect.arrayContaining([
      "/admin/orders.csv",
      "/admin/journal.csv",
      "/admin/events/….csv",
      "/admin/entrances/….csv",
    ]),
  );
  const authorization = `Bearer ${at.cookie.slice("token=".length).split(";")[0]}`;
  for (const href of files) {
    const led = await get(href);
    // A list of the app is a file of the API, to which its address leads.
    const to = led.headers.get("location");
    const answer = to === null ? led : await fetch(at.site.url + to, { headers: { authorization } });
    const isCsv = answer.headers.get("content-type")?.startsWith("text/csv; charset=utf-8");
    expect([href, answer.status, isCsv]).toEqual([href, 200, true]);
    expect((await answer.text()).length, href).toBeGreaterThan(10);
  }
});
