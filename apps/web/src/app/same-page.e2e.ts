// What a click shows is what the address shows: walks through the site at random, with fields changed on the way, beside pages that are loaded anew.
import { expect, type Page } from "@playwright/test";
import fc from "fast-check";
import { atNight, open, ready, test } from "../../test/browser/shop.ts";
import { paths } from "../../test/browser/words.ts";

/** A link of the page, and a field that is changed before the link is followed; none from 1 on. */
const step = fc.tuple(
  fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  fc.double({ min: 0, max: 2, noNaN: true }),
);
const walks = fc.sample(fc.array(step, { minLength: 20, maxLength: 20 }), { seed: 20_261_122, numRuns: 2 });

/** All that a page says and asks for; without what a clock, an opened part or React adds to it. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const beside = /^(tabindex|style|value|selected|checked|open|aria-busy|data-lives)$/;
    const serialized = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.matches("[role=timer], noscript, script, [type=hidden][name=key]"))
        return "";
      const attributes = [...node.attributes].filter(({ name, value }) => !beside.test(name) && value !== "");
      const named = attributes.map(({ name, value }) => ` ${name}=${value.replace(/_[rR]_\w+_|«\w+»/g, "id")}`);
      return `<${node.localName}${named.sort().join("")}>${[...node.childNodes].map(serialized).join("")}\n`;
    };
    const part = (selector: string): string => [...document.querySelectorAll(selector)].map(serialized).join("");
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>("main :is(input, select, textarea):not([name=key])"),
    ];
    const { lang, dataset } = document.documentElement;
    return {
      document: [document.title, lang, dataset.season ?? "", dataset.colourMode ?? ""],
      head: [
        ...document.querySelectorAll("link[rel=canonical], link[hreflang], meta[name=description], meta[name=robots]"),
      ]
        .map(serialized)
        .sort(),
      header: part("header.s-header"),
      main: part("main"),
      footer: part("footer.s-footer"),
      fields: fields.map(
        ({ name, type, checked, value }) => `${name}: ${["checkbox", "radio"].includes(type) ? checked : value}`,
      ),
    };
  });

/** Changes a field of the page, as a visitor might before they go on. */
const change = (page: Page, which: number): Promise<void> =>
  page.evaluate((part) => {
    const fields = [
      ...document.querySelectorAll<HTMLElement>("main :is(input[type=radio], input[type=checkbox], select)"),
    ];
    const field = fields[Math.floor(part * fields.length)];
    if (field instanceof HTMLSelectElement) {
      field.selectedIndex = field.options.length - 1;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    } else field?.click();
  }, which);

/** Follows a link to another page, of the content where there is one, and waits until it stands there. */
const follow = async (page: Page, which: number): Promise<void> => {
  const to = await page.evaluate((part) => {
    const isOther = ({ pathname }: HTMLAnchorElement): boolean =>
      /^\/(en|de)(\/[^.]*)?$/.test(pathname) && pathname !== location.pathname;
    // The same page in another language keeps what was changed.
    const all = [
      ...document.querySelectorAll<HTMLAnchorElement>("a:not([data-picture], [href*='#'], [hreflang])"),
    ].filter(isOther);
    const own = all.filter((each) => each.closest("main") !== null);
    const links = own.length > 0 ? own : all;
    const link = links[Math.floor(part * links.length)];
    link?.click();
    return link?.pathname ?? location.pathname;
  }, which);
  await page.waitForURL((url) => url.pathname === to);
  await ready(page);
};

/** Two steps show each day that pages agree; both walks are led to their end at night. */
const led = [
  [walks[0] ?? [], paths.en.product],
  [walks[1] ?? [], "/de"],
] as const;

for (const [walk, from] of atNight ? led : ([[led[0][0].slice(0, 2), led[0][1]]] as const))
  test(`[LOC-16] [LOC-06] whatever way led to a page, it is the page that stands at its address; a walk from ${from}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const fresh = await context.newPage();
    await open(page, from);
    for (const [link, field] of walk) {
      const before = page.url();
      if (field < 1) await change(page, field);
      await follow(page, link);
      await open(fresh, page.url());
      await expect
        .poll(async () => shown(page), { message: `from ${before} to ${page.url()}`, timeout: 5_000 })
        .toEqual(await shown(fresh));
    }
  });
