// What a declaration that was begun at a contract is filled in with, for the customer who is logged in; everybody else gets the empty form. [ACC-05]
import { fullName } from "@kontor/domain/shop/customer";
import type { ContractView } from "@kontor/domain/shop/contract";
import type { DeclarationForm } from "@kontor/domain/site/request";
import { readFor, valueOf } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { readCookies } from "../../platform/server/cookies.ts";
import { inLocale } from "@kontor/domain/visitor/locale";

/** The id in the address, null for none that a contract could have. */
export const contractIn = (search: URLSearchParams): string | null => {
  const id = search.get("contract");
  return id !== null && /^[\w-]{1,80}$/.test(id) ? id : null;
};

export const filledFrom = async (
  facts: PageFacts,
  form: DeclarationForm,
): Promise<Readonly<Record<string, string>>> => {
  const { locale, search, request } = facts;
  const id = contractIn(search);
  if (id === null || !readCookies(request.headers.get("cookie")).has("token")) return {};
  const [found, known] = await Promise.all([
    readFor(facts, "/shop/contracts/{contractId}", { path: { contractId: id } }),
    readFor(facts, "/shop/auth/customer"),
  ]);
  const [view, customer] = [valueOf(found), valueOf(known)];
  if (view === null || customer === null) return {};
  const { number, parts } = (view as ContractView).contract;
  const { email } = customer;
  if (form === "withdrawal") return { name: fullName(customer), contract: number, email };
  const title = parts.slice(0, 1).map((part) => inLocale(part.title, locale))[0] ?? "";
  return {
    customerNumber: customer.number,
    product: `${title} (${number})`,
    termination: "ordinary",
    end: "next",
    email,
    emailRepeat: email,
  };
};
