// A crawl of the whole site as a search engine would do it: every address of the sitemaps is linked, and no link is dead.
import { HtmlValidate } from "html-validate";
import { expect, test, undecided } from "../../test/browser/shop.ts";

// As who comes for the first time: pages ask for consent.
test.use({ storageState: undecided });

interface Seen {
  readonly status: number;
  readonly html: string;
  readonly type: string;
}

/** As many pages at once as a polite crawler asks for. */
const atOnce = 6;

const mostPictures = 12;

const attributes = (html: string, name: "href" | "src"): readonly string[] =>
  [...html.matchAll(new RegExp(`<(?:a|link|img|script|source|use)\\b[^>]*?\\s${name}="([^"]*)"`, "g"))].map(
    ([, value]) => decoded(value ?? ""),
  );

const decoded = (text: string): string =>
  text
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");

const one = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, value]) => decoded(value ?? ""));

/** The structured data of a page of each kind, by schema.org, with the members that search engines require. */
const structuredData: readonly (readonly [path: RegExp, type: string, members: readonly string[]])[] = [
  [/^\/(en|de)$/, "Organization", ["name", "legalName", "url", "address"]],
  [/^\/(en|de)\/.+$/, "BreadcrumbList", ["itemListElement"]],
  [
    /^\/(en|de)\/blog\/[^/]+\/[^/]+$/,
    "BlogPosting",
    ["headline", "datePublished", "dateModified", "author", "image", "inLanguage"],
  ],
  [
    /^\/(en|de)\/jobs\/[^/]+$/,
    "JobPosting",
    ["title", "description", "datePosted", "validThrough", "employmentType", "hiringOrganization", "jobLocation"],
  ],
  [/^\/(en|de)\/(faq|haeufige-fragen)$/, "FAQPage", ["mainEntity"]],
  [/^\/(en|de)\/server\/vps\/[^/]+$/, "Product", ["name", "description", "image", "sku", "offers"]],
];

/** What is missing of it. */
const structureOf = (path: string, html: string): readonly string[] => {
  const found = one(html, /<script type="application\/ld\+json">([^<]*)<\/script>/g).map(
    (text) => JSON.parse(text) as Readonly<Record<string, unknown>>,
  );
  return structuredData.flatMap(([kind, type, members]) => {
    if (!kind.test(path)) return [];
    const record = found.find((each) => each["@type"] === type);
    if (record === undefined) return [`no ${type}`];
    return members.flatMap((member) =>
      record[member] === undefined || record[member] === "" ? [`${type} without ${member}`] : [],
    );
  });
};

/** Everything that a browser fetches for a page by itself and that is elsewhere. */
const foreign = (html: string, origin: string): readonly string[] =>
  [
    ...one(html, /<(?:script|img|source|iframe|video|audio|embed)\b[^>]*?\ssrc="([^"]*)"/g),
    ...one(html, /<(?:img|source)\b[^>]*?\ssrcset="([^"]*)"/gi).flatMap((set) =>
      set.split(",").map((each) => each.trim().split(" ")[0] ?? ""),
    ),
    ...one(html, /<link\b[^>]*?rel="(?!canonical|alternate)[^"]*"[^>]*?\shref="([^"]*)"/g),
  ].filter((address) => !address.startsWith("data:") && new URL(address, origin).origin !== origin);

