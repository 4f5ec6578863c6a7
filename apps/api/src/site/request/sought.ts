// What a declaration or a request is found by: its reference, the email address and everything short that was typed. [ADM-01]
import { searchWords } from "@kontor/domain/kernel/text";
import { wordsOf } from "@kontor/domain/site/desk";
import { type Receipt, receiptReference } from "@kontor/domain/site/request";

/** Names, numbers and products are short, messages are not. */
const [longestField, longestText] = [100, 300];

const shortFields = ({ filing }: Pick<Receipt, "filing">): readonly string[] =>
  Object.values(filing.fields as Readonly<Record<string, unknown>>).filter(
    (value): value is string => typeof value === "string" && value.length <= longestField,
  );

export const soughtIn = (receipt: Pick<Receipt, "email" | "filing">): string =>
  searchWords([receipt.email, ...shortFields(receipt)].join(" "))
    .join(" ")
    .slice(0, longestText);

export const wordsOfReceipt = (receipt: Pick<Receipt, "id" | "email" | "filing">) =>
  wordsOf("requests", { reference: receiptReference(receipt), email: receipt.email, typed: shortFields(receipt) });
