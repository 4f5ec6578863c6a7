// The eight shop calls of the specification, each a row of its own. [API-01]
import { describe, expect, it } from "vitest";
import { randomUUID } from "node:crypto";
import { sql, type RawBuilder } from "kysely";
import { revisionKey } from "../platform/database/revision.ts";
import { setMetadata } from "../platform/database/metadata.ts";
import { running, runningForFile } from "../../test/harness.ts";
import { account, address, customer } from "../../test/customers.ts";

const { ask, api } = await runningForFile({ TRUST_PROXY: "on" });

describe("the eight shop calls", () => {
  it("[API-01] [SES-03] POST /shop/auth/singleSign reads success and result.key", async () => {
    const { auth } = await account(ask);
    const response = await ask("POST", "/shop/auth/singleSign", undefined, auth);
    expect(response.status).toBe(200);
    expect(response.body.success).toBe(true);
    expect(response.body.result.key).toMatch(/^[0-9a-f]{48}$/);
    const stored = await api.database.reads.selectFrom("single_sign_keys").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(response.body.result.key);
    expect((await ask("POST", "/shop/auth/singleSign")).body.refusal).toBe("TokenMissing");
  });

  it("[API-01] [CUS-15] POST /shop/auth/customer takes locale plus customer fields and answers success", async () => {
    const { auth, email } = await account(ask);
    const response = await ask("POST", "/shop/auth/customer", { ...address, email, emailRepeat: email }, auth);
    expect(response.body).toMatchObject({
      success: true,
      result: { locale: "de", firstName: "Erika", country: { iso: "DE" }, number: expect.stringMatching(/^\d+$/) },
    });
  });

  it("[API-01] [CHK-03] a stored address is changed in the panel only, but the same one again is no change", async () => {
    const { auth, email } = await customer(ask, { street: address.street });
    expect((await ask("POST", "/shop/auth/customer", { ...address, email }, auth)).status).toBe(200);
    expect((await ask("POST", "/shop/auth/customer", { ...address, email, city: "Hamburg" }, auth)).body.refusal).toBe(
      "AddressLocked",
    );
  });

  it("[API-01] [SES-08] GET /shop/auth/customer reads result with country.iso", async () => {
    const { auth } = await customer(ask);
    expect((await ask("GET", "/shop/auth/customer", undefined, auth)).body.result.country.iso).toBe("DE");
    const without = await account(ask);
    expect((await ask("GET", "/shop/auth/customer", undefined, without.auth)).body.refusal).toBe("AddressMissing");
  });

  it("[API-01] [SES-04] GET /shop/auth reads success and the token information, type user for customers", async () => {
    const { auth } = await account(ask);
    expect((await ask("GET", "/shop/auth", undefined, auth)).body).toMatchObject({
      success: true,
      result: { type: "user", role: "customer" },
    });
    expect((await ask("GET", "/shop/auth")).body.result.type).toBe("anonymous");
    expect((await ask("GET", "/shop/auth", undefined, { authorization: "Bearer abc" })).status).toBe(401);
  });

  it("[API-01] [CRT-06] PATCH /shop/order/cart/{cartId} notes the affiliate", async () => {
    const cart = (await ask("POST", "/shop/order/cart")).body.result;
    const response = await ask("PATCH", `/shop/order/cart/${cart.id}`, {
      affiliate: { source: "referer", customerNumber: "100007" },
    });
    expect(response.body.result.referral).toEqual({ source: "referer", customerNumber: "100007" });
    expect((await ask("PATCH", `/shop/order/cart/${cart.id}`, { affiliate: null })).body.result.referral).toBeNull();
    expect((await ask("PATCH", "/shop/order/cart/nobody", { affiliate: null })).body.refusal).toBe("CartNotFound");
    expect(
      (await ask("PATCH", `/shop/order/cart/${cart.id}`, { affiliate: { source: "other", customerNumber: "1" } }))
        .status,
    ).toBe(400);
  });

  it("[API-01] [VAT-01] GET /shop/country/vat is a map of country to rate with OTHER", async () => {
    const { body } = await ask("GET", "/shop/country/vat");
    expect(body.result).toMatchObject({ DE: 1900, AT: 2000, FI: 2550, OTHER: 0 });
    expect(Object.keys(body.result)).toHaveLength(34);
  });

  it("[API-01] [VAT-12] GET /shop/vat answers the customer's country, the cookie's, the proxy's, the seller's", async () => {
    const { auth } = await customer(ask, { country: "AT", postCode: "1010" });
    const country = async (headers: Record<string, string>) =>
      (await ask("GET", "/shop/vat", undefined, headers)).body.result.country.iso;
    expect(await country({ ...auth, cookie: "vatCountry=FR" })).toBe("AT");
    expect(await country({ cookie: "vatCountry=FR", "cf-ipcountry": "IT" })).toBe("FR");
    expect(await country({ cookie: "vatCountry=zz", "cf-ipcountry": "IT" })).toBe("IT");
    expect(await country({ cookie: "vatCountry=OTHER" })).toBe("OTHER");
    expect(await country({})).toBe("DE");
  });

  it("[API-01] [VAT-09] [VAT-10] GET /shop/vat answers the rate that this customer is charged, so that pages and cart agree", async () => {
    const rate = async (headers: Record<string, string>) =>
      (await ask("GET", "/shop/vat", undefined, headers)).body.result.rate;
    const business = { kind: "business", company: "Hafen GmbH", country: "AT", postCode: "1010", vatId: "ATU13585627" };
    expect(await rate((await customer(ask, business)).auth)).toBe(0);
    expect(await rate((await customer(ask, { country: "AT", postCode: "1010" })).auth)).toBe(2000);
    expect(await rate({ cookie: "vatCountry=FR" })).toBe(2000);
    expect(await rate({})).toBe(1900);
  });

  it("[API-01] [CNT-09] GET /v2/content/feature-flags lists the flags that are on with their key", async () => {
    const { data } = (await ask("GET", "/feature-flags?filters[enabled]=true&sort=key")).body;
    const keys = (await ask("GET", "/v2/content/feature-flags")).body.result.map(({ key }: { key: string }) => key);
    expect(keys).toEqual(data.map(({ key }: { key: string }) => key));
    expect(keys).not.toContain("easter");
  });
});

