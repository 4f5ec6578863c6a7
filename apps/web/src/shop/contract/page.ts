// The loaders of the pages of contracts and of domain names: what each reads, and its head. Rendered for each visitor, never cached. [ACC-02]
import { contractTitle, type ContractView, isOver } from "@kontor/domain/shop/contract";
import type { DeclarationAnswer } from "@kontor/domain/site/request";
import { accountEntryPath, accountPath } from "@kontor/domain/site/routing";
import { readFor, valueOf } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { refusedIn } from "../../platform/page/refused-in.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { accountPage, accountPages, listOf, only, own, type PageBy } from "../account/account-page.ts";
import { ownAnswer } from "../account/own-page.ts";
import type { ListedContract, ShownContract } from "./contract-row.ts";
import { helpOf } from "./help.ts";

/** Null where the path is none of these pages. */
export const contractsPageAt = (facts: PageFacts) =>
  facts.path === accountPath("domains", facts.locale)
    ? own(facts, namesPage)
    : accountPages(facts, "contracts", listPage, contractPage);

export type ContractsPage = PageBy<typeof contractsPageAt>;

const listPage = async (facts: PageFacts) => {
  const { query, after, path } = listOf(facts, "contracts");
  const answer = ownAnswer(facts, await readFor(facts, "/shop/contracts", { query }));
  if (answer.kind !== "value") return answer;
  const { contracts, next } = answer.value;
  return accountPage(facts, "contracts", {
    title: texts(facts.locale, "contracts")("meta.list"),
    path,
    data: { view: "list", contracts: contracts.map(listed), after, next },
  });
};

/** Each name in a line of its own, with the contract behind it. */
const namesPage = async (facts: PageFacts) => {
  const { query, after, path } = listOf(facts, "domains");
  const answer = ownAnswer(facts, await readFor(facts, "/shop/contracts", { query: { only: "names", ...query } }));
  if (answer.kind !== "value") return answer;
  const { contracts, next } = answer.value;
  return accountPage(facts, "contracts", {
    title: texts(facts.locale, "contracts")("meta.names"),
    path,
    data: { view: "names", contracts: contracts.map(listed), after, next },
  });
};

const listed = (wire: unknown): ListedContract => {
  const view = wire as ContractView;
  return {
    ...only(view, "standing", "begins", "end", "renewal", "nextEnd", "later"),
    contract: only(view.contract, "id", "number", "piece", "hourly", "parts"),
  };
};

const shown = (view: ContractView): ShownContract => ({
  ...view,
  contract: only(
    view.contract,
    "id",
    "number",
    "orderId",
    "orderNumber",
    "piece",
    "orderedOn",
    "start",
    "hourly",
    "location",
    "parts",
    "state",
  ),
});

const contractPage = async (facts: PageFacts, id: string) => {
  const { locale, search } = facts;
  const answer = ownAnswer(facts, await readFor(facts, "/shop/contracts/{contractId}", { path: { contractId: id } }));
  if (answer.kind !== "value") return answer;
  const view = answer.value as ContractView;
  const { contract } = view;
  const isRunning = !isOver(view.standing);
  // What cannot be read now is not shown: the contract is what the page is about.
  const [delivery, help, questions, balance] = await Promise.all([
    isRunning ? readFor(facts, "/shop/order/{orderId}/delivery", { path: { orderId: contract.orderId } }) : null,
    isRunning ? helpOf(facts, contract) : [],
    readFor(facts, "/shop/contracts/{contractId}/declarations", { path: { contractId: contract.id } }),
    readFor(facts, "/shop/contracts/{contractId}/balance", { path: { contractId: contract.id } }),
  ]);
  const reported = delivery === null ? [] : (valueOf(delivery)?.items ?? []);
  const owed = valueOf(balance);
  const title = contractTitle(contract, locale);
  return accountPage(facts, "contracts", {
    title: texts(locale, "contracts")("meta.contract", { title, number: contract.number }),
    path: (of) => accountEntryPath("contracts", id, of),
    data: {
      view: "contract",
      contract: shown(view),
      delivery: reported.find((item) => item.contract === contract.id) ?? null,
      help,
      questions: valueOf(questions)?.questions ?? [],
      balance:
        owed === null ? null : only(owed, "text", "billed", "credited", "received", "left", "toPayBack", "paidBack"),
      zone: facts.services.zone,
      answered: answeredIn(search),
      claims: search.get("act") === "guarantee",
      claimed: search.get("claimed") === "1",
      problem: refusedIn(search, locale),
    },
  });
};

const answeredIn = (search: URLSearchParams): DeclarationAnswer | null => {
  const answer = search.get("answered");
  return answer === "own" || answer === "not-own" ? answer : null;
};
