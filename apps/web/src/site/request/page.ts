// The pages on which contracts are cancelled and withdrawn from: a form, its review for who asks for one, its receipt; each the answer to the one before. [LGL-02] [LGL-03] [FRM-02]
import { randomUUID } from "node:crypto";
import {
  declarationAct,
  type DeclarationDraft,
  declarationDraft,
  declarationForms,
  type DeclarationForm,
  type DeclarationReceipt,
  declarationStep,
  emptyRequest,
  legalSteps,
  type RequestFacts,
} from "@kontor/domain/site/request";
import { refusalStatuses, refusalText, refusalTextsOf } from "@kontor/domain/site/refusal";
import { accountEntryPath, fixedPaths, homePath } from "@kontor/domain/site/routing";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { Posted } from "../../platform/page/services.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { doneTitle } from "../../shell/done-title.ts";
import { provider } from "../../shell/provider.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import type { ShopFacts } from "../../shop/pricing/shop-facts.ts";
import { contractIn, filledFrom } from "./filled-from.ts";
import { formKeyOf } from "./request-key.ts";
import { open, type Outcome, outcomeOf, requestFacts } from "./request-outcome.ts";
import { typedFields } from "./typed-fields.ts";
import type { DeclarationView } from "./views.ts";
import { inLocale } from "@kontor/domain/visitor/locale";

/** These pages stand without the shop's prices, too. */
type Facts = PageFacts & { readonly shop: ShopFacts | null };

type Answered = Outcome & { readonly isReviewed: boolean };

export const declarationPageAt = async (facts: Facts): Promise<PageOf<"declaration", DeclarationView> | null> => {
  const { locale, path, shop } = facts;
  const form = declarationForms.find((candidate) => inLocale(fixedPaths[`${candidate}-form`], locale) === path);
  if (form === undefined) return null;
  const { posted } = facts.request;
  const from = contractIn(facts.search);
  const draft =
    posted === undefined ? await blank(facts, form) : declarationDraft(form, (field) => posted.fields.get(field));
  const key = posted === undefined ? randomUUID() : formKeyOf(posted.fields.get("key"));
  // Without a catalogue the API alone decides about categories.
  const categories =
    shop === null ? [posted?.fields.get("category") ?? ""] : shop.catalog.categories.map((category) => category.key);
  const request = requestFacts(facts, { categories });
  const answered =
    posted === undefined ? { ...open, isReviewed: false } : await answerTo(facts, request, draft, key, posted);
  const { status, receipt, ...outcome } = answered;
  const t = texts(locale, "declaration");
  const paths = fixedPaths[`${form}-form`];
  const words = [inLocale(legalSteps[form][0], locale), inLocale(legalSteps[form][1], locale)] as const;
  const title = receipt == null ? t("meta.title", { title: words[0] }) : doneTitle(t(`received.title.${form}`));
  return {
    kind: "declaration",
    locale,
    status,
    head: headOf(
      facts,
      status >= 400 ? t("meta.wrong", { title }) : title,
      t(`meta.${form}`),
      paths,
      posted === undefined,
    ),
    paths,
    messages: {
      ...messagesOf(locale, "declaration"),
      refusal: refusalTextsOf(locale, ["site/request", "shop/contract", "shop/customer"]),
    },
    structured: breadcrumbList(facts, [{ title: words[0], path: inLocale(paths, locale) }]),
    data: {
      form,
      zone: facts.services.zone,
      path: from === null ? path : `${path}?contract=${from}`,
      ...(from === null ? {} : { about: from }),
      contract: from === null ? null : accountEntryPath("contracts", from, locale),
      words,
      recipient: `${provider().legalName}, ${provider().street}, ${provider().postCode} ${provider().city}`,
      links: {
        privacy: inLocale(fixedPaths.privacy, locale),
        notice: inLocale(fixedPaths.withdrawal, locale),
        home: homePath(locale),
        again: path,
      },
      categories:
        shop?.catalog.categories.map((category) => ({
          value: category.key,
          label: inLocale(category.title, locale),
        })) ?? [],
      facts: request,
      typed: typedFields(draft),
      key,
      ...outcome,
      receipt: receipt as DeclarationReceipt | null,
    },
  };
};

const blank = async (facts: Facts, form: DeclarationForm): Promise<DeclarationDraft> =>
  ({ form, fields: { ...emptyRequest(form).fields, ...(await filledFrom(facts, form)) } }) as DeclarationDraft;

/** What the step before comes to; only the button that the law words declares anything. */
const answerTo = async (
  facts: Facts,
  request: RequestFacts,
  draft: DeclarationDraft,
  key: string,
  posted: Posted,
): Promise<Answered> => {
  const { locale } = facts;
  const act = declarationAct(posted.fields.get("act"));
  if (act === "confirm" || posted.forged !== null)
    return { ...(await outcomeOf(facts, request, draft, key, posted)), isReviewed: false };
  const step = declarationStep(act, draft, request);
  if (step.step !== "asked") return { ...open, isReviewed: true };
  const errors = step.refusals.map(({ field, refusal }) => ({ field, text: refusalText(locale, refusal) }));
  return {
    ...open,
    status: errors.length > 0 ? refusalStatuses.RequestRefused : open.status,
    errors,
    isReviewed: false,
  };
};
