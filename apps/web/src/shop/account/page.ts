// The pages of an account: who is logged in, the way out, a forgotten password and a new one. Rendered for each visitor, never cached. [SES-10] [SES-12]
import { refusalTextsOf } from "@kontor/domain/site/refusal";
import {
  type AccountPage,
  accountPath,
  checkPath,
  type LetterPage,
  type LetterParameter,
  safeReturnPath,
  stepPath,
} from "@kontor/domain/site/routing";
import type { Locale } from "@kontor/domain/visitor/locale";
import { isCustomer, mayEnter, panelLogoutQuery, type Role, roleOf } from "@kontor/domain/visitor/session";
import type { AccountView, StaffWay } from "./views.ts";
import { hasToken } from "./own-page.ts";
import { readFor, valueOf } from "../../platform/page/api-response.ts";
import { codeGiven } from "../../platform/page/letter-code.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { problemIn } from "../../visitor/session/problem-in-address.ts";
import { accountHead, accountWays, hasCartOf } from "./account-ways.ts";
import { overviewOf } from "./overview-page.ts";
import { closedAccount } from "./closed-account-of.ts";
import { ownPage, proofBefore } from "../../visitor/second-factor/paths.ts";
import { providerWays } from "./provider-ways.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { addressOf } from "../customer/wire-customer.ts";
import type { PageOf } from "../../platform/page/model.ts";

type OwnPage = PageOf<"account", AccountView>;

/** Those with a screen: a provider leads back to the panel. */
const shown = [
  "panel",
  "forgot-password",
  "reset-password",
  "change-password",
  "confirm-email",
] as const satisfies readonly AccountPage[];
type Shown = (typeof shown)[number];

export const accountPageAt = (facts: PageFacts): Promise<OwnPage> | null => {
  const page = shown.find((candidate) => accountPath(candidate, facts.locale) === facts.path);
  return page === undefined ? null : accountPage(facts, page);
};

const accountPage = async (facts: PageFacts, page: Shown): Promise<OwnPage> => {
  const { locale } = facts;
  const t = texts(locale, "account");
  const data = await viewOf(facts, page);
  const closed = data.page === "panel" ? data.closed : null;
  const paths = { en: accountPath(page, "en"), de: accountPath(page, "de") };
  return {
    kind: "account",
    locale,
    status: closed === null ? 200 : 403,
    head: accountHead(facts, t(`meta.${page}`), t("meta.description"), paths),
    paths,
    messages: {
      ...messagesOf(locale, "account", "login", "account-list"),
      refusal: refusalTextsOf(locale, ["visitor/second-factor", "shop/cart", "shop/customer"]),
    },
    // Typing errors are shown at once, and a login merges the carts: scripts load with the first touch.
    still: true,
    own: data.page === "panel" && (data.customer ?? data.closed ?? data.work[0] ?? null) !== null,
    data,
  };
};

/** A code as mails have it. */
const codeIn = (
  { request }: PageFacts,
  ...[page, parameter]: readonly [LetterPage, LetterParameter]
): string | null => {
  const code = codeGiven(request, page, parameter);
  return /^[\w-]{8,200}$/.test(code) ? code : null;
};

