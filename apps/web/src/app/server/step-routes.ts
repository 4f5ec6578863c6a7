// The steps of the checkout whose forms are sent to their own page: made, they lead on; refused, the page comes again with what was typed. [CHK-01] [LOC-16]
import type { IncomingMessage } from "node:http";
import { stepPath } from "@kontor/domain/site/routing";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ApiDoor } from "../../platform/api/api-door.ts";
import type { Posted } from "../../platform/page/services.ts";
import { withCookies } from "../../platform/server/answered-page.ts";
import { forgedForm } from "../../platform/server/csrf.ts";
import { leadOn } from "../../platform/server/forms.ts";
import type { WebSettings } from "../../platform/server/settings.ts";
import type { StepForm } from "../../platform/server/step-forms.ts";
import { enterCheckout } from "../../shop/checkout/login/forms.ts";
import { placeOrder } from "../../shop/checkout/summary/forms.ts";
import { formCall } from "./form-call.ts";

const stepForms = { login: enterCheckout, summary: placeOrder } as const;

interface StepParts {
  readonly settings: WebSettings;
  readonly api: ApiDoor;
  /** Draws the page of a form that was sent to it. */
  readonly draw: (
    request: IncomingMessage,
    sent: Posted,
    cookies: readonly string[],
    reply: FastifyReply,
  ) => Promise<FastifyReply>;
}

export const stepRoutes = (site: FastifyInstance, { settings, api, draw }: StepParts): void => {
  const answer = (act: StepForm) => async (request: FastifyRequest, reply: FastifyReply) => {
    const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const forged = forgedForm(request.raw, settings)?._tag ?? null;
    if (forged !== null) return draw(request.raw, { fields, forged, refused: { _tag: forged } }, [], reply);
    const outcome = await act({
      form: fields,
      back: request.url,
      request: request.raw,
      settings,
      now: api.now,
      call: (locale, beside) => formCall(api, request.raw, locale, beside),
    });
    if ("to" in outcome) return leadOn(reply, outcome);
    const { refused, cookies } = outcome;
    return draw(withCookies(request.raw, cookies), { fields, forged, refused }, cookies, reply);
  };
  for (const step of ["login", "summary"] as const)
    for (const locale of ["en", "de"] as const) site.post(stepPath(step, locale), answer(stepForms[step]));
};
