// Paying online: the ways of an invoice or of all that is due, by an account or by the invoice's link, the way to the provider, and what became of it when the customer is back. [PAY-03] [PAY-04]
import type { ShopComponents } from "@kontor/adapters/contract";
import { isFollowed, type ProviderName, providerNames, providerTitles } from "@kontor/domain/shop/payment";
import { accountPath, payPath } from "@kontor/domain/site/routing";
import { askFor, readFor, valueOf } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { type FormRefused, refusedAs } from "../../platform/page/form-answer.ts";
import { moneyText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import type { OnlineState, PayView } from "./views.ts";

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

/** Where it is paid online; null where nothing is left, or no provider is set up. */
export const payOnlineOf = (
  { locale }: Pick<PageFacts, "locale">,
  { providers }: Online,
  invoice: string | null,
  left: number,
): string | null => (providers.length === 0 || left <= 0 ? null : payPath(invoice, locale));

/** What is under way is said at any time, what became of the last one to who comes back from it. */
export const onlineState = (facts: PageFacts, { attempts }: Online, { invoice, link }: Paid): OnlineState | null => {
  const last = attempts.find(({ document }) => document === invoice || document === null || invoice === null);
  if (last === undefined || (last.state !== "pending" && !isBack(facts))) return null;
  return { stage: last.state, amount: moneyText(facts.locale, last.amount), attempt: last.id, link };
};

/** A page that waits for what becomes of a payment needs its scripts at once. */
export const waits = (online: OnlineState | null): boolean => online !== null && isFollowed(online.stage);

interface Chosen {
  readonly status: number;
  readonly error: string | null;
  readonly leads: PayView["leads"];
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
  const label = texts(facts.locale, "invoices")("online.goOn", { service: providerTitles[provider] });
  return { status: 200, error: null, leads: { href: answer.value.result.url, label } };
};

export const payView = (
  { locale }: Pick<PageFacts, "locale">,
  { providers }: Pick<Online, "providers">,
  paid: Paid & { readonly number: string; readonly left: number },
  chosen: Chosen | null,
): PayView => {
  const { invoice, link, number, left } = paid;
  const t = texts(locale, "invoices");
  const amount = moneyText(locale, left);
  const isAll = invoice === null && link === null;
  return {
    action: accountPath("pay", locale),
    invoice,
    link,
    text: left <= 0 ? t("online.nothing") : t(isAll ? "online.all" : "online.one", { amount, number }),
    ways:
      left <= 0
        ? []
        : providers.map((provider) => ({
            provider,
            label: t("online.with", { amount, service: providerTitles[provider] }),
          })),
    error: chosen?.error ?? null,
    leads: chosen?.leads ?? null,
  };
};
