// One visitor's request for a page: which headers the API gets of them, and whether their token was still valid.
import type { IncomingMessage } from "node:http";
import { shopClient, type Transport } from "@kontor/adapters/client";
import type { Posted, PageServices } from "../../platform/page/services.ts";
import { apiHeaders } from "../gateway/visitor-cookies.ts";
import type { ApiDoor } from "../../platform/api/api-door.ts";
import { transported, travellingBody } from "../../platform/api/door-transport.ts";
import { readCookies } from "../../platform/server/cookies.ts";
import { pageRequest } from "../../platform/server/page-bridge.ts";
import { factsKey, withTrueFacts } from "../../platform/server/sealed-facts.ts";
import type { WebSettings } from "../../platform/server/settings.ts";
import { countSeen, withoutCart } from "../../shop/cart/cart-cookies.ts";
import { cookieHeader, type PageView, pageView, viewCookies } from "../../visitor/business-vat/page-view.ts";
import { withoutToken } from "../../visitor/session/token-cookies.ts";
import type { SiteHandler, SiteVisit } from "./page-handler.ts";

/** What the API must know of a visitor whose page is made: cookies, language, and what a trusted proxy says of the connection. */
const visitorHeaders = (request: IncomingMessage, view: PageView): ReturnType<typeof apiHeaders> => {
  const { "user-agent": agent, "accept-language": language } = request.headers;
  const passed = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) =>
      /^(x-forwarded-for|x-request-id|cf-ipcountry|x-vercel-ip-country|x-country-code)$/.test(name),
    ),
  );
  const cookie = cookieHeader(request.headers.cookie, view);
  return apiHeaders({
    headers: { cookie, "user-agent": agent, "accept-language": language, ...passed },
  } as IncomingMessage);
};

export const visitOf = (
  request: IncomingMessage,
  handler: SiteHandler,
  api: ApiDoor,
  settings: WebSettings,
  given: Pick<PageServices, "filesOf" | "opened" | "build" | "log" | "images" | "measures">,
  posted?: Posted,
): SiteVisit & Pick<PageServices, "shop"> => {
  // Read only when the API is called: most pages are rendered from cached answers.
  const read = { headers: null as ReturnType<typeof apiHeaders> | null };
  const token: { value: string | string[] | undefined } = { value: undefined };
  const view = pageView((name) => request.headers[name] as string | undefined, request.url ?? "/");
  const cookies: string[] = [];
  const ask =
    (isAnonymous: boolean): Transport =>
    async (path, init) => {
      const { headers, body } = await travellingBody(init);
      if (read.headers === null) {
        read.headers = visitorHeaders(request, view);
        token.value = read.headers.authorization;
      }
      const { authorization: bearer, cookie, "shop-cart": cart, "shop-ticketing": staff, ...anonymous } = read.headers;
      const authorization = isAnonymous ? undefined : bearer;
      const own = () => ({
        cookie,
        "shop-cart": cart,
        "shop-ticketing": staff,
        ...(token.value === undefined ? {} : { authorization: token.value }),
      });
      const once = () =>
        api.ask({
          method: init.method,
          path,
          headers: { ...anonymous, ...(isAnonymous ? {} : own()), ...headers },
          body,
          remoteAddress: request.socket.remoteAddress ?? "127.0.0.1",
        });
      const first = await once();
      // A token that no longer holds is cleared, and the page is made as for a visitor. [SES-01]
      const stale = first.status === 401 && authorization !== undefined;
      if (stale && token.value !== undefined) cookies.push(...withoutToken(settings.secure));
      if (stale) token.value = undefined;
      const answer = stale ? await once() : first;
      // A customer's cart does not open without its customer; it is there again at the next login. [CRT-01]
      const isOfCart = /^\/api\/shop\/order\/cart\/[^/]+$/.test(path);
      if (isOfCart && answer.status === 404) cookies.push(...withoutCart(settings.secure));
      if (isOfCart && answer.status === 200 && request.method === "GET") {
        const { result } = JSON.parse(answer.body.toString()) as { readonly result?: unknown };
        cookies.push(...countSeen(result, readCookies(request.headers.cookie).get("cart-count"), settings.secure));
      }
      return transported(answer);
    };
  const {
    publicUrl,
    origin,
    addressPolicy,
    sellerCountry,
    timeZone: zone,
    redirectHosts,
    mediaHosts,
    customerPanelUrl,
    loginProviders,
    paymentProviders,
    optionalScripts,
    languages,
  } = settings;
  const services: PageServices = {
    shop: shopClient({ baseUrl: "/api", fetch: ask(false) }),
    anonymousShop: shopClient({ baseUrl: "/api", fetch: ask(true) }),
    publicUrl,
    addressPolicy,
    sellerCountry,
    zone,
    now: api.now,
    redirectHosts,
    mediaHosts,
    customerPanelUrl,
    loginProviders,
    paymentProviders,
    optionalScripts,
    languages,
    ...given,
  };
  const received = pageRequest(request, origin);
  const pageCall = {
    ...received,
    url: withTrueFacts(factsKey(settings), received.url),
    ...(posted === undefined ? {} : { posted }),
  };
  const left = { cookies: viewCookies(view, settings.secure) };
  return {
    fetch: async () => {
      const answer = await handler.fetch(pageCall, services);
      // Who is sent on enters the page they are sent to.
      if (answer.status >= 300 && answer.status < 400) left.cookies = [];
      return answer;
    },
    version: () => handler.version(pageCall, services),
    list: async () => (await handler.list?.(pageCall, services)) ?? null,
    get cookies() {
      return [...cookies, ...left.cookies];
    },
    effect: view.effect,
    shop: services.shop,
  };
};
