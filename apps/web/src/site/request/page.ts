// The pages on which contracts are cancelled and withdrawn from: a form, its review for who asks for one, its receipt; each the answer to the one before. [LGL-02] [LGL-03] [FRM-02]
import { randomUUID } from "node:crypto";
import type { Answer, Call } from "@kontor/adapters/client";
import {
  type Declaration,
  declarationAct,
  type DeclarationDraft,
  declarationDraft,
  declarationForms,
  type DeclarationForm,
  type DeclarationReceipt,
  declarationStep,
  emptyRequest,
  legalSteps,
} from "@kontor/domain/site/request";
import { refusalStatuses, refusalText, refusalTexts } from "@kontor/domain/site/refusal";
import { accountEntryPath, fixedPaths, homePath } from "@kontor/domain/site/routing";
import type { DeclarationView } from "./views.ts";
import type { Locale } from "@kontor/domain/visitor/locale";
import { contractIn, filledFrom } from "./filled-from.ts";
import { resultFor, inLanguage, type RefusedField } from "../../platform/page/api-response.ts";
import type { ShopFacts } from "../../shop/pricing/shop-facts.ts";
import type { Posted } from "../../platform/page/services.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import { formKeyOf, requestKey } from "./request-key.ts";
import { receiptView, rowsOf } from "./rows-declared.ts";
import { requestFacts } from "./request-outcome.ts";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";
import type { PageOf } from "../../platform/page/model.ts";

type OwnPage = PageOf<"declaration", DeclarationView>;

/** These pages stand without the shop's prices, too. */
type Facts = PageFacts & { readonly shop: ShopFacts | null };

interface Shown {
  readonly status: number;
  readonly view: StepView;
}
type StepView = DeclarationView extends infer View ? (View extends DeclarationView ? Omit<View, keyof Base> : never) : never;
type Base = Pick<DeclarationView, "form" | "path" | "contract" | "words" | "links" | "problem">;
type Answered = Shown & { readonly problem?: string };

export const declarationPageAt = async (facts: Facts): Promise<OwnPage | null> => {
  const { locale, path } = facts;
  const form = declarationForms.find((candidate) => fixedPaths[`${candidate}-form`][locale] === path);
  if (form === undefined) return null;
  const { posted } = facts.request;
  const from = contractIn(facts.search);
  const { status, view, problem = null } = posted === undefined ? await blank(facts, form) : await answerTo(facts, form, posted);
  const t = texts(locale, "declaration");
  const paths = fixedPaths[`${form}-form`];
  const words = [legalSteps[form][0][locale], legalSteps[form][1][locale]] as const;
  const title = t("meta.title", { title: words[0] });
  const isWrong = status >= 400;
  return {
    kind: "declaration",
    locale,
    status,
    head: headOf(facts, isWrong ? t("meta.wrong", { title }) : title, t(`meta.${form}`), paths, posted === undefined),
    paths,
    messages: messagesOf(locale, "declaration"),
    structured: breadcrumbList(facts, [{ title: words[0], path: paths[locale] }]),
    still: true,
    data: {
      form,
      path: from === null ? path : `${path}?contract=${from}`,
      contract: from === null ? null : accountEntryPath("contracts", from, locale),
      words,
      problem,
      links: { privacy: fixedPaths.privacy[locale], notice: fixedPaths.withdrawal[locale], home: homePath(locale) },
      ...view,
    },
  };
};

const blank = async (facts: Facts, form: DeclarationForm): Promise<Answered> =>
  formAnswer(
    facts,
    { form, fields: { ...emptyRequest(form).fields, ...(await filledFrom(facts, form)) } } as DeclarationDraft,
    randomUUID(),
  );

/** What the step before comes to. What was typed is in every answer but the receipt. [FRM-01] */
const answerTo = async (facts: Facts, form: DeclarationForm, { fields, forged }: Posted): Promise<Answered> => {
  const { locale, shop } = facts;
  const draft = declarationDraft(form, (field) => fields.get(field));
  const key = formKeyOf(fields.get("key"));
  if (forged !== null) return { ...formAnswer(facts, draft, key, refusalStatuses[forged]), problem: refusalTexts[locale][forged] };
  // Without a catalogue the API alone decides about categories.
  const categories = shop === null ? [fields.get("category") ?? ""] : shop.catalog.categories.map(({ key }) => key);
  const step = declarationStep(declarationAct(fields.get("act")), draft, requestFacts(facts, { categories }));
  switch (step.step) {
    case "asked": {
      const errors = step.refusals.map(({ field, refusal }) => ({ field, text: refusalText(locale, refusal) }));
      return formAnswer(facts, draft, key, errors.length > 0 ? refusalStatuses.RequestRefused : 200, errors);
    }
    case "reviewed":
      return reviewed(facts, draft, key, step.filing);
    case "confirmed":
      return confirmed(facts, draft, key);
  }
};

const confirmed = async (facts: Facts, draft: DeclarationDraft, key: string): Promise<Answered> => {
  const { locale, services, shop } = facts;
  const declared = await resultFor(services, "/shop/declaration", declare(services.shop.call, locale, draft, requestKey(draft, key)));
  switch (declared.kind) {
    case "value":
      return { status: 200, view: receiptView(locale, declared.value, shop) };
    case "refused": {
      const { status, refused, fields } = declared;
      return { ...formAnswer(facts, draft, key, status, fields), ...(fields.length > 0 ? {} : { problem: refused.detail }) };
    }
    case "unreachable":
      return { ...formAnswer(facts, draft, key, refusalStatuses.RequestNotSent), problem: refusalTexts[locale].RequestNotSent };
  }
};

/** Sends a declaration, under the key by which it is taken once. */
const declare = (
  call: Call,
  locale: Locale,
  draft: DeclarationDraft,
  key: string,
): Promise<Answer<{ readonly result: DeclarationReceipt }>> => {
  const headers = { ...inLanguage(locale), "idempotency-key": key };
  return draft.form === "cancellation"
    ? call("POST", "/shop/declaration/cancellation", { body: draft.fields, headers })
    : call("POST", "/shop/declaration/withdrawal", { body: draft.fields, headers });
};

const formAnswer = (
  { locale, shop }: Facts,
  { fields }: DeclarationDraft,
  key: string,
  status = 200,
  errors: readonly RefusedField[] = [],
): Shown => ({
  status,
  view: {
    step: "asked",
    typed: { ...fields },
    errors,
    categories: shop?.catalog.categories.map(({ key, title }) => ({ value: key, label: title[locale] })) ?? [],
    key,
  },
});

const reviewed = ({ locale, shop }: Facts, { fields }: DeclarationDraft, key: string, filing: Declaration): Shown => ({
  status: 200,
  view: { step: "reviewed", typed: { ...fields }, rows: rowsOf(locale, filing, shop), key },
});
