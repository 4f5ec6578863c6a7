// The pages on which customers change their account: address, email address, logins. Their forms are sent to themselves. Never cached. [ACC-04]
import { addressFields, type AddressField, draftOf, shownDraft, withTidyNumbers } from "@kontor/domain/shop/customer";
import { refusalStatuses, refusalTexts } from "@kontor/domain/site/refusal";
import { type AccountPage, accountPath, fixedPaths } from "@kontor/domain/site/routing";
import { deviceText } from "@kontor/domain/visitor/session";
import { type ApiResponse, inLanguage, readFor, responseFor, resultFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { codeGiven } from "../../platform/page/letter-code.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { Posted } from "../../platform/page/services.ts";
import { momentText } from "../../platform/texts/format.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { addressOf } from "../customer/wire-customer.ts";
import { accountHead, accountWays } from "./account-ways.ts";
import { type Elsewhere, hasToken, ownAnswer, toLogin } from "./own-page.ts";
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

/** What came of a form: nothing that was sent, where it did not come from here. */
type Outcome = {
  readonly status: number;
  readonly problem: string | null;
  readonly fields: readonly { field: string; text: string }[];
};

const untouched: Outcome = { status: 200, problem: null, fields: [] };

const forgedOutcome = ({ forged }: Posted, { locale }: PageFacts): Outcome | null =>
  forged === null
    ? null
    : { status: refusalStatuses[forged], problem: inLocale(refusalTexts, locale)[forged], fields: [] };

const outcomeOf = (response: ApiResponse<unknown>, { locale }: PageFacts): Outcome =>
  response.kind === "refused"
    ? {
        status: response.status,
        problem: response.fields.length > 0 ? null : response.refused.detail,
        fields: response.fields,
      }
    : response.kind === "unreachable"
      ? { status: 503, problem: inLocale(refusalTexts, locale).RequestNotSent, fields: [] }
      : untouched;

const again = (facts: PageFacts, query: string): Elsewhere => ({ kind: "redirect", to: `${facts.path}?${query}` });

const addressPage = async (facts: PageFacts): Promise<Shown | Elsewhere> => {
  const { request, search } = facts;
  const { posted } = request;
  const outcome =
    posted === undefined ? untouched : (forgedOutcome(posted, facts) ?? (await savedAddress(facts, posted)));
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

const savedAddress = async (facts: PageFacts, posted: Posted): Promise<Outcome> => {
  const { services, locale } = facts;
  const { email: _, emailRepeat: __, ...typed } = typedIn(posted);
  const call = services.shop.call("PUT", "/shop/auth/customer", {
    body: { locale, ...typed },
    headers: inLanguage(locale),
  });
  return outcomeOf(await responseFor(services, "/shop/auth/customer", call), facts);
};

const emailPage = async (facts: PageFacts): Promise<Shown | Elsewhere> => {
  const { locale, request } = facts;
  const { posted } = request;
  const outcome =
    posted === undefined ? untouched : (forgedOutcome(posted, facts) ?? (await requestedEmail(facts, posted)));
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

const requestedEmail = async (facts: PageFacts, { fields }: Posted): Promise<Outcome> => {
  const { services, locale } = facts;
  const body = { email: fields.get("email")?.trim() ?? "", password: fields.get("password") ?? "" };
  const call = services.shop.call("POST", "/shop/account/email", { body, headers: inLanguage(locale) });
  return outcomeOf(await responseFor(services, "/shop/account/email", call), facts);
};

const questionPage = async (facts: PageFacts): Promise<Shown> => {
  const { services, locale, request } = facts;
  const { posted } = request;
  const code = codeOf(facts);
  const shownAs = (outcome: Outcome, done: Extract<SettingsView, { page: "email-question" }>["outcome"]): Shown =>
    shown(facts, "change-email", outcome.status, {
      page: "email-question",
      ...frameOf(facts, outcome.problem),
      code,
      outcome: done,
    });
  const refused = posted === undefined ? untouched : forgedOutcome(posted, facts);
  if (posted === undefined || refused !== null) return shownAs(refused ?? untouched, null);
  const call = { body: { code }, headers: inLanguage(locale) };
  if (posted.fields.get("act") === "object") {
    const objected = services.shop.call("POST", "/shop/account/email/objection", call);
    const outcome = outcomeOf(await responseFor(services, "/shop/account/email/objection", objected), facts);
    return shownAs(outcome, outcome === untouched ? "objected" : null);
  }
  const agreed = services.shop.call("POST", "/shop/account/email/confirmation", call);
  const answer = await resultFor(services, "/shop/account/email/confirmation", agreed);
  const done = answer.kind === "value" ? (answer.value.changed ? "changed" : "agreed") : null;
  return shownAs(outcomeOf(answer, facts), done);
};

const sessionsPage = async (facts: PageFacts): Promise<Shown | Elsewhere> => {
  const { locale, request, search } = facts;
  const { posted } = request;
  const outcome =
    posted === undefined ? untouched : (forgedOutcome(posted, facts) ?? (await endedSession(facts, posted)));
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

const endedSession = async (facts: PageFacts, { fields }: Posted): Promise<Outcome> => {
  const { services, locale } = facts;
  const headers = inLanguage(locale);
  const provider = fields.get("provider");
  const call =
    provider === null
      ? services.shop.call("DELETE", "/shop/account/sessions/{sessionId}", {
          path: { sessionId: fields.get("session") ?? "" },
          headers,
        })
      : services.shop.call("DELETE", "/shop/account/providers/{providerLoginId}", {
          path: { providerLoginId: provider },
          headers,
        });
  return outcomeOf(await responseFor(services, "/shop/account/sessions/…", call), facts);
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
  return {
    kind: "page",
    page: {
      kind: "settings",
      locale,
      status,
      head: accountHead(facts, status >= 400 ? t("wrong", { title }) : title, t("description"), paths),
      paths,
      messages: messagesOf(locale, "settings", "login", "account-list"),
      still: true,
      own: true,
      data,
    },
  };
};
