// What a declaration or a request is found by: the email address and everything short that was typed. [ADM-01]
import { searchWords } from "@kontor/domain/kernel/text";
import type { Receipt } from "@kontor/domain/site/request";

/** Names, numbers and products are short, messages are not. */
const [longestField, longestText] = [100, 300];

export const soughtIn = ({ email, filing }: Pick<Receipt, "email" | "filing">): string => {
  const fields = Object.values(filing.fields as Readonly<Record<string, unknown>>);
  const short = fields.filter((value): value is string => typeof value === "string" && value.length <= longestField);
  return searchWords([email, ...short].join(" "))
    .join(" ")
    .slice(0, longestText);
};
