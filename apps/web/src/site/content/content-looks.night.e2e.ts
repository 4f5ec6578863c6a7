// One page of each block and each layout in light and dark: axe finds nothing, and at 320 px nothing scrolls sideways.
import type { APIRequestContext } from "@playwright/test";
import { everything, findings, rules } from "../../../test/browser/axe.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { expect, type Locale, test, walkedIn } from "../../../test/browser/shop.ts";

interface Listed {
  readonly url: string;
  readonly layout: string;
  readonly content: readonly { readonly __component: string }[];
}

/** As few pages as show every block and every layout that the content uses. */
const pagesToSee = async (request: APIRequestContext, locale: Locale): Promise<readonly string[]> => {
  const answer = await request.get(
    `/api/pages?locale=${locale}&fields[0]=url&fields[1]=layout&populate[content]=true&pagination[pageSize]=100&sort=url`,
  );
  const { data } = (await answer.json()) as { readonly data: readonly Listed[] };
  const wanted = new Set(
    data.flatMap(({ layout, content }) => [`layout ${layout}`, ...content.map((block) => block.__component)]),
  );
  const chosen: string[] = [];
  while (wanted.size > 0) {
    const worth = ({ layout, content }: Listed) =>
      [...wanted].filter((one) => one === `layout ${layout}` || content.some((block) => block.__component === one))
        .length;
    const best = data.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    for (const seen of [`layout ${best.layout}`, ...best.content.map((block) => block.__component)])
      wanted.delete(seen);
    chosen.push(`/${locale}${best.url}`);
  }
  return [...chosen, locale === "en" ? "/en/deals" : "/de/angebote", `/${locale}/law-book?q=VAT`];
};

/** What depends on colours, which are the same in both languages; header and footer, and the parts in high contrast, are looked at elsewhere. */
const looks = rules("color-contrast");
const dark = { colorScheme: "dark", contrast: "no-preference" } as const;
const light = { colorScheme: "light", contrast: "no-preference" } as const;

for (const locale of walkedIn("de")) {
  test(`[LGL-06] [CNT-01] [LOC-12] axe finds nothing on a page of each block and layout, and none scrolls sideways at 320 px, ${locale}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(360_000);
    for (const path of await pagesToSee(request, locale)) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ ...light, reducedMotion: "reduce" });
      await page.goto(path);
      expect.soft(await findings(page, everything, "main"), `${path}, light`).toEqual([]);
      if (locale === "de") {
        await page.emulateMedia(dark);
        expect.soft(await findings(page, looks, "main"), `${path}, dark`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await tooWide(page), path).toEqual([]);
    }
  });
}
