// The address of an account is confirmed: before its login or before its orders, as the setting has it. [SES-06]
import { describe, expect, it } from "vitest";
import { codeTo, customer, filledCart, lettersTo, order, password } from "../../../test/customers.ts";
import { runningForFile } from "../../../test/harness.ts";

describe("where the login waits", async () => {
  const shop = await runningForFile({ CONFIRM_EMAIL: "login" });
  const { ask, settings } = shop;
  const register = (email: string, locale = "en") =>
    ask("POST", "/auth/local/register", { username: email, email, password }, { "accept-language": locale });
  const enter = (identifier: string, typed = password) => ask("POST", "/auth/local", { identifier, password: typed });
  const confirm = (code: string) => ask("GET", `/auth/email-confirmation?confirmation=${code}`);

  it("[SES-06] [API-02] a registration opens no session, and the login comes with the link of the mail", async () => {
    const email = "ada@example.test";
    const made = await register(email);
    expect([made.status, Object.keys(made.body), made.body.user.confirmed]).toEqual([200, ["user"], false]);
    const refused = await enter(email);
    expect([refused.status, refused.body.error.message]).toEqual([400, "Your account email is not confirmed"]);
    expect((await confirm("0".repeat(40))).status).toBe(400);
    expect((await confirm(await codeTo(shop, email, "confirmation"))).status).toBe(302);
    const entered = await enter(email);
    expect([entered.status, entered.body.user.confirmed]).toEqual([200, true]);
  });
  it.each([
    ["en", "/en/account/confirm-email", "Please follow this link to confirm"],
    ["de", "/de/konto/e-mail-bestaetigen", "Bitte folgen Sie diesem Link, um die E-Mail-Adresse"],
  ])(
    "[SES-06] [SES-12] the mail has the link to the page in the language of the registration, %s",
    async (locale, path, words) => {
      const email = `grace-${locale}@example.test`;
      await register(email, locale);
      const [letter = ""] = await lettersTo(shop, email);
      expect(letter).toContain(words);
      expect(letter).toContain(`${settings.publicUrl}${path}?confirmation=`);
    },
  );
  it("[SES-06] a new password by mail confirms the address that the mail came to", async () => {
    const email = "carl@example.test";
    await register(email);
    // The later letter is the one with the later time.
    shop.clock.now += 1000;
    await ask("POST", "/auth/forgot-password", { email });
    const reset = { code: await codeTo(shop, email), password: "Harbour-two2", passwordConfirmation: "Harbour-two2" };
    expect((await ask("POST", "/auth/reset-password", reset)).body.user.confirmed).toBe(true);
    expect((await enter(email, "Harbour-two2")).status).toBe(200);
  });
});

describe("where orders wait", async () => {
  const shop = await runningForFile({ CONFIRM_EMAIL: "order" });

  it("[SES-06] an account logs in and fills a cart, and orders when its address is confirmed", async () => {
    const { ask } = shop;
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    const refused = await order(ask, person, cart);
    expect([refused.status, refused.body.refusal]).toEqual([403, "EmailUnconfirmed"]);
    await ask("GET", `/auth/email-confirmation?confirmation=${await codeTo(shop, person.email, "confirmation")}`);
    expect((await order(ask, person, cart)).status).toBe(201);
  });
});

describe("where nothing waits", async () => {
  const shop = await runningForFile();
  const { ask, api } = shop;
  const isConfirmed = async (email: string): Promise<boolean> =>
    (await api.database.reads.selectFrom("users").select("confirmed").where("email", "=", email).executeTakeFirst())
      ?.confirmed === 1;

  it.each([
    ["en", "can be used at once", "Confirm the address"],
    ["de", "können es gleich nutzen", "Adresse bestätigen"],
  ])(
    "[SES-06] [SES-12] a registration sends one letter that confirms the address later, and login and order come before it, %s",
    async (locale, words, link) => {
      const person = await customer(ask, {}, locale);
      const letters = await lettersTo(shop, person.email);
      expect(letters).toHaveLength(1);
      expect(letters[0]).toContain(words);
      expect(letters[0]).toContain(link);
      const entered = await ask("POST", "/auth/local", { identifier: person.email, password });
      expect([entered.status, entered.body.user.confirmed]).toEqual([200, true]);
      expect((await order(ask, person, await filledCart(ask, undefined, person.auth))).status).toBe(201);
      expect(await isConfirmed(person.email)).toBe(false);
      const code = /confirmation=(\w+)/.exec(letters[0] ?? "")?.[1] ?? "";
      expect((await ask("GET", `/auth/email-confirmation?confirmation=${code}`)).status).toBe(302);
      expect(await isConfirmed(person.email)).toBe(true);
      expect((await ask("GET", `/auth/email-confirmation?confirmation=${code}`)).status).toBe(400);
    },
  );
});
