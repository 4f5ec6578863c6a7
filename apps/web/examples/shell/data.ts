// What the parts of the shell are given in their examples: a small shop, and one with long German words.
import mark from "../../../../content/brand/logo.svg?raw";
import { inLocale, type Locale, otherLocale } from "@kontor/domain/visitor/locale";
import type { Texts } from "../../../../packages/ui/src/examples.ts";
import type { FrameData, NavigationEntry } from "../../src/shell/model.ts";

interface Entry {
  readonly title: Texts;
  readonly children?: readonly Texts[];
}

export const few: readonly Entry[] = [
  { title: { en: "Hosting", de: "Webhosting" } },
  {
    title: { en: "Servers", de: "Server" },
    children: [
      { en: "Virtual servers", de: "Virtuelle Server" },
      { en: "Whole servers", de: "Ganze Server" },
    ],
  },
];

export const long: readonly Entry[] = [
  {
    title: { en: "Registration services", de: "Domainregistrierungsdienste" },
    children: [
      { en: "Data processing on behalf", de: "Auftragsverarbeitungsvereinbarung" },
      { en: "Certificates for many names", de: "Mehrdomainzertifikatsverlängerung" },
    ],
  },
];

export const navigationOf = (entries: readonly Entry[], locale: Locale, id: string): readonly NavigationEntry[] =>
  entries.map(({ title, children = [] }, at) => ({
    href: `/${id}-${at}`,
    title: inLocale(title, locale),
    children: children.map((child, below) => ({ href: `/${id}-${at}-${below}`, title: inLocale(child, locale) })),
  }));

export const frameOf = (entries: readonly Entry[], locale: Locale, id: string): FrameData => ({
  locale,
  otherLanguage: otherLocale(locale),
  build: "",
  messages: {},
  navigation: navigationOf(entries, locale, id),
  paths: {
    home: "/",
    account: "/account",
    cart: "/cart",
    login: "/login",
    domainCheck: "/domains",
    deals: "/deals",
    search: "/search",
    overview: "/overview",
    lawBook: "/law-book",
    blog: "/blog",
    jobs: "/jobs",
    contact: "/en/contact/send-message",
    help: "/help",
  },
  legal: [],
  rights: [],
  footer: { text: null, links: [] },
  provider: {
    name: "Beispiel",
    mark,
    slogan: "",
    legalName: "Beispiel Hosting",
    email: "",
    phone: "",
    phoneShown: "",
    hours: "",
  },
});
