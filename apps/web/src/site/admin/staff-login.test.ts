// Staff log in and out on pages of their own and end their own logins; without scripts, in both languages. [SES-07] [OPS2-12]
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { plainPages } from "../../../test/drawn-page.ts";
import { follow, postForm, registered, siteOfFile } from "../../../test/site-fixture.ts";
import { cookiesOf } from "../../../test/staff-fixture.ts";

const site = siteOfFile(undefined, plainPages);
const password = "Passw0rd-one";

const member = async (role: string): Promise<string> => {
  const email = `${randomUUID()}@example.test`;
  await registered(site(), { email, password });
  await site().api.database.inTransaction((handle) =>
    handle.updateTable("users").set({ role }).where("email", "=", email).execute(),
  );
  return email;
};
const page = async (path: string, cookie: string) => {
  const answer = await fetch(site().url + path, { redirect: "manual", headers: { cookie } });
  const html = await answer.text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return { status: answer.status, to: answer.headers.get("location"), main, html };
};
const send = (path: string, form: Readonly<Record<string, string>>, cookie = "") =>
  postForm(site(), path, new URLSearchParams(form).toString(), { origin: site().url, cookie });

it.each([
  ["en", "Log out"],
  ["de", "Abmelden"],
] as const)(
  "[DSK-06] [SES-07] [OPS2-12] staff log in and out on pages of their own, and a wrong password is refused there, in %s",
  async (locale, leave) => {
    const email = await member("admin");
    const wanted = `/admin/orders?locale=${locale}`;
    const login = (await follow(site().url + wanted)).to ?? "";
    expect(login).toMatch(/^\/admin\/login\?/);
    const shown = await page(login, "");
    expect(shown.status).toBe(200);
    expect(shown.main.match(/<input[^>]*type="(?:email|password)"/g)).toHaveLength(2);
    expect(shown.main).not.toContain("postCode");
    const form = { locale, area: "admin", return: wanted, email };
    const wrong = await send("/forms/login", { ...form, password: "wrong-password" });
    expect(wrong.to).toMatch(/^\/admin\/login\?.*problem=LoginRefused.*return=/);
    expect(wrong.to).not.toContain("@");
    expect((await page(wrong.to ?? "", "")).main).toContain('role="alert"');
    const entered = await send("/forms/login", { ...form, password });
    expect(entered.to).toBe(wanted);
    const cookie = entered.cookies;
    for (const path of ["", "/orders", "/second-factor", "/own", "/small-banners", "/search"]) {
      const { status, html } = await page(`/admin${path}?locale=${locale}`, cookie);
      expect([path, status, html.includes('action="/forms/logout"'), html.includes(leave)]).toEqual([
        path,
        200,
        true,
        true,
      ]);
    }
    expect((await page(login, cookie)).to).toBe(wanted);
    const left = await send("/forms/logout", { locale, area: "admin" }, cookie);
    expect(left.to).toBe(`/admin/login?locale=${locale}&left=1`);
    expect((await page(wanted, cookie)).to).toMatch(/^\/admin\/login\?/);
  },
);

it("[DSK-06] [SES-07] [ACC-04] [OPS2-12] ticketing staff reach their settings, as long as the login that they end elsewhere is not theirs", async () => {
  const email = await member("ticketing");
  const form = { locale: "en", area: "admin", return: "", email, password };
  const [first, second] = [await send("/forms/login", form), await send("/forms/login", form)];
  expect((await page("/admin/own?locale=en", first.cookies)).status).toBe(200);
  const authorization = `Bearer ${/token=([^;]+)/.exec(first.cookies)?.[1] ?? ""}`;
  const ended = await fetch(`${site().url}/api/shop/account/sessions`, {
    method: "DELETE",
    headers: { authorization },
  });
  expect(ended.status).toBe(200);
  expect((await page("/admin/own?locale=en", first.cookies)).status).toBe(200);
  expect((await page("/admin/own?locale=en", second.cookies)).to).toMatch(/^\/admin\/login/);
});

