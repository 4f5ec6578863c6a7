// How forms without scripts call the API, as the visitor who sends them, and where they lead.
import type { IncomingMessage } from "node:http";
import { type Call, shopClient } from "@kontor/adapters/client";
import type { Locale } from "@kontor/domain/visitor/locale";
import { apiHeaders } from "../gateway/visitor-cookies.ts";
import type { ApiDoor, ApiQuestion } from "../../platform/api/api-door.ts";
import { throughDoor } from "../../platform/api/door-transport.ts";

/** Calls in the language of the form's page; `beside` goes before the headers of the visitor. */
export const formCall = (
  api: ApiDoor,
  request: IncomingMessage,
  locale: Locale,
  beside: ApiQuestion["headers"] = {},
): Call =>
  shopClient({
    baseUrl: "/api",
    headers: { "shop-locale": locale },
    fetch: throughDoor(api, {
      // The body of the form is not the body of the call.
      headers: { ...apiHeaders(request), "content-type": undefined, "content-length": undefined, ...beside },
      remoteAddress: request.socket.remoteAddress ?? "127.0.0.1",
    }),
  }).call;
