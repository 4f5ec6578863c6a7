// By which a customer routes documents, on a page of its own, to which its form is sent. [ACC-08]
import { accountPath } from "@kontor/domain/site/routing";
import { inLocale } from "@kontor/domain/visitor/locale";
import { refusalStatuses, refusalTexts } from "@kontor/domain/site/refusal";
import { inLanguage, readFor, responseFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import type { ReferenceView } from "./views.ts";

export const readReference = (facts: PageFacts) => readFor(facts, "/shop/account/buyer-reference");

interface Sent {
  readonly typed: string;
  /** Null where it was taken. */
  readonly refused: { readonly status: number; readonly text: string } | null;
}

export const referenceView = (
  { locale }: Pick<PageFacts, "locale">,
  known: string | null,
  sent?: Sent,
): ReferenceView => ({
  action: accountPath("buyer-reference", locale),
  typed: sent?.typed ?? known ?? "",
  error: sent?.refused?.text ?? null,
});

export const sentReference = async (facts: PageFacts): Promise<Sent> => {
  const { locale, request, services } = facts;
  const words = inLocale(refusalTexts, locale);
  const typed = request.posted?.fields.get("reference")?.trim() ?? "";
  const forged = request.posted?.forged ?? null;
  if (forged !== null) return { typed, refused: { status: refusalStatuses[forged], text: words[forged] } };
  const call = services.shop.call("PUT", "/shop/account/buyer-reference", {
    body: { reference: typed },
    headers: inLanguage(locale),
  });
  const response = await responseFor(services, "/shop/account/buyer-reference", call);
  if (response.kind === "unreachable") return { typed, refused: { status: 503, text: words.RequestNotSent } };
  if (response.kind !== "refused") return { typed, refused: null };
  return { typed, refused: { status: response.status, text: response.refused.detail } };
};
