// The pages on which messages and abuse notices are written: without scripts the form is sent to its own page, and comes back with what was typed. [FRM-01] [FRM-03] [LGL-05]
import { randomUUID } from "node:crypto";
import { dayOf, instant } from "@kontor/domain/kernel/calendar";
import { refusalStatuses, refusalText, refusalTexts } from "@kontor/domain/site/refusal";
import { checkRequest, emptyRequest, type MessageDraft, messageForms, type RequestFacts, requestDraft } from "@kontor/domain/site/request";
import { fixedPaths, homePath } from "@kontor/domain/site/routing";
import { withLocale } from "@kontor/domain/visitor/locale";
import * as Result from "effect/Result";
import { responseFor } from "../../platform/page/api-response.ts";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { Posted } from "../../platform/page/services.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import type { ShopFacts } from "../../shop/pricing/shop-facts.ts";
import type { MessageView, RequestView } from "./message-views.ts";
import { receivedMessage } from "./received-message.ts";
import { formKeyOf, requestKey } from "./request-key.ts";
import { type SentDraft, sendRequestForm } from "./send-message.ts";

type Facts = PageFacts & { readonly shop: ShopFacts };
export type Outcome = Pick<RequestView, "errors" | "problem" | "received"> & { readonly status: number };

export const open: Outcome = { status: 200, errors: [], problem: null, received: null };

export const messagePageAt = async (facts: Facts): Promise<PageOf<"message", MessageView> | null> => {
  const { locale, path, shop } = facts;
  const form = messageForms.find((candidate) => fixedPaths[`${candidate}-form`][locale] === path);
  if (form === undefined) return null;
  const { posted } = facts.request;
  const request: RequestFacts = {
    today: dayOf(instant(Date.now()), "Europe/Berlin"),
    policy: facts.services.addressPolicy,
    categories: shop.catalog.categories.map(({ key }) => key),
    jobs: [],
    proProducts: [],
  };
  const draft = (posted === undefined ? emptyRequest(form) : requestDraft(form, (field) => posted.fields.get(field))) as MessageDraft;
  const key = posted === undefined ? randomUUID() : formKeyOf(posted.fields.get("key"));
  const { status, errors, problem, received } = posted === undefined ? open : await outcomeOf(facts, request, draft, key, posted);
  const t = texts(locale, "message");
  const paths = fixedPaths[`${form}-form`];
  const title = t(`meta.title.${form}`);
  return {
    kind: "message",
    locale,
    status,
    head: headOf(facts, status >= 400 ? t("meta.wrong", { title }) : title, t(`meta.${form}`), paths, posted === undefined),
    paths,
    messages: { ...messagesOf(locale, "message"), refusal: refusalTexts[locale] },
    structured: breadcrumbList(facts, [{ title: t(`title.${form}`), path: paths[locale] }]),
    data: {
      form,
      path,
      links: {
        privacy: fixedPaths.privacy[locale],
        home: homePath(locale),
        contact: withLocale(locale, locale === "de" ? "/kontakt" : "/contact"),
        abuse: fixedPaths["abuse-form"][locale],
      },
      categories: shop.catalog.categories.map((category) => ({ value: category.key, label: category.title[locale] })),
      facts: request,
      typed: Object.fromEntries(Object.entries(draft.fields).map(([name, value]) => [name, value === true ? "on" : value || ""])),
      errors,
      problem,
      key,
      received,
    },
  };
};

/** What was sent comes to this; what was typed is in every answer but the receipt. [FRM-01] */
export const outcomeOf = async (
  facts: PageFacts,
  request: RequestFacts,
  draft: SentDraft,
  key: string,
  { forged }: Posted,
): Promise<Outcome> => {
  const { locale, services } = facts;
  if (forged !== null) return { ...open, status: refusalStatuses[forged], problem: refusalTexts[locale][forged] };
  const checked = checkRequest(draft, request);
  if (Result.isFailure(checked)) {
    const errors = checked.failure.map(({ field, refusal }) => ({ field, text: refusalText(locale, refusal) }));
    return { ...open, status: refusalStatuses.RequestRefused, errors };
  }
  const sent = await responseFor(services, "/shop/request", sendRequestForm(services.shop.call, locale, draft, requestKey(draft, key)));
  switch (sent.kind) {
    case "value":
      return { ...open, received: receivedMessage(locale, sent.value) };
    case "refused":
      return { ...open, status: sent.status, errors: sent.fields, problem: sent.fields.length > 0 ? null : sent.refused.detail };
    case "unreachable":
      return { ...open, status: refusalStatuses.RequestNotSent, problem: refusalTexts[locale].RequestNotSent };
  }
};
