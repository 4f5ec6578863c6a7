// Forms of an account without scripts, over the wire: where each leads, with which refusal, and which cookies it leaves; and their pages. [SES-06] [SES-12]
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { refusalTexts } from "@kontor/domain/site/refusal";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { drawn, faults, shop } from "../../../test/drawn-page.ts";
import { openedSite, type OpenedSite, postForm, registered } from "../../../test/site-fixture.ts";

const at = {} as { site: OpenedSite };
const person = { email: "ada@example.com", password: "Passw0rd-one" };
beforeAll(async () => {
  at.site = await openedSite(() => ({ CONFIRM_EMAIL: "order", AUTH_RATE_LIMIT: "1000" }));
  await registered(at.site, person);
});
afterAll(() => at.site.close());

const logIn = (password: string) =>
  postForm(
    at.site,
    "/forms/login",
    `locale=en&email=${encodeURIComponent(person.email)}&password=${encodeURIComponent(password)}`,
  );

const emailOf = async (cookie: string): Promise<unknown> =>
  ((await (await fetch(`${at.site.url}/api/users/me`, { headers: { cookie } })).json()) as { readonly email?: string })
    .email;

describe("a change of the password", () => {
  const change = (cookie: string, current: string, password: string, repeat = password, locale = "en") =>
    postForm(
      at.site,
      "/forms/change-password",
      new URLSearchParams({ locale, current, password, passwordRepeat: repeat }).toString(),
      cookie === "" ? {} : { cookie, origin: at.site.url },
    );

  it("[SES-06] is refused by name, in the page's language, and no password stands in an address", async () => {
    const { cookies } = await logIn(person.password);
    const tags = async (...typed: readonly [string, string, string?, string?]) => (await change(cookies, ...typed)).to;
    expect(await tags("wrong-one-1", "Harbour-two2")).toBe("/en/account/change-password?problem=CurrentPasswordWrong");
    expect(await tags(person.password, "Harbour-two2", "x", "de")).toBe(
      "/de/konto/passwort-aendern?problem=PasswordsDiffer",
    );
    expect(await tags(person.password, person.password)).toBe("/en/account/change-password?problem=PasswordUnchanged");
    expect(await tags(person.password, "short")).toBe("/en/account/change-password?problem=PasswordTooShort");
    expect(await tags(person.password, "passwort123")).toBe("/en/account/change-password?problem=PasswordCommon");
    expect((await change("", person.password, "Harbour-two2")).to).toBe(
      "/en/account/change-password?problem=TokenMissing",
    );
  });

  it("[SES-06] leaves this browser logged in and ends every other session, and the password from before", async () => {
    const [here, elsewhere] = [await logIn(person.password), await logIn(person.password)];
    const changed = await change(here.cookies, person.password, "Harbour-two2");
    expect([changed.status, changed.to]).toEqual([303, "/en/account?changed=1"]);
    expect(await emailOf(changed.cookies)).toBe(person.email);
    expect([await emailOf(elsewhere.cookies), await emailOf(here.cookies)]).toEqual([undefined, undefined]);
    expect((await logIn(person.password)).to).toBe("/en/account?problem=LoginRefused");
    expect((await logIn("Harbour-two2")).to).toBe("/en/account");
  });
});

