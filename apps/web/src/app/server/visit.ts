// One visitor's asking for a page: who they are to the API, and what came of their token.
import type { IncomingMessage } from "node:http";
import { shopClient, type Transport } from "@kontor/adapters/client";
import type { Posted, PageServices } from "../../platform/page/services.ts";
import { apiHeaders } from "../gateway/visitor-cookies.ts";
import type { ApiDoor } from "../../platform/api/api-door.ts";
import { transported } from "../../platform/api/door-transport.ts";
import { pageRequest } from "../../platform/server/page-bridge.ts";
import type { WebSettings } from "../../platform/server/settings.ts";
import { withoutCart } from "../../shop/cart/cart-cookies.ts";
import { withoutToken } from "../../visitor/session/token-cookies.ts";
import type { PageHandler, Visit } from "../../platform/page/visit.ts";

/** What the API must know of a visitor whose page is made: cookies, language, and what a trusted proxy says of the connection. */
const visitorHeaders = (request: IncomingMessage): ReturnType<typeof apiHeaders> => {
  const { cookie, "user-agent": agent, "accept-language": language } = request.headers;
  const passed = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) =>
      /^(x-forwarded-for|x-request-id|cf-ipcountry|x-vercel-ip-country|x-country-code)$/.test(name),
    ),
  );
  return apiHeaders({ headers: { cookie, "user-agent": agent, "accept-language": language, ...passed } } as IncomingMessage);
};

export const visitOf = (
  request: IncomingMessage,
  handler: PageHandler,
  api: ApiDoor,
  settings: WebSettings,
  given: Pick<PageServices, "filesOf" | "build" | "log" | "images" | "measures">,
  posted?: Posted,
): Visit => {
  // Read when the API is asked at all: most pages are made of what was asked a moment ago.
  const told = { headers: null as ReturnType<typeof apiHeaders> | null };
  const token: { held: string | string[] | undefined } = { held: undefined };
  const cookies: string[] = [];
  const ask =
    (everybodys: boolean): Transport =>
    async (path, { method, headers, body }) => {
      if (told.headers === null) {
        told.headers = visitorHeaders(request);
        token.held = told.headers.authorization;
      }
      const { authorization: bearer, cookie, "shop-cart": cart, ...nobody } = told.headers;
      const authorization = everybodys ? undefined : bearer;
      const own = () => ({ cookie, "shop-cart": cart, ...(token.held === undefined ? {} : { authorization: token.held }) });
      const once = () =>
        api.ask({
          method,
          path,
          headers: { ...nobody, ...(everybodys ? {} : own()), ...headers },
          body: body ?? undefined,
          remoteAddress: request.socket.remoteAddress ?? "127.0.0.1",
        });
      const first = await once();
      // A token that no longer holds is cleared, and the page is made as for a visitor. [SES-01]
      const stale = first.status === 401 && authorization !== undefined;
      if (stale && token.held !== undefined) cookies.push(...withoutToken(settings.secure));
      if (stale) token.held = undefined;
      const answer = stale ? await once() : first;
      // A customer's cart does not open without its customer; it is there again at the next login. [CRT-01]
      if (answer.status === 404 && /^\/api\/shop\/order\/cart\/[^/]+$/.test(path)) cookies.push(...withoutCart(settings.secure));
      return transported(answer);
    };
  const { publicUrl, origin, addressPolicy, sellerCountry, redirectHosts, mediaHosts, customerPanelUrl } = settings;
  const services: PageServices = {
    shop: shopClient({ baseUrl: "/api", fetch: ask(false) }),
    everybodys: shopClient({ baseUrl: "/api", fetch: ask(true) }),
    publicUrl,
    addressPolicy,
    sellerCountry,
    redirectHosts,
    mediaHosts,
    customerPanelUrl,
    ...given,
  };
  const asked = { ...pageRequest(request, origin), ...(posted === undefined ? {} : { posted }) };
  return { fetch: () => handler.fetch(asked, services), standing: () => handler.standing(asked, services), cookies };
};
