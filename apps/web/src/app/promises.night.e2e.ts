// No promise without its form: what any page of either language says that one can do leads to a form, directly or by one page between, and every form answers. [FRM-01] [LGL-02] [LGL-03] [LGL-05] [CUS-10] [CNT-03]
import type { Form } from "@kontor/domain/site/request";
import { formPath, forms } from "../../test/browser/forms.ts";
import { expect, type Locale, test } from "../../test/browser/shop.ts";

const locales: readonly Locale[] = ["en", "de"];

/** What a page says that one can do, in its words. */
const promises: Readonly<Record<Locale, Readonly<Partial<Record<Form, RegExp>>>>> = {
  en: {
    newsletter: /subscribe to (?:our|the) (?:monthly )?(?:newsletter|letter)|sign up for (?:our|the) newsletter/i,
    application: /\bapply (?:now|here|online|with)|apply on your own initiative|initiative application/i,
    cancellation: /\bcancel (?:your|the|a|any|contracts?)\b|cancellation form/i,
    withdrawal: /withdraw from (?:your|the|a) contract|withdrawal form|right of withdrawal/i,
    contact: /\bcontact us\b|write to us|send us a message/i,
    abuse: /report (?:illegal )?content|report abuse|abuse notice/i,
    privacy: /send your request here|data request/i,
    sponsoring: /tell us about your project|sponsor(?:ing|ship) request/i,
    "product-pro": /request a quote/i,
  },
  de: {
    newsletter: /(?:Newsletter|Rundbrief) (?:anmelden|abonnieren|bestellen)|Rundbrief anfordern/i,
    application: /\bjetzt bewerben|initiativ bewerben|Initiativbewerbung|bewerben Sie sich/i,
    cancellation: /Vertr(?:ag|äge) (?:hier |online )?(?:zu )?kündigen|Kündigungsformular/i,
    withdrawal: /Vertrag widerrufen|Widerrufsformular|Widerrufsrecht/i,
    contact: /schreiben Sie uns(?!, was Sie gut)|Nachricht (?:an uns )?senden|Kontaktformular/i,
    abuse: /Inhalte? (?:zu )?melden|rechtswidrige Inhalte|Missbrauch melden/i,
    privacy: /Stellen Sie (?:hier )?Ihre Anfrage|Datenschutzanfrage/i,
    sponsoring: /Erzählen Sie uns von Ihrem Vorhaben|Sponsoring-?Anfrage/i,
    "product-pro": /Angebot anfragen|Angebot anfordern/i,
  },
};

/** What no form and no rule does yet: no page may promise it. [SHOP3-8] */
const withoutForm: Readonly<Record<Locale, RegExp>> = {
  en: /\bwe remind you(?! once)|(?:move|upgrade) (?:up )?to (?:a|the) larger plan|change (?:the|your) billing period|add-on at any time|service is suspended/i,
  de: /\berinnern wir (?:Sie|kostenlos|noch)|in (?:den|einen) größeren Tarif (?:um|wechseln)|Abrechnungszeitraum (?:ändern|wechseln)|Zusatz jederzeit|Leistung ruht/i,
};

/** Each of these products has a form of its own. */
const offers: Readonly<Record<Locale, string>> = { en: "/en/contact/offer/", de: "/de/kontakt/angebot/" };

const decoded = (text: string): string =>
  text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll(" ", " ");
const partOf = (html: string, name: string): string => new RegExp(`<${name}\\b[^]*</${name}>`).exec(html)?.[0] ?? "";
const textOf = (html: string): string =>
  decoded(html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, " ").replaceAll(/<[^>]+>/g, " ")).replaceAll(/\s+/g, " ");
const linksOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/<a\b[^>]*?\shref="([^"#?]*)/g)].map(([, href]) => decoded(href ?? "")));
const sentTo = (html: string): readonly string[] =>
  [...html.matchAll(/<form\b(?=[^>]*method="post")[^>]*?\saction="([^"]*)"/g)].map(([, action]) =>
    decoded(action ?? ""),
  );

test("[FRM-01] [FRM-02] [FRM-03] [FRM-04] [LGL-02] [LGL-03] [LGL-05] [CUS-10] [CNT-03] what pages promise leads to a form that answers, in both languages", async ({
  request,
  shop,
}) => {
  test.setTimeout(300_000);
  const sitemaps = [...(await (await request.get("/sitemap.xml")).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => url ?? "",
  );
  const paths = new Set<string>(locales.flatMap((locale) => forms.map((form) => formPath(form, locale))));
  for (const sitemap of sitemaps)
    for (const [, url] of (await (await request.get(new URL(sitemap).pathname)).text()).matchAll(
      /<loc>([^<]+)<\/loc>/g,
    ))
      paths.add(new URL(url ?? "").pathname);
  const pages = new Map<
    string,
    { readonly text: string; readonly main: ReadonlySet<string>; readonly all: ReadonlySet<string> }
  >();
  const actions = new Set<string>();
  const queue = [...paths];
  while (queue.length > 0)
    await Promise.all(
      queue.splice(0, 6).map(async (path) => {
        const answer = await request.get(path);
        expect(answer.status(), path).toBe(200);
        const html = await answer.text();
        const main = partOf(html, "main");
        pages.set(path, { text: textOf(main), main: linksOf(main), all: linksOf(html) });
        for (const action of sentTo(html)) actions.add(action);
      }),
    );
  expect(pages.size).toBeGreaterThan(150);

  const promised = new Set<string>();
  const broken: string[] = [];
  for (const [path, { text, main, all }] of pages) {
    const locale = locales.find((one) => path.startsWith(`/${one}`)) ?? "en";
    const unkept = withoutForm[locale].exec(text)?.[0];
    if (unkept !== undefined) broken.push(`${path}: “${unkept}” is promised and never done`);
    for (const [form, promise] of Object.entries(promises[locale]) as [Form, RegExp][]) {
      const found = promise.exec(text)?.[0];
      const target = formPath(form, locale);
      if (found === undefined || path === target) continue;
      promised.add(`${form} ${locale}`);
      const leads = (links: ReadonlySet<string>): boolean =>
        form === "product-pro" ? [...links].some((link) => link.startsWith(offers[locale])) : links.has(target);
      const isNear = leads(all) || [...main].some((next) => leads(pages.get(next)?.main ?? new Set()));
      if (!isNear) broken.push(`${path}: “${found}” leads to no ${target}`);
    }
  }
  expect.soft(broken).toEqual([]);
  // Each kind is promised somewhere, in its language.
  expect
    .soft(forms.flatMap((form) => locales.map((locale) => `${form} ${locale}`)).filter((one) => !promised.has(one)))
    .toEqual([]);

  const silent: string[] = [];
  for (const action of actions) {
    const answer = await request.post(action, { form: {}, maxRedirects: 0, headers: { origin: shop.url } });
    if ([404, 405].includes(answer.status()) || answer.status() >= 500) silent.push(`${action}: ${answer.status()}`);
  }
  for (const locale of locales)
    for (const form of forms) {
      const path = formPath(form, locale);
      const answer = await request.post(path, { form: {}, headers: { origin: shop.url } });
      const html = await answer.text();
      if (!actions.has(path) || answer.status() !== 422 || !html.includes('id="error-summary"'))
        silent.push(`${path}: ${answer.status()}`);
      if (!new RegExp(`<html[^>]* lang="${locale}`).test(html)) silent.push(`${path} answers in another language`);
    }
  expect(silent).toEqual([]);
});
