// The admin area: the desk, faulty products, links of products and small banners; previews below it (decision 50). [ADM-01] [ADM-04]
import {
  type AdminPage,
  adminPage,
  bannerState,
  exportRight,
  faultyEntries,
  type FaultyEntry,
  type LinkHelp,
  linkHelper,
  type SmallBanner,
} from "@kontor/domain/site/admin";
import { type Catalog, productByKey } from "@kontor/domain/shop/catalog";
import type { Form } from "@kontor/domain/site/request";
import { fixedPaths, proFormPath } from "@kontor/domain/site/routing";
import { inLocale, type Locale, locales } from "@kontor/domain/visitor/locale";
import { mayEnter, type Role } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";
import { readFor, valueOf } from "../../platform/page/api-response.ts";
import { headOf } from "../../platform/page/facts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { PageAnswer } from "../../platform/page/page-answer.ts";
import { momentText } from "../../platform/texts/format.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { errorPage } from "../routing/error-page.ts";
import { factorAnswer } from "../../visitor/second-factor/factor-page.ts";
import { proofAnswer } from "../../visitor/second-factor/proof-page.ts";
import { bannerDesk, bannerPagesText, bannerPreviews } from "./banner-page.ts";
import { smallBanners } from "./banners.ts";
import { DraftsRefused } from "../../platform/content/read.ts";
import { appPage, appTexts } from "../desk/page.ts";
import { brokenLinksOf, type StatusAt } from "./broken-links.ts";
import { contentFaults } from "./content-faults.ts";
import { type Desk, deskHref, narrowing } from "./desk-page.ts";
import { type Admitted, admitted, loginFirst } from "./gate.ts";
import { begunWith, faultsFor, todayFor } from "./begun.ts";
import { movedTo } from "./moved.ts";
import { draftsDesk } from "./drafts-page.ts";
import { draftsRefused } from "./drafts-refused.ts";
import { listPage } from "./list-pages.ts";
import { type Previewed, previewAnswer } from "./preview.ts";
import { withTyped } from "./refused-form.ts";
import { staffMenu } from "./side.ts";
import { formLinks, previewLinks, proProductsIn } from "./tried-forms.ts";
import { loginAnswer } from "./login-page.ts";
import type { AdminPageView, AdminView, BannerRow, FaultRow, ProductLinks } from "./views.ts";

type OwnPage = PageOf<"admin", AdminPageView>;

/** `statusAt`: what a visitor gets elsewhere in the shop, for links that are tried. */
export const adminAnswer = async (
  facts: ShopPageFacts,
  statusAt: StatusAt,
): Promise<PageAnswer<OwnPage | Previewed>> => {
  const { path } = facts;
  const known = adminPage(decodedPath(path), proProductsIn(facts.shop.priceList));
  if (Result.isSuccess(known) && known.success.kind === "login") {
    const login = await loginAnswer(facts);
    return "to" in login ? { kind: "redirect", to: login.to } : shown(facts, login);
  }
  const admission = await admitted(facts, Result.isSuccess(known) ? known.success : null);
  if ("refused" in admission) return admission.refused;
  const answer = await admittedAnswer(facts, statusAt, known, admission);
  if (answer.kind !== "page" || answer.page.kind !== "admin") return answer;
  const { data } = answer.page;
  const today = await todayFor(facts, admission.role, data);
  const faults = await faultsFor(facts, admission.role);
  const here = Result.isSuccess(known) ? known.success.kind : "home";
  const menu = staffMenu(facts, admission.role, here, { counts: [], self: null, ...today, faults });
  const begun =
    data.tool === "app" ? { ...data, faults, answers: begunWith(data.answers, today, admission.factor) } : data;
  return { ...answer, page: { ...answer.page, data: { ...begun, menu } } };
};

