// Forms of an account without scripts, over the wire: where each leads, with which refusal, and which cookies it leaves. [SES-06] [SES-12]
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openedSite, type OpenedSite, postForm, registered } from "../../../test/site-fixture.ts";

const at = {} as { site: OpenedSite };
const person = { email: "ada@example.com", password: "Passw0rd-one" };
beforeAll(async () => {
  at.site = await openedSite();
  await registered(at.site, person);
});
afterAll(() => at.site.close());

const logIn = (password: string) =>
  postForm(at.site, "/forms/login", `locale=en&email=${encodeURIComponent(person.email)}&password=${encodeURIComponent(password)}`);

const emailOf = async (cookie: string): Promise<unknown> =>
  ((await (await fetch(`${at.site.url}/api/users/me`, { headers: { cookie } })).json()) as { readonly email?: string }).email;

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
    expect(await tags(person.password, "Harbour-two2", "x", "de")).toBe("/de/konto/passwort-aendern?problem=PasswordsDiffer");
    expect(await tags(person.password, person.password)).toBe("/en/account/change-password?problem=PasswordUnchanged");
    expect(await tags(person.password, "short")).toBe("/en/account/change-password?problem=PasswordTooShort");
    expect(await tags(person.password, "passwort123")).toBe("/en/account/change-password?problem=PasswordCommon");
    expect((await change("", person.password, "Harbour-two2")).to).toBe("/en/account/change-password?problem=TokenMissing");
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
