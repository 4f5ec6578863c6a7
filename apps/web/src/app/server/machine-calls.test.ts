// What programs ask of the site by themselves: mail programs, readers of feeds, password managers, search engines. [CUS-10] [CNT-02] [CNT-03] [SES-06]
import { describe, expect, it } from "vitest";
import { plainPages } from "../../../test/drawn-page.ts";
import { siteOfFile } from "../../../test/site-fixture.ts";

const site = siteOfFile(undefined, plainPages);
const ask = (path: string, init: RequestInit = {}) => fetch(site().url + path, { redirect: "manual", ...init });

const end = "0123456789abcdef".repeat(4);

const subscribe = async (): Promise<() => Promise<string | undefined>> => {
  const { database } = site().api;
  const row = {
    email: "reader@example.com",
    request_key: "key",
    locale: "de",
    state: "confirmed" as const,
    code: end,
    requested_at: 1_000,
    confirmed_at: 2_000,
    ended_at: null,
    terms: "x",
  };
  await database.inTransaction(async (handle) => {
    await handle.deleteFrom("subscriptions").execute();
    await handle.insertInto("subscriptions").values(row).execute();
  });
  return async () =>
    (await database.reads.selectFrom("subscriptions").select("state").executeTakeFirst())?.state as string | undefined;
};

describe("a mail program", () => {
  const word = { "List-Unsubscribe": "One-Click" };
  const asForm = () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(word)) form.append(name, value);
    return form;
  };
  it.each([
    ["multipart/form-data, which RFC 8058 prefers", asForm],
    ["application/x-www-form-urlencoded, which it allows", () => new URLSearchParams(word)],
  ] as const)("[REP4-2] [CUS-10] ends a subscription with one word and no cookie, as %s", async (_, body) => {
    const state = await subscribe();
    for (const path of ["/de/newsletter/anmelden", "/en/newsletter/subscribe"]) {
      const read = await ask(`${path}?end=${end}`);
      expect([read.status < 400, await state()]).toEqual([true, path.startsWith("/de") ? "confirmed" : "ended"]);
      const pressed = await ask(`${path}?end=${end}`, { method: "POST", body: body() });
      expect([pressed.status, await state()]).toEqual([200, "ended"]);
    }
  });

  it.each([
    ["de", "/de/newsletter/anmelden", "Rundbrief abbestellen"],
    ["en", "/en/newsletter/subscribe", "Unsubscribe"],
  ])("[CUS-10] a link of no subscription is answered by a page with its name, %s", async (_, path, title) => {
    await subscribe();
    const answer = await ask(`${path}?end=${"f".repeat(64)}`, { method: "POST", body: new URLSearchParams(word) });
    expect(answer.status).toBe(410);
    expect(await answer.text()).toMatch(new RegExp(`<title>[^<|]*${title} \\| `));
  });

  it("[REP4-2] [CUS-10] ends nothing by another word, nor with a file beside it", async () => {
    const state = await subscribe();
    const form = new FormData();
    form.append("List-Unsubscribe", "Two-Clicks");
    form.append("file", new Blob(["x".repeat(1_000)]), "x.txt");
    const refused = await ask(`/de/newsletter/anmelden?end=${end}`, { method: "POST", body: form });
    expect([refused.status, await state()]).toEqual([422, "confirmed"]);
  });
});

describe("a reader of the feed", () => {
  it.each(["/en/blog/feed.atom", "/de/blog/feed.atom", "/robots.txt", "/.well-known/security.txt", "/sitemap.xml"])(
    "[REP4-12] [CNT-02] that has %s already is answered without it, however it is packed",
    async (path) => {
      const first = await ask(path);
      const tag = first.headers.get("etag") ?? "";
      expect([first.status, tag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
      for (const packing of ["identity", "gzip", "br"]) {
        const again = await ask(path, { headers: { "if-none-match": tag, "accept-encoding": packing } });
        expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, tag, ""]);
      }
      const other = await ask(path, { headers: { "if-none-match": 'W/"another"' } });
      expect([other.status, (await other.text()).length > 100]).toEqual([200, true]);
    },
  );
});

describe("a password manager", () => {
  it.each([
    ["de", "/de/konto/passwort-aendern"],
    ["en", "/en/account/change-password"],
  ] as const)("[REP4-14] [SES-06] is led to where a password is changed, %s", async (language, to) => {
    const led = await ask("/.well-known/change-password", { headers: { "accept-language": language } });
    expect([led.status, led.headers.get("location")]).toEqual([302, to]);
    // What the W3C has programs try, to see that a shop does not answer everything.
    const nothing = await ask("/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200");
    expect(nothing.status).toBe(404);
  });
});

describe("a search engine", () => {
  const structured = async (path: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
    const html = await (await ask(path)).text();
    return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, text = ""]) =>
      JSON.parse(text),
    );
  };

  it("[REP4-13] [PRD-06] [CNT-03] reads a picture of each product, the end of each job, and the country of who applies", async () => {
    const product = (await structured("/de/hosting/web-m")).find((each) => each["@type"] === "Product");
    const image = String(product?.["image"]);
    expect(image).toMatch(/^https?:\/\/[^/]+\/\S+\.(png|jpg|webp|svg)/);
    const jobs = [...(await (await ask("/en/jobs")).text()).matchAll(/href="(\/en\/jobs\/[\w-]+)"/g)];
    const paths = [...new Set(jobs.map(([, path = ""]) => path))];
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) {
      const job = (await structured(path)).find((each) => each["@type"] === "JobPosting");
      expect(Date.parse(String(job?.["validThrough"])), path).toBeGreaterThan(Date.now());
      const place = job?.["jobLocation"] as { readonly address: { readonly addressCountry: string } } | undefined;
      const applicants = job?.["applicantLocationRequirements"] as { readonly name: string } | undefined;
      const country = place?.address.addressCountry;
      expect([country?.length, applicants?.name ?? country], path).toEqual([2, country]);
    }
  });
});