describe("the confirmation of an address", () => {
  const send = (email: string, locale = "en") =>
    postForm(at.site, "/forms/send-confirmation", `locale=${locale}&email=${encodeURIComponent(email)}`);
  const confirm = (code: string, locale = "en") =>
    postForm(at.site, "/forms/confirm-email", `locale=${locale}&confirmation=${code}`);
  const codes = (): readonly string[] => {
    const mails = join(at.site.folder, "mail");
    const files = readdirSync(mails).map((name) => join(mails, name));
    const inOrder = files.toSorted((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs);
    const texts = inOrder.map((file) => readFileSync(file, "utf8").replaceAll("=\r\n", ""));
    return texts.flatMap((text) => /confirmation=(?:3D)?([0-9a-f]{40})/.exec(text)?.[1] ?? []);
  };

  it("[SES-06] [SES-12] is a page with one button, sent to the shop by a press alone, in both languages", async () => {
    for (const [path, button] of [
      ["/en/account/confirm-email", "Confirm the address"],
      ["/de/konto/e-mail-bestaetigen", "Adresse bestätigen"],
    ] as const) {
      const page = await drawn(path, shop(), { cookie: `letter-code=confirmation.${"a".repeat(40)}` });
      expect(page).toContain(button);
      expect(page).toMatch(/action="\/forms\/confirm-email"[^>]*>.*value="a{40}"/s);
      expect(await faults(page)).toEqual([]);
      expect(await drawn(path, shop())).toContain('action="/forms/send-confirmation"');
    }
  });
  it("[SES-06] counts once, and what is wrong leads to the way to a new mail", async () => {
    expect((await send(person.email)).to).toBe("/en/account/confirm-email?sent=1");
    await vi.waitFor(() => expect(codes()).toHaveLength(2), { timeout: 10_000 });
    const code = codes().at(-1) ?? "";
    const [first, second] = [await confirm(code, "de"), await confirm(code)];
    expect([first.to, second.to]).toEqual([
      "/de/konto/e-mail-bestaetigen?done=1",
      "/en/account/confirm-email?problem=CodeNotValid",
    ]);
    const page = await drawn("/en/account/confirm-email?problem=CodeNotValid", shop());
    expect(page).toContain(refusalTexts.en.CodeNotValid);
    expect(page).toContain('action="/forms/send-confirmation"');
    expect(await drawn("/de/konto/e-mail-bestaetigen?done=1", shop())).toContain(
      "Ihre E\u2011Mail-Adresse ist bestätigt",
    );
  });
  it("[SES-06] a mail is promised in the same words whether there is an account, one that is confirmed, or none", async () => {
    for (const email of ["stranger@example.com", person.email])
      expect(await send(email, "de")).toMatchObject({ to: "/de/konto/e-mail-bestaetigen?sent=1", lines: [] });
    expect((await send("no-address")).to).toBe("/en/account/confirm-email?problem=EmailInvalid");
  });
  it("[SES-06] a login that waits for it says so at its field, with the way to a new mail", async () => {
    const page = await drawn("/en/account?problem=EmailUnconfirmed", shop());
    expect(page).toMatch(
      new RegExp(`id="account-email-error"[^>]*>.*${refusalTexts.en.EmailUnconfirmed.slice(0, 40)}`, "s"),
    );
    expect(page).toContain('href="/en/account/confirm-email"');
  });
});

describe("a logout that fails", () => {
  it("[SES-09] clears token and cart, says so in both languages, and leads on to the panel's logout without its key, with a panel and without", async () => {
    const panel = await openedSite(() => ({ CUSTOMER_PANEL_URL: "https://panel.example" }));
    for (const [site, locale, query] of [
      [at.site, "en", "sso=1&login_language=GB"],
      [panel, "de", "sso=1&login_language=DE"],
    ] as const) {
      const left = await postForm(site, "/forms/logout", `locale=${locale}`, {
        cookie: "token=no.valid.one; cartId=c-1; csrf=x",
        origin: site.url,
      });
      const path = locale === "de" ? "/de/konto" : "/en/account";
      expect(left.to).toBe(`${path}?problem=LogoutFailed&${query}`);
      expect(left.cookies).toBe("token=; signed-in=; cartId=; cart-count=; csrf=");
      const services = { ...shop(), customerPanelUrl: site === panel ? "https://panel.example" : null };
      const page = await drawn(left.to ?? "", services);
      expect(page).toContain(refusalTexts[locale].LogoutFailed);
      expect(page.includes("https://panel.example/logout?sso=1&amp;login_language=DE")).toBe(site === panel);
    }
    await panel.close();
  });
});
