// Every table of every page that the sitemaps list, on a phone: none is cut off. [LGL-06] [LOC-01]
import { cutOff, tooWide } from "../../../test/browser/narrow.ts";
import { expect, test, walkedIn } from "../../../test/browser/shop.ts";

const listed = (xml: string): readonly string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = ""]) => at);

for (const locale of walkedIn("de"))
  test(`[LGL-06] [LOC-01] on a phone no table of any listed page is cut off, ${locale}`, async ({
    browser,
    request,
    shop,
  }) => {
    test.setTimeout(600_000);
    const read = async (address: string): Promise<string> =>
      (await request.get(new URL(address, shop.url).pathname)).text();
    const maps = listed(await read("/sitemap.xml"));
    const pages = (await Promise.all(maps.map(read))).flatMap(listed).map((address) => new URL(address).pathname);
    const context = await browser.newContext({
      baseURL: shop.url,
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    // Their boxes have their size without them.
    await context.route(/\.(?:png|jpe?g|webp|avif|svg)(?:\?|$)|\/pictures\//, (route) => route.abort());
    const page = await context.newPage();
    const faults: string[] = [];
    let tables = 0;
    for (const pathname of pages.filter((path) => path === `/${locale}` || path.startsWith(`/${locale}/`))) {
      if (!(await read(pathname)).includes("<table")) continue;
      await page.goto(pathname);
      const found = page.locator("main table, main .m-table");
      tables += await page.locator("main table").count();
      faults.push(
        ...[...(await found.evaluateAll(cutOff)), ...(await tooWide(page))].map((fault) => `${pathname}: ${fault}`),
      );
    }
    await context.close();
    expect(tables).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });
