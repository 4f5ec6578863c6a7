// What orders add to the services.
import type { Locale } from "@kontor/domain/visitor/locale";
import type { AttachmentReference } from "../../platform/mail/attachments.ts";
import type { DomainServices } from "../domain-name/services.ts";

export type LegalFiles = Readonly<Record<"terms" | "withdrawal", AttachmentReference>>;

export interface CheckoutServices extends DomainServices {
  /** Ids of orders begin with their time: rows of a moment lie side by side, and writing many of them touches few pages. */
  readonly freshOrderId: () => string;
  /** What a confirmation has attached in a language: the terms, and for consumers the withdrawal notice with its form. [CHK-05] */
  readonly legalFiles: (locale: Locale) => Promise<LegalFiles>;
}
