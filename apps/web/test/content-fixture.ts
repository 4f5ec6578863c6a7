// A content system in a test: pages of every block as Strapi sends them, a few deals, and lists that are empty.

import { day, instant, type Instant } from "@kontor/domain/kernel/calendar";
import { cents } from "@kontor/domain/kernel/money";
import type { PricedDeal } from "@kontor/domain/shop/catalog";
import { doorTime } from "@kontor/domain/shop/deal";

type Raw = Readonly<Record<string, unknown>>;

const image = (name: string): Raw => ({
  id: 1,
  documentId: name,
  url: `/uploads/${name}.png`,
  alternativeText: `Drawing of ${name}`,
  caption: null,
  width: 2000,
  height: 1125,
  formats: {
    xsmall: { url: `/uploads/xsmall_${name}.png`, width: 480, height: 270 },
    medium: { url: `/uploads/medium_${name}.png`, width: 1024, height: 576 },
  },
});

const product: Raw = {
  id: 3,
  slugOverride: "web-m",
  productKey: "web-m",
  productCategory: { id: 1, slug: "hosting", mainCategory: null },
};

const links: readonly Raw[] = [
  { id: 1, label: "Read on", url: null, primary: true, page: { url: "/reading/" }, product: null },
  { id: 2, label: "Web M", url: null, primary: false, page: null, product },
  { id: 3, label: "Elsewhere", url: "https://example.org/?a=1&b=2", primary: false, page: null, product: null },
];

/** One of each block. [CNT-01] */
export const everyBlock: readonly Raw[] = [
  {
    __component: "sections.hero",
    id: 1,
    heading: "All blocks",
    text: "One of *each*.",
    image: image("hall"),
    drawing: null,
    links,
  },
  {
    __component: "sections.rich-text",
    id: 1,
    body: "## A heading\n\nText with [a link](/reading) and `code`.\n\n### Below\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n## Another\n\n- one\n- two\n\n## A third\n\n```sh\nls -la\n```",
  },
  {
    __component: "sections.product-list",
    id: 1,
    title: "Plans",
    text: "As they are.",
    category: "hosting",
    products: [],
  },
  { __component: "sections.product-teaser", id: 1, title: "One plan", text: "Closer.", product, image: image("crane") },
  {
    __component: "sections.comparison",
    id: 1,
    title: "Compared",
    text: null,
    columns: ["One", "Two"],
    rows: [
      { label: "Same", values: ["yes", "yes"] },
      { label: "Other", values: [1, 2] },
    ],
  },
  {
    __component: "sections.faq",
    id: 1,
    title: "Asked",
    items: [
      { id: 1, question: "What is it?", answer: "An **answer**." },
      { id: 2, question: "And why?", answer: "Because <b>not</b> HTML." },
    ],
  },
  {
    __component: "sections.gallery",
    id: 1,
    title: "Pictures",
    loop: true,
    titles: ["The hall"],
    images: [image("hall"), image("crane")],
  },
  { __component: "sections.deal-list", id: 1, title: "Deals", kind: null, category: null },
  { __component: "sections.deal-list", id: 2, title: "Calendar", kind: "advent", category: null },
  { __component: "sections.domain-search", id: 1, title: "A name?", text: "Ask." },
  { __component: "sections.newsletter", id: 1, title: "Letters", text: "Once a month." },
  { __component: "sections.tld-table", id: 1, title: "Endings", text: null, group: null },
  { __component: "sections.call-to-action", id: 1, title: "Go on", text: "There.", links },
];

export const pageOf = (url: string, layout: string, content: readonly Raw[] = everyBlock, more: Raw = {}): Raw => ({
  id: 1,
  documentId: url,
  title: "A page",
  url,
  layout,
  colorMode: "auto",
  locale: "en",
  localizations: [{ id: 2, url: `${url}-de`, locale: "de" }],
  seo: {
    metaTitle: "A page of all blocks",
    metaDescription: "What it is about.",
    noIndex: false,
    shareImage: image("hall"),
  },
  content,
  ...more,
});

