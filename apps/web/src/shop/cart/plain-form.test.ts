// The cart as a browser without scripts gets and sends it: all of its fields are one form, and every button of it takes along what is typed. [CHK-12] [CRT-01] [CRT-04] [DOM-07] [LOC-16]
import { describe, expect, it } from "vitest";
import { plainPages } from "../../../test/drawn-page.ts";
import { postForm, siteOfFile } from "../../../test/site-fixture.ts";
import { plainForm } from "./press.tsx";

const site = siteOfFile(undefined, plainPages);
const page = "/en/checkout/cart";

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly voucher: string | null;
  readonly items: readonly {
    readonly id: string;
    readonly quantity?: number;
    readonly additions?: readonly { readonly quantity: number }[];
    readonly domain?: { readonly authcodeGiven: boolean };
  }[];
}

const stored = async (cookie: string): Promise<Stored> =>
  (
    (await (await fetch(`${site().url}/api/shop/order/cart/current`, { headers: { cookie } })).json()) as {
      readonly result: Stored;
    }
  ).result;

/** The fields of the form as the page draws them, with what stands in them. */
const drawn = async (cookie: string): Promise<URLSearchParams> => {
  const html = await (await fetch(site().url + page, { headers: { cookie } })).text();
  const own = [...html.matchAll(/<(input|select)\b[^>]*>/g)].filter(([tag]) => tag.includes(`form="${plainForm}"`));
  const part = (tag: string, name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  return new URLSearchParams(
    own.map(([tag, kind]) => {
      const chosen = html.slice(html.indexOf(tag)).match(/<option [^>]*selected=""[^>]*>/)?.[0] ?? "";
      return [part(tag, "name"), part(kind === "select" ? chosen : tag, "value")];
    }),
  );
};

/** A cart with a plan, an addition of it, and a name that moves here. */
const filled = async (): Promise<string> => {
  const { cookies } = await postForm(
    site(),
    "/forms/cart-item",
    "product=web-m&return=%2Fen&months=1&add-mailboxes-10=1&domain=",
  );
  const { id, version } = await stored(cookies);
  const put = await fetch(`${site().url}/api/shop/order/cart/${id}/items`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      version,
      item: { kind: "domain", domain: { name: "taken-one.com", acquisition: "transfer" } },
    }),
  });
  expect(put.status).toBe(201);
  return cookies;
};

describe("without scripts", () => {
  it("[CHK-12] [CRT-01] [CRT-04] [DOM-07] [VISIT4-2] [VISIT4-3] what is typed into any field of the cart goes along with the way on, or stops it at its field", async () => {
    const cookies = await filled();
    const fields = await drawn(cookies);
    const named = (start: string): string => [...fields.keys()].find((name) => name.startsWith(start)) ?? "";
    const [plan] = (await stored(cookies)).items;
    expect(Object.fromEntries(fields)).toEqual({
      [`quantity-${plan?.id}`]: "1",
      [`billing-${plan?.id}`]: "1",
      [`maximum-${plan?.id}-mailboxes-10`]: expect.stringMatching(/^\d+$/),
      [`quantity-${plan?.id}-mailboxes-10`]: "1",
      [named("authcode-")]: "",
      voucher: "",
    });
    const send = (typed: Readonly<Record<string, string>>) =>
      postForm(
        site(),
        "/forms/cart?act=all&locale=en",
        new URLSearchParams({ ...Object.fromEntries(fields), on: "login", ...typed }).toString(),
        { cookie: cookies, origin: site().url },
      );
    const quantity = `quantity-${plan?.id}`;
    const refused = await send({ voucher: "NONSENSE-1", [quantity]: "3", [`${quantity}-mailboxes-10`]: "2" });
    expect(refused.to).toMatch(/^\/en\/checkout\/cart\?problem=VoucherNotValid.*#voucher$/);
    expect(await stored(cookies)).toMatchObject({
      voucher: null,
      items: [{ quantity: 3, additions: [{ quantity: 2 }] }, {}],
    });
    // What is refused first is shown, and holds back nothing else that was typed.
    const impossible = await send({ voucher: "demo-5-03", [quantity]: "0", [named("authcode-")]: " Ab3dEf7h " });
    expect(impossible.to).toMatch(/^\/en\/checkout\/cart\?problem=QuantityInvalid&item=/);
    expect(await stored(cookies)).toMatchObject({
      voucher: "DEMO-5-03",
      items: [{ quantity: 3 }, { domain: { authcodeGiven: true } }],
    });
    const taken = await send({ voucher: " „demo–5–04“", [quantity]: "2" });
    expect(taken.to).toBe("/en/checkout/login");
    expect(await stored(cookies)).toMatchObject({ voucher: "DEMO-5-04", items: [{ quantity: 2 }, {}] });
  });
});
