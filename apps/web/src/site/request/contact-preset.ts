// What a message that was begun at a contract is filled in with, for the customer who is logged in; everybody else gets the empty form. [ACC-09] [FRM-03]
import { type Catalog, productByKey } from "@kontor/domain/shop/catalog";
import { contractTitle, type ContractView } from "@kontor/domain/shop/contract";
import { readFor, valueOf } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { readCookies } from "../../platform/server/cookies.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { contractIn } from "./filled-from.ts";

/** The contract that the address names, and the fields; none for a contract that is not the customer's. */
export const contactPreset = async (
  facts: PageFacts,
  catalog: Catalog,
): Promise<{ readonly about: string | null; readonly fields: Readonly<Record<string, string>> }> => {
  const { locale, search, request } = facts;
  const about = contractIn(search);
  const none = { about, fields: {} };
  if (about === null || request.posted !== undefined || !readCookies(request.headers.get("cookie")).has("token"))
    return none;
  const [found, known] = await Promise.all([
    readFor(facts, "/shop/contracts/{contractId}", { path: { contractId: about } }),
    readFor(facts, "/shop/auth/customer"),
  ]);
  const [view, customer] = [valueOf(found) as ContractView | null, valueOf(known)];
  if (view === null || customer === null) return none;
  const { contract } = view;
  const { firstName, lastName, company, email, number } = customer;
  const title = contractTitle(contract, locale);
  return {
    about,
    fields: {
      firstName,
      lastName,
      organisation: company ?? "",
      email,
      emailRepeat: email,
      customerNumber: number,
      category: categoryOf(catalog, contract.parts[0]),
      message: `${texts(locale, "message")("meta.aboutContract", { title, number: contract.number })}\n\n`,
    },
  };
};

/** Empty where the catalogue has none for it any more: then it is chosen. */
const categoryOf = (catalog: Catalog, part: ContractView["contract"]["parts"][number] | undefined): string => {
  const key = part?.kind === "domain" ? "domains" : productByKey(catalog, part?.subject ?? "")?.category;
  return catalog.categories.some((category) => category.key === key) ? (key ?? "") : "";
};
