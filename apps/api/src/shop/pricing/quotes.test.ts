// The quote on the wire is the domain's, for the caller, with its derivations on request. [CRT-03] [VAT-09…11] [HDL-02]
import { describe, expect, it } from "vitest";
import { vatCountries } from "@kontor/domain/kernel/country";
import { addsUp } from "@kontor/domain/shop/pricing";
import { runningForFile } from "../../../test/harness.ts";
import { customer, filledCart } from "../../../test/customers.ts";

const { ask } = await runningForFile();

describe("quotes", () => {
  it("[HDL-02] explain=1 adds a derivation to every amount whose leaves add up; without it none is sent", async () => {
    const cart = await filledCart(ask);
    const plain = (await ask("GET", `/shop/order/cart/${cart.id}/quote`)).body.result;
    const explained = (await ask("GET", `/shop/order/cart/${cart.id}/quote?explain=1`)).body.result;
    expect(plain.derivation).toBeUndefined();
    expect(addsUp(explained.derivation)).toBe(true);
    expect(explained.derivation.amount).toBe(explained.total);
    expect(explained.hash).toBe(plain.hash);
  });

  it("[CRT-03] the first invoice is setup fees and first billing period", async () => {
    const quote = (await ask("GET", `/shop/order/cart/${(await filledCart(ask)).id}/quote`)).body.result;
    expect(quote.subtotal).toBe(quote.setup + quote.firstPeriod);
    expect(quote.net + quote.vatAmount).toBe(quote.total);
  });

  it("[CRT-07] [VAT-11] every amount is a whole number of cents; net is rounded once, half up, and all that is shown adds up to it", async () => {
    const cart = await filledCart(ask);
    for (const country of ["DE", "AT", "HU", "FI", "LU", "OTHER"]) {
      const quote = (await ask("GET", `/shop/order/cart/${cart.id}/quote?vatCountry=${country}`)).body.result;
      const { lines, subtotal, total, net, vatAmount, vatGroups, vat } = quote;
      const sum = (name: string): number => lines.reduce((before: number, line: any) => before + line[name], 0);
      expect([sum("first"), sum("charged"), net + vatAmount], country).toEqual([subtotal, total, total]);
      // In whole numbers: half up without a fraction.
      const whole = 10_000n + BigInt(vat.rate);
      expect(BigInt(net), country).toBe((2n * BigInt(total) * 10_000n + whole) / (2n * whole));
      expect(
        vatGroups.reduce((before: number, group: any) => before + group.vat, 0),
        country,
      ).toBe(vatAmount);
      for (const amount of [subtotal, total, net, vatAmount]) expect(Number.isInteger(amount), country).toBe(true);
    }
  });

  it("[PRD-07] an included domain costs nothing, the next at list price", async () => {
    const cart = await filledCart(ask, "inbegriffen.de");
    const path = `/shop/order/cart/${cart.id}/items/${cart.items[0].id}`;
    const names = ["inbegriffen.de", "zweite-99.de", "dritte-99.de", "vierte-99.de", "fuenfte-99.de", "sechste-99.de"];
    await ask("PATCH", path, {
      version: cart.version,
      domains: names.map((name) => ({ name, acquisition: "register" })),
    });
    const lines = (await ask("GET", `/shop/order/cart/${cart.id}/quote`)).body.result.lines.filter(
      (line: any) => line.kind === "domain",
    );
    const included = (await ask("GET", "/shop/catalog")).body.result.products.find(
      (product: any) => product.key === "web-m",
    ).includedDomains.count;
    expect(lines.filter((line: any) => line.first === 0)).toHaveLength(included);
    expect(lines.slice(included).every((line: any) => line.first === 504)).toBe(true);
  });

  it("[VAT-11] [VAT-12] a visitor sees the rate of the chosen country", async () => {
    const cart = await filledCart(ask);
    const rate = async (query: string, headers = {}) =>
      (await ask("GET", `/shop/order/cart/${cart.id}/quote${query}`, undefined, headers)).body.result.vat;
    expect(await rate("")).toEqual({ country: "DE", rate: 1900, treatment: "view" });
    expect(await rate("?vatCountry=FR")).toEqual({ country: "FR", rate: 2000, treatment: "view" });
    for (const country of vatCountries) expect((await rate(`?vatCountry=${country}`))?.country, country).toBe(country);
    for (const country of ["XX", "JP", "de", "DEX", ""]) {
      const refused = await ask("GET", `/shop/order/cart/${cart.id}/quote?vatCountry=${country}`);
      expect([country, refused.status, refused.headers["content-type"]]).toEqual([
        country,
        400,
        expect.stringContaining("application/problem+json"),
      ]);
    }
    expect(await rate("", { cookie: "vatCountry=OTHER" })).toEqual({ country: "OTHER", rate: 0, treatment: "view" });
  });

  it("[VAT-09] a customer is charged by address and VAT id", async () => {
    const cart = await filledCart(ask);
    const charged = async (change: Readonly<Record<string, string>>) => {
      const { auth } = await customer(ask, change);
      return (await ask("GET", `/shop/order/cart/${cart.id}/quote?vatCountry=FR`, undefined, auth)).body.result.vat;
    };
    expect(await charged({})).toEqual({ country: "DE", rate: 1900, treatment: "domestic" });
    expect(await charged({ country: "AT", postCode: "1010", city: "Wien" })).toEqual({
      country: "AT",
      rate: 2000,
      treatment: "destination",
    });
    const company = {
      kind: "business",
      company: "Muster Hosting",
      country: "AT",
      postCode: "1010",
      city: "Wien",
      vatId: "ATU13585627",
    };
    expect(await charged(company)).toEqual({ country: "AT", rate: 0, treatment: "reverse-charge" });
  });
});
