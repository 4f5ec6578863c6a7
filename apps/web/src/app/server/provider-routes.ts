// The two addresses of a login over another provider: where it begins, and where the browser comes back. [SES-05]
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from "fastify";
import type { ApiDoor } from "../../platform/api/api-door.ts";
import type { AnswerPage } from "../../platform/server/answer-page.ts";
import type { LedOn } from "../../platform/server/forms.ts";
import { locationOf } from "../../platform/server/plain-path.ts";
import type { WebSettings } from "../../platform/server/settings.ts";
import { begunLogin, type ProviderVisit, returnedLogin } from "../../shop/account/provider-login.ts";
import { apiHeaders } from "../gateway/visitor-cookies.ts";
import { formCall } from "./form-call.ts";

const leadOn = (reply: FastifyReply, { to, cookies }: LedOn): FastifyReply =>
  reply
    .code(302)
    .headers({ location: locationOf(to), "set-cookie": [...cookies], "cache-control": "private, no-store" })
    .send();

export const providerRoutes =
  (settings: WebSettings, api: ApiDoor, page: AnswerPage): FastifyPluginCallback =>
  (site, _, done) => {
    const visitOf = (request: FastifyRequest): ProviderVisit => ({
      provider: (request.params as { readonly provider: string }).provider,
      query: new URL(request.url, settings.origin).searchParams,
      request: request.raw,
      settings,
      now: api.now,
    });
    site.get("/connect/:provider", async (request, reply) => {
      const led = await begunLogin(visitOf(request), api, { ...apiHeaders(request.raw), authorization: undefined });
      return led === null ? page(request, reply) : leadOn(reply, led);
    });
    site.get("/auth/:provider/callback", async (request, reply) => {
      const callAs: Parameters<typeof returnedLogin>[1] = (locale, token) =>
        formCall(api, request.raw, locale, {
          authorization: token === undefined ? undefined : `Bearer ${token}`,
          "accept-language": locale,
        });
      return leadOn(reply, await returnedLogin(visitOf(request), callAs));
    });
    done();
  };
