// The running shop with DNS as its registry, asked over the network: names with a wrong form, that do not exist, and DNS that fails, each in its words. [DOM-03] [DOM-08]
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { running } from "../../../../test/harness.ts";
import { askAt } from "../../../../test/process.ts";
import { dnsPeer } from "../../../../test/registry-peers.ts";

const names = await dnsPeer();
const shop = await running({ DOMAIN_REGISTRY: "dns", DNS_SERVERS: names.address, PORT: "0" });
const ask = askAt(await shop.api.listen());
afterAll(async () => {
  await shop.close();
  await names.close();
});
beforeEach(() => {
  names.mood = "well";
  names.requests.length = 0;
});

const check = (name: string, locale = "en") => ask("POST", "/shop/domain/check", { name }, { "shop-locale": locale });
const refused = async (name: string) => {
  const [english, german] = [await check(name), await check(name, "de")];
  expect([english.status, german.status]).toEqual([422, 422]);
  return { ...english.body, german: german.body.detail };
};

describe("a shop that asks DNS", () => {
  it("[DOM-03] sells what does not exist at an ending that is delegated, and moves what does", async () => {
    expect((await check("frei-1.de")).body.result).toMatchObject({
      availability: "probably-available",
      offer: "register",
    });
    expect((await check("taken-1.de")).body.result).toMatchObject({ availability: "taken", offer: "transfer" });
    expect(names.requests).toEqual(expect.arrayContaining(["frei-1.de", "taken-1.de"]));
  });

  it("[DOM-03] refuses a name with a wrong form in both languages, and sends no query", async () => {
    const response = await refused("-wrong-.de");
    expect(response).toMatchObject({
      refusal: expect.stringMatching(/^Domain/),
      german: expect.not.stringContaining(response.detail),
    });
    expect(names.requests).toEqual([]);
  });

  it("[DOM-03] refuses a name that does not exist and so cannot be moved, in both languages", async () => {
    const cart = (await ask("POST", "/shop/order/cart")).body.result;
    const move = (locale: string) =>
      ask(
        "POST",
        `/shop/order/cart/${cart.id}/items`,
        {
          version: cart.version,
          item: { kind: "domain", domain: { name: "frei-2.de", acquisition: "transfer", authcode: "sEcret-Code-2" } },
        },
        { "shop-locale": locale },
      );
    const [english, german] = [await move("en"), await move("de")];
    expect([english.body.refusal, german.body.refusal]).toEqual(["DomainNotRegistered", "DomainNotRegistered"]);
    expect([english.body.detail, german.body.detail]).toEqual([
      "The domain frei-2.de is not registered yet. You can register it instead of transferring it.",
      expect.stringContaining("frei-2.de"),
    ]);
  });

  it.each([
    ["servfail", "com"],
    ["never", "net"],
  ] as const)(
    "[DOM-03] [OPS-10] answers DNS that fails (%s) with the words of the specification in both languages, and goes on by itself",
    async (mood, ending) => {
      names.mood = mood;
      const name = `frei-${mood}.${ending}`;
      const response = await refused(name);
      expect(response).toMatchObject({
        refusal: "DomainValidationFailed",
        rule: "DOM-03",
        facts: { problem: "dns", name },
      });
      expect([response.detail, response.german]).toEqual([
        `The domain ${name} could not be validated. Its format may be wrong, the domain may not exist, or there may be DNS problems. Please contact our support.`,
        `Die Domain ${name} konnte nicht geprüft werden. Möglicherweise ist das Format falsch, die Domain existiert nicht oder es gibt DNS-Probleme. Bitte wenden Sie sich an unseren Kundendienst.`,
      ]);
      names.mood = "well";
      expect((await check(name)).body.result.availability).toBe("probably-available");
    },
    60_000,
  );
});
