// Where a refusal stands on a product page: at the field that it is about, or beside the button that puts the product into the cart. [FRM-01] [FRM-05]
import type { RefusalTag } from "@kontor/domain/site/refusal";

/** Id of what is shown beside the button. */
export const besideButton = "refused";

const fields: Partial<Record<RefusalTag, string>> = {
  BillingPeriodNotOffered: "months",
  LocationNotOffered: "location",
};

const aboutNames: readonly string[] = ["IncludedPlacesTaken", "EndingNotIncluded"] satisfies RefusalTag[];

/** The id of the field, which the page has only if it offers it. */
export const refusedField = (tag: string, { addition, field }: Readonly<Record<string, unknown>> = {}): string =>
  typeof (addition ?? field) === "string"
    ? `${addition ? "add" : "field"}-${addition ?? field}`
    : tag.startsWith("Domain") || aboutNames.includes(tag)
      ? "domain"
      : (fields[tag as RefusalTag] ?? besideButton);
