// Pages as the server makes and draws them, for tests: a shop of its own each time, its log, and the faults of its HTML.
import { createMemoryHistory } from "@tanstack/react-router";
import { HtmlValidate } from "html-validate";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { wholeDocument } from "../src/app/document/blocks.ts";
import { dressed, headText } from "../src/app/document/document.ts";
import { PageDocument } from "../src/app/document/page-document.tsx";
import { givenBlock, isOfStaff, StaffDocument } from "../src/app/document/staff-document.tsx";
import { getRouter } from "../src/app/router.tsx";
import { isPublic } from "../src/app/screens/public-pages.ts";
import { answer } from "../src/app/answer.ts";
import { adminLocale } from "../src/site/admin/admin-path.ts";
import { listFile } from "../src/site/admin/list-file.ts";
import type { PageServices } from "../src/platform/page/services.ts";
import type { SiteHandler } from "../src/app/server/page-handler.ts";
import { contentAnswers, deals, pricedDeals } from "./content-fixture.ts";
import { catalog, facts, shopWith, type TestedShop } from "./shop-fixture.ts";

export const logged: string[] = [];
export const shops = { count: 0 };

/** Each with an address of its own, since what was read is kept by it. */
export const shop = (...pages: readonly Readonly<Record<string, unknown>>[]): TestedShop => ({
  ...shopWith({ ...facts, "/api/shop/catalog": { ...catalog, deals: pricedDeals } }, contentAnswers(pages, deals)),
  publicUrl: `https://shop-${(shops.count += 1)}.example`,
  log: (_, message, details) => void logged.push(`${message} ${JSON.stringify(details)}`),
});

export const made = async (path: string, services: PageServices, headers: Readonly<Record<string, string>> = {}) => {
  const answered = await answer(new Request(services.publicUrl + path, { headers }), services);
  if (answered.kind !== "page") throw new Error(`${path} is ${answered.kind}`);
  return answered;
};

export const drawn = async (...wanted: Parameters<typeof made>): Promise<string> =>
  drawnPage(await made(...wanted), wanted[0]);

type Made = Awaited<ReturnType<typeof made>>;

const drawnPage = async ({ page, shell }: Pick<Made, "page" | "shell">, address: string): Promise<string> => {
  const element = isOfStaff(page)
    ? createElement(StaffDocument, { page, shell, address })
    : createElement(PageDocument, { router: await routerAt({ page, shell }, address) });
  const given = isOfStaff(page) ? (givenBlock({ page, shell, address }) ?? "") : "";
  const html = renderToString(element).replace("</body>", () => `${given}</body>`);
  return String(wholeDocument(dressed(`<!DOCTYPE html>${html}`, page), { head: Buffer.from(headText(page, "")) }));
};

const routerAt = async ({ page, shell }: Pick<Made, "page" | "shell">, path: string) => {
  const router = getRouter(
    { page, shell },
    createMemoryHistory({ initialEntries: [page.unaddressed === true ? `/${page.locale}` : path] }),
  );
  await router.load();
  return router;
};

/** Pages over a real API, as the site answers them but for scripts and caches. */
const pagesWith = (bodyOf: (answered: Made, path: string) => Promise<Buffer>): SiteHandler => ({
  fetch: async (request, services) => {
    const answered = await answer(request, services);
    const html = { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-store" };
    if (answered.kind === "page") {
      const { pathname, search } = new URL(request.url);
      const body = await bodyOf(answered, pathname + search);
      const open = isPublic(answered.page) ? ({ isPublic: true } as const) : {};
      return { status: answered.page.status, headers: html, body, scripts: [], same: null, ...open };
    }
    // Documents of ticketing come with scripts of their own, which only a build has.
    if (answered.kind === "plain")
      return { status: answered.page.status, headers: html, body: Buffer.alloc(0), scripts: [], same: null };
    if (answered.kind !== "response") throw new Error(`${request.url} is ${answered.kind}`);
    const { status, headers } = answered.response;
    return { status, headers: Object.fromEntries(headers), body: Buffer.alloc(0), scripts: null, same: null };
  },
  version: async () => null,
  list: (request, services) => {
    const { pathname: path, searchParams: search } = new URL(request.url);
    return listFile({ path, search, locale: adminLocale(search, request.headers), request, services });
  },
});

export const plainPages = pagesWith(async (answered, path) => Buffer.from(await drawnPage(answered, path)));

/** The same with nothing in them, for tests of who reaches what and of where an address leads: drawing takes most of a page's time. */
export const undrawnPages = pagesWith(() => Promise.resolve(Buffer.alloc(0)));

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes attributes as it knows them, and closes what HTML leaves open.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-case": "off",
    "void-style": "off",
    "no-trailing-whitespace": "off",
    "no-inline-style": "off",
    "no-implicit-button-type": "off",
    "long-title": "off",
    "no-raw-characters": "off",
    "tel-non-breaking": "off",
    "require-sri": "off",
  },
});

export const faults = async (html: string): Promise<readonly string[]> => {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages, source }) =>
    messages.map(
      ({ ruleId, message, offset }) => `${ruleId}: ${message} … ${(source ?? "").slice(offset - 40, offset + 80)}`,
    ),
  );
};
