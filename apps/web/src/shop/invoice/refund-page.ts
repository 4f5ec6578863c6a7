// Where a customer wants money paid back to: asked on the page of a credit note, at the deletion of the account, and on a page of its own, to which the form is sent. [BAL-03]
import type { ShopComponents } from "@kontor/adapters/contract";
import { accountPath } from "@kontor/domain/site/routing";
import { askFor, readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { formAnswer } from "../../platform/page/form-answer.ts";
import type { Posted } from "../../platform/page/services.ts";
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

/** Nothing of it is refused where it was taken. */
export const givenAccount = async (
  facts: PageFacts,
  posted: Posted,
): Promise<{ readonly typed: typeof untyped; readonly refused: Refused | null }> => {
  const field = (name: string): string => posted.fields.get(name)?.trim() ?? "";
  const typed = { iban: field("iban"), holder: field("holder") };
  const body = { ...typed, password: posted.fields.get("password") ?? "" };
  const answer = await formAnswer(facts, posted, () => askFor(facts, "PUT", "/shop/account/refund-account", { body }));
  if (answer.kind === "value") return { typed, refused: null };
  const { refusal, detail } = answer.refused;
  return { typed, refused: { status: answer.status, field: fields.get(refusal) ?? "form", text: detail } };
};
