// Screens whose texts are two fifths longer, on a phone and on a desktop: nothing is cut off, nothing reaches out of the page. [LOC-01] [LOC-16]
import { accountPath, fixedPaths } from "@kontor/domain/site/routing";
import { expect, type Page } from "@playwright/test";
import { haveAccount, haveCart } from "../../test/browser/walk.ts";
import { tooWide } from "../../test/browser/narrow.ts";
import { aFreeName, aPerson, open, test } from "../../test/browser/shop.ts";
import { paths } from "../../test/browser/words.ts";
import { pseudo } from "../../test/pseudo/language.ts";

/** Puts every text of the page into the pseudo-language, where it stands. */
const lengthened = async (page: Page): Promise<void> => {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode() !== null)
      if (!["SCRIPT", "STYLE", "NOSCRIPT"].includes(walker.currentNode.parentElement?.tagName ?? ""))
        nodes.push(walker.currentNode);
    Object.assign(window, { nodes });
    return nodes.map(({ nodeValue }) => nodeValue ?? "");
  });
  await page.evaluate((all) => {
    const { nodes } = window as unknown as { readonly nodes: readonly Node[] };
    for (const [at, node] of nodes.entries()) node.nodeValue = all[at] ?? "";
  }, texts.map(pseudo));
};

/** What has more text than room and hides the rest. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *, header *, footer *")]
      .filter((element) => {
        if (!element.checkVisibility() || element.closest("[popover], .k-hidden, [data-scrolls], svg, .l-ornament"))
          return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        if (clientWidth <= 1 || (element.textContent ?? "").trim() === "") return false;
        return (
          (hides(overflowX) && scrollWidth > clientWidth + 1) || (hides(overflowY) && scrollHeight > clientHeight + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );

test("[LOC-01] [LOC-16] [CODE2-6] texts two fifths longer are cut off nowhere, at 390 and 1280 px", async ({
  page,
}) => {
  test.setTimeout(900_000);
  await haveAccount(page, aPerson(), "en");
  await haveCart(page, aFreeName());
  const screens = [
    "/en",
    "/en/hosting",
    "/en/server/vps",
    "/en/helpcenter",
    "/en/blog",
    "/en/jobs",
    "/en/no-such-page",
    paths.en.product,
    paths.en.cart,
    paths.en.login,
    paths.en.summary,
    accountPath("panel", "en"),
    accountPath("orders", "en"),
    ...Object.values(fixedPaths).map(({ en }) => en),
  ];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of new Set(screens)) {
      // Scripts that come later would find other texts than they drew.
      await open(page, path);
      await lengthened(page);
      expect.soft(await tooWide(page), `${path}, ${width} px: too wide`).toEqual([]);
      expect.soft(await cutOff(page), `${path}, ${width} px: cut off`).toEqual([]);
    }
  }
});
