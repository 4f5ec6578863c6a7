// What the company "Nordwind" writes in both languages: the pages that the law asks for, some of its own, a post, a job, two articles. [PKG-08]
type Both = { readonly en: string; readonly de: string };
type Data = Readonly<Record<string, unknown>>;

interface Written {
  readonly key: string;
  readonly title: Both;
  readonly url: Both;
  readonly body: Both;
  readonly more?: Data;
}

const pages: readonly Written[] = [
  {
    key: "legal-notice",
    title: { en: "Legal notice", de: "Impressum" },
    url: { en: "/contact/legal-notice", de: "/kontakt/impressum" },
    body: {
      en: "{provider:legal-name}\\\n{provider:address-lines}\n\nRepresented by {provider:representative}\n\n{provider:phone}, {provider:hours}, {provider:email}\n\n{provider:register}, {provider:vat-id}",
      de: "{provider:legal-name}\\\n{provider:address-lines}\n\nVertreten durch {provider:representative}\n\n{provider:phone}, {provider:hours}, {provider:email}\n\n{provider:register}, {provider:vat-id}",
    },
  },
  {
    key: "privacy",
    title: { en: "Data privacy", de: "Datenschutz" },
    url: { en: "/contact/data-privacy", de: "/kontakt/datenschutzerklaerung" },
    body: {
      en: "Responsible is {provider:legal-name}, {provider:address}.\n\n{personal-data:table}\n\n{consent:foreign}\n\n{consent:scripts}\n\n{payment:recipients}",
      de: "Verantwortlich ist die {provider:legal-name}, {provider:address}.\n\n{personal-data:table}\n\n{consent:foreign}\n\n{consent:scripts}\n\n{payment:recipients}",
    },
  },
  {
    key: "terms",
    title: { en: "Terms", de: "Geschäftsbedingungen" },
    url: { en: "/contact/terms", de: "/kontakt/agb" },
    body: {
      en: "## With whom\n\n{provider:legal-name}, {provider:address}. {payment:sentence}\n\n## How long\n\n{contract:renewal}",
      de: "## Mit wem\n\n{provider:legal-name}, {provider:address}. {payment:sentence}\n\n## Wie lange\n\n{contract:renewal}",
    },
  },
  {
    key: "withdrawal",
    title: { en: "Right of withdrawal", de: "Widerrufsbelehrung" },
    url: { en: "/contact/cancellation-policy", de: "/kontakt/widerrufsbelehrung" },
    body: {
      en: "Consumers may withdraw within 14 days: {provider:legal-name}, {provider:address}, {provider:phone}, {provider:email}. {contract:value}\n\n## Model form\n\n> To {provider:legal-name}, {provider:address}, {provider:email}: I withdraw from my contract.",
      de: "Verbraucherinnen und Verbraucher können binnen 14 Tagen widerrufen: {provider:legal-name}, {provider:address}, {provider:phone}, {provider:email}. {contract:value}\n\n## Muster-Formular\n\n> An {provider:legal-name}, {provider:address}, {provider:email}: Ich widerrufe meinen Vertrag.",
    },
  },
  {
    key: "accessibility",
    title: { en: "Accessibility", de: "Barrierefreiheit" },
    url: { en: "/contact/accessibility", de: "/kontakt/barrierefreiheit" },
    body: {
      en: "This shop follows WCAG 2.2, level AA. Something in your way? {provider:email}",
      de: "Dieser Shop folgt den WCAG 2.2, Stufe AA. Etwas ist im Weg? {provider:email}",
    },
  },
  {
    key: "reach-us",
    title: { en: "Reach us", de: "So erreichen Sie uns" },
    url: { en: "/reach-us", de: "/so-erreichen-sie-uns" },
    body: { en: "{provider:phone}, {provider:hours}.", de: "{provider:phone}, {provider:hours}." },
  },
  {
    key: "which-breeze",
    title: { en: "Which breeze?", de: "Welche Brise?" },
    url: { en: "/which-breeze", de: "/welche-brise" },
    body: { en: "Breeze costs {price:breeze}.", de: "Breeze kostet {price:breeze}." },
  },
];

const seo = (title: string) => ({
  metaTitle: `${title} | {provider:name}`,
  metaDescription: `${title}: what {provider:name} has to say about it.`,
});

const pageOf = ({ title, url, body }: Written, locale: keyof Both): Data => ({
  title: title[locale],
  url: url[locale],
  layout: "simple",
  seo: seo(title[locale]),
  content: [{ component: "sections.rich-text", body: body[locale] }],
});

/** JSON is YAML, too. */
const yaml = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

const article = (head: Data, text: string): string => `---\n${JSON.stringify(head)}\n---\n${text}\n`;

/** The files of a language, by their paths below the folder. */
export const filesOf = (locale: keyof Both): readonly (readonly [path: string, text: string])[] => {
  const isEnglish = locale === "en";
  const say = (en: string, de: string): string => (isEnglish ? en : de);
  const help = (key: string, title: string, url: string, position: number, text: string) =>
    [`help/${key}.md`, article({ title, url, kind: "article", position, seo: seo(title) }, text)] as const;
  const files: readonly (readonly [string, string])[] = [
    ...pages.map((page) => [`pages/${page.key}.yaml`, yaml(pageOf(page, locale))] as const),
    [
      "site.yaml",
      yaml({
        name: "Nordwind",
        audience: say("For everyone with a page.", "Für alle mit einer Seite."),
        facts: [{ label: say("Winds", "Winde"), value: "4" }],
        footerText: "{vat:all} {contract:footer}",
        footerLinks: [{ label: say("Reach us", "So erreichen Sie uns"), page: "reach-us" }],
      }),
    ],
    [
      "blog-categories.yaml",
      yaml([
        {
          key: "weather",
          name: say("Weather", "Wetter"),
          slug: say("weather", "wetter"),
          description: say("Wind and what it brings.", "Wind und was er bringt."),
        },
      ]),
    ],
    [
      "blog/first-gust.md",
      article(
        {
          title: say("The first gust", "Die erste Bö"),
          slug: say("the-first-gust", "die-erste-boe"),
          category: "weather",
          excerpt: say("How it began.", "Wie es anfing."),
          authorName: "Wilma Wetter",
          date: "now-9d",
          seo: seo(say("The first gust", "Die erste Bö")),
        },
        say("It was windy.", "Es war windig."),
      ),
    ],
    [
      "jobs/sailmaker.md",
      article(
        {
          title: say("Sailmaker", "Segelmacherin"),
          slug: say("sailmaker", "segelmacherin"),
          department: "operations",
          location: "husum",
          employment: "full_time",
          salaryFrom: 41000,
          remote: false,
          postedOn: "now-5d",
          seo: seo(say("Sailmaker", "Segelmacherin")),
        },
        say("You make sails.", "Sie machen Segel."),
      ),
    ],
    [
      "deals.yaml",
      yaml([
        {
          key: "gale-in-march",
          title: "Gale, {deal:gale-in-march}",
          text: say("A strong wind.", "Ein starker Wind."),
          category: "hosting",
          kind: "deal",
          soldOut: false,
          product: "gale",
          dealKey: "gale-in-march",
        },
      ]),
    ],
    help("sails-up", say("Sails up", "Segel setzen"), say("/sails-up", "/segel-setzen"), 1, say("Pull.", "Ziehen.")),
    help("calm", say("A calm", "Flaute"), say("/calm", "/flaute"), 2, say("Wait.", "Warten.")),
  ];
  return files.map(([path, text]) => [`${locale}/${path}`, text] as const);
};
