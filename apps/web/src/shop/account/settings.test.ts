// Address, email address and logins as a browser without scripts changes them: guarded, private, in both languages. [ACC-04]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { plainPages } from "../../../test/drawn-page.ts";
import { customerAt, customerPassword } from "../../../test/customer-fixture.ts";
import { siteOfFile } from "../../../test/site-fixture.ts";

const site = siteOfFile(undefined, plainPages);
const person = () => customerAt(site());
const password = customerPassword;

const page = async (
  path: string,
  token: string | null,
  form?: Readonly<Record<string, string>>,
  origin = site().url,
  code = "",
) => {
  const answer = await fetch(site().url + path, {
    redirect: "manual",
    headers: {
      ...(token === null && code === ""
        ? {}
        : { cookie: token === null ? `letter-code=code.${code}` : `token=${token}` }),
      ...(form === undefined ? {} : { origin, "content-type": "application/x-www-form-urlencoded" }),
    },
    ...(form === undefined ? {} : { method: "POST", body: new URLSearchParams(form).toString() }),
  });
  const html = (await answer.text()).replaceAll(/<!--.*?-->/g, "");
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return {
    status: answer.status,
    to: answer.headers.get("location"),
    stored: answer.headers.get("cache-control"),
    set: answer.headers.getSetCookie(),
    main,
    text: main.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " "),
  };
};

/** The codes of all letters to an address. */
const codesTo = async (email: string): Promise<readonly string[]> => {
  const folder = join(site().folder, "mail");
  const mails = await Promise.all(
    readdirSync(folder).map((file) => PostalMime.parse(readFileSync(join(folder, file)))),
  );
  return mails
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .flatMap(({ text }) => /\?code=(\w+)/.exec(text ?? "")?.[1] ?? []);
};

const vienna = {
  kind: "private",
  firstName: "Erika",
  lastName: "Mustermann",
  street: "Ringstraße 2",
  postCode: "1010",
  city: "Wien",
  country: "AT",
  phone: "+43123456789",
};

describe("the pages of an account's settings", () => {
  it("[ACC-04] [SES-07] open after a login alone, and are stored nowhere", async () => {
    const { token } = await person();
    for (const path of ["/en/account/address", "/de/konto/e-mail-aendern", "/de/konto/anmeldungen"]) {
      expect(await page(path, null)).toMatchObject({
        status: 302,
        to: expect.stringContaining(`return=${encodeURIComponent(path)}`),
      });
      expect(await page(path, token)).toMatchObject({ status: 200, stored: "private, no-store" });
    }
  });

  it("[ACC-04] [FRM-06] change nothing for a form from elsewhere", async () => {
    const { token } = await person();
    const forged = await page("/de/konto/adresse", token, vienna, "https://elsewhere.example");
    expect([forged.status, forged.stored]).toEqual([403, "private, no-store"]);
    expect((await page("/de/konto", token)).text).not.toContain("Wien");
  });
});

describe("the address", () => {
  it("[CUS-04] [LOC-16] takes numbers as people write them, which come back as they are stored", async () => {
    const { token } = await person();
    const typed = { ...vienna, phone: "0043 (1) 234.56-789", fax: "+43 1/2345678" };
    const refused = await page("/de/konto/adresse", token, { ...typed, city: "W1en" });
    expect(refused.main).toContain('value="+43123456789"');
    expect(await page("/de/konto/adresse", token, typed)).toMatchObject({ to: "/de/konto/adresse?saved=1" });
    expect((await page("/de/konto/adresse", token)).main).toContain('value="+4312345678"');
  });
  it("[ACC-04] [LOC-16] is changed by its form, and what was refused stands in it again", async () => {
    const { token } = await person();
    const refused = await page("/de/konto/adresse", token, { ...vienna, city: "W1en" });
    expect(refused.status).toBe(422);
    expect(refused.main).toContain('value="W1en"');
    expect(refused.main).toContain('href="#field-city"');
    expect(await page("/de/konto/adresse", token, { ...vienna, company: "Rest", vatId: "Rest" })).toMatchObject({
      to: "/de/konto/adresse?saved=1",
    });
    expect((await page("/de/konto/adresse?saved=1", token)).text).toContain("Ihre neue Adresse ist gespeichert.");
    expect((await page("/en/account", token)).text).toMatch(/Ringstraße 2\s+1010 Wien/);
  });
});