const viewOf = async (facts: PageFacts, page: Shown): Promise<AccountView> => {
  const { locale, search } = facts;
  const base = {
    ways: [],
    problem: problemIn(search),
    paths: {
      panel: accountPath("panel", locale),
      address: accountPath("address", locale),
      forgot: accountPath("forgot-password", locale),
      change: accountPath("change-password", locale),
      confirm: accountPath("confirm-email", locale),
      cart: stepPath("cart", locale),
    },
  };
  switch (page) {
    case "forgot-password":
      return { ...base, page, sent: search.get("sent") === "1" };
    case "reset-password":
      return { ...base, page, code: codeIn(facts, page, "code") };
    case "confirm-email":
      return {
        ...base,
        page,
        code: codeIn(facts, page, "confirmation"),
        outcome: search.get("done") === "1" ? "done" : search.get("sent") === "1" ? "sent" : null,
      };
    case "change-password": {
      const { token, closed } = await loginOf(facts);
      // Staff have a password to change, too: after the code of their second factor.
      const isIn = closed !== null || isCustomer(token);
      const way = isIn ? null : `${base.paths.panel}?return=${encodeURIComponent(base.paths.change)}`;
      return {
        ...base,
        page,
        ways: isCustomer(token) && closed === null ? accountWays(facts) : [],
        username: isCustomer(token) ? (valueOf(await readFor(facts, "/shop/auth/customer"))?.email ?? null) : null,
        loginPath: closed !== null && (await isHalfIn(facts)) ? proofBefore(locale, base.paths.change) : way,
        ...(closed === "AreaClosed"
          ? { back: ownPage(locale), after: ownPage(locale, { done: "own-password" }), isOfStaff: true }
          : { back: base.paths.panel, after: `${base.paths.panel}?changed=1`, isOfStaff: false }),
      };
    }
    case "panel": {
      const returnPath = safeReturnPath(search.get("return"));
      const elsewhere = facts.services.customerPanelUrl ?? null;
      const { isEnded, ...login } = await whoIsIn(facts);
      return {
        ...base,
        page,
        ...login,
        // The way out stands below what the overview shows.
        ways: login.customer === null ? [] : accountWays(facts).filter(({ leaves }) => leaves !== true),
        overview: login.customer === null || elsewhere !== null ? null : await overviewOf(facts),
        elsewhere,
        hasCart: hasCartOf(facts.request),
        panelLogout:
          elsewhere !== null && base.problem?._tag === "LogoutFailed"
            ? `${elsewhere}/logout?${new URLSearchParams(panelLogoutQuery(locale, null))}`
            : null,
        said:
          search.get("left") === "1"
            ? "left"
            : isEnded || search.get("ended") === "1"
              ? "ended"
              : search.get("changed") === "1"
                ? "changed"
                : search.get("deleted") === "1"
                  ? "deleted"
                  : null,
        returnPath,
        providers: providerWays(facts.services, locale, returnPath),
      };
    }
  }
};

/** Whether the code of a second factor is outstanding. [SEC2-11] */
const isHalfIn = async (facts: PageFacts): Promise<boolean> => {
  const factor = await readFor(facts, "/shop/staff/factor");
  return factor.kind === "value" && factor.value.step === "code";
};

const loginOf = async (facts: PageFacts) => {
  if (!hasToken(facts)) return { token: null, closed: null, isEnded: false };
  const response = await readFor(facts, "/shop/auth");
  // A token that opens nothing is a visitor's.
  const isEnded = response.kind === "value" && response.value.type === "anonymous";
  return { token: valueOf(response), closed: closedAccount(response), isEnded };
};

type Panel = Extract<AccountView, { page: "panel" }>;

const whoIsIn = async (
  facts: PageFacts,
): Promise<Pick<Panel, "customer" | "closed" | "work"> & { readonly isEnded: boolean }> => {
  const { token, closed, isEnded } = await loginOf(facts);
  const work = workOf(roleOf(token), facts.locale);
  if (closed !== null || token === null || !isCustomer(token)) return { customer: null, closed, work, isEnded };
  const known = valueOf(await readFor(facts, "/shop/auth/customer"));
  const customer =
    known === null
      ? { number: token.customerNumber, address: null, individualRate: null }
      : { number: known.number, address: addressOf(known), individualRate: known.individualRate };
  return { customer, closed: null, work, isEnded };
};

/** The places where someone of this role works; none for customers. [SES-07] */
const workOf = (role: Role, locale: Locale): readonly StaffWay[] => [
  ...(mayEnter("desk", role) ? [{ to: "toAdmin" as const, href: `/admin?locale=${locale}` }] : []),
  ...(mayEnter("ticketing", role) ? [{ to: "toCheck" as const, href: checkPath(locale) }] : []),
];