const deal = (key: string, more: Raw): Raw => ({
  id: 1,
  documentId: key,
  title: key,
  text: "",
  category: "hosting",
  kind: "deal",
  startsAt: null,
  endsAt: null,
  day: null,
  soldOut: false,
  product,
  dealKey: key,
  image: null,
  ...more,
});
const vps = { ...product, slugOverride: "vps-s", productKey: "vps-s" };
const moment = (iso: string): Instant => instant(Date.parse(iso));
const dayOfDoor = (door: number): string => `2026-12-${String(door).padStart(2, "0")}`;
const [began, far] = ["2026-01-01T00:00:00.000Z", "2099-01-01T00:00:00.000Z"];

export const deals: readonly Raw[] = [
  deal("flash", {
    title: "Web M for less",
    text: "A flash.",
    kind: "flash",
    startsAt: began,
    endsAt: far,
    image: image("crates"),
  }),
  deal("gone", { title: "Sold out", category: "vps", soldOut: true, product: vps }),
  deal("over", { title: "Over", category: "vps", endsAt: "2026-01-02T00:00:00.000Z", product: vps }),
  deal("unknown", { title: "Nothing behind it" }),
  deal("later", {
    title: "Ends later than it does",
    category: "vps",
    product: vps,
    dealKey: "gone",
    endsAt: "2099-02-01T00:00:00.000Z",
  }),
  deal("plain", { title: "Without a key", dealKey: null }),
  ...Array.from({ length: 24 }, (_, at) =>
    deal(`door-${at + 1}`, {
      title: `Secret of door ${at + 1}`,
      text: "What is in it.",
      kind: "advent",
      day: dayOfDoor(at + 1),
    }),
  ),
];

/** The deals of the catalogue that these are about. */
export const pricedDeals: readonly PricedDeal[] = [
  {
    key: "flash",
    product: "web-m",
    soldOut: false,
    firstMonthDiscount: cents(100),
    opens: moment(began),
    closes: moment(far),
  },
  { key: "gone", product: "vps-s", soldOut: true, setup: cents(0), opens: moment(began), closes: moment(far) },
  {
    key: "over",
    product: "vps-s",
    soldOut: false,
    setup: cents(0),
    opens: moment(began),
    closes: moment("2026-01-02T00:00:00.000Z"),
  },
  ...Array.from({ length: 24 }, (_, at) => ({
    key: `door-${at + 1}`,
    product: "web-m",
    soldOut: false,
    freeMonths: 1,
    ...(doorTime({ day: day(dayOfDoor(at + 1)) }) as { readonly opens: Instant; readonly closes: Instant }),
  })),
];

const list = (data: readonly Raw[]): Response =>
  Response.json({ data, meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: data.length } } });

/** Answers of the content calls; null for a path that is none of them. */
/** Features that pages ask for. */
const features = ["advent-calendar", "black-friday", "easter", "newsletter"];

export const contentAnswers =
  (pages: readonly Raw[] = [], shown: readonly Raw[] = [], rules: Readonly<Record<string, Raw>> = {}) =>
  (path: string): Response | null => {
    const [call = "", query = ""] = path.split("?");
    const parameters = new URLSearchParams(query);
    if (call === "/api/v2/content/version") return Response.json({ success: true, result: { version: "test" } });
    if (call === "/api/v2/content/route-rules")
      return Response.json({ success: true, result: rules[parameters.get("path") ?? ""] ?? { middleware: [] } });
    if (call === "/api/pages")
      return list(
        pages.filter(
          ({ url, locale }) =>
            url === (parameters.get("filters[url][$eq]") ?? url) && locale === parameters.get("locale"),
        ),
      );
    if (call === "/api/deals") return list(shown);
    if (call === "/api/v2/content/feature-flags")
      return Response.json({ success: true, result: features.map((key) => ({ key })) });
    return /^\/api\/(blog-posts|blog-categories|jobs|helpcenter-articles|product-pages|site|small-banners)$/.test(call)
      ? list([])
      : null;
  };
