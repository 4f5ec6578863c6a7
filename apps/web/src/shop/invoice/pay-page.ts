// Paying online: the ways of an invoice or of all that is due, the way to the provider, and what became of it when the customer is back. [PAY-03] [PAY-04]
import type { ShopComponents } from "@kontor/adapters/contract";
import { type ProviderName, providerNames, providerTitles } from "@kontor/domain/shop/payment";
import { refusalStatuses, refusalTexts } from "@kontor/domain/site/refusal";
import { accountPath, payPath } from "@kontor/domain/site/routing";
import { inLocale } from "@kontor/domain/visitor/locale";
import { inLanguage, readFor, resultFor, valueOf } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { moneyText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import type { OnlineState, PayView } from "./views.ts";

type Attempt = ShopComponents["schemas"]["OnlinePayment"];

/** The providers, and what of payments that were begun concerns an invoice, or all. */
interface Online {
  readonly providers: readonly ProviderName[];
  readonly attempts: readonly Attempt[];
}

const none: Online = { providers: [], attempts: [] };

/** Before the invoices: back from a provider, its state is read there, and what came is booked. A page of invoices stands without it, too. */
export const readOnlinePayments = async (facts: PageFacts): Promise<Online> => {
  const query = isBack(facts) ? { fresh: "true" as const } : {};
  return valueOf(await readFor(facts, "/shop/payment", { query })) ?? none;
};

const isBack = ({ search }: Pick<PageFacts, "search">): boolean => search.get("payment") === "back";

/** Where it is paid online; null where nothing is left, or no provider is set up. */
export const payOnlineOf = (
  { locale }: Pick<PageFacts, "locale">,
  { providers }: Online,
  invoice: string | null,
  left: number,
): string | null => (providers.length === 0 || left <= 0 ? null : payPath(invoice, locale));

/** What is under way is said at any time, what became of the last one to who comes back from it. */
export const onlineState = (facts: PageFacts, { attempts }: Online, invoice: string | null): OnlineState | null => {
  const t = texts(facts.locale, "invoices");
  const last = attempts.find(({ document }) => document === invoice || document === null || invoice === null);
  if (last === undefined) return null;
  const say = (kind: OnlineState["kind"]): OnlineState => ({
    kind,
    text: t(`online.${last.state}`, { amount: moneyText(facts.locale, last.amount) }),
  });
  if (last.state === "pending") return say("plain");
  if (!isBack(facts)) return null;
  return say(last.state === "paid" ? "free" : "stop");
};

interface Chosen {
  readonly status: number;
  readonly error: string | null;
  readonly leads: PayView["leads"];
}

/** A way that was pressed: the page of its provider, or why there is none. */
export const chosenWay = async (facts: PageFacts, invoice: string | null): Promise<Chosen | null> => {
  const { locale, services, request } = facts;
  const { posted } = request;
  if (posted === undefined) return null;
  const refused = (status: number, error: string): Chosen => ({ status, error, leads: null });
  const say = inLocale(refusalTexts, locale);
  if (posted.forged !== null) return refused(refusalStatuses[posted.forged], say[posted.forged]);
  const provider = providerNames.find((name) => name === posted.fields.get("provider"));
  if (provider === undefined) return refused(refusalStatuses.ProviderNotOffered, say.ProviderNotOffered);
  const sent = { body: { provider, locale }, headers: inLanguage(locale) };
  const path = invoice === null ? "/shop/payment" : "/shop/invoices/{invoiceId}/payment";
  const call =
    invoice === null
      ? services.shop.call("POST", "/shop/payment", sent)
      : services.shop.call("POST", "/shop/invoices/{invoiceId}/payment", { ...sent, path: { invoiceId: invoice } });
  const answer = await resultFor(services, path, call);
  if (answer.kind === "unreachable") return refused(refusalStatuses.ProviderAway, say.ProviderAway);
  if (answer.kind === "refused") return refused(answer.status, answer.refused.detail);
  const label = texts(locale, "invoices")("online.goOn", { service: providerTitles[provider] });
  return { status: 200, error: null, leads: { href: answer.value.url, label } };
};

export const payView = (
  { locale }: Pick<PageFacts, "locale">,
  { providers }: Online,
  { invoice, number, left }: { readonly invoice: string | null; readonly number: string; readonly left: number },
  chosen: Chosen | null,
): PayView => {
  const t = texts(locale, "invoices");
  const amount = moneyText(locale, left);
  return {
    action: accountPath("pay", locale),
    invoice,
    text: left <= 0 ? t("online.nothing") : t(invoice === null ? "online.all" : "online.one", { amount, number }),
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
