// A shop whose registry is slow, down or talks nonsense: it says so in both languages, keeps what was typed, and goes on by itself. [OPS-10] [CHK-07] [DOM-01] [DOM-09]
import { describe, expect, it } from "vitest";
import { customer, filledCart, order, quoteOf } from "../../../../test/customers.ts";
import type { RdapMood } from "../../../../test/registry-peers.ts";
import { awayOfFile } from "../../../../test/registry-away.ts";

const { ask, names, registry } = await awayOfFile();
const atNight = process.env["KONTOR_NIGHT"] === "1";
const check = (name: string, locale = "en") => ask("POST", "/shop/domain/check", { name }, { "shop-locale": locale });

describe("an order while the registry cannot say", () => {
  it.each<[RdapMood]>(atNight ? [["broken"], ["nonsense"], ["away-and-back"]] : [["nonsense"]])(
    "[OPS-10] [CHK-07] %s: nothing is ordered, cart and key stay, and the same order goes through afterwards",
    async (mood) => {
      const person = await customer(ask);
      const cart = await filledCart(ask, undefined, person.auth);
      registry.mood = mood;
      const { hash: quoteHash } = await quoteOf(ask, cart.id, person.auth);
      const once = () => order(ask, person, cart, `away-${mood}-1`, { quoteHash });
      const response = await once();
      expect([response.status, response.body.refusal, response.body.rule], response.text).toEqual([
        409,
        "DomainUnclear",
        "DOM-01",
      ]);
      expect(response.body.facts).toEqual({ name: cart.items[0].domains[0].unicode });
      expect(response.text).not.toContain("words-of-the-registry");
      const stored = await ask("GET", `/shop/order/cart/${cart.id}`, undefined, person.auth);
      expect([stored.body.result.version, stored.body.result.items]).toEqual([cart.version, cart.items]);
      registry.mood = "well";
      // A server that failed several times rests for five seconds.
      await expect.poll(async () => (await once()).status, { timeout: 60_000, interval: 250 }).toBe(201);
      expect((await once()).status).toBe(200);
    },
  );

  it("[OPS-10] in both languages, with the name", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, "frei-beide-sprachen.de", person.auth);
    registry.mood = "nonsense";
    const quote = await quoteOf(ask, cart.id, person.auth);
    const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: false };
    const wanted = { cartId: cart.id, cartVersion: cart.version, quoteHash: quote.hash, agreements, locale: "de" };
    const inLanguage = async (locale: string) =>
      (
        await ask("POST", "/shop/order", wanted, {
          ...person.auth,
          "idempotency-key": `both-languages-${locale}`,
          "shop-locale": locale,
        })
      ).body.detail;
    expect([await inLanguage("en"), await inLanguage("de")]).toEqual([
      "The registry gives no clear answer for frei-beide-sprachen.de. Please try again later.",
      "Die Registrierungsstelle gibt zu frei-beide-sprachen.de keine eindeutige Auskunft. Bitte versuchen Sie es später erneut.",
    ]);
  });
});

describe("a check while the registry cannot say", () => {
  it("[DOM-01] [DOM-09] is unknown, and available only when the registry itself says so", async () => {
    registry.mood = "html-404";
    expect((await check("frei-1.de")).body.result).toMatchObject({ availability: "unknown", offer: null });
    registry.mood = "well";
    expect((await check("frei-1.de")).body.result).toMatchObject({ availability: "available", offer: "register" });
    expect((await check("taken-1.de")).body.result).toMatchObject({ availability: "taken", offer: "transfer" });
  });

  it("[DOM-08] an ending whose registry is in no file is checked by DNS: free probably, and checked again at the order", async () => {
    expect((await check("frei-1.com")).body.result).toMatchObject({
      availability: "probably-available",
      offer: "register",
    });
    const person = await customer(ask);
    const cart = await filledCart(ask, "frei-2.com", person.auth);
    names.requests.length = 0;
    expect((await order(ask, person, cart)).status).toBe(201);
    expect(names.requests).toContain("frei-2.com");
  });

  it("[DOM-03] DNS that fails is answered with its text in both languages, with what was typed", async () => {
    names.mood = "servfail";
    const response = await check("frei-1.net");
    expect(response.body).toMatchObject({
      status: 422,
      refusal: "DomainValidationFailed",
      rule: "DOM-03",
      facts: { problem: "dns", name: "frei-1.net" },
    });
    expect((await check("frei-1.net", "de")).body.detail).not.toBe(response.body.detail);
    names.mood = "well";
    expect((await check("frei-1.net")).body.result.availability).toBe("probably-available");
  });

  it("[DOM-03] a name that the registry knows and DNS does not is not moved, and the text says so", async () => {
    names.mood = "gone";
    const cart = (await ask("POST", "/shop/order/cart")).body.result;
    const item = {
      kind: "domain",
      domain: { name: "taken-gone.de", acquisition: "transfer", authcode: "sEcret-Code-2" },
    };
    const response = await ask(
      "POST",
      `/shop/order/cart/${cart.id}/items`,
      { version: cart.version, item },
      { "shop-locale": "en" },
    );
    expect(response.body).toMatchObject({
      status: 422,
      refusal: "DomainValidationFailed",
      facts: { problem: "non-existent", name: "taken-gone.de" },
    });
    expect(response.body.detail).toContain("the domain may not exist");
  });
});