/** Links of pages that are not in one form: below a language without empty segments and without a slash at the end, or elsewhere by a protocol that runs nothing. */
const oddLinks = (html: string): readonly string[] =>
  one(html, /<a\b[^>]*?\shref="([^"]*)"/g).filter(
    (href) => !/^(?:\/(?:en|de|images)(?:\/[^/?#]+)*(?:[?#].*)?|[?#].*|(?:https|http|mailto|tel):.+)$/.test(href),
  );

/** Rules of taste, and what a browser test proves better, are left out. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    "void-style": "off",
    "no-trailing-whitespace": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "attr-case": "off",
    "no-inline-style": "off",
    "long-title": "off",
    "tel-non-breaking": "off",
    "prefer-native-element": "off",
    "no-redundant-role": "off",
    "require-sri": "off",
  },
});

/** What stands in a list of terms and is neither a term nor what it means, nor a group of both. */
const oddInLists = (html: string): readonly string[] =>
  [...html.matchAll(/<dl\b[^>]*>([^]*?)<\/dl>/g)]
    .flatMap(([, list = ""]) => list.replaceAll(/<(dt|dd)\b[^]*?<\/\1>/g, "").match(/<[a-z][^>]*>/g) ?? [])
    .filter((tag) => !/^<div[\s>]/.test(tag));

const mainOf = (html: string): string => /<main\b[^]*<\/main>/.exec(html)?.[0] ?? html;

test("[CNT-08] [LOC-16] [LOC-21] [LNK-01] [LNK-02] [LNK-03] [LNK-04] [PRD-06] [VIS-02] a crawl from both home pages finds every page of the sitemaps and no dead link; each page is whole, and neither pages nor forms leave anything optional before consent", async ({
  request,
  shop,
}) => {
  test.setTimeout(420_000);
  const seen = new Map<string, Seen>();
  const from = new Map<string, string>();
  const queue = ["/en", "/de"];
  const known = new Set(queue);
  const pictures: string[] = [];
  const visit = async (path: string): Promise<void> => {
    const answer = await request.get(path, { maxRedirects: 0, headers: { "accept-language": "en" } });
    const type = answer.headers()["content-type"] ?? "";
    const html = type.startsWith("text/html") ? await answer.text() : "";
    seen.set(path, { status: answer.status(), html, type });
    const next =
      answer.status() >= 300 && answer.status() < 400
        ? [answer.headers().location ?? ""]
        : attributes(html, "href").concat(attributes(html, "src"));
    for (const link of next) {
      const to = new URL(link, shop.url + path);
      const target = to.pathname + to.search;
      if (to.origin !== shop.url || known.has(target) || /^\/(forms|api)\//.test(to.pathname)) continue;
      known.add(target);
      from.set(target, path);
      // Pictures are made when they are asked for: a few of them tell as much as all.
      const isPicture = to.pathname.startsWith("/images/");
      if (isPicture && pictures.push(target) > mostPictures) continue;
      queue.push(target);
    }
  };
  while (queue.length > 0) await Promise.all(queue.splice(0, atOnce).map(visit));

  const dead = [...seen]
    .filter(([, { status }]) => status >= 400)
    .map(([path, { status }]) => `${status} ${path}, linked from ${from.get(path)}`);
  expect.soft(dead).toEqual([]);

  const sitemaps = one(await (await request.get("/sitemap.xml")).text(), /<loc>([^<]+)<\/loc>/g);
  expect(sitemaps).toHaveLength(4);
  const listed: string[] = [];
  for (const address of sitemaps)
    listed.push(...one(await (await request.get(new URL(address).pathname)).text(), /<loc>([^<]+)<\/loc>/g));
  const paths = listed.map((address) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(150);
  expect.soft(paths.filter((path) => seen.get(path)?.status !== 200)).toEqual([]);

  const faults: string[] = [];
  for (const path of paths) {
    const { html } = seen.get(path) as Seen;
    faults.push(...structureOf(path, html).map((missing) => `${path}: ${missing}`));
    const canonical = one(html, /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/g);
    const alternates = one(html, /<link[^>]*rel="alternate"[^>]*hrefLang="([^"]*)"/gi);
    const checks: Readonly<Record<string, boolean>> = {
      "one h1": one(html, /<h1\b[^>]*>([^]*?)<\/h1>/g).length === 1,
      title: (one(html, /<title[^>]*>([^<]*)<\/title>/g)[0] ?? "").length > 5,
      description: (one(html, /<meta[^>]*name="description"[^>]*content="([^"]*)"/g)[0] ?? "").length > 20,
      canonical: canonical.length === 1 && canonical[0] === shop.url + path,
      "both alternates": alternates.includes("de-DE") && alternates.includes("en-GB"),
      "x-default": alternates.includes("x-default"),
      "consent asked for": html.includes('<section id="consent"') !== /\/cookie-(settings|einstellungen)$/.test(path),
      "a way to the cookies": /href="\/(en\/contact\/cookie-settings|de\/kontakt\/cookie-einstellungen)"/.test(html),
      "nothing from elsewhere": foreign(html, shop.url).length === 0,
      [`links as they should be: ${oddLinks(html).join(" ")}`]: oddLinks(html).length === 0,
    };
    faults.push(...Object.entries(checks).flatMap(([check, holds]) => (holds ? [] : [`${path}: ${check}`])));
  }
  expect.soft(faults).toEqual([]);

  const forms = new Set(
    [...seen.values()].flatMap(({ html }) => one(html, /<form\b(?=[^>]*method="post")[^>]*?\saction="([^"]*)"/g)),
  );
  expect(forms.size).toBeGreaterThan(8);
  for (const form of forms) await request.post(form, { form: {}, maxRedirects: 0, headers: { origin: shop.url } });
  const { mayStore } = await import("@kontor/domain/visitor/consent");
  const left = (await request.storageState()).cookies.map(({ name }) => name);
  expect.soft(left.filter((name) => !mayStore(name, ["necessary"]))).toEqual([]);
  expect(left).not.toContain("consent");

  const invalid: string[] = [];
  for (const path of paths) {
    const { html } = seen.get(path) as Seen;
    invalid.push(...oddInLists(html).map((tag) => `${path}: ${tag} in a list of terms`));
    // What is around the main part is the same on all pages: those at the top of a section show it.
    const report = await validator.validateString(path.split("/").length < 4 ? html : mainOf(html));
    for (const { messages } of report.results)
      invalid.push(
        ...messages
          .filter(({ severity }) => severity === 2)
          .map(({ ruleId, message, line }) => `${path}:${line} ${ruleId}: ${message}`),
      );
  }
  expect.soft([...new Set(invalid)].slice(0, 40)).toEqual([]);
});
