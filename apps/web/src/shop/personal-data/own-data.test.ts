// Stored data as a browser without scripts gets them: the table, the file, the deletion, the same table in the privacy statement. [ACC-06]
import { storedKinds } from "@kontor/domain/shop/personal-data";
import { describe, expect, it } from "vitest";
import { plainPages } from "../../../test/drawn-page.ts";
import { customerAt, customerPassword } from "../../../test/customer-fixture.ts";
import { postForm, siteOfFile } from "../../../test/site-fixture.ts";

const site = siteOfFile(undefined, plainPages);
const person = () => customerAt(site());
const password = customerPassword;

const get = async (path: string, token: string | null) => {
  const answer = await fetch(site().url + path, {
    redirect: "manual",
    ...(token === null ? {} : { headers: { cookie: `token=${token}` } }),
  });
  // Typeset texts have spaces that do not break.
  return { answer, text: (await answer.text()).replaceAll(/\u00a0|\u202f/g, " ") };
};

describe("the page of a customer's data", () => {
  it("[ACC-06] [SES-07] shows each kind of data, to who is logged in alone, and is stored nowhere", async () => {
    const { token } = await person();
    for (const [path, locale] of [
      ["/de/konto/daten", "de"],
      ["/en/account/data", "en"],
    ] as const) {
      expect((await get(path, null)).answer.status).toBe(302);
      const { answer, text } = await get(path, token);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      for (const { howLong } of storedKinds) expect(text).toContain(howLong[locale]);
    }
  });

  it("[ACC-06] gives all of it as one file", async () => {
    const { email, token } = await person();
    const { answer, text } = await get("/de/konto/daten/data.json", token);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="\d+\.json"$/);
    expect(JSON.parse(text).kinds).toHaveLength(storedKinds.length);
    expect(text).toContain(email);
    expect((await get("/de/konto/daten/data.json", null)).text).not.toContain(email);
  });

  it("[ACC-06] deletes the account by a form from here, with the password, and logs this browser out", async () => {
    const { email, token } = await person();
    const send = (typed: string, origin = site().url) =>
      postForm(site(), "/forms/delete-account", `locale=de&password=${typed}`, { cookie: `token=${token}`, origin });
    expect((await send(password, "https://elsewhere.example")).status).toBe(403);
    const refused = await send("not-the-one");
    expect(refused.to).toBe("/de/konto/daten?problem=CurrentPasswordWrong#delete");
    expect((await get("/de/konto/daten?problem=CurrentPasswordWrong", token)).text).toContain(
      "Das ist nicht das Passwort Ihres Kontos.",
    );
    const deleted = await send(password);
    expect(deleted.to).toBe("/de/konto?deleted=1");
    expect(deleted.lines.join("\n")).toMatch(/^token=;.*Max-Age=0/);
    expect((await get("/de/konto?deleted=1", null)).text).toContain("Ihr Konto ist gelöscht.");
    expect((await postForm(site(), "/forms/login", `locale=de&email=${email}&password=${password}`)).to).toContain(
      "LoginRefused",
    );
  });
});

it.each([
  ["/de/kontakt/datenschutzerklaerung", "de"],
  ["/en/contact/data-privacy", "en"],
] as const)("[ACC-06] [LGL-01] the privacy statement has the same table: %s", async (path, locale) => {
  const { text } = await get(path, null);
  expect(text).not.toContain("{personal-data");
  for (const { howLong } of storedKinds) expect(text).toContain(howLong[locale]);
});