const admittedAnswer = async (
  facts: ShopPageFacts,
  statusAt: StatusAt,
  known: ReturnType<typeof adminPage>,
  admission: Admitted,
): Promise<PageAnswer<OwnPage | Previewed>> => {
  const { locale, path } = facts;
  if (Result.isFailure(known)) return { kind: "page", page: errorPage(locale, path, 404) };
  const wanted = known.success;
  if (wanted.kind === "second-factor" || wanted.kind === "proof")
    return ownFactor(facts, wanted.kind, admission.factor);
  const desk = await deskOf(facts, wanted, admission)
    .then((made) => made && withTyped(facts, made))
    .catch((reason: unknown) => {
      if (reason instanceof DraftsRefused) return "refused" as const;
      throw reason;
    });
  if (desk === "refused") return { kind: "page", page: draftsRefused(facts) };
  if (desk !== null) {
    if ("data" in desk)
      return shown(
        facts,
        desk.data,
        desk,
        facts.request.posted === undefined || !facts.search.has("problem") ? 200 : 422,
      );
    if ("to" in desk) return { kind: "redirect", to: desk.to, status: 307 };
    return desk.failed === 401 ? loginFirst(facts) : { kind: "page", page: errorPage(locale, path, desk.failed) };
  }
  if (wanted.kind === "preview") return previewAnswer(facts, wanted.preview);
  // A form is tried where visitors find it: there is one of each.
  if (wanted.kind === "test-form") return { kind: "redirect", to: formPath(wanted, locale) };
  switch (wanted.kind) {
    case "faulty-products":
      return faultsPage(facts);
    case "product-link-helper":
      return shown(facts, await linksOf(facts, statusAt));
    default: {
      const read = await smallBanners(facts.services);
      if (read.kind === "away") return { kind: "page", page: errorPage(locale, path, 503) };
      return shown(facts, {
        tool: "small-banners",
        rows: read.value.map((banner) => bannerRow(banner, facts)),
        isElsewhere: !admission.factor.offered,
      });
    }
  }
};

/** The pages of one's own second factor: also for staff who reach no other page here. */
const ownFactor = async (
  facts: ShopPageFacts,
  kind: "second-factor" | "proof",
  state: Admitted["factor"],
): Promise<PageAnswer<OwnPage>> => {
  const t = texts(facts.locale, "second-factor");
  const answered = await (kind === "proof" ? proofAnswer(facts, state) : factorAnswer(facts, state));
  if (!("view" in answered)) return { kind: "redirect", ...answered };
  const name = kind === "proof" ? "proof" : "factor";
  return shown(facts, answered.view, { title: t(`meta.${name}`), lead: t(`meta.${name}Lead`) }, answered.status);
};

/** The lists of staff and their entries; null for the other pages. */
const deskOf = async (facts: ShopPageFacts, wanted: AdminPage, { role, factor }: Admitted): Promise<Desk | null> => {
  const moved = movedTo(facts, wanted);
  if (moved !== null) return { to: moved };
  const app = await appPage(facts, wanted, role);
  if (app !== null) return app;
  const list = listPage(wanted);
  if (list !== null) return withFile(facts, await list(facts, role), role);
  switch (wanted.kind) {
    case "small-banner":
      return bannerDesk(facts, wanted.id, !factor.offered);
    case "drafts":
      return draftsDesk(facts);
    default:
      return null;
  }
};

/** A list is taken along as a file, as it is searched and filtered. */
const withFile = ({ path, locale, search }: ShopPageFacts, desk: Desk, role: Role): Desk => {
  const list = path.replace(/^\/admin\//, "");
  if (!("data" in desk) || desk.data.tool !== "list" || !mayEnter(exportRight(list), role)) return desk;
  const query = Object.fromEntries(narrowing.map((name) => [name, search.get(name)]));
  const file = {
    href: deskHref(locale, `${list}.csv`, query),
    text: texts(locale, "admin")("meta.desk.file"),
  };
  return { ...desk, data: { ...desk.data, list: { ...desk.data.list, file } } };
};

type TestForm = Extract<AdminPage, { readonly kind: "test-form" }>;

const formPath = ({ form, product }: Pick<TestForm, "form" | "product">, locale: Locale): string =>
  product === null
    ? inLocale(fixedPaths[`${form as Exclude<Form, "product-pro">}-form`], locale)
    : proFormPath(product, locale);

/** What cannot be decoded is no page. */
const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
};

/** What stays of an address when the language is switched: what was looked for, and where a login leads; not what came of a form. */
const staying = [...narrowing, "after", "count", "return", "again"] as const;

const inLanguageOf = ({ path, search }: ShopPageFacts, locale: Locale): string => {
  const query = new URLSearchParams({ locale });
  for (const name of staying) {
    const value = search.get(name);
    // The page that is returned to is one of the same language.
    if (value) query.set(name, name === "return" ? value.replace(/([?&]locale=)(?:en|de)\b/, `$1${locale}`) : value);
  }
  return `${path}?${query}`;
};

