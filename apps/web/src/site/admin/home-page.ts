// The home of the admin area: its lists with what waits in them, its tools with what they found, forms to try and previews. [ADM-01] [ADM-02] [ADM-03]
import {
  adminRights,
  bannerState,
  faultyEntries,
  linkHelper,
  reaches,
  reachesAllOf,
  type SmallBanner,
} from "@kontor/domain/site/admin";
import type { Catalog } from "@kontor/domain/shop/catalog";
import { proProductsOf, triedForms } from "@kontor/domain/site/request";
import { mayEnter, type Role } from "@kontor/domain/visitor/session";
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";
import { readFor, valueOf } from "../../platform/page/api-response.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { provider } from "../../shell/provider.ts";
import { factorPage } from "../../visitor/second-factor/paths.ts";
import { durationInWords, inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { dayText, moneyText, momentText } from "../../platform/texts/format.ts";
import { contentFaults } from "./content-faults.ts";
import { deskHref, outcomeIn } from "./desk-page.ts";
import { payBackTable } from "./pay-back.ts";
import { draftCount } from "./drafts-page.ts";
import type { Admitted } from "./gate.ts";
import type { AdminView, DeskCard, Tool } from "./views.ts";
import { stoppedWebhooks } from "./webhooks-page.ts";

export const proProductsIn = ({ categories }: Catalog): readonly string[] =>
  proProductsOf(
    provider.proProducts,
    categories.map(({ key }) => key),
  );

type Waiting = NonNullable<Awaited<ReturnType<typeof waitingAtDesk>>>;

const waitingAtDesk = async (facts: ShopPageFacts) => valueOf(await readFor(facts, "/shop/admin/desk"));

/** How many mails wait to be sent, and how long the oldest has been waiting. [SPD-01] */
export const queueText = ({ count, seconds }: Waiting["queue"], locale: Locale): string =>
  seconds === null
    ? texts(locale, "admin")("meta.mails.empty")
    : texts(locale, "admin")("meta.mails.queue", { count, since: durationInWords(locale, seconds) });

/** Money to pay back, with its due days; null where there is none. [BAL-03] */
const payBackOf = (waiting: Waiting | null, locale: Locale): HomeView["payBack"] => {
  if (waiting === null || waiting.payBack.count === 0) return null;
  const { count, total, first } = waiting.payBack;
  const t = texts(locale, "admin");
  return {
    lead: t("meta.payBack.lead", { count, total: moneyText(locale, total) }),
    table: payBackTable(first, locale),
    all:
      count > first.length
        ? { href: deskHref(locale, "invoices", { only: "to-pay-back" }), text: t("meta.payBack.all") }
        : null,
  };
};

type HomeView = Extract<AdminView, { readonly tool: "home" }>;

/** A clock that is far from what the shop knows: what that means, and the word that lets it go on. [ACC-07] */
const clockOf = (
  waiting: Waiting | null,
  { locale, services: { zone } }: Pick<ShopPageFacts, "locale" | "services">,
  role: Role,
): HomeView["clock"] => {
  if (waiting === null || waiting.clock === null) return null;
  const { day, now, last, believedAt } = waiting.clock;
  const t = texts(locale, "admin");
  const moments = {
    now: momentText(locale, now, zone),
    last: momentText(locale, last, zone),
    believedAt: momentText(locale, believedAt, zone),
  };
  return {
    title: t("meta.clock.title"),
    lines: [t("meta.clock.text", moments), t("meta.clock.wrong")],
    form: mayEnter("admin", role)
      ? {
          act: "clock",
          title: t("meta.clock.confirm"),
          text: dayText(locale, day),
          hidden: { day },
          fields: [],
          button: t("meta.clock.button"),
        }
      : null,
  };
};

/** Numbers that wait after a restore: what that means, and the word that lets them go on. [ACC-03] [OPS-06] */
const numbersOf = (
  waiting: Waiting | null,
  { locale, services: { zone } }: Pick<ShopPageFacts, "locale" | "services">,
  role: Role,
): HomeView["numbers"] => {
  if (waiting === null || waiting.numbers === null) return null;
  const { since, last } = waiting.numbers;
  const t = texts(locale, "admin");
  const known = last.length === 0 ? t("meta.numbers.none") : last.join(", ");
  return {
    title: t("meta.numbers.title"),
    lines: [t("meta.numbers.text", { since: momentText(locale, since, zone) }), t("meta.numbers.last", { known })],
    form: mayEnter("admin", role)
      ? {
          act: "numbers",
          title: t("meta.numbers.confirm"),
          fields: [
            {
              name: "sent",
              label: t("meta.numbers.sent"),
              kind: "text",
              hint: t("meta.numbers.hint"),
              isOptional: true,
            },
          ],
          button: t("meta.numbers.button"),
        }
      : null,
  };
};

/** The lists of staff that a role reaches, with what waits in them. */
const deskCards = async (facts: ShopPageFacts, role: Role, waiting: Waiting | null): Promise<readonly DeskCard[]> => {
  const { locale } = facts;
  const t = texts(locale, "admin");
  const counts = waiting ?? { papers: 0, failed: 0, letters: 0, declarations: 0, requests: 0, overdue: 0, names: 0 };
  const open: Readonly<Partial<Record<(typeof deskLists)[number], number>>> = {
    orders: counts.papers + counts.failed,
    inbox: counts.declarations + counts.requests,
    invoices: counts.overdue,
    contracts: counts.names,
    mails: counts.letters,
    webhooks: reaches(adminRights.webhooks, role) ? await stoppedWebhooks(facts) : 0,
  };
  return deskLists
    .filter((list) => reaches(adminRights[list], role))
    .map((list) => {
      const isOpen = (open[list] ?? 0) > 0;
      // A tile promises what its reader may do, and no more.
      const card = reachesAllOf(list, role) ? `meta.${list}.card` : `meta.${list}.cardSupport`;
      const usual = list === "mails" && waiting !== null ? queueText(waiting.queue, locale) : t(card);
      return {
        href: deskHref(locale, list),
        title: t(`meta.${list}.title`),
        text: isOpen ? t(`meta.${list}.waiting`, { ...counts, count: open[list] ?? 0 }) : usual,
        more:
          isOpen && list === "mails" && waiting !== null && waiting.queue.count > 0
            ? queueText(waiting.queue, locale)
            : null,
        open: isOpen
          ? deskHref(
              locale,
              list,
              list === "orders" && counts.failed > 0 ? { state: "failed" } : (whereOpen[list] ?? {}),
            )
          : null,
      };
    });
};

const deskLists = [
  "orders",
  "customers",
  "invoices",
  "contracts",
  "inbox",
  "mails",
  "events",
  "subscribers",
  "webhooks",
  "vouchers",
  "journal",
  "exports",
] as const;

/** What of a list waits. */
const whereOpen: Readonly<Partial<Record<(typeof deskLists)[number], Readonly<Record<string, string>>>>> = {
  orders: { state: "papers" },
  invoices: { only: "overdue" },
  contracts: { only: "names" },
  mails: { only: "failed" },
  webhooks: { only: "stopped" },
};

export const homeOf = async (
  facts: ShopPageFacts,
  banners: readonly SmallBanner[],
  { role, factor }: Admitted,
): Promise<AdminView> => {
  const { shop, locale } = facts;
  const t = texts(locale, "admin");
  // Editors have nothing to do with customers.
  const waiting = reaches("records", role) ? await waitingAtDesk(facts) : null;
  const desk = await deskCards(facts, role, waiting);
  const payBack = payBackOf(waiting, locale);
  const clock = clockOf(waiting, facts, role);
  const numbers = numbersOf(waiting, facts, role);
  const outcome = outcomeIn(facts, ["clock", "numbers"]);
  const own = {
    href: factorPage(locale),
    text: t(`meta.factor.${factor.setAt === null ? "without" : "with"}`),
    isRequested: factor.requested,
  };
  if (!reaches("content", role))
    return { tool: "home", own, clock, numbers, outcome, payBack, desk, tools: [], forms: [], previews: [] };
  const links = linkHelper(shop.priceList);
  // As many as its page lists. [OPS3-11]
  const faults = faultyEntries(shop.priceList).length + ((await contentFaults(facts))?.length ?? 0);
  const states = banners.map((banner) => bannerState(banner, facts.services.now()));
  const drafts = await draftCount(facts);
  const card = (tool: Tool, open: number, count: number) => ({ tool, href: deskHref(locale, tool), open, count });
  const previews = [
    ...(drafts === null ? [] : [{ href: deskHref(locale, "drafts"), name: t("meta.drafts.count", { count: drafts }) }]),
    ...["page-headers", "helpcenter"].map((name) => ({
      href: deskHref(locale, `preview/${name}`),
      name: t(`meta.previews.${name}`),
    })),
  ];
  const testForm = (name: string, title: string) => ({
    href: `/admin/tests/${name}-form?locale=${locale}`,
    name: title,
  });
  const forms = [
    ...triedForms.map((form) => testForm(form, t(`meta.forms.${form}`))),
    ...proProductsIn(shop.priceList).map((product) =>
      testForm(
        `${product}-pro`,
        t("meta.forms.pro", {
          product: inLocale(shop.priceList.categories.find(({ key }) => key === product)?.title, locale) ?? product,
        }),
      ),
    ),
  ];
  return {
    tool: "home",
    own,
    clock,
    numbers,
    outcome,
    payBack,
    desk,
    forms,
    tools: [
      card("faulty-products", faults, faults),
      card("product-link-helper", links.filter(({ broken }) => broken.length > 0).length, links.length),
      card(
        "small-banners",
        states.filter((state) => state === "incomplete").length,
        states.filter((state) => state === "shown").length,
      ),
    ],
    previews,
  };
};
