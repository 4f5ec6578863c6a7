// Pages of the catalogue as the server makes and draws them: prices without VAT, lists of terms, what search engines read.
import { describe, expect, it } from "vitest";
import type { PageOf } from "../../platform/page/model.ts";
import type { ProductPage } from "../../shop/catalog/views.ts";
import { drawn, made, shop } from "../../../test/drawn-page.ts";
import { answeredBy } from "../../../test/shop-fixture.ts";

const outsideShop = () => {
  const outside = shop();
  return answeredBy(outside, async (called, init) =>
    called === "/api/shop/vat"
      ? Response.json({ success: true, result: { country: { iso: "OTHER" }, rate: 0 } })
      : outside.send(called, init),
  );
};

/** The main part of a page as a visitor from another country sees it. */
const mainOutside = async (path: string): Promise<string> => {
  const html = await drawn(path, outsideShop());
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
};

it.each([
  ["/en/hosting", "without VAT"],
  ["/de/hosting", "ohne MwSt."],
  ["/en/hosting/web-m", "without VAT"],
  ["/de/server/vps", "ohne MwSt."],
])("[SHL-10] [VAT-10] where no VAT is in the prices, %s says %j and names no rate of nothing", async (path, note) => {
  const main = await mainOutside(path);
  expect(main).toContain(note);
  expect(main).not.toMatch(/in[ck]l\. 0/u);
});

it.each([
  ["/en/server/cloud-server/cloud-s", ["€0.0084 for each started hour", "€0.033613 per GB"]],
  ["/de/server/cloud-server/cloud-s", ["0,0084\u00a0€ für jede", "0,033613\u00a0€ je GB"]],
  ["/en/server/cloud-server", ["€0.0084", "€0.0168", "€0.0336"]],
  ["/de/server/cloud-server", ["0,0084\u00a0€", "0,0168\u00a0€", "0,0336\u00a0€"]],
  ["/de/server/cloud-server/cloud-s?add-block-storage=1000", ["33,61\u00a0€", "−6,39\u00a0€"]],
])(
  "[VAT-11] [VAT-10] [SHOP2-7] %s shows prices by the hour and by the gigabyte with their digits: %j",
  async (path, prices) => {
    const main = (await mainOutside(path)).replaceAll(/<!--.*?-->/g, "").replaceAll(/<[^>]*>/g, "");
    for (const price of prices) expect(main).toContain(price);
  },
);

it("[PRD-06] [VAT-11] [SHOP2-7] search engines read the price of an hour as the page shows it", async () => {
  const { page } = await made("/en/server/cloud-server/cloud-s", outsideShop());
  const offer = page.structured?.find((each) => each["@type"] === "Product")?.offers as
    | { readonly price: string }
    | undefined;
  expect(offer?.price).toBe("0.0084");
});

it.each([
  ["/en/hosting/web-m", "Prices without VAT. No"],
  ["/de/hosting/web-m", "Preise ohne Mehrwertsteuer. Keine"],
])("[SHL-10] [VAT-10] the ledger of %s says of prices without VAT %j", async (path, words) => {
  const main = await mainOutside(path);
  expect(main.slice(main.indexOf("<aside"))).toContain(words);
});

it.each([
  ["/en/hosting", "12 months", /earliest end \d/],
  ["/de/hosting", "12 Monate", /frühestes Ende \d/],
])(
  "[LOOK3-18] [CON-01] the table of %s has its terms short, and their earliest end once below it",
  async (path, term, end) => {
    const html = await drawn(path, shop());
    const [, table = "", below = ""] = /<table[^>]*>(.*?)<\/table>(<p[^>]*>.*?<\/p>)/s.exec(html) ?? [];
    expect(table).toContain(term);
    expect(table).not.toMatch(end);
    expect(below.split(end)).toHaveLength(2);
  },
);

describe("pages of the catalogue", () => {
  it.each(["/en", "/en/hosting", "/de/server/vps", "/de/hosting/web-m"])(
    "[LOC-16] have lists of terms in which nothing stands between a term and what it means: %s",
    async (path) => {
      const html = await drawn(path, shop());
      expect(html).toContain("</dt>");
      expect(html.match(/<\/dt>\s*<(?!d[dt]\b).{0,80}/g)).toBeNull();
    },
  );
  it("[PRD-06] [VAT-10] tell search engines the product with the price of the quote, and the way to it", async () => {
    const { page } = await made("/de/hosting/web-m", shop());
    const [way, product] = page.structured ?? [];
    expect([way?.["@type"], product?.["@type"], product?.name]).toEqual(["BreadcrumbList", "Product", "Web M"]);
    const quote = (page as PageOf<"product", ProductPage>).data.ledger?.quote;
    const offer = product?.offers as { readonly price: string } | undefined;
    expect(Number(offer?.price) * 100).toBe(quote?.lines[0]?.unitPrice);
  });
  it("[CNT-01] the home page tells whose shop it is", async () => {
    expect((await made("/en", shop())).page.structured?.map((each) => each["@type"])).toEqual(["Organization"]);
  });
  it("[LOC-16] are described to other sites by Open Graph, with a picture", async () => {
    const html = await drawn("/en/hosting", shop());
    expect(html).toContain('<meta property="og:title" content="Web hosting | Kontor Hosting"/>');
    expect(html).toMatch(/<meta property="og:image" content="https:\/\/shop-\d+\.example\/share\.png"\/>/);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });
});
