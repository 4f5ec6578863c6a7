// The content of the recorded Strapi, as documents of this store.
import type { Document, ImageDocument } from "../src/site/content/seed/files.ts";

type Data = Readonly<Record<string, unknown>>;

const document = (type: string, key: string, locale: string, data: Data): Document => ({
  type,
  key,
  locale,
  file: "recorded",
  data,
});

const both = (type: string, key: string, en: Data, de: Data): readonly Document[] => [
  document(type, key, "en", en),
  document(type, key, "de", { ...en, ...de }),
];

const hosting: Data = {
  title: "Hosting",
  url: "/hosting",
  layout: "landing",
  seo: { metaTitle: "Hosting", metaDescription: "Web hosting from Europe", shareImage: "hero" },
  content: [
    {
      component: "sections.hero",
      heading: "Web hosting",
      text: "Simple and fast",
      image: "hero",
      link: { label: "See deals", url: "/deals" },
    },
    { component: "sections.product-list", title: "Our plans", products: ["webhosting-2000", "vps-1000"] },
    { component: "sections.gallery", title: "Pictures", images: ["hero", "small", "tiny"] },
    {
      component: "sections.faq",
      title: "Questions",
      items: [
        { question: "How long?", answer: "12 months" },
        { question: "How much?", answer: "See *prices*" },
      ],
    },
  ],
};

const post = (number: number): readonly Document[] => {
  const day = `2026-${String((number % 9) + 1).padStart(2, "0")}-${String(number).padStart(2, "0")}`;
  return both(
    "blog-post",
    `post-${number}`,
    {
      title: `Post ${number}`,
      slug: `post-${number}`,
      excerpt: `Short text ${number}`,
      body: `Body ${number}`,
      authorName: "Ada",
      date: day,
      category: number % 3 === 0 ? "technology" : "news",
      cover: "hero",
    },
    { title: `Beitrag ${number}`, slug: `beitrag-${number}`, excerpt: `Kurztext ${number}`, body: `Text ${number}` },
  );
};

const job = (title: string, slug: string, rest: Data): readonly Document[] =>
  both(
    "job",
    slug,
    { title, slug, body: `About ${title}`, ...rest },
    { title: `${title} (m/w/d)`, slug: `${slug}-mwd`, body: `Über ${title}` },
  );

export const recordedDocuments: readonly Document[] = [
  ...both("main-category", "server", { name: "Server", slug: "server" }, {}),
  ...both("product-category", "vps", { name: "VPS", slug: "vps", mainCategory: "server" }, {}),
  ...both(
    "product-category",
    "hosting",
    { name: "Web hosting", slug: "hosting" },
    { name: "Webhosting", slug: "webhosting" },
  ),
  ...both(
    "product-page",
    "vps-1000",
    { title: "VPS 1000", slugOverride: "vps-1000", productKey: "vps-1000", productCategory: "vps", image: "hero" },
    {},
  ),
  ...both(
    "product-page",
    "webhosting-2000",
    {
      title: "Web hosting 2000",
      slugOverride: "webhosting-2000",
      productKey: "webhosting-2000",
      productCategory: "hosting",
    },
    { title: "Webhosting 2000" },
  ),
  ...both(
    "page",
    "privacy",
    { title: "Data privacy", url: "/contact/data-privacy", layout: "simple" },
    { title: "Datenschutz", url: "/kontakt/datenschutzerklaerung" },
  ),
  ...both("page", "hosting", hosting, {}),
  document("page", "secret-draft", "en", { title: "Secret draft", url: "/secret-draft", draft: true }),
  document("page", "english-only", "en", { title: "English only", url: "/english-only" }),
  ...both("blog-category", "news", { name: "News", slug: "news" }, { name: "Neues" }),
  ...both("blog-category", "technology", { name: "Technology", slug: "technology" }, { name: "Technik" }),
  ...Array.from({ length: 30 }, (_, at) => post(at + 1)).flat(),
  ...job("Site reliability engineer", "site-reliability-engineer", {
    department: "operations",
    location: "vienna",
    employment: "full_time",
    salaryFrom: 52_000,
    remote: true,
  }),
  ...job("Support agent", "support-agent", {
    department: "support",
    location: "karlsruhe",
    employment: "part_time",
    salaryFrom: 30_000,
  }),
  ...job("Data centre technician", "data-centre-technician", {
    department: "operations",
    location: "nuremberg",
    employment: "full_time",
    salaryFrom: 38_000,
  }),
  ...job("Apprentice IT", "apprentice-it", {
    department: "support",
    location: "karlsruhe",
    employment: "trainee",
    salaryFrom: 12_000,
  }),
  document("helpcenter-article", "documentation", "en", {
    title: "Documentation",
    url: "/documentation",
    kind: "wiki",
    position: 1,
    body: null,
  }),
  document("helpcenter-article", "api", "en", {
    title: "API",
    url: "/documentation/servercontrolpanel/api",
    kind: "wiki",
    position: 2,
    body: "Use the API",
    parent: "documentation",
  }),
  document("deal", "vps-special", "en", {
    title: "VPS special",
    text: "20 % off",
    category: "server",
    kind: "flash",
    startsAt: "2026-11-20T00:00:00.000Z",
    endsAt: "2026-11-30T22:59:59.000Z",
    startingPrice: 4.99,
    product: "vps-1000",
    image: "small",
  }),
  document("feature-flag", "flash-deals", "", { key: "flash-deals", enabled: true }),
  document("feature-flag", "newsletter-popup", "", { key: "newsletter-popup", enabled: false }),
  document("site", "site", "en", {
    name: "Example Hosting",
    footerText: "Prices include VAT.",
    footerLinks: [
      { label: "Privacy", page: "privacy" },
      { label: "VPS", product: "vps-1000" },
      { label: "Status", url: "https://status.example.test" },
    ],
  }),
  document("site", "site", "de", {
    name: "Beispiel Hosting",
    footerText: "Preise inkl. MwSt.",
    footerLinks: [{ label: "Datenschutz", page: "privacy" }],
  }),
];

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><rect width="1600" height="900" fill="#0b5"/></svg>';

export const recordedImages: readonly ImageDocument[] = ["hero", "small", "tiny"].map((key) => {
  const text = `Picture ${key}.png`;
  return {
    key,
    drawing: drawing.replace("#0b5", key === "hero" ? "#0b5" : key === "small" ? "#05b" : "#b50"),
    alternativeText: { en: text, de: text },
    caption: {},
  };
});
