// What answers a request: the page at its path, its data, the shell, or where it leads. [LOC-02…06] [LOC-16]
import { inSpoken, languageBeside, type Locale, withLocale, withoutLocale } from "@kontor/domain/visitor/locale";
import type { Page, Shell } from "./screens/pages.ts";
import { locationOf } from "../platform/server/plain-path.ts";
import { footerEntry } from "../site/content/footer-entry.ts";
import { decide, type Decision, isOfContent } from "./decide.ts";
import { adminLocale, isAdminPath } from "../site/admin/admin-path.ts";
import type { StatusAt } from "../site/admin/broken-links.ts";
import { declarationPageAt } from "../site/request/page.ts";
import { errorPage, offeredBy } from "../site/routing/error-page.ts";
import { linkStatus } from "./link-status.ts";
import { namedPages } from "./named-pages.ts";
import { pageAt } from "./page-at.ts";
import type { PagePaths } from "@kontor/domain/site/routing";
import { isTicketingPath, isUnlocalisedTicketing } from "../site/ticket/paths.ts";
import { ticketingAnswer } from "../site/ticket/page.ts";
import type { TicketingPageData } from "../site/ticket/views.ts";
import { bareShell, hasLogout, shellOf } from "./shell-data.ts";
import { priceViewOf } from "../shop/pricing/price-view.ts";
import { type ShopFacts, shopFacts, ShopUnavailable, VatUnknown } from "../shop/pricing/shop-facts.ts";
import type { PageRequest, PageServices } from "../platform/page/services.ts";
import { visitorKeyOf } from "./audience.ts";
import { sellerOf } from "../shell/seller.ts";
import type { FilledFrom } from "../platform/content/filled.ts";
import "./texts.ts";

export type Answer =
  /** A page of ticketing: a document of its own, without the shop's frame. [LOC-12] */
  | { readonly kind: "plain"; readonly page: TicketingPageData }
  | { readonly kind: "response"; readonly response: Response }
  /** `until`: from when on prices are others, since a deal begins or ends. [CNT-05] */
  | { readonly kind: "payload"; readonly page: Page; readonly until: number | null }
  | { readonly kind: "moved"; readonly to: string }
  | { readonly kind: "shell"; readonly shell: Shell }
  /** The banner of consent by itself. [VIS-02] */
  | { readonly kind: "consent"; readonly locale: Locale }
  | { readonly kind: "page"; readonly page: Page; readonly shell: Shell; readonly until: number | null };

const nothingSold: ShopFacts["catalog"] = { version: "", categories: [], products: [], endings: [] };

const payloadSuffix = "/_payload.json";
const shellSuffix = "/_shell.json";
const consentSuffix = "/_consent.html";

/** What a request targets: the page itself, its data for a running router, the shell of its language, or its banner. */
const targetOf = (
  pathname: string,
): { readonly target: "page" | "payload" | "shell" | "consent"; readonly path: string } => {
  if (pathname.endsWith(payloadSuffix))
    return { target: "payload", path: pathname.slice(0, -payloadSuffix.length) || "/" };
  if (pathname.endsWith(shellSuffix)) return { target: "shell", path: pathname.slice(0, -shellSuffix.length) || "/" };
  if (pathname.endsWith(consentSuffix))
    return { target: "consent", path: pathname.slice(0, -consentSuffix.length) || "/" };
  return { target: "page", path: pathname };
};

export const answer = async (request: PageRequest, given: PageServices): Promise<Answer> => {
  const url = new URL(request.url);
  const { target, path } = targetOf(url.pathname);
  const facts = await factsOrFailure(given, request);
  const shop = typeof facts === "number" ? null : facts;
  const services: PageServices & FilledFrom = {
    ...given,
    contract: shop?.contract ?? null,
    prices: shop === null ? null : priceViewOf(shop),
    seller: sellerOf,
  };
  const inputs = { shop, request, services, failure: typeof facts === "number" ? facts : null };
  const catalog = shop?.catalog ?? nothingSold;
  const isSecure = services.publicUrl.startsWith("https:");
  const decidedWith = (found: readonly PagePaths[]): Decision =>
    decide("GET", path, url.search, request.headers, catalog, isSecure, services.languages, found);
  /** Looked up for pages alone, since a shell or a banner is that of any path. */
  const isLookedUp = shop !== null && (target === "page" || target === "payload") && !isAdminPath(path);
  const named = (among: readonly Locale[]): ReturnType<typeof namedPages> =>
    namedPages(path, among, (at, locale) => pageElsewhere(null, { ...inputs, path: at, locale }));
  const short = isLookedUp && isOfContent(path, catalog) ? await named(services.languages) : [];
  const decided: Decision =
    target === "page" && (isAdminPath(path) || isUnlocalisedTicketing(path))
      ? { kind: "page", locale: adminLocale(url.searchParams, request.headers), path, step: null }
      : decidedWith(short === "away" ? [] : short);
  const sent = ({ response }: { readonly response: Response }): Answer =>
    target === "page" ? { kind: "response", response } : { kind: "moved", to: response.headers.get("location") ?? "/" };
  if (decided.kind === "response") return sent(decided);
  const { locale } = decided;
  const around = { ...services, hasLogout: hasLogout(request, services) };
  if (target === "consent") return { kind: "consent", locale };
  if (decided.kind === "page" && isTicketingPath(path)) {
    const answered =
      target === "page" ? await ticketingAnswer({ path, locale, request, services, search: url.searchParams }) : null;
    if (typeof answered === "object" && answered !== null) return { kind: "plain", page: answered };
    const page = offeredBy(errorPage(locale, path, answered ?? 404), shop?.catalog ?? null);
    return target === "page"
      ? {
          kind: "page",
          page,
          shell: shop === null ? bareShell(locale, around) : await shellOf(locale, shop, around, null),
          until: null,
        }
      : { kind: "payload", page, until: null };
  }
  // Read beside the page, so that a slow content system is waited for once.
  const footer = shop === null || target === "payload" ? null : footerEntry(services, locale);
  footer?.catch(() => undefined);
  const shell = async (): Promise<Shell> =>
    shop === null ? bareShell(locale, around) : shellOf(locale, shop, around, await footer);
  if (target === "shell") return { kind: "shell", shell: await shell() };
  const failed = (status: number): ReturnType<typeof pageOrError> =>
    pageOrError(null, status, { ...inputs, path, locale, search: url.searchParams });
  let answered =
    decided.kind === "refused"
      ? await failed(decided.status === 404 && short === "away" ? 503 : decided.status)
      : await pageOrError(decided.step, null, { ...inputs, path, locale, search: url.searchParams });
  if (isLookedUp && decided.kind === "page" && answered.kind === "page" && answered.page.status === 404) {
    const beside = languageBeside(services.languages, locale);
    const elsewhere = beside === null ? [] : await named([beside]);
    if (elsewhere === "away") answered = await failed(503);
    const corrected = decidedWith(elsewhere === "away" ? [] : elsewhere);
    if (corrected.kind === "response") return sent(corrected);
  }
  if (answered.kind === "redirect") {
    return target === "page"
      ? {
          kind: "response",
          response: new Response(null, {
            status: answered.status ?? 302,
            headers: {
              location: locationOf(answered.to),
              "cache-control": answered.status === 301 ? "public, max-age=3600" : "private, no-store",
            },
          }),
        }
      : { kind: "moved", to: answered.to };
  }
  const until = shop?.pricedUntil ?? null;
  const page = inLanguagesOf(services, offeredBy(answered.page, shop?.catalog ?? null));
  if (target === "payload") return { kind: "payload", page, until };
  return { kind: "page", page, shell: await shell(), until };
};

