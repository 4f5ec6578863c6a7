// Where a customer wants money paid back to: asked on the page of a credit note, at the deletion of the account, and on a page of its own, to which the form is sent. [BAL-03]
import type { ShopComponents } from "@kontor/adapters/contract";
import { accountPath } from "@kontor/domain/site/routing";
import { inLocale } from "@kontor/domain/visitor/locale";
import { refusalStatuses, refusalTexts } from "@kontor/domain/site/refusal";
import { type ApiResponse, inLanguage, readFor, responseFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import type { RefundView } from "./views.ts";

type RefundTo = ShopComponents["responses"]["RefundTo"]["content"]["application/json"]["result"];

interface Refused {
  readonly status: number;
  readonly field: keyof RefundView["errors"];
  readonly text: string;
}

const untyped = { iban: "", holder: "" };

export const refundView = (
  { locale }: Pick<PageFacts, "locale">,
  { isWanted, asksPassword, account }: RefundTo,
  back: string,
  { typed = untyped, refused = null }: { readonly typed?: typeof untyped; readonly refused?: Refused | null } = {},
): RefundView => {
  const error = (field: Refused["field"]): string | null => (refused?.field === field ? refused.text : null);
  return {
    action: accountPath("refund", locale),
    back,
    known: account === null ? null : texts(locale, "invoices")("refundTo.known", { ...account }),
    isWanted,
    typed,
    forgot: asksPassword ? accountPath("forgot-password", locale) : null,
    errors: { iban: error("iban"), holder: error("holder"), password: error("password"), form: error("form") },
  };
};

export const readRefund = (facts: PageFacts) => readFor(facts, "/shop/account/refund-account");

const fields: ReadonlyMap<string, Refused["field"]> = new Map([
  ["IbanNotValid", "iban"],
  ["HolderNotValid", "holder"],
  ["ForbiddenCharacters", "holder"],
  ["CurrentPasswordWrong", "password"],
]);

const refusedBy = (response: ApiResponse<unknown>, { locale }: PageFacts): Refused | null => {
  if (response.kind === "unreachable")
    return { status: 503, field: "form", text: inLocale(refusalTexts, locale).RequestNotSent };
  if (response.kind !== "refused") return null;
  const { refusal, detail } = response.refused;
  return { status: response.status, field: fields.get(refusal) ?? "form", text: detail };
};

/** Null where it was taken. */
export const givenAccount = async (
  facts: PageFacts,
): Promise<{ readonly typed: typeof untyped; readonly refused: Refused | null }> => {
  const { posted } = facts.request;
  const typed = { iban: posted?.fields.get("iban")?.trim() ?? "", holder: posted?.fields.get("holder")?.trim() ?? "" };
  if (posted !== undefined && posted.forged !== null)
    return {
      typed,
      refused: {
        status: refusalStatuses[posted.forged],
        field: "form",
        text: inLocale(refusalTexts, facts.locale)[posted.forged],
      },
    };
  const password = posted?.fields.get("password") ?? "";
  const call = facts.services.shop.call("PUT", "/shop/account/refund-account", {
    body: { ...typed, password },
    headers: inLanguage(facts.locale),
  });
  return { typed, refused: refusedBy(await responseFor(facts.services, "/shop/account/refund-account", call), facts) };
};
