// Where the newsletter is asked for, and where the links of its letters lead: pressing a button confirms or ends it, opening the link says what the button does and does nothing. [CUS-10] [FRM-01]
import { randomUUID } from "node:crypto";
import { refusalTextsOf } from "@kontor/domain/site/refusal";
import {
  emptyRequest,
  type NewsletterDraft,
  newsletterTerms,
  type RequestFacts,
  requestDraft,
} from "@kontor/domain/site/request";
import { fixedPaths, homePath } from "@kontor/domain/site/routing";
import { askFor } from "../../platform/page/api-response.ts";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";
import { formAnswer, type FormAnswer, orNotSent } from "../../platform/page/form-answer.ts";
import { codeGiven } from "../../platform/page/letter-code.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { Posted } from "../../platform/page/services.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { provider } from "../../shell/provider.ts";
import { doneTitle } from "../../shell/done-title.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import { open, type Outcome, outcomeOf, requestFacts } from "./request-outcome.ts";
import type { NewsletterView } from "./message-views.ts";
import { formKeyOf } from "./request-key.ts";
import { inLocale } from "@kontor/domain/visitor/locale";

type Stepped = Outcome & Pick<NewsletterView, "step">;

export const newsletterPageAt = async (facts: PageFacts): Promise<PageOf<"newsletter", NewsletterView> | null> => {
  const { locale, path, search } = facts;
  const paths = fixedPaths["newsletter-form"];
  if (path !== inLocale(paths, locale)) return null;
  const { posted } = facts.request;
  const request = requestFacts(facts);
  const draft = (
    posted === undefined ? emptyRequest("newsletter") : requestDraft("newsletter", (field) => posted.fields.get(field))
  ) as NewsletterDraft;
  const key = posted === undefined ? randomUUID() : formKeyOf(posted.fields.get("key"));
  const given = (link: Link): string => codeGiven(facts.request, "newsletter-form", link);
  const opened = (["confirm", "end"] as const).find((link) => given(link) !== "") ?? null;
  // A mail program sends its one word to the address of the letter itself.
  const code = posted?.fields.get("code") ?? search.get("end") ?? (opened === null ? "" : given(opened));
  const outcome: Stepped =
    posted !== undefined
      ? await stepped(facts, request, draft, key, code, posted)
      : opened === null
        ? { ...open, step: null }
        : await openedLink(facts, opened, code);
  const { status, errors, problem, received, step } = outcome;
  const t = texts(locale, "newsletter");
  const title =
    received !== null
      ? doneTitle(t("title.asked"))
      : step === null
        ? t("meta.title")
        : doneTitle(t(`title.${step === "unknown" ? "end" : step}`));
  return {
    kind: "newsletter",
    locale,
    status,
    head: headOf(
      facts,
      status >= 400 ? t("meta.wrong", { title }) : title,
      t("meta.description"),
      paths,
      posted === undefined && step === null,
    ),
    paths,
    messages: {
      ...messagesOf(locale, "newsletter"),
      refusal: refusalTextsOf(locale, ["site/request", "shop/customer"]),
    },
    structured: breadcrumbList(facts, [{ title: t("title.ask"), path: inLocale(paths, locale) }]),
    data: {
      form: "newsletter",
      path,
      facts: request,
      zone: facts.services.zone,
      typed: { email: draft.fields.email, consent: draft.fields.consent ? "on" : "" },
      errors,
      problem,
      key,
      received,
      links: {
        privacy: inLocale(fixedPaths.privacy, locale),
        home: homePath(locale),
        contact: inLocale(fixedPaths["contact-form"], locale),
      },
      terms: newsletterTerms(provider().name, locale),
      step,
      code,
    },
  };
};

type Link = "confirm" | "end";

/** A link that does nothing leads to the form, one that ends nothing to whom one can write; what is done already is said as when it was pressed. */
const answeredLink = (link: Link, answered: FormAnswer<unknown>, isDone: boolean): Stepped => {
  if (answered.kind === "value") return { ...open, step: isDone ? (link === "confirm" ? "confirmed" : "ended") : link };
  const { status, refused } = answered;
  return {
    ...open,
    status,
    problem: refused.detail,
    step: status === 410 ? (link === "confirm" ? null : "unknown") : link,
  };
};

/** Opening a link changes nothing, and says what its button will do. */
const openedLink = async (facts: PageFacts, link: Link, code: string): Promise<Stepped> => {
  const body = { link, code: code.slice(0, 128) || "-" };
  const read = orNotSent(facts, await askFor(facts, "POST", "/shop/newsletter/link", { body }));
  return answeredLink(link, read, read.kind === "value" && read.value.result.done);
};

/** What was pressed: the form's button, that of a link's page, or the one of a mail program, which sends nothing but its own word (RFC 8058). */
const stepped = async (
  facts: PageFacts,
  request: RequestFacts,
  draft: NewsletterDraft,
  key: string,
  code: string,
  posted: Posted,
): Promise<Stepped> => {
  const isOneClick = posted.fields.get("List-Unsubscribe") === "One-Click" && facts.search.has("end");
  const act = isOneClick ? "end" : posted.fields.get("act");
  if (act !== "confirm" && act !== "end")
    return { ...(await outcomeOf(facts, request, draft, key, posted)), step: null };
  const path = act === "confirm" ? "/shop/newsletter/confirmation" : "/shop/newsletter/end";
  // A mail program has nothing to show but the code of its letter, which is enough.
  const { forged } = isOneClick ? { forged: null } : posted;
  return answeredLink(
    act,
    await formAnswer(facts, { forged }, () => askFor(facts, "POST", path, { body: { code } })),
    true,
  );
};
