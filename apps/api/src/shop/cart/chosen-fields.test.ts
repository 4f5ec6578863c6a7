// What is asked of a product, on the wire: into the cart, edited, kept apart by its names, and needed for the order. [PRD-01] [CRT-08]
import { describe, expect, it } from "vitest";
import { runningForFile } from "../../../test/harness.ts";

const { ask } = await runningForFile();
const item = (name?: string, product = "ssl-domain") => ({
  kind: "product",
  product,
  ...(name === undefined ? {} : { fields: { name } }),
});
const cart = async (...items: readonly object[]): Promise<any> => {
  let { body } = await ask("POST", "/shop/order/cart");
  for (const each of items) body = (await add(body.result, each)).body;
  return body.result;
};
const add = ({ id, version }: any, wanted: object) =>
  ask("POST", `/shop/order/cart/${id}/items`, { version, item: wanted });
const problemsOf = async ({ id }: any): Promise<any> =>
  (await ask("GET", `/shop/order/cart/${id}/quote`)).body.problems;

describe("what is asked of a product", () => {
  it("[CRT-08] a certificate has its name in A-labels; two names are two items, the same one is one", async () => {
    const made = await cart(
      item("www.straße.de"),
      item("www.example.com"),
      item("WWW.example.com"),
      item("hafen.example", "ssl-wildcard"),
    );
    expect(made.items.map(({ fields, quantity }: any) => [fields, quantity])).toEqual([
      [{ name: "www.xn--strae-oqa.de" }, 1],
      [{ name: "www.example.com" }, 2],
      [{ name: "*.hafen.example" }, 1],
    ]);
    expect(await problemsOf(made)).toEqual([]);
    const [{ id }] = made.items;
    const edited = await ask("PUT", `/shop/order/cart/${made.id}/items/${id}`, {
      version: made.version,
      item: item("shop.example.com"),
    });
    expect(edited.body.result.items[0]).toMatchObject({ id, fields: { name: "shop.example.com" } });
    // Another quantity leaves the name as it is.
    const more = await ask("PATCH", `/shop/order/cart/${made.id}/items/${id}`, {
      version: edited.body.result.version,
      quantity: 3,
    });
    expect(more.body.result.items[0]).toMatchObject({ quantity: 3, fields: { name: "shop.example.com" } });
  });

  it("[PRD-01] what is no name, or not offered, is refused with its field; a cart of before has no name, and says so until it has one", async () => {
    const empty = await cart();
    const refusalOf = async (wanted: object): Promise<unknown> => {
      const { status, body } = await add(empty, wanted);
      return [status, body.refusal, body.facts?.field];
    };
    expect(await refusalOf(item("localhost"))).toEqual([422, "CertificateNameInvalid", "name"]);
    expect(await refusalOf(item(""))).toEqual([422, "CertificateNameMissing", "name"]);
    expect(await refusalOf({ kind: "product", product: "vps-m", fields: { image: "Windows" } })).toEqual([
      422,
      "FieldNotOffered",
      "image",
    ]);
    const before = await cart(item(), { kind: "product", product: "vps-m", fields: { image: "Debian 13" } });
    expect(await problemsOf(before)).toMatchObject([{ item: before.items[0].id, refusal: "CertificateNameMissing" }]);
  });
});
