// The admin area: login, second factor and proof, the app of the desk, previews and forms to try below it (decision 50). [ADM-01] [ADM-04]
import { type AdminPage, adminPage } from "@kontor/domain/site/admin";
import type { Form } from "@kontor/domain/site/request";
import { fixedPaths, proFormPath } from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import * as Result from "effect/Result";
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";
import { headOf } from "../../platform/page/facts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { PageAnswer } from "../../platform/page/page-answer.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { errorPage } from "../routing/error-page.ts";
import { factorAnswer } from "../../visitor/second-factor/factor-page.ts";
import { proofAnswer } from "../../visitor/second-factor/proof-page.ts";
import { appPage, appTexts } from "../desk/page.ts";
import { type Admitted, admitted, loginFirst } from "./gate.ts";
import type { StatusAt } from "./broken-links.ts";
import { narrowing } from "./desk-href.ts";
import { begunWith, faultsFor, todayFor } from "./begun.ts";
import { movedTo } from "./moved.ts";
import { pageScreens } from "./page-screens.ts";
import { type Previewed, previewAnswer } from "./preview.ts";
import { staffMenu } from "./side.ts";
import { proProductsIn } from "./tried-forms.ts";
import { loginAnswer } from "./login-page.ts";
import type { AdminPageView, AdminView } from "./views.ts";

type OwnPage = PageOf<"admin", AdminPageView>;

/** `statusAt`: what a visitor gets elsewhere in the shop, for links that are tried. */
export const adminAnswer = async (
  facts: ShopPageFacts,
  statusAt: StatusAt,
): Promise<PageAnswer<OwnPage | Previewed>> => {
  const { path } = facts;
  const known = adminPage(decodedPath(path), proProductsIn(facts.shop.priceList));
  if (Result.isSuccess(known) && known.success.kind === "login") {
    const login = await loginAnswer(facts);
    return "to" in login ? { kind: "redirect", to: login.to } : shown(facts, login);
  }
  const admission = await admitted(facts, Result.isSuccess(known) ? known.success : null);
  if ("refused" in admission) return admission.refused;
  const answer = await admittedAnswer(facts, statusAt, known, admission);
  if (answer.kind !== "page" || answer.page.kind !== "admin") return answer;
  const { data } = answer.page;
  const today = await todayFor(facts, admission.role, data);
  const faults = await faultsFor(facts, admission.role);
  const here = Result.isSuccess(known) ? known.success.kind : "home";
  const menu = staffMenu(facts, admission.role, here, { counts: [], self: null, ...today, faults });
  const begun =
    data.tool === "app" ? { ...data, faults, answers: begunWith(data.answers, today, admission.factor) } : data;
  return { ...answer, page: { ...answer.page, data: { ...begun, menu } } };
};

const admittedAnswer = async (
  facts: ShopPageFacts,
  statusAt: StatusAt,
  known: ReturnType<typeof adminPage>,
  admission: Admitted,
): Promise<PageAnswer<OwnPage | Previewed>> => {
  const { locale, path } = facts;
  if (Result.isFailure(known)) return { kind: "page", page: errorPage(locale, path, 404) };
  const wanted = known.success;
  if (wanted.kind === "second-factor" || wanted.kind === "proof")
    return ownFactor(facts, wanted.kind, admission.factor);
  const moved = movedTo(facts, wanted);
  if (moved !== null) return { kind: "redirect", to: moved, status: 307 };
  if (wanted.kind === "preview") return previewAnswer(facts, wanted.preview);
  // A form is tried where visitors find it: there is one of each.
  if (wanted.kind === "test-form") return { kind: "redirect", to: formPath(wanted, locale) };
  const app = await appPage(facts, wanted, admission, pageScreens(facts, statusAt));
  if (app === null) return { kind: "page", page: errorPage(locale, path, 404) };
  if ("data" in app) return shown(facts, app.data, app);
  return app.failed === 401 ? loginFirst(facts) : { kind: "page", page: errorPage(locale, path, app.failed) };
};

/** The pages of one's own second factor: also for staff who reach no other page here. */
const ownFactor = async (
  facts: ShopPageFacts,
  kind: "second-factor" | "proof",
  state: Admitted["factor"],
): Promise<PageAnswer<OwnPage>> => {
  const t = texts(facts.locale, "second-factor");
  const answered = await (kind === "proof" ? proofAnswer(facts, state) : factorAnswer(facts, state));
  if (!("view" in answered)) return { kind: "redirect", ...answered };
  const name = kind === "proof" ? "proof" : "factor";
  return shown(facts, answered.view, { title: t(`meta.${name}`), lead: t(`meta.${name}Lead`) }, answered.status);
};

type TestForm = Extract<AdminPage, { readonly kind: "test-form" }>;

const formPath = ({ form, product }: Pick<TestForm, "form" | "product">, locale: Locale): string =>
  product === null
    ? inLocale(fixedPaths[`${form as Exclude<Form, "product-pro">}-form`], locale)
    : proFormPath(product, locale);

/** What cannot be decoded is no page. */
const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
};

/** What stays of an address when the language is switched: what was looked for, and where a login leads; not what came of a form. */
const staying = [...narrowing, "after", "count", "return", "again"] as const;

const inLanguageOf = ({ path, search }: ShopPageFacts, locale: Locale): string => {
  const query = new URLSearchParams({ locale });
  for (const name of staying) {
    const value = search.get(name);
    // The page that is returned to is one of the same language.
    if (value) query.set(name, name === "return" ? value.replace(/([?&]locale=)(?:en|de)\b/, `$1${locale}`) : value);
  }
  return `${path}?${query}`;
};

const shown = (
  facts: ShopPageFacts,
  data: AdminView,
  outcome?: { readonly title: string; readonly lead: string },
  status = 200,
): PageAnswer<OwnPage> => {
  const { locale } = facts;
  const { title, lead } = outcome ?? {
    title: texts(locale, "admin")(`${data.tool}.title`),
    lead: texts(locale, "admin")(`meta.leads.${data.tool}`),
  };
  return {
    kind: "page",
    page: {
      kind: "admin",
      locale,
      status,
      head: headOf(facts, title, lead, { en: null, de: null }, false),
      paths: { en: inLanguageOf(facts, "en"), de: inLanguageOf(facts, "de") },
      messages: messagesOf(
        locale,
        "admin",
        ...(data.tool === "app" ? appTexts : ["desk"]),
        ...(data.tool === "second-factor" || data.tool === "proof" ? ["second-factor"] : []),
      ),
      layout: "admin",
      unaddressed: true,
      own: true,
      data,
    },
  };
};
