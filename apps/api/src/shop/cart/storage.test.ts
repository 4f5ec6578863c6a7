// Block storage over the wire: its sizes are the catalogue's, priced by the gigabyte, and no other one goes into a cart. [PRD-04] [PRD-09]
import { gigabytesOf } from "@kontor/domain/shop/catalog";
import { describe, expect, it } from "vitest";
import { quoteOf } from "../../../test/customers.ts";
import { runningForFile } from "../../../test/harness.ts";

const { ask } = await runningForFile();

const storage = async () => {
  const { products } = (await ask("GET", "/shop/catalog")).body.result;
  return products.find(({ key }: any) => key === "block-storage");
};

/** How many gigabytes a server takes. */
const mostOf = async (server: string): Promise<number> =>
  (await ask("GET", "/shop/catalog")).body.result.products
    .find(({ key }: any) => key === server)
    .additions.find(({ product }: any) => product === "block-storage").maximum;

/** A server with so many gigabytes beside it. */
const serverWith = async (gigabytes: number, locale = "en") => {
  const { id, version } = (await ask("POST", "/shop/order/cart")).body.result;
  const additions = [{ product: "block-storage", quantity: gigabytes }];
  const item = { kind: "product", product: "vps-m", quantity: 1, billingMonths: 1, location: "any", additions };
  return {
    id,
    answer: await ask("POST", `/shop/order/cart/${id}/items`, { version, item }, { "shop-locale": locale }),
  };
};

describe("block storage", () => {
  it("[PRD-04] [PRD-09] costs its gigabytes, from the smallest to the largest size, and 1 TB is 1000 GB", async () => {
    const { monthly, storage: offered } = await storage();
    const largest = await mostOf("vps-m");
    const sizes = [offered.minimum, offered.minimum + offered.step, gigabytesOf({ amount: 1, unit: "TB" })];
    expect(sizes.at(-1)).toBe(1000);
    for (const gigabytes of [...sizes, largest]) {
      const { id, answer } = await serverWith(gigabytes);
      expect(answer.status, answer.text).toBe(201);
      const [line] = (await quoteOf(ask, id)).lines.filter(({ subject }: any) => subject === "block-storage");
      expect(line).toMatchObject({
        quantity: gigabytes,
        unitPrice: monthly,
        first: gigabytes * monthly,
        recurring: gigabytes * monthly,
      });
    }
  });

  it("[PRD-09] [SHOP2-10] is refused in other sizes, with those that this server takes, in both languages", async () => {
    const { minimum, step, maximum: largest } = (await storage()).storage;
    const maximum = await mostOf("vps-m");
    expect(maximum).toBeLessThan(largest);
    for (const gigabytes of [minimum - 1, minimum + 1, minimum + step - 1]) {
      const { id, answer } = await serverWith(gigabytes);
      expect([answer.status, answer.body.refusal], String(gigabytes)).toEqual([422, "StorageSizeNotOffered"]);
      expect(answer.body.detail).toBe(
        `Storage is available from ${minimum} GB in steps of ${step} GB up to ${maximum} GB.`,
      );
      expect((await ask("GET", `/shop/order/cart/${id}`)).body.result.items).toEqual([]);
    }
    const { answer } = await serverWith(minimum + 1, "de");
    expect(answer.body.detail).toBe(`Speicher gibt es ab ${minimum} GB in Schritten von ${step} GB bis ${maximum} GB.`);
  });
});
