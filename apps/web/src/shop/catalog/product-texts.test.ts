// A product page says what the content system says of the product, at the prices of the catalogue. [PRD-06] [CNT-01] [OPS-10]
import { describe, expect, it } from "vitest";
import type { PageServices } from "../../platform/page/services.ts";
import { answer } from "../../app/answer.ts";
import { contentAnswers } from "../../../test/content-fixture.ts";
import { catalog, facts, shopWith } from "../../../test/shop-fixture.ts";

type Raw = Readonly<Record<string, unknown>>;

const shops = { count: 0 };

const shopSaying = (entry: Raw | null | "away"): PageServices => {
  const others = contentAnswers([]);
  return {
    ...shopWith(facts, (path) => {
      if (!path.startsWith("/api/product-pages?")) return others(path);
      if (entry === "away") return new Response("{}", { status: 503 });
      return Response.json({
        data: entry === null ? [] : [entry],
        meta: { pagination: { page: 1, pageSize: 1, pageCount: 1, total: 1 } },
      });
    }),
    publicUrl: `https://product-${(shops.count += 1)}.example`,
  };
};

const productAt = async (services: PageServices) => {
  const answered = await answer(new Request(`${services.publicUrl}/en/hosting/web-m`), services);
  if (answered.kind !== "page" || answered.page.kind !== "product") throw new Error("no product page");
  return answered.page;
};

const entry: Raw = {
  productKey: "web-m",
  title: "Web M, anew",
  summary: "Said by an editor.",
  description: "At length.",
  image: { url: "/uploads/m.png", alternativeText: "A rack", width: 10, height: 10, formats: null },
  seo: { metaTitle: "Found as this", metaDescription: "And described so.", noIndex: false, shareImage: null },
};

const known = catalog.products.find(({ key }) => key === "web-m");

describe("the texts of a product", () => {
  it("[PRD-06] are those of the content, in heading, head and structured data; its price is the catalogue's", async () => {
    const page = await productAt(shopSaying(entry));
    expect(page.data).toMatchObject({
      key: "web-m",
      title: "Web M, anew",
      summary: "Said by an editor.",
      description: "At length.",
    });
    expect(page.head).toMatchObject({
      title: "Found as this",
      description: "And described so.",
      indexed: true,
      image: { url: "/uploads/m.png", alt: "A rack" },
    });
    const plain = await productAt(shopSaying(null));
    expect(page.structured).toContainEqual(
      expect.objectContaining({ "@type": "Product", name: "Web M, anew", description: "Said by an editor." }),
    );
    expect([page.data.monthly, page.data.ledger?.quote.total]).toEqual([
      plain.data.monthly,
      plain.data.ledger?.quote.total,
    ]);
  });

  it("[PRD-06] where the content says nothing are those of the catalogue", async () => {
    const page = await productAt(shopSaying({ ...entry, title: null, summary: "", seo: null, image: null }));
    expect(page.data).toMatchObject({ title: known?.title.en, summary: known?.summary.en, description: "At length." });
    expect(page.head.description).toBe(known?.summary.en);
  });

  it("[PRD-06] a product that is not to be found says so", async () => {
    expect((await productAt(shopSaying({ ...entry, seo: { noIndex: true } }))).head.indexed).toBe(false);
  });

  it("[PRD-06] [OPS-10] while the content system is away the catalogue speaks, and the product can be ordered", async () => {
    const page = await productAt(shopSaying("away"));
    expect([page.status, page.data.title, page.data.soldOut]).toEqual([200, known?.title.en, false]);
  });

  it("[ADM-03] [PRD-06] drafted texts are shown in the preview alone, at the same price", async () => {
    const admin = { ...facts, "/api/shop/auth": { type: "user", role: "admin", customerNumber: null } };
    const others = contentAnswers([]);
    const requested: string[] = [];
    const services: PageServices = {
      ...shopWith(admin, (path) => {
        if (!path.startsWith("/api/product-pages?")) return others(path);
        requested.push(path);
        const title = path.endsWith("&status=draft") ? "Web M as drafted" : "Web M as published";
        return Response.json({
          data: [{ ...entry, title }],
          meta: { pagination: { page: 1, pageSize: 1, pageCount: 1, total: 1 } },
        });
      }),
      publicUrl: `https://product-${(shops.count += 1)}.example`,
    };
    const published = await productAt(services);
    const answered = await answer(
      new Request(`${services.publicUrl}/admin/preview/products/hosting/web-m?locale=en`),
      services,
    );
    if (answered.kind !== "page" || answered.page.kind !== "product") throw new Error("no preview");
    expect([published.data.title, answered.page.data.title]).toEqual(["Web M as published", "Web M as drafted"]);
    expect(answered.page.data.monthly).toBe(published.data.monthly);
    expect((await productAt(services)).data.title).toBe("Web M as published");
    expect(requested.filter((path) => path.endsWith("&status=draft"))).toHaveLength(1);
  });
});