const spokenPages = new WeakMap<Page, Page>();

/** In a shop of one language a page has no address in the other. The same page stays the same object. [PKG-08] */
const inLanguagesOf = ({ languages }: PageServices, page: Page): Page => {
  if (languages.length > 1) return page;
  const known = spokenPages.get(page) ?? { ...page, paths: inSpoken(languages, page.paths) };
  spokenPages.set(page, known);
  return known;
};

interface PageInputs {
  readonly path: string;
  readonly locale: Locale;
  readonly shop: ShopFacts | null;
  readonly request: PageRequest;
  readonly services: PageServices;
  readonly search: URLSearchParams;
  /** Status of the error page when the shop's facts could not be read. */
  readonly failure: number | null;
}

const pageOrError = async (
  step: Parameters<typeof pageAt>[1],
  refused: number | null,
  inputs: PageInputs,
): ReturnType<typeof pageAt> => {
  const { locale, path, shop, services } = inputs;
  const failed = (status: number) => ({ kind: "page" as const, page: errorPage(locale, path, status) });
  if (refused !== null) return failed(refused);
  try {
    // Cancellation and withdrawal work even while the shop's prices cannot be read. [LGL-02] [LGL-03]
    const declaration = await declarationPageAt(inputs);
    if (declaration !== null) return { kind: "page", page: declaration };
    if (shop === null) return failed(inputs.failure ?? 503);
    return await pageAt({ ...inputs, shop }, step, statusFor(inputs, shop.catalog));
  } catch (reason) {
    services.log("error", "a page could not be made", {
      path,
      reason: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason),
    });
    return failed(500);
  }
};

/** The page of another address, as this visitor gets it. */
const pageElsewhere = (
  step: Parameters<typeof pageAt>[1],
  inputs: Omit<PageInputs, "search">,
): ReturnType<typeof pageAt> => {
  const { path, request, services } = inputs;
  const { headers } = request;
  const elsewhere = { url: services.publicUrl + path, headers };
  return pageOrError(step, null, { ...inputs, search: new URLSearchParams(), request: elsewhere });
};

/** What this visitor gets elsewhere in the shop, by the same steps. */
const statusFor = (inputs: PageInputs, catalog: ShopFacts["catalog"]): StatusAt => {
  const { request, services } = inputs;
  const { publicUrl, opened } = services;
  const { headers } = request;
  return linkStatus({
    publicUrl,
    ...(opened === undefined ? {} : { opened }),
    decided: (path) => decide("GET", path, "", headers, catalog, publicUrl.startsWith("https:"), services.languages),
    pageOf: async ({ path, locale, step }) => {
      const here = await pageElsewhere(step, { ...inputs, path, locale });
      if (here.kind !== "page" || here.page.status !== 404) return here;
      // Words of the other language lead to their page. [LOC-04]
      const other = languageBeside(services.languages, locale);
      if (other === null) return here;
      const there = await pageElsewhere(null, {
        ...inputs,
        path: withLocale(other, withoutLocale(path)),
        locale: other,
      });
      return there.kind === "page" && there.page.status === 404 ? here : there;
    },
  });
};

/** The shop's facts, or the status that stands for their lack. [VAT-03] */
const factsOrFailure = async (services: PageServices, request: PageRequest): Promise<ShopFacts | number> => {
  try {
    return await shopFacts(services, visitorKeyOf(request));
  } catch (reason) {
    services.log("error", "the shop's facts could not be read", {
      reason: reason instanceof Error ? reason.message : String(reason),
    });
    if (reason instanceof VatUnknown) return 500;
    // Who stands before the API may close it to this visitor, or ask them to wait: that is no failure of the shop. [SHL-02]
    return reason instanceof ShopUnavailable && [403, 410, 429].includes(reason.status) ? reason.status : 503;
  }
};
