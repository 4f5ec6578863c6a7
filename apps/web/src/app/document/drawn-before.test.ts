// Pages whose repeated parts were written before are the same, byte for byte, as pages that are drawn whole.
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { fixedPaths, homePath } from "@kontor/domain/site/routing";
import { locales } from "@kontor/domain/visitor/locale";
import { made, shop } from "../../../test/drawn-page.ts";
import { DrawnBefore } from "../../platform/client/drawn-once.tsx";
import { drawnBefore } from "./drawn-before.tsx";
import { PageDocument } from "./page-document.tsx";
import { routerAt } from "./server-router.ts";

const services = shop();

const drawn = async (
  path: string,
): Promise<{ readonly whole: string; readonly again: string; readonly filled: number }> => {
  const { page, shell } = await made(path, services);
  const router = await routerAt(page, shell, path);
  const document: ReactNode = createElement(PageDocument, { router });
  const count = { filled: 0 };
  const draw = (): string => {
    const { before, writeMissing } = drawnBefore(router);
    const counted: typeof before = (...part) => {
      const written = before(...part);
      count.filled += written === null ? 0 : 1;
      return written;
    };
    const html = renderToString(createElement(DrawnBefore, { value: counted }, document));
    writeMissing();
    return html;
  };
  draw();
  count.filled = 0;
  return { whole: renderToString(document), again: draw(), filled: count.filled };
};

/** Countries in the strip and in the menu, the navigation, the ways of the menu, the columns of the footer. */
const parts = 5;

it.each(
  locales.flatMap((locale) =>
    [homePath(locale), fixedPaths["contact-form"][locale]].map((path) => [path, locale] as const),
  ),
)("[LOC-16] what is the same on many pages is written once: %s", async (path, locale) => {
  const { whole, again, filled } = await drawn(path);
  expect(again).toBe(whole);
  expect(filled).toBe(path === homePath(locale) ? parts : parts - 1);
});

it.each(locales)(
  "[LOC-16] a part that links to the page that is shown, or to its section, says so: %s",
  async (locale) => {
    await drawn(homePath(locale));
    const terms = await drawn(fixedPaths.terms[locale]);
    expect(terms.again).toBe(terms.whole);
    expect(terms.again.slice(terms.again.indexOf("<footer"))).toContain(
      `href="${fixedPaths.terms[locale]}" aria-current="page"`,
    );
    const category = await drawn(`/${locale}/server`);
    expect(category.again).toBe(category.whole);
    expect(category.again).toContain(`<li><a href="/${locale}/server" aria-current="page">`);
  },
);
