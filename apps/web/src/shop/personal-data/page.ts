// The page of what is stored of a customer: download and deletion. Rendered for each visitor, never cached. [ACC-06]
import { isMoneyOpen, storedHeads, storedRows } from "@kontor/domain/shop/personal-data";
import { accountPath, fixedPaths } from "@kontor/domain/site/routing";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { refusedIn } from "../../platform/page/refused-in.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { accountWays } from "../account/account-ways.ts";
import { type Elsewhere, hasToken, ownAnswer, toLogin } from "../account/own-page.ts";
import { type OwnPage as AccountPageOf, shownPage } from "../account/shown-page.ts";
import { readRefund, refundOf } from "../invoice/refund-page.ts";
import { ownDataFilePath } from "./data-file.ts";
import type { OwnDataView } from "./views.ts";
import { inLocale } from "@kontor/domain/visitor/locale";

type OwnPage = AccountPageOf<"own-data", OwnDataView>;

/** Null where the path is another page. */
export const ownDataPageAt = (facts: PageFacts): Promise<OwnPage | Elsewhere> | null => {
  if (facts.path !== accountPath("own-data", facts.locale)) return null;
  return hasToken(facts) ? ownDataPage(facts) : Promise.resolve(toLogin(facts));
};

const ownDataPage = async (facts: PageFacts): Promise<OwnPage | Elsewhere> => {
  const { locale, search } = facts;
  const answer = ownAnswer(facts, await readFor(facts, "/shop/account/email"));
  if (answer.kind !== "value") return answer;
  const books = ownAnswer(facts, await readFor(facts, "/shop/invoices"));
  if (books.kind !== "value") return books;
  const { balance } = books.value;
  const refund = ownAnswer(facts, await readRefund(facts));
  if (refund.kind !== "value") return refund;
  const t = texts(locale, "own-data");
  const paths = { en: accountPath("own-data", "en"), de: accountPath("own-data", "de") };
  const problem = refusedIn(search, locale);
  return shownPage(facts, {
    kind: "own-data",
    title: t("title"),
    description: t("description"),
    paths,
    more: ["settings", "invoices"],
    data: {
      ways: accountWays(facts),
      download: ownDataFilePath(locale),
      links: {
        privacy: inLocale(fixedPaths.privacy, locale),
        contracts: accountPath("contracts", locale),
        invoices: accountPath("invoices", locale),
        forgot: accountPath("forgot-password", locale),
        contact: inLocale(fixedPaths["contact-form"], locale),
        request: inLocale(fixedPaths["privacy-form"], locale),
      },
      heads: storedHeads(locale),
      rows: storedRows(locale),
      offered: answer.value.offered,
      money: isMoneyOpen(balance) ? inLocale(balance.text, locale) : null,
      refund: isMoneyOpen(balance) && refund.value.isWanted ? refundOf(refund.value, facts.path) : null,
      problem: problem === null ? null : { text: problem, contracts: search.get("problem") === "ContractsStillRun" },
    },
  });
};