describe("the email address", () => {
  it("[ACC-04] changes by the links of both letters, each by a press and not by opening it", async () => {
    const { email, token } = await person();
    const fresh = `neu.${email}`;
    const wrong = await page("/en/account/change-email", token, { email: fresh, password: "not-the-one" });
    expect([
      wrong.status,
      wrong.text.includes("This is not the password of your account."),
      wrong.main.includes(`value="${fresh}"`),
    ]).toEqual([400, true, true]);
    const requested = await page("/en/account/change-email", token, { email: fresh, password });
    expect(requested.to).toBe("/en/account/change-email?asked=1");
    await expect.poll(() => codesTo(fresh)).toHaveLength(1);
    const [old] = await codesTo(email);
    const [other] = await codesTo(fresh);
    expect((await page("/en/account/change-email", token)).text).toContain(`Your change to ${fresh} is waiting`);
    for (const code of [old, other])
      expect((await page("/de/konto/e-mail-aendern", null, undefined, undefined, code)).text).toContain(
        "Stimmen Sie zu?",
      );
    const agree = (code: string | undefined) =>
      page("/de/konto/e-mail-aendern", null, { code: code ?? "", act: "agree" });
    expect((await agree(other)).text).toContain("Danke, Sie haben zugestimmt");
    expect((await agree(old)).text).toContain("Die E\u2011Mail-Adresse ist geändert");
    expect((await agree(old)).text).toContain("Dieser Link ist nicht mehr gültig.");
    expect((await page("/de/konto", token)).text).toContain(fresh);
  });
});

describe("the logins", () => {
  it("[ACC-04] end one by one, and all others, while this browser stays logged in", async () => {
    const { email, token } = await person();
    const login = async () => {
      const answer = await fetch(`${site().url}/api/auth/local`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "user-agent": "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/132.0",
        },
        body: JSON.stringify({ identifier: email, password }),
      });
      return ((await answer.json()) as { readonly jwt: string }).jwt;
    };
    const [second, third] = [await login(), await login()];
    const listed = await page("/de/konto/anmeldungen", token);
    expect(listed.text.match(/Firefox unter Windows/g)).toHaveLength(2);
    expect(listed.text).toContain("Dieses Gerät");
    const session = /name="session" value="([^"]+)"/.exec(listed.main)?.[1] ?? "";
    expect(await page("/de/konto/anmeldungen", token, { session })).toMatchObject({
      to: "/de/konto/anmeldungen?ended=1",
    });
    const left = await Promise.all(
      [second, third].map(async (each) => (await page("/de/konto/anmeldungen", each)).status),
    );
    expect(left.toSorted()).toEqual([200, 302]);
    const others = await page("/forms/end-other-sessions", token, { locale: "de" });
    expect(others.to).toBe("/de/konto/anmeldungen?others=1");
    expect((await page("/de/konto/anmeldungen", token)).text).toContain("Sonst sind Sie nirgends angemeldet.");
    for (const each of [second, third]) expect((await page("/de/konto/anmeldungen", each)).status).toBe(302);
  });

  it.each([
    ["/en/account/sessions", "Logins with other providers", "This provider no longer opens your account."],
    ["/de/konto/anmeldungen", "Anmeldungen über andere Anbieter", "Dieser Anbieter öffnet Ihr Konto nicht mehr."],
  ])(
    "[ACC-04] [SES-05] [SEC4-8] list what opens the account over a provider, and end it: %s",
    async (path, title, done) => {
      const { email, token } = await person();
      expect((await page(path, token)).text).not.toContain(title);
      const database = new DatabaseSync(join(site().folder, "kontor.sqlite"), { timeout: 5_000 });
      database
        .prepare("insert into provider_links select 'harbour', ?, id, created_at from users where email = ?")
        .run(email, email);
      database.close();
      const listed = await page(path, token);
      expect(listed.text).toContain(title);
      const provider = /name="provider" value="([^"]+)"/.exec(listed.main)?.[1] ?? "";
      expect(await page(path, token, { provider })).toMatchObject({ to: `${path}?provider-ended=1` });
      const after = await page(`${path}?provider-ended=1`, token);
      expect([after.text.includes(done), after.text.includes(title)]).toEqual([true, false]);
      // Once more it is none of the account's.
      expect((await page(path, token, { provider })).status).toBe(404);
    },
  );
});
