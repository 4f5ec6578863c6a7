// What the pages of an account share before they are drawn: the way from each to the others, and titles that name the shop. [ACC-01 to 06] [SES-10]
import { type AccountPage, accountPath } from "@kontor/domain/site/routing";
import type { Localized } from "@kontor/domain/visitor/locale";
import { readCookies } from "../../platform/server/cookies.ts";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";
import type { PageHead } from "../../platform/page/model.ts";
import { texts } from "../../platform/texts/server-texts.ts";

export interface AccountWay {
  readonly href: string;
  readonly text: string;
  /** Whether pages below it belong to it. */
  readonly section: boolean;
  /** The way out, which is a button. [SES-03] */
  readonly leaves?: true;
}

const own = ["contracts", "domains", "invoices", "orders"] as const satisfies readonly AccountPage[];
const login = [
  "address",
  "change-email",
  "change-password",
  "sessions",
  "own-data",
] as const satisfies readonly AccountPage[];

/** Whether a logout empties a cart, by the cookie that counts it. */
export const hasCartOf = (request: PageFacts["request"]): boolean =>
  Number(readCookies(request.headers.get("cookie")).get("cart-count") ?? 0) > 0;

/** In the order in which they are needed, the way out last; what a customer panel elsewhere has stands there. */
export const accountWays = ({
  locale,
  services,
  request,
}: Pick<PageFacts, "locale" | "services" | "request">): readonly AccountWay[] => {
  const t = texts(locale, "account");
  const leave = texts(locale, "login")(hasCartOf(request) ? "leaveAndEmpty" : "leave");
  const pages: readonly AccountPage[] = [
    "panel",
    ...((services.customerPanelUrl ?? null) === null ? own : []),
    ...login,
  ];
  return [
    ...pages.map((page) => ({
      href: accountPath(page, locale),
      text: t(`nav.${page}`),
      section: page !== "panel",
    })),
    { href: "/forms/logout", text: leave, section: false, leaves: true },
  ];
};

/** The head of a page of the account, which no search engine lists. */
export const accountHead = (
  facts: PageFacts,
  title: string,
  description: string,
  paths: Localized<string | null>,
): PageHead => headOf(facts, texts(facts.locale, "account")("nav.title", { title }), description, paths, false);
