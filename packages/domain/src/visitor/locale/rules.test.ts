// Examples of the specification for languages.
import { describe, expect, it } from "vitest";
import {
  alternates,
  counterpart,
  inLocale,
  localeFromPath,
  negotiateLocale,
  toLocale,
  withLocale,
  withoutLocale,
} from "./index.ts";

describe("language of an unprefixed request", () => {
  it("[LOC-02] reads the locale cookie, then i18n_redirect, then Accept-Language, then takes English", () => {
    expect(negotiateLocale({ localeCookie: "de", i18nRedirectCookie: "en", acceptLanguage: "en" })).toBe("de");
    expect(negotiateLocale({ i18nRedirectCookie: "de", acceptLanguage: "en" })).toBe("de");
    expect(negotiateLocale({ acceptLanguage: "de" })).toBe("de");
    expect(negotiateLocale({})).toBe("en");
  });
  it("[LOC-02] passes over cookies that name no language of the shop", () => {
    expect(negotiateLocale({ localeCookie: "fr", i18nRedirectCookie: "DE", acceptLanguage: "de" })).toBe("de");
  });
  it.each([
    ["de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7", "de"],
    ["de-AT,de;q=0.9,en-US;q=0.8,en;q=0.7", "de"],
    ["de-CH", "de"],
    ["fr-FR,fr;q=0.9", "en"],
    ["fr,de;q=0.5", "de"],
    ["en;q=0.2,de;q=0.9", "de"],
    ["de;q=0,en", "en"],
    ["de;q=0", "en"],
    ["*", "en"],
    ["", "en"],
    ["en-AU,de-DE;q=0.5", "en"],
    ["de-AT,en;q=0.5", "de"],
    ["fr,de-CH,en", "de"],
    ["en-AU,de-DE,en-GB", "en"],
    ["en;q=0.3,de-AT;q=0.8,en-GB;q=0.7", "de"],
    ["de-AT;q=0,en", "en"],
    ["en; q=0, de", "de"],
    ["en;q=5,de;q=0.1", "de"],
    ["de;xq=0", "de"],
  ])("[LOC-02] Accept-Language %s gives %s", (acceptLanguage, locale) => {
    expect(negotiateLocale({ acceptLanguage })).toBe(locale);
  });
});

describe("codes and prefixes", () => {
  it("[LOC-07] takes en-GB, en-US and de-DE and no other region", () => {
    expect(["en", "en-GB", "en-US", "de", "de-DE", "de_DE", " de "].map(toLocale)).toEqual([
      "en",
      "en",
      "en",
      "de",
      "de",
      "de",
      "de",
    ]);
    expect(["fr", "de-AT", "english", "", "__proto__", "constructor"].map(toLocale)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
  it("[LOC-06] matches a prefix exactly", () => {
    expect(["/en", "/de/", "/en/hosting", "/EN", "/english", "/fr", "/", "en", "//en"].map(localeFromPath)).toEqual([
      "en",
      "de",
      "en",
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect([
      withLocale("de", "/"),
      withLocale("de", "/hosting"),
      withoutLocale("/de"),
      withoutLocale("/de/hosting"),
    ]).toEqual(["/de", "/de/hosting", "/", "/hosting"]);
  });
});

describe("what is written in several languages", () => {
  it("[LOC-01] [CODE2-6] is read in the language, else in the default one; null stays where it is, and nothing stays nothing", () => {
    expect([inLocale({ en: "day", de: "Tag" }, "de"), inLocale({ en: "day", de: "Tag" }, "en")]).toEqual([
      "Tag",
      "day",
    ]);
    expect(inLocale({ en: "day" }, "de")).toBe("day");
    expect(inLocale({ en: "/en/day", de: null }, "de")).toBeNull();
    expect(inLocale(undefined, "de")).toBeUndefined();
  });
});

describe("the same page in the other language", () => {
  const paths = { en: "/en/contact/legal-notice", de: "/de/kontakt/impressum" };
  it("[LOC-06] keeps query and hash when switching", () => {
    expect(counterpart(paths, "de", { query: "?ref=7", hash: "#top" })).toBe("/de/kontakt/impressum?ref=7#top");
    expect(counterpart(paths, "en", { query: "a=b" })).toBe("/en/contact/legal-notice?a=b");
  });
  it("[LOC-06] says so where no counterpart exists, and never leads home", () => {
    expect(counterpart({ en: null, de: "/de/groupware" }, "en")).toBeNull();
  });
  it("[LOC-07] [LOC-16] names the alternates by en-GB and de-DE, the language picker as x-default of the home page", () => {
    expect(alternates("https://kontor.example", { en: "/en", de: "/de" })).toEqual([
      { hreflang: "en-GB", href: "https://kontor.example/en" },
      { hreflang: "de-DE", href: "https://kontor.example/de" },
      { hreflang: "x-default", href: "https://kontor.example/" },
    ]);
    expect(alternates("", { en: null, de: "/de/groupware" }).map(({ hreflang }) => hreflang)).toEqual([
      "de-DE",
      "x-default",
    ]);
    expect(alternates("", paths).at(-1)).toEqual({ hreflang: "x-default", href: paths.en });
    expect(alternates("", { en: null, de: null })).toEqual([]);
  });
});
