// Everything that is neither a file nor the API: pages, cached or rendered now, and the forms that are sent to their own page. [OPS-03] [LGL-02] [LGL-03]
import type { IncomingMessage } from "node:http";
import { applicationBytes, declarationForms } from "@kontor/domain/site/request";
import { locales } from "@kontor/domain/visitor/locale";
import { accountPath, fixedPaths, letterPageAt, proSection } from "@kontor/domain/site/routing";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { PageServices, Posted } from "../../platform/page/services.ts";
import type { ApiDoor } from "../../platform/api/api-door.ts";
import { following, movedTo } from "../../platform/server/answered-page.ts";
import { withoutLetterCode } from "../../platform/server/cookies.ts";
import { forgedForm } from "../../platform/server/csrf.ts";
import { ledFromLetter } from "../../platform/server/letter-links.ts";
import { takeForms } from "../../platform/server/form-bodies.ts";
import { takeUploads, uploadedForm } from "../../platform/server/uploads.ts";
import type { cachedPages } from "../../platform/page-cache/cached-pages.ts";
import type { LedOn } from "../../platform/server/forms.ts";
import { sendPage } from "../../platform/server/page-bridge.ts";
import type { WebSettings } from "../../platform/server/settings.ts";
import { referralCookies } from "../../shop/referral/arrival.ts";
import { vatTiming } from "../../visitor/business-vat/vat-timing.ts";
import { factorPath, proofPath } from "../../visitor/second-factor/paths.ts";
import { formsAtOwnPath } from "../../site/request/message-page.ts";
import { stepRoutes } from "./step-routes.ts";
import { uploadPages } from "./upload-paths.ts";
import { visitOf } from "./visit.ts";
import type { SiteHandler } from "./page-handler.ts";
import type { AnswerPage } from "../../platform/server/answer-page.ts";

interface PageParts {
  readonly settings: WebSettings;
  readonly api: ApiDoor;
  readonly handler: () => Promise<SiteHandler>;
  readonly cache: ReturnType<typeof cachedPages> | null;
  readonly policy: Parameters<typeof sendPage>[4];
  readonly given: (
    request: FastifyRequest,
  ) => Pick<PageServices, "filesOf" | "opened" | "build" | "log" | "images" | "measures">;
}

/** Pages whose forms are sent to themselves, so that what was typed is shown again and stands in no address. */
const ownPaths = [
  ...[...declarationForms, ...formsAtOwnPath].flatMap((form) => Object.values(fixedPaths[`${form}-form`])),
  ...Object.values(fixedPaths["declaration-question"]),
  ...(["address", "change-email", "sessions", "refund", "pay", "buyer-reference"] as const).flatMap((page) =>
    locales.map((locale) => accountPath(page, locale)),
  ),
  factorPath,
  ...Object.values(proSection).map((section) => `${section}/:product`),
];

/** The longest texts that may be typed, as a form sends it, and room for the rest. */
const formBytes = 262_144;

/** A form of which no file is stored. */
const noFiles = { file: 0, all: 0, read: formBytes } as const;

export const pageRoutes = ({ settings, api, handler, cache, policy, given }: PageParts) => {
  const page: AnswerPage = async (request, reply) => {
    const led = ledFromLetter(request, reply, settings.secure);
    if (led !== null) return led;
    const visit = visitOf(request.raw, await handler(), api, settings, given(request));
    if (visit.effect) reply.raw.setHeader("server-timing", `${vatTiming};desc="${visit.effect}"`);
    const referred = await referralCookies(request.raw, visit.shop, settings.secure);
    // A query may be anything and is rarely requested twice, so it is not cached.
    const answer =
      cache === null || request.url.includes("?")
        ? await visit.fetch()
        : await cache.answer(visit, request.raw, reply.raw);
    return answer === null
      ? void reply.hijack()
      : sendPage(answer, [...visit.cookies, ...referred], request, reply, policy);
  };

  const answerForm = (
    request: FastifyRequest,
    reply: FastifyReply,
    sent: Pick<Posted, "fields" | "files">,
  ): Promise<FastifyReply> =>
    draw(request.raw, { ...sent, forged: forgedForm(request.raw, settings)?._tag ?? null }, [], reply);

  const draw = async (
    raw: IncomingMessage,
    posted: Posted,
    cookies: readonly string[],
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const visit = visitOf(raw, await handler(), api, settings, given(reply.request), posted);
    const answer = await visit.fetch();
    const path = (raw.url ?? "").split("?")[0] ?? "";
    // What was answered is done: the page is not asked again when it is opened without a link.
    const used = letterPageAt(path) !== null && answer.status < 400 ? [withoutLetterCode(path, settings.secure)] : [];
    return sendPage(answer, [...visit.cookies, ...cookies, ...used], reply.request, reply, policy);
  };

  const ledTo = async ({ raw }: FastifyRequest, reply: FastifyReply, { to, cookies }: LedOn): Promise<FastifyReply> => {
    const visit = visitOf(following(raw, to, cookies), await handler(), api, settings, given(reply.request));
    return sendPage(movedTo(to, await visit.fetch()), [...visit.cookies, ...cookies], reply.request, reply, policy);
  };

  const ownForms: FastifyPluginAsync = async (site) => {
    await takeForms(site, formBytes);
    for (const path of [...ownPaths, proofPath])
      site.post(path, (request, reply) =>
        answerForm(request, reply, {
          fields: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
        }),
      );
    stepRoutes(site, { settings, api, draw });
    site.register(async (uploads) => {
      await takeUploads(uploads);
      // A mail program ends a newsletter there in either encoding of RFC 8058. [CUS-10]
      for (const path of Object.values(fixedPaths["newsletter-form"]))
        uploads.post(path, async (request, reply) => answerForm(request, reply, await uploadedForm(request, noFiles)));
      for (const path of uploadPages)
        uploads.post(path, async (request, reply) =>
          answerForm(request, reply, await uploadedForm(request, applicationBytes)),
        );
    });
  };

  const visit = async (request: FastifyRequest) => visitOf(request.raw, await handler(), api, settings, given(request));

  return { page, ownForms, ledTo, visit };
};