describe("what is sold", () => {
  it("[PRD-01] the catalogue has the requested size, with its version as tag", async () => {
    const response = await ask("GET", "/shop/catalog");
    const { products, endings, version } = response.body.result;
    const count = (...categories: string[]): number =>
      products.filter((product: any) => categories.includes(product.category) && !product.onlyAsAddition).length;
    expect(count("hosting")).toBeGreaterThanOrEqual(6);
    expect(count("vps", "root-server")).toBeGreaterThanOrEqual(10);
    expect([count("managed-cloud"), count("groupware"), count("certificates")]).toEqual(
      [3, 4, 4].map((least) => expect.toSatisfy((found: number) => found >= least)),
    );
    expect(endings.length).toBeGreaterThanOrEqual(60);
    expect(response.headers["etag"]).toBe(`"${version}"`);
    expect((await ask("GET", "/shop/catalog", undefined, { "if-none-match": `"${version}"` })).status).toBe(304);
  });

  it("[CUS-08] countries come with names in the requested language", async () => {
    const names = async (locale: string) =>
      (await ask("GET", "/shop/country", undefined, { "shop-locale": locale })).body.result.find(
        ({ iso }: { iso: string }) => iso === "DE",
      ).name;
    expect(await names("de")).toBe("Deutschland");
    expect(await names("en")).toBe("Germany");
  });

  it("[VAT-03] a VAT map that cannot be read or is empty is a fatal 500 with its words", async () => {
    const broken = await running();
    try {
      const change = (statement: RawBuilder<unknown>) =>
        broken.api.database.inTransaction(async (handle) => {
          await statement.execute(handle);
          await setMetadata(handle, revisionKey, randomUUID());
        });
      await change(sql`delete from vat_rates`);
      const empty = await broken.ask("GET", "/shop/country/vat");
      expect([empty.status, empty.body.refusal, empty.body.detail]).toEqual([
        500,
        "VatMapEmpty",
        "Failed to retrieve vat information.",
      ]);
      await change(sql`drop table vat_rates`);
      const failed = await broken.ask("GET", "/shop/country/vat");
      expect([failed.status, failed.body.refusal]).toEqual([500, "VatMapFailed"]);
      expect(failed.body.detail).toMatch(/^Failed to fetch vat information; ./);
    } finally {
      await broken.close();
    }
  });
});
