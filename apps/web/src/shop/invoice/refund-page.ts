// Where a customer wants money paid back to: asked on the page of a credit note, at the deletion of the account, and on a page of its own, to which the form is sent. [BAL-03]
import type { ShopComponents } from "@kontor/adapters/contract";
import { askFor, readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { formAnswer } from "../../platform/page/form-answer.ts";
import type { Posted } from "../../platform/page/services.ts";

type RefundTo = ShopComponents["responses"]["RefundTo"]["content"]["application/json"]["result"];

/** What is known of the account, and the form; what was typed stands in it again where it was refused. */
export interface Refund extends RefundTo {
  /** Where the customer is led afterwards. */
  readonly back: string;
  readonly typed: typeof untyped;
  readonly refused: Refused | null;
}

export interface Refused {
  readonly status: number;
  readonly field: "iban" | "holder" | "password" | "form";
  readonly text: string;
}

const untyped = { iban: "", holder: "" };

export const refundOf = (
  known: RefundTo,
  back: string,
  { typed = untyped, refused = null }: Partial<Pick<Refund, "typed" | "refused">> = {},
): Refund => ({ ...known, back, typed, refused });

export const readRefund = (facts: PageFacts) => readFor(facts, "/shop/account/refund-account");

const fields: ReadonlyMap<string, Refused["field"]> = new Map([
  ["IbanNotValid", "iban"],
  ["HolderNotValid", "holder"],
  ["ForbiddenCharacters", "holder"],
  ["CurrentPasswordWrong", "password"],
]);

/** Nothing of it is refused where it was taken. */
export const givenAccount = async (facts: PageFacts, posted: Posted): Promise<Pick<Refund, "typed" | "refused">> => {
  const field = (name: string): string => posted.fields.get(name)?.trim() ?? "";
  const typed = { iban: field("iban"), holder: field("holder") };
  const body = { ...typed, password: posted.fields.get("password") ?? "" };
  const answer = await formAnswer(facts, posted, () => askFor(facts, "PUT", "/shop/account/refund-account", { body }));
  if (answer.kind === "value") return { typed, refused: null };
  const { refusal, detail } = answer.refused;
  return { typed, refused: { status: answer.status, field: fields.get(refusal) ?? "form", text: detail } };
};