const shown = (
  facts: ShopPageFacts,
  data: AdminView,
  outcome?: { readonly title: string; readonly lead: string },
  status = 200,
): PageAnswer<OwnPage> => {
  const { locale } = facts;
  const { title, lead } = outcome ?? {
    title: texts(locale, "admin")(`${data.tool}.title`),
    lead: texts(locale, "admin")(`meta.leads.${data.tool}`),
  };
  return {
    kind: "page",
    page: {
      kind: "admin",
      locale,
      status,
      head: headOf(facts, title, lead, { en: null, de: null }, false),
      paths: { en: inLanguageOf(facts, "en"), de: inLanguageOf(facts, "de") },
      messages: messagesOf(
        locale,
        "admin",
        ...(data.tool === "app" ? appTexts : ["desk"]),
        ...(data.tool === "second-factor" || data.tool === "proof" ? ["second-factor"] : []),
      ),
      layout: "admin",
      unaddressed: true,
      own: true,
      data,
    },
  };
};

/** The faults as they are now, and what the last check found: each night, or when it was asked for. */
/** Faults of content are not known while the content system is away: a list without them would be wrong. */
const faultsPage = async (facts: ShopPageFacts): Promise<PageAnswer<OwnPage | Previewed>> => {
  const { locale, path, search } = facts;
  const t = texts(locale, "admin");
  const [check, ofContent] = await Promise.all([
    readFor(facts, "/shop/admin/catalog-check").then(valueOf),
    contentFaults(facts),
  ]);
  if (ofContent === null) return { kind: "page", page: errorPage(locale, path, 503) };
  return shown(facts, {
    tool: "faulty-products",
    rows: [
      ...faultRows(facts.shop.priceList, locale),
      ...ofContent.map((fault, at) => ({
        ...fault,
        key: `content ${at}`,
        ruleHref: ruleHref(fault.rule, locale),
      })),
    ],
    checked:
      check === null
        ? t("meta.catalogCheck.never")
        : t("meta.catalogCheck.last", {
            moment: momentText(locale, check.at, facts.services.zone),
            count: check.faults.length,
          }),
    isDone: search.get("done") === "catalog-check",
    locale,
  });
};

const ruleHref = (rule: string, locale: Locale): string =>
  `${inLocale(fixedPaths["law-book"], locale)}?${new URLSearchParams({ q: rule })}`;

const faultRows = (catalog: Catalog, locale: Locale): readonly FaultRow[] => {
  const t = texts(locale, "admin");
  const hrefs = new Map(linkHelper(catalog).map(({ product, links }) => [product, pathOf(inLocale(links, locale))]));
  return faultyEntries(catalog).map((fault, index) => ({
    key: `${index}`,
    entry: fault.entry,
    name: nameOf(catalog, fault, locale),
    href: fault.entry === "product" ? (hrefs.get(fault.key) ?? null) : null,
    fault: t(`meta.faults.${fault.fault}`),
    detail: fault.detail,
    rule: fault.rule,
    ruleHref: ruleHref(fault.rule, locale),
  }));
};

const nameOf = (catalog: Catalog, { entry, key }: FaultyEntry, locale: Locale): string => {
  const named =
    entry === "product"
      ? productByKey(catalog, key)
      : entry === "category"
        ? catalog.categories.find((category) => category.key === key)
        : null;
  return inLocale(named?.title, locale) || key;
};

const pathOf = ({ href, kind }: LinkHelp["links"][Locale]): string | null => (kind === "broken" ? null : href);

const linksOf = async (
  { shop: { priceList: catalog }, search, locale, services }: ShopPageFacts,
  statusAt: StatusAt,
): Promise<AdminView> => {
  const wanted = (search.get("q") ?? "").trim().slice(0, 80);
  const rows = linkHelper(catalog).map(
    ({ product, links }): ProductLinks => ({
      product,
      title: inLocale(productByKey(catalog, product)?.title, locale) ?? product,
      links: locales.map((each) => {
        const path = pathOf(inLocale(links, each));
        return { locale: each, path, address: path === null ? null : services.publicUrl + path };
      }),
    }),
  );
  const isWanted = ({ title, product }: ProductLinks): boolean =>
    `${title} ${product}`.toLowerCase().includes(wanted.toLowerCase());
  return {
    tool: "product-link-helper",
    wanted,
    locale,
    rows: rows.filter(isWanted),
    ...(await brokenLinksOf(services, locale, statusAt)),
    forms: formLinks(catalog, locale),
    previews: previewLinks(locale),
  };
};

const bannerRow = (
  banner: SmallBanner,
  { locale, services: { zone, now } }: Pick<ShopPageFacts, "locale" | "services">,
): BannerRow => ({
  key: banner.key,
  href: deskHref(locale, `small-banners/${encodeURIComponent(banner.key)}`),
  state: bannerState(banner, now()),
  from: banner.from === null ? null : momentText(locale, banner.from, zone),
  until: banner.until === null ? null : momentText(locale, banner.until, zone),
  pages: bannerPagesText(banner, locale),
  previews: bannerPreviews(banner, locale),
});
