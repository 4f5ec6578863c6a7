// Paying online: the ways of an invoice or of all that is due, by an account or by the invoice's link, the way to the provider, and what became of it when the customer is back. [PAY-03] [PAY-04]
import type { ShopComponents } from "@kontor/adapters/contract";
import { isFollowed, type PaymentStage, type ProviderName, providerNames } from "@kontor/domain/shop/payment";
import { askFor, readFor, valueOf } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { type FormRefused, refusedAs } from "../../platform/page/form-answer.ts";

type Attempt = ShopComponents["schemas"]["OnlinePayment"];

/** The providers, and what of payments that were begun concerns an invoice, or all. */
export interface Online {
  readonly providers: readonly ProviderName[];
  readonly attempts: readonly Attempt[];
}

/** What is paid on the page: an invoice, all that is due, or the invoice of a link. */
export interface Paid {
  readonly invoice: string | null;
  readonly link: string | null;
}

export const none: Online = { providers: [], attempts: [] };

export const isBack = ({ search }: Pick<PageFacts, "search">): boolean => search.get("payment") === "back";

/** Before the invoices: back from a provider, its state is read there, and what came is booked. A page of invoices stands without it, too. */
export const readOnlinePayments = async (facts: PageFacts): Promise<Online> => {
  const query = isBack(facts) ? { fresh: "true" as const } : {};
  return valueOf(await readFor(facts, "/shop/payment", { query })) ?? none;
};

/** What became of a payment that was begun online, as it was read for the page. */
export interface OnlineState {
  readonly stage: PaymentStage;
  readonly amount: number;
  /** Its id. */
  readonly attempt: string;
  /** The link by which it was begun; null of who is logged in. */
  readonly link: string | null;
}

/** What is under way is said at any time, what became of the last one to who comes back from it. */
export const onlineState = (
  facts: Pick<PageFacts, "search">,
  { attempts }: Pick<Online, "attempts">,
  { invoice, link }: Paid,
): OnlineState | null => {
  const last = attempts.find(({ document }) => document === invoice || document === null || invoice === null);
  if (last === undefined || (last.state !== "pending" && !isBack(facts))) return null;
  return { stage: last.state, amount: last.amount, attempt: last.id, link };
};

/** A page that waits for what becomes of a payment needs its scripts at once. */
export const waits = (online: OnlineState | null): boolean => online !== null && isFollowed(online.stage);

export interface Chosen {
  readonly status: number;
  readonly error: string | null;
  /** The provider's page. */
  readonly leads: { readonly href: string; readonly provider: ProviderName } | null;
}

const begun = (facts: PageFacts, { invoice, link }: Paid, provider: ProviderName) => {
  const body = { provider, locale: facts.locale };
  if (link !== null)
    return askFor(facts, "POST", "/shop/pay-links/{payLink}/payment", { body, path: { payLink: link } });
  return invoice === null
    ? askFor(facts, "POST", "/shop/payment", { body })
    : askFor(facts, "POST", "/shop/invoices/{invoiceId}/payment", { body, path: { invoiceId: invoice } });
};

/** A way that was pressed: the page of its provider, or why there is none. */
export const chosenWay = async (facts: PageFacts, paid: Paid): Promise<Chosen | null> => {
  const { posted } = facts.request;
  if (posted === undefined) return null;
  const refused = ({ status, refused }: FormRefused): Chosen => ({ status, error: refused.detail, leads: null });
  if (posted.forged !== null) return refused(refusedAs(facts, posted.forged));
  const provider = providerNames.find((name) => name === posted.fields.get("provider"));
  if (provider === undefined) return refused(refusedAs(facts, "ProviderNotOffered"));
  const answer = await begun(facts, paid, provider);
  if (answer.kind === "unreachable") return refused(refusedAs(facts, "ProviderAway"));
  if (answer.kind === "refused") return refused(answer);
  return { status: 200, error: null, leads: { href: answer.value.result.url, provider } };
};
