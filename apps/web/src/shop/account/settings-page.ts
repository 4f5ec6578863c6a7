// The pages on which customers change their account: address, email address, logins. Their forms are sent to themselves. Never cached. [ACC-04]
import { addressFields, type AddressField, draftOf, shownDraft, withTidyNumbers } from "@kontor/domain/shop/customer";
import { type AccountPage, accountPath, fixedPaths } from "@kontor/domain/site/routing";
import { deviceText } from "@kontor/domain/visitor/session";
import { type ApiResponse, askFor, readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { formAnswer, type FormOutcome, outcomeOf, untouched } from "../../platform/page/form-answer.ts";
import { codeGiven } from "../../platform/page/letter-code.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { Posted } from "../../platform/page/services.ts";
import { momentText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { addressOf } from "../customer/wire-customer.ts";
import { accountWays } from "./account-ways.ts";
import { type Elsewhere, hasToken, ownAnswer, toLogin } from "./own-page.ts";
import { shownPage } from "./shown-page.ts";
import { refusedIn } from "../../platform/page/refused-in.ts";
import { endings, type SettingsView } from "./settings-views.ts";
import { inLocale } from "@kontor/domain/visitor/locale";

type Shown = { readonly kind: "page"; readonly page: PageOf<"settings", SettingsView> };
type Settings = "address" | "change-email" | "sessions";

const pages: readonly Settings[] = ["address", "change-email", "sessions"];

/** Null where the path is none of these pages. */
export const settingsPageAt = (facts: PageFacts): Promise<Shown | Elsewhere> | null => {
  const page = pages.find((candidate) => accountPath(candidate, facts.locale) === facts.path);
  if (page === undefined) return null;
  if (page === "change-email" && codeOf(facts) !== "") return questionPage(facts);
  if (!hasToken(facts)) return Promise.resolve(toLogin(facts));
  return page === "address" ? addressPage(facts) : page === "sessions" ? sessionsPage(facts) : emailPage(facts);
};

/** From the letter, or from the form that the page made of it. */
const codeOf = ({ request }: PageFacts): string => {
  const code = request.posted?.fields.get("code") ?? codeGiven(request, "change-email", "code");
  return /^[\w-]{8,200}$/.test(code) ? code : "";
};

const outcomeOfForm = async (
  facts: PageFacts,
  ask: (facts: PageFacts, posted: Posted) => Promise<ApiResponse<unknown>>,
): Promise<FormOutcome> => {
  const { posted } = facts.request;
  return posted === undefined ? untouched : outcomeOf(await formAnswer(facts, posted, () => ask(facts, posted)));
};

const again = (facts: PageFacts, query: string): Elsewhere => ({ kind: "redirect", to: `${facts.path}?${query}` });

const addressPage = async (facts: PageFacts): Promise<Shown | Elsewhere> => {
  const { request, search } = facts;
  const { posted } = request;
  const outcome = await outcomeOfForm(facts, savedAddress);
  if (posted !== undefined && outcome === untouched) return again(facts, "saved=1");
  const [known, countries] = await Promise.all([
    readFor(facts, "/shop/auth/customer"),
    readFor(facts, "/shop/country"),
  ]);
  const isMissing = known.kind === "refused" && known.refused.refusal === "AddressMissing";
  const answer = isMissing ? null : ownAnswer(facts, known);
  if (answer !== null && answer.kind !== "value") return answer;
  if (countries.kind !== "value") return { kind: "failed", status: 503 };
  const typed = posted !== undefined ? typedIn(posted) : answer === null ? {} : { ...draftOf(addressOf(answer.value)) };
  return shown(facts, "address", outcome.status, {
    page: "address",
    ...frameOf(facts, outcome.problem),
    address: answer === null ? null : { typed, errors: outcome.fields, countries: countries.value },
    saved: search.get("saved") === "1",
  });
};

const typedIn = ({ fields }: Posted): Partial<Record<AddressField, string>> & Readonly<Record<string, string>> => {
  const typed: Partial<Record<AddressField, string>> & Readonly<Record<string, string>> = Object.fromEntries(
    addressFields.map((field) => [field, fields.get(field) ?? ""]),
  );
  return shownDraft(withTidyNumbers(typed));
};

const savedAddress = (facts: PageFacts, posted: Posted) => {
  const { email: _, emailRepeat: __, ...typed } = typedIn(posted);
  return askFor(facts, "PUT", "/shop/auth/customer", { body: { locale: facts.locale, ...typed } });
};

const emailPage = async (facts: PageFacts): Promise<Shown | Elsewhere> => {
  const { locale, request } = facts;
  const { posted } = request;
  const outcome = await outcomeOfForm(facts, requestedEmail);
  if (posted !== undefined && outcome === untouched) return again(facts, "asked=1");
  const answer = ownAnswer(facts, await readFor(facts, "/shop/account/email"));
  if (answer.kind !== "value") return answer;
  const { offered, email, pending } = answer.value;
  return shown(facts, "change-email", outcome.status, {
    page: "change-email",
    ...frameOf(facts, outcome.problem),
    offered,
    email,
    pending: pending === null ? null : { ...pending, until: momentText(locale, pending.until, facts.services.zone) },
    typed: posted?.fields.get("email") ?? "",
    error: outcome.fields[0]?.text ?? null,
  });
};

const requestedEmail = (facts: PageFacts, { fields }: Posted) =>
  askFor(facts, "POST", "/shop/account/email", {
    body: { email: fields.get("email")?.trim() ?? "", password: fields.get("password") ?? "" },
  });

const questionPage = async (facts: PageFacts): Promise<Shown> => {
  const { posted } = facts.request;
  const code = codeOf(facts);
  const shownAs = (outcome: FormOutcome, done: Extract<SettingsView, { page: "email-question" }>["outcome"]): Shown =>
    shown(facts, "change-email", outcome.status, {
      page: "email-question",
      ...frameOf(facts, outcome.problem),
      code,
      outcome: done,
    });
  if (posted === undefined) return shownAs(untouched, null);
  if (posted.fields.get("act") === "object") {
    const answer = await formAnswer(facts, posted, () =>
      askFor(facts, "POST", "/shop/account/email/objection", { body: { code } }),
    );
    return shownAs(outcomeOf(answer), answer.kind === "value" ? "objected" : null);
  }
  const answer = await formAnswer(facts, posted, () =>
    askFor(facts, "POST", "/shop/account/email/confirmation", { body: { code } }),
  );
  const done = answer.kind === "value" ? (answer.value.result.changed ? "changed" : "agreed") : null;
  return shownAs(outcomeOf(answer), done);
};

const sessionsPage = async (facts: PageFacts): Promise<Shown | Elsewhere> => {
  const { locale, request, search } = facts;
  const { posted } = request;
  const outcome = await outcomeOfForm(facts, endedSession);
  if (posted !== undefined && outcome === untouched)
    return again(facts, posted.fields.has("provider") ? "provider-ended=1" : "ended=1");
  const answer = ownAnswer(facts, await readFor(facts, "/shop/account/sessions"));
  if (answer.kind !== "value") return answer;
  return shown(facts, "sessions", outcome.status, {
    page: "sessions",
    ...frameOf(facts, outcome.problem ?? refusedIn(search, locale)),
    offered: answer.value.offered,
    sessions: answer.value.sessions.map(({ id, device, usedAt, startedAt, current }) => ({
      id,
      device: deviceText(device, locale),
      used: momentText(locale, usedAt, facts.services.zone),
      started: momentText(locale, startedAt, facts.services.zone),
      current,
    })),
    providers: answer.value.providers.map(({ id, name, linkedAt }) => ({
      id,
      name,
      linked: momentText(locale, linkedAt, facts.services.zone),
    })),
    done: endings.find((ending) => search.get(ending) === "1") ?? null,
  });
};

const endedSession = (facts: PageFacts, { fields }: Posted): Promise<ApiResponse<unknown>> => {
  const provider = fields.get("provider");
  return provider === null
    ? askFor(facts, "DELETE", "/shop/account/sessions/{sessionId}", {
        path: { sessionId: fields.get("session") ?? "" },
      })
    : askFor(facts, "DELETE", "/shop/account/providers/{providerLoginId}", { path: { providerLoginId: provider } });
};

const frameOf = (facts: PageFacts, problem: string | null) => {
  const { locale, path } = facts;
  return {
    path,
    ways: codeOf(facts) === "" ? accountWays(facts) : [],
    links: {
      panel: accountPath("panel", locale),
      forgot: accountPath("forgot-password", locale),
      change: accountPath("change-password", locale),
      contact: inLocale(fixedPaths["contact-form"], locale),
    },
    problem,
  };
};

const shown = (facts: PageFacts, page: AccountPage, status: number, data: SettingsView): Shown => {
  const { locale } = facts;
  const t = texts(locale, "settings");
  const title = t(`${data.page}.title`);
  const paths = { en: accountPath(page, "en"), de: accountPath(page, "de") };
  return shownPage(facts, {
    kind: "settings",
    title: status >= 400 ? t("wrong", { title }) : title,
    paths,
    data,
    description: t("description"),
    more: ["login"],
    status,
  });
};
