// Deals as the server makes and draws them: their page, advent doors, and their prices on pages of products.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Page } from "../../app/screens/pages.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { ContentPage } from "../../site/content/views.ts";
import type { DealsPage } from "../../shop/deal/views.ts";
import type { CategoryPage, ProductPage } from "../../shop/catalog/views.ts";
import { contentAnswers, everyBlock, pageOf } from "../../../test/content-fixture.ts";
import { drawn, faults, made, shop } from "../../../test/drawn-page.ts";
import { facts, shopWith } from "../../../test/shop-fixture.ts";

const data = (page: Page) => (page as PageOf<"content", ContentPage>).data;

describe("deals", () => {
  // In December a door of the day stands before another deal of its product.
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-21T12:00:00+01:00"), toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());
  it("[CNT-05] [CNT-11] are listed with price, advantage and end, filtered by the category in the address; what is over is gone, and what no price bears out is not there", async () => {
    const page = async (query: string) =>
      ((await made(`/en/deals${query}`, shop())).page as PageOf<"deals", DealsPage>).data;
    const [all, vps, odd] = await Promise.all([page(""), page("?category=vps"), page("?category=nonsense")]);
    expect([all.flash.map(({ key }) => key), all.deals.map(({ key }) => key)]).toEqual([["flash"], ["gone"]]);
    expect(all.flash[0]).toMatchObject({
      price: 499,
      advantage: { freeMonths: 0, firstMonthDiscount: 100, setup: null },
    });
    expect(all.deals[0]?.advantage?.setup).toEqual({ before: 500, now: 0 });
    expect([vps.flash.length, vps.deals.map(({ soldOut }) => soldOut)]).toEqual([0, [true]]);
    expect(all.categories.map(({ key, current }) => [key, current])).toEqual([
      [null, true],
      ["hosting", false],
      ["vps", false],
    ]);
    expect(odd.flash.length).toBe(1);
  });
  it("[CNT-05] [LOC-16] the page of deals is valid HTML, also without any", async () => {
    expect(await faults(await drawn("/en/deals", shop()))).toEqual([]);
    expect(
      await faults(
        await drawn("/de/angebote", { ...shopWith(facts, contentAnswers()), publicUrl: "https://bare.example" }),
      ),
    ).toEqual([]);
  });
  it("[CNT-06] a door that is shut tells nothing of what is in it", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-12-05T12:00:00+01:00"), toFake: ["Date"] });
    try {
      const { page, until } = await made("/en/advent", shop(pageOf("/advent", "advent", everyBlock.slice(8, 9))));
      const [block] = data(page).blocks;
      const doors = block?.kind === "advent" ? block.doors : [];
      expect(doors.map(({ standing }) => standing)).toEqual([
        ...Array.from({ length: 4 }, () => "missed"),
        "open",
        ...Array.from({ length: 19 }, () => "ahead"),
      ]);
      expect(JSON.stringify(page)).not.toContain("Secret of door 6");
      expect(doors.filter(({ href }) => href !== null).map(({ door }) => door)).toEqual([5]);
      expect(until).toBe(Date.parse("2026-12-06T00:00:00+01:00"));
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("prices of deals", () => {
  const at = async (path: string, moment: string) => {
    vi.useFakeTimers({ now: Date.parse(moment), toFake: ["Date"] });
    try {
      return await made(path, shop());
    } finally {
      vi.useRealTimers();
    }
  };
  const doorOpens = "2026-12-06T00:00:00+01:00";
  it("[CNT-05] [VAT-10] are on the product's page while the deal runs, and the page holds no longer than they do", async () => {
    const before = await at("/en/hosting/web-m", "2026-12-05T23:59:59.999+01:00");
    const during = await at("/en/hosting/web-m", doorOpens);
    const shown = ({ page }: typeof before) => {
      const { freeMonths, firstMonthDiscount, ledger, deal, pricedUntil } = (page as PageOf<"product", ProductPage>)
        .data;
      return [freeMonths, firstMonthDiscount, ledger?.quote.lines[0]?.freeMonths, deal?.until, pricedUntil];
    };
    const [opens, closes] = [Date.parse(doorOpens), Date.parse("2026-12-07T00:00:00+01:00")];
    expect(shown(before)).toEqual([1, 0, 1, "5\u00a0December", opens]);
    expect(shown(during)).toEqual([1, 0, 1, "6\u00a0December", closes]);
    expect([before.until, during.until]).toEqual([opens, closes]);
    const after = await at("/en/hosting/web-m", "2026-12-25T00:00:00+01:00");
    expect(shown(after).slice(0, 3)).toEqual([0, 100, 0]);
    const never = await at("/en/hosting/web-m", "2099-01-01T00:00:00Z");
    expect(shown(never)).toEqual([0, 0, 0, undefined, null]);
  });
  it("[CNT-05] are in the price list of their category while they run", async () => {
    const free = async (moment: string) =>
      ((await at("/en/hosting", moment)).page as PageOf<"category", CategoryPage>).data.list.plans.find(
        ({ key }) => key === "web-m",
      )?.freeMonths;
    expect([await free(doorOpens), await free("2026-12-25T00:00:00+01:00")]).toEqual([1, 0]);
  });
});
