// What a registration without scripts brought, for the page on which it is shown again; its password is not. [CHK-03] [LOC-16]
import { type AddressDraft, typedDraft, withTidyNumbers } from "@kontor/domain/shop/customer";
import type { Posted } from "../../../platform/page/services.ts";
import type { LoginPage } from "../views.ts";

export const sentRegistration = (posted: Posted | undefined): Pick<LoginPage, "sent"> => {
  if (posted === undefined) return {};
  const draft: AddressDraft = withTidyNumbers(typedDraft((field) => posted.fields.get(field)));
  return { sent: { draft, refused: posted.refused ?? null } };
};