it.each(["constructor", "toString", "__proto__", "begun", ""])(
  "[SES-07] [FRM-01] a button that the page of the second factor does not have (%j) does nothing, and shows the page",
  async (act) => {
    const cookie = await cookiesOf(site(), "admin");
    const path = `${site().url}/admin/second-factor?locale=en`;
    const headers = { cookie, origin: site().url };
    const sent = await fetch(path, { method: "POST", headers, body: new URLSearchParams({ act, locale: "en" }) });
    expect([sent.status, (await sent.text()).includes('role="alert"')]).toEqual([200, false]);
  },
);

it("[SES-06] [OPS-08] who tried too often reads at the login of staff when to try again", async () => {
  for (const [locale, words] of [
    ["en", "2 minutes"],
    ["de", "2 Minuten"],
  ] as const) {
    const { main } = await page(`/admin/login?locale=${locale}&problem=TooManyAttempts&wait=120`, "");
    expect(main).toContain(words);
    expect(main).not.toContain("NaN");
  }
});

it.each([
  ["en", "/en/account", "Go to your account"],
  ["de", "/de/konto", "Zu Ihrem Konto"],
] as const)(
  "[SES-07] in %s a customer who logs in at the login of staff reads what to do, with the way to their account",
  async (locale, account, text) => {
    const email = await member("customer");
    const entered = await send("/forms/login", { locale, area: "admin", return: "", email, password });
    const { status, main } = await page(entered.to ?? "", entered.cookies);
    expect(status).toBe(403);
    expect(main).toMatch(new RegExp(`<a[^>]*href="${account}"[^>]*>[^<]*(?:<[^/][^>]*>)?${text}`));
  },
);

it("[LOC-06] [SES-07] the switch of languages leads to the same page of staff: what was looked for, and where the login leads", async () => {
  const wanted = `/admin/orders?locale=en&q=${encodeURIComponent("Ada & Söhne")}`;
  const login = (await follow(site().url + wanted)).to ?? "";
  const switchOn = async (path: string, cookie = ""): Promise<URL> => {
    const text = await (await fetch(site().url + path, { headers: { cookie } })).text();
    const href = /<a href="([^"]+)"[^>]*hrefLang="de"/.exec(text);
    return new URL((href?.[1] ?? "").replaceAll("&amp;", "&"), site().url);
  };
  const there = await switchOn(login);
  expect([there.pathname, there.searchParams.get("locale")]).toEqual(["/admin/login", "de"]);
  const back = new URL(there.searchParams.get("return") ?? "", site().url);
  expect([back.pathname, back.searchParams.get("locale"), back.searchParams.get("q")]).toEqual([
    "/admin/orders",
    "de",
    "Ada & Söhne",
  ]);
  const list = await switchOn("/admin/customers?locale=en&q=ada&done=block", await cookiesOf(site(), "support"));
  expect(`${list.pathname}${list.search}`).toBe("/admin/customers?locale=de&q=ada");
});

it("[SES-07] [SES-06] ticketing staff go back to their own place, and change their password without being shown a page that is closed to them", async () => {
  const email = await member("ticketing");
  const entered = await send("/forms/login", { locale: "en", area: "admin", return: "", email, password });
  const change = await page("/en/account/change-password", entered.cookies);
  expect(change.main).not.toContain('href="/en/account"');
  const after = /name="return" value="([^"]+)"/.exec(change.main)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const next = "Leuchtturm-am-Kai-27";
  const form = { locale: "en", return: after, current: password, password: next, passwordRepeat: next };
  const wrong = await send("/forms/change-password", { ...form, current: "wrong" }, entered.cookies);
  expect(wrong.to).toMatch(/^\/en\/account\/change-password\?/);
  const changed = await send("/forms/change-password", form, entered.cookies);
  const shown = await page(changed.to ?? "", changed.cookies);
  expect([changed.to, shown.status]).toEqual(["/admin/own?locale=en&done=own-password", 200]);
});
