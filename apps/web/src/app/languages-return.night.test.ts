// A shop goes from two languages to one and back over the same data: customers, carts, cookies and drafts are read in what is there, and nothing is lost. [PKG-08] [LOC-01]
import { rmSync } from "node:fs";
import { accountPath, homePath } from "@kontor/domain/site/routing";
import { expect, it } from "vitest";
import { freshPlace } from "../../../api/test/place.ts";
import { customerAt, callerAt, ownAddress } from "../../test/customer-fixture.ts";
import { plainPages } from "../../test/drawn-page.ts";
import { contentIn } from "../../test/one-language-content.ts";
import { follow, openedSite, type OpenedSite } from "../../test/site-fixture.ts";

it("[PKG-08] [LOC-06] [CRT-01] [ACC-04] from two languages to one and back", async () => {
  const place = await freshPlace();
  const content = contentIn(["en", "de"]);
  const opened = (): Promise<OpenedSite> =>
    openedSite(() => ({ ...place.env, AUTH_RATE_LIMIT: "10000", CONTENT_DIR: content }), plainPages, { content });
  const english = { "shop-locale": "en", "accept-language": "en" };
  const localesOf = async (site: OpenedSite): Promise<unknown> => {
    const { data } = (await (await fetch(`${site.url}/api/pages?locale=en`)).json()) as {
      readonly data: readonly { readonly locale: string }[];
    };
    return [...new Set(data.map(({ locale }) => locale))];
  };

  const home = ownAddress();
  const both = await opened();
  const person = await customerAt(both, (email) => ({ ...home, locale: "en", email }), english);
  const cart = await person.call("POST", "/shop/order/cart");
  const item = { kind: "product", product: "web-m", quantity: 1, billingMonths: 1, location: null, additions: [] };
  await person.call("POST", `/shop/order/cart/${cart["id"]}/items`, { version: cart["version"], item });
  // A page that an editor changed is the editor's.
  await both.api.database.inTransaction(async (handle) => {
    const page = await handle
      .selectFrom("content_entries")
      .selectAll()
      .where("type", "=", "page")
      .where("locale", "=", "en")
      .where("state", "=", "published")
      .orderBy("id")
      .executeTakeFirstOrThrow();
    const fields = JSON.stringify({ ...(JSON.parse(page.fields) as object), title: "Edited by hand" });
    await handle.updateTable("content_entries").set({ fields }).where("id", "=", page.id).execute();
  });
  const edited = async (site: OpenedSite): Promise<number> => {
    const rows = await site.api.database.reads
      .selectFrom("content_entries")
      .select("id")
      .where("locale", "=", "en")
      .where("fields", "like", "%Edited by hand%")
      .execute();
    return rows.length;
  };
  expect(await edited(both)).toBe(1);
  await both.close();

  contentIn(["de"], content);
  const german = await opened();
  const call = callerAt(german, person.token, english);
  expect(await call("GET", "/shop/auth/customer")).toMatchObject({ locale: "de" });
  expect((await call("GET", `/shop/order/cart/${cart["id"]}`))["items"]).toHaveLength(1);
  // What they change now is stored, and the language that they chose once stays.
  await call("PUT", "/shop/auth/customer", { ...home, email: person.email, phone: "+4930765432", locale: "en" });
  expect(await follow(`${german.url}/`, { cookie: "locale=en", "accept-language": "en" })).toMatchObject({ to: "/de" });
  expect(await follow(german.url + accountPath("orders", "en"))).toMatchObject({
    status: 302,
    to: accountPath("orders", "de"),
  });
  expect(await localesOf(german)).toEqual(["de"]);
  expect(await edited(german)).toBe(1);
  await german.close();

  contentIn(["de", "en"], content);
  const again = await opened();
  const back = callerAt(again, person.token, english);
  expect(await back("GET", "/shop/auth/customer")).toMatchObject({ locale: "en", phone: "+4930765432" });
  expect((await back("GET", `/shop/order/cart/${cart["id"]}`))["items"]).toHaveLength(1);
  expect(await edited(again)).toBe(1);
  expect(await follow(`${again.url}/`, { cookie: "locale=en" })).toMatchObject({ to: "/en" });
  // The first one is the shop's own, where nothing else decides.
  expect(await follow(`${again.url}/`, { "accept-language": "fr" })).toMatchObject({ to: "/de" });
  const page = await (await fetch(again.url + homePath("en"))).text();
  expect(page).toContain('hreflang="de-DE"');
  expect(page).toContain('hreflang="x-default"');
  expect(await localesOf(again)).toEqual(["en"]);
  await again.close();
  await place.drop();
  rmSync(content, { recursive: true, force: true });
});
